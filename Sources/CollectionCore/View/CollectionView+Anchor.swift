// What keeps its place on screen when the layout changes: rule D8 of docs/semantics.md.
extension CollectionView {
    /// - Throws: `invalidSection`, `invalidItem`.
    public mutating func setContentAnchor(
        _ anchor: ContentAnchor
    ) throws(CollectionError) {
        switch anchor {
        case .none, .firstVisibleItem, .lastVisibleItem: anchoredItem = nil
        case .item(let path): try setAnchor(toItemAt: path)
        case .identifier(let identifier):
            guard let path = indexPath(forItem: identifier) else {
                throw .unknownItemIdentifier(identifier)
            }
            try setAnchor(toItemAt: path)
        }
        contentAnchor = anchor
    }

    private mutating func setAnchor(toItemAt path: IndexPath) throws(CollectionError) {
        _ = try stage.dataSource.itemIndex(of: path)
        try prepare(bounds)
        anchoredItem = AnchoredItem(indexPath: path, start: startNow(ofItemAt: path))
    }

    /// Where an item begins along the main axis: while the host leads, as display frames show it.
    mutating func startNow(ofItemAt path: IndexPath) -> Double? {
        if !isLed { return edgeNow(of: .cell(path), isLast: false) }
        let now = layoutNow()
        if now.blended == nil { return now.edge(of: .cell(path), isLast: false) }
        var transforms: [Transform3D] = []
        return now.attributes(for: .cell(path), transforms: &transforms)
            .map { stage.configuration.scrollDirection.mainStart($0.frame) }
    }

    /// The item that is named as the anchor goes with an update; if it is deleted, the first
    /// visible one takes its place.
    mutating func followAnchor(_ plan: UpdatePlan) {
        guard let item = anchoredItem else { return }
        let (element, fate) = plan.follow(
            .cell(item.indexPath), plan.way(ofSection: item.indexPath.section), ownership)
        if fate.contains(.isGone) {
            anchoredItem = nil
            contentAnchor = .firstVisibleItem
        } else {
            anchoredItem?.indexPath = element.indexPath
        }
    }

    /// By how much the content offset is to move so that the anchor stays where it was on screen.
    ///
    /// - Parameter asked: The bounds as the host asked for them.
    /// - Complexity: O(log n + visible elements)
    mutating func contentOffsetAdjustment(_ asked: Rect) -> Point {
        let old = shownAxis ?? stage.configuration.scrollDirection
        return offsetAdjustment(asked, from: old, frame.contentSize, anchorPositions(from: old))
    }

    /// The same for an anchor of which it is known where it was along the old axis, and where it is
    /// along the new one.
    ///
    /// - Parameter size: That of the content before.
    mutating func offsetAdjustment(
        _ asked: Rect, from oldAxis: Axis, _ size: Size, _ anchor: (was: Double, now: Double)?
    ) -> Point {
        let axis = stage.configuration.scrollDirection
        if oldAxis != axis { return adjustmentAcross(asked, from: oldAxis, anchor) }
        let old = axis.mainStart(asked)
        let before = offsetRange(axis, content: size, asked)
        let after = offsetRange(axis, content: laidOutContentSize, asked)
        let inside = before.clamped(old)
        let target = inside + (anchor.map { $0.now - $0.was } ?? 0)
        return axis.point(main: (after.clamped(target) + (old - inside)) - old, cross: 0)
    }

    /// The same where a context of invalidation says by how much; the offset is clamped on both
    /// axes, as by the anchor on one.
    ///
    /// - Parameter size: That of the content before; nil: in the last display frame.
    @inline(never)
    func contentOffsetAdjustment(
        _ asked: Rect, by distance: Point, since size: Size? = nil
    ) -> Point {
        let now = laidOutContentSize
        let size = size ?? (frame.sequence == 0 ? now : frame.contentSize)
        return Point(
            x: adjustment(of: asked.x, by: distance.x, .horizontal, asked, size),
            y: adjustment(of: asked.y, by: distance.y, .vertical, asked, size))
    }

    private func adjustment(
        of old: Double, by distance: Double, _ axis: Axis, _ asked: Rect, _ size: Size
    ) -> Double {
        let after = offsetRange(axis, content: laidOutContentSize, asked)
        let before = offsetRange(axis, content: size, asked)
        let inside = before.clamped(old)
        return after.clamped(inside + distance) + (old - inside) - old
    }

    /// The same after the scroll direction has changed: the anchor keeps its distance along the
    /// new axis, and the content begins at its start across.
    private mutating func adjustmentAcross(
        _ asked: Rect, from old: Axis, _ anchor: (was: Double, now: Double)?
    ) -> Point {
        let axis = stage.configuration.scrollDirection
        let range = offsetRange(axis, content: laidOutContentSize, asked)
        guard let (was, now) = anchor else {
            let main = axis.mainStart(asked)
            return axis.point(main: range.clamped(main) - main, cross: 0)
        }
        let main = range.clamped(now - (was - old.mainStart(asked)))
        let cross = -axis.crossStart(environment.contentInset)
        return axis.point(
            main: main - axis.mainStart(asked), cross: cross - old.mainStart(asked))
    }

    /// Where the anchor's edge was along the main axis, and where it is now; nil without one.
    private mutating func anchorPositions(from old: Axis) -> (was: Double, now: Double)? {
        switch contentAnchor {
        case .none: return nil
        case .item, .identifier:
            guard let item = anchoredItem, let was = item.start,
                let now = edgeNow(of: .cell(item.indexPath), isLast: false)
            else { return nil }
            return (was, now)
        case .firstVisibleItem: return anchorEdges(from: old, isLast: false)
        case .lastVisibleItem: return anchorEdges(from: old, isLast: true)
        }
    }

    private mutating func anchorEdges(from old: Axis, isLast: Bool) -> (was: Double, now: Double)? {
        guard let index = visible.anchor(isLast: isLast),
            let now = edgeNow(of: visible.followedElement(index), isLast: isLast)
        else { return nil }
        var frame = visible.layoutAttributes(index).frame
        if !displacements.isEmpty {
            let distance = displacement(of: visible.elements[index].element)
            frame.x -= distance.x
            frame.y -= distance.y
        }
        if let shownFree { return (shownFree.edge(of: frame, isLast: isLast), now) }
        return (isLast ? old.mainEnd(frame) : old.mainStart(frame), now)
    }

    /// The least and the greatest content offset along the main axis: rule F3.
    @inline(__always)
    func offsetRange(_ axis: Axis, content: Size, _ bounds: Rect) -> OffsetRange {
        let inset = environment.contentInset
        let least = -axis.mainStart(inset)
        let greatest = axis.main(content) + axis.mainEnd(inset) - axis.main(bounds.size)
        return OffsetRange(least: least, greatest: max(greatest, least))
    }
}

struct OffsetRange {
    var least: Double
    var greatest: Double

    func clamped(_ offset: Double) -> Double { min(max(offset, least), greatest) }
}

/// An item that was named as the content anchor.
struct AnchoredItem {
    var indexPath: IndexPath
    /// Where it began along the main axis in the last display frame; nil: nowhere.
    var start: Double?
}

extension VisibleElements {
    /// The cell that keeps its place, of those in the last display frame: not one that is gone or
    /// was moved, and not one whose size was an estimate, if there are others.
    func anchor(isLast: Bool) -> Int? {
        var estimated: Int?
        for place in elements.indices {
            let index = isLast ? elements.count - 1 - place : place
            let shown = elements[index]
            if !shown.element.isCell || !fate(index).isDisjoint(with: [.isGone, .isMoved]) {
                continue
            }
            if !shown.flags.contains(.isEstimated) { return index }
            if estimated == nil { estimated = index }
        }
        return estimated
    }
}
