// The element that is the content offset anchor, and where it was in the last display frame.
extension Scene {
    /// Whether the anchor keeps its place; otherwise a place is chosen from the cells of the last
    /// display frame, as somebody has scrolled, or other items are in order.
    @inline(never)
    var keepsPlace: Bool {
        guard anchor.order == .none, !screen.isReloaded,
            anchor.place?.isLeft(at: screen.shownOffset(.vertical)) == false
        else { return false }
        return anchor.place?.isSuccessor == false || visibleAnchor() == nil
    }

    /// Whether the anchor is the far edge of a cell of the last display frame: the edge at which
    /// the last visible item ends, or at which mirrored items begin.
    var anchorsFarEdge: Bool { anchor.isLast != screen.startedAtGreatest }

    /// Returns the index of the anchor among the elements of the last display frame; nil: there is
    /// none.
    ///
    /// - Complexity: O(visible elements)
    @inline(never)
    func visibleAnchor() -> Int? {
        if anchor.order == .none, screen.showsPath { return screen.visible.frontCell(anchor) }
        let cell = screen.visible.anchor(anchor)
        return sectionAnchor(insteadOf: cell) ?? cell
    }

    /// Returns the element that is the anchor, by its present index path; nil: there is none.
    @inline(never)
    func anchorElement() -> AnchorElement? {
        if screen.isReloaded { return nil }
        if let path = anchor.item?.indexPath {
            return AnchorElement(.cell(path), isLast: screen.startedAtGreatest)
        }
        if !anchor.isVisible { return nil }
        if keepsPlace, let place = anchor.place {
            return AnchorElement(place.element, isLast: place.isFar, isKept: true)
        }
        return visibleAnchor().map {
            AnchorElement(screen.visible.followedElement($0), isLast: anchorsFarEdge)
        }
    }

    /// Returns the index of the anchor among the visible elements; nil: the anchor is not visible.
    func anchorIndex() -> Int? {
        guard keepsPlace, let place = anchor.place else { return visibleAnchor() }
        let visible = screen.visible
        return visible.elements.indices.first {
            visible.followedElement($0) == place.element && !visible.fate($0).contains(.isGone)
        }
    }

    /// Returns the content offset anchor, by its index paths before an update and after the update.
    func anchorWay(since before: StagesBefore) -> (was: AnchorElement, now: AnchorElement)? {
        guard let now = anchorElement() else { return nil }
        var was = now
        if anchor.item != nil, let path = before.anchored {
            was.element = .cell(path)
            return (was, now)
        }
        guard let index = anchorIndex() else { return nil }
        was.element =
            before.followed.isEmpty
            ? screen.visible.elements[index].element : before.followed[index].element
        return (was, now)
    }

    /// Returns the content offset anchor, and where its edge was along the main axis in the last
    /// display frame; nil without an anchor.
    @inline(never)
    func anchorEdge() -> (anchor: AnchorElement, was: Double)? {
        if let item = anchor.item {
            let element = AnchorElement(.cell(item.indexPath), isLast: screen.startedAtGreatest)
            return item.start.map { (element, $0) }
        }
        if !anchor.isVisible { return nil }
        if keepsPlace, let place = anchor.place {
            let anchor = AnchorElement(place.element, isLast: place.isFar, isKept: true)
            return (anchor, place.offset + place.distance)
        }
        let axis = screen.axis ?? stage.settings.scrollDirection
        return visibleAnchor().map {
            screen.visibleAnchorEdge($0, isFar: anchorsFarEdge, axis)
        }
    }
}
