// What keeps its place on screen when the layout changes: rule D8 of docs/semantics.md.
extension Scene {
    mutating func setAnchor(toItemAt path: IndexPath) throws(CollectionError) {
        _ = try stage.dataSource.itemIndex(of: path)
        try prepare(viewport.bounds)
        // An item that a custom layout fails to place is an anchor without a place.
        anchor.item = AnchoredItem(path, start: try? start(ofItemAt: path))
        anchor.room = 0
    }

    /// Remembers where the item is that the host named as the anchor.
    mutating func noteAnchor() {
        (anchor.hasUpdates, anchor.room, anchor.pickedUpView) = (false, 0, .none)
        guard let item = anchor.item else { return }
        // Nothing fails any more: a custom layout has said before where the item is.
        anchor.item = AnchoredItem(item.indexPath, start: try? start(ofItemAt: item.indexPath))
    }

    /// Returns where an item begins along the main axis: in an interactive transition, where
    /// display frames show it.
    private mutating func start(ofItemAt path: IndexPath) throws(CollectionError) -> Double? {
        let item = AnchorElement(element: .cell(path), isLast: false)
        if !isLed { return try stage.edge(of: item, in: viewport) }
        let shown = shownLayout()
        if shown.blended == nil { return try shown.stage.edge(of: item, visible: shown.visible) }
        var transforms: [Transform3D] = []
        return try shown.attributes(for: .cell(path), transforms: &transforms)
            .map { stage.configuration.scrollDirection.mainStart($0.frame) }
    }

    /// Returns by how much the content offset is to move so that the anchor stays where it was on
    /// screen.
    ///
    /// - Parameter asked: The viewport as the host asked for it.
    /// - Throws: What a custom layout throws.
    /// - Complexity: O(log n + visible elements)
    mutating func contentOffsetAdjustment(
        _ asked: Viewport
    ) throws(CollectionError) -> Point {
        let axis = stage.configuration.scrollDirection
        noteShownOffset()
        // At the start an element is the anchor, too, unless the view is there.
        if anchor.isAtStart || anchor.contentAnchor == .end, let edge = heldEdge(),
            let distance = stage.offsetAdjustment(asked, holding: edge)
        {
            return distance
        }
        if !stage.movesAnchor && !(interactive?.other.didChange ?? false) { return .zero }
        var positions: (was: Double, now: Double)?
        if let (element, was) = screen.anchorEdge(anchor, axis) {
            let was = was + anchor.room
            // Visible elements are in the window, where it has gone along with updates.
            if screen.window.hasFollowed && anchor.item == nil {
                positions = (was, was + screen.window.followedDistance)
            } else if let now = try stage.edge(of: element, in: viewport) {
                positions = (was, now)
            }
        }
        return stage.offsetAdjustment(
            asked, from: screen.axis ?? axis, screen.frame.contentSize, positions)
    }

    /// Returns where the edge is that the anchor keeps, while a person moves an item.
    @inline(never)
    mutating func anchorEdgeNow() -> Double? {
        guard screen.isShown,
            let (element, _) = screen.anchorEdge(anchor, stage.configuration.scrollDirection)
        else { return nil }
        if stage.custom != nil {
            // What the layout has said is void, or the next display frame says why it is not.
            if stage.needsLayout { return nil }
            try? stage.free?.resume()
        }
        return try? stage.edge(of: element, in: viewport)
    }

    /// Has the anchor leave the content offset alone for what has made room.
    ///
    /// - Parameter edge: Where the edge was that the anchor keeps.
    mutating func noteRoom(since edge: Double?) {
        guard let edge, let now = anchorEdgeNow() else { return }
        anchor.room += now - edge
    }

    /// The visible element that is the anchor before an update, and by how much its edge has moved
    /// beside what made room.
    @inline(never)
    mutating func anchorBesideRoom() -> (shown: Int, moved: Double)? {
        guard !anchor.hasUpdates, anchor.item == nil, let shown = screen.visible.anchor(anchor),
            let (_, was) = screen.anchorEdge(anchor, stage.configuration.scrollDirection),
            let now = anchorEdgeNow()
        else { return nil }
        return (shown, now - was - anchor.room)
    }

    /// Has the anchor know what made room for the element that an update has made the anchor, in
    /// place of one that the update has taken away.
    ///
    /// - Parameter presented: What was presented before the update.
    @inline(never)
    mutating func followAnchor(_ before: (shown: Int, moved: Double), _ presented: Stage) {
        guard let shown = screen.visible.anchor(anchor), shown != before.shown,
            let (now, was) = screen.anchorEdge(anchor, stage.configuration.scrollDirection)
        else { return }
        let old = AnchorElement(
            element: screen.visible.elements[shown].element, isLast: now.isLast)
        guard let edge = try? presented.edge(of: old, in: viewport) else { return }
        anchor.room = edge - was - before.moved
    }

    /// Has the content anchor know where the content offset was in the last display frame, if that
    /// matters to the anchor.
    mutating func noteShownOffset() {
        if anchor.dependsOnOffset { keepShownOffset() }
    }

    /// Has the content anchor know where the content offset was in the last display frame, whatever
    /// the anchor is. Call this before the bounds or what surrounds them become others.
    @inline(never)
    mutating func keepShownOffset() {
        if shownOffset?.sequence == screen.frame.sequence { return }
        let (offset, size) = (screen.frame.contentOffset, viewport.bounds.size)
        let bounds = Rect(x: offset.x, y: offset.y, width: size.width, height: size.height)
        let shown = ShownOffset(
            screen.frame.sequence, viewport.at(bounds),
            screen.axis ?? stage.configuration.scrollDirection,
            startsAtGreatest: screen.startedAtGreatest, contentSize: screen.frame.contentSize)
        anchor.isAtStart = HeldEdge(isEnd: false, shown).isReached
        shownOffset = shown
    }

    /// Returns the edge of the content that the content offset keeps to, where it is there; nil: an
    /// element is the anchor.
    mutating func heldEdge() -> HeldEdge? {
        if !anchor.holdsEdge || !screen.isShown { return nil }
        keepShownOffset()
        let isEnd = anchor.contentAnchor == .end
        return shownOffset.map { HeldEdge(isEnd: isEnd, $0) }
    }

    /// Returns whether other bounds move the content offset though nothing else changes: at the end
    /// of the content, where the anchor is the end.
    mutating func endMoves(in bounds: Rect) -> Bool {
        if anchor.contentAnchor != .end || screen.zoomScale != viewport.zoomScale { return false }
        return heldEdge()?.moves(in: bounds.size) ?? false
    }

    /// Returns by how much invalidation contexts move the content offset.
    ///
    /// - Parameter asked: The viewport as the host asked for it.
    mutating func invalidationAdjustment(_ asked: Viewport) -> Point {
        let size = screen.frame.sequence == 0 ? stage.contentSize : screen.frame.contentSize
        return stage.offsetAdjustment(asked, by: stage.added.offset, since: size)
    }
}
