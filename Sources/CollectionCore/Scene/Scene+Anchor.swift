// The content offset anchor: the element that keeps its place on screen when the layout changes.
// Rule D8 of docs/semantics.md.
extension Scene {
    mutating func setAnchor(toItemAt path: IndexPath) throws(CollectionError) {
        _ = try stage.dataSource.itemIndex(of: path)
        try prepare(viewport.bounds)
        // An item that a custom layout fails to place is an anchor without a place.
        anchor.item = AnchoredItem(path, start: try? start(ofItemAt: path))
        anchor.room = 0
    }

    /// Stores where the item begins that the host has set as the anchor, if the host has set one.
    mutating func noteAnchor() {
        (anchor.hasUpdates, anchor.room, anchor.pickedUpView) = (false, 0, .none)
        guard let item = anchor.item else { return }
        // Nothing fails here: a custom layout has answered the attributes of this item before.
        anchor.item = AnchoredItem(item.indexPath, start: try? start(ofItemAt: item.indexPath))
    }

    /// Returns where an item begins along the main axis, in points; in an interactive transition,
    /// where display frames display the item.
    private mutating func start(ofItemAt path: IndexPath) throws(CollectionError) -> Double? {
        let item = AnchorElement(element: .cell(path), isLast: false)
        if !isLed { return try stage.edge(of: item, in: viewport) }
        let shown = shownLayout()
        if shown.blended == nil { return try shown.stage.edge(of: item, visible: shown.visible) }
        var transforms: [Transform3D] = []
        return try shown.attributes(for: .cell(path), transforms: &transforms)
            .map { stage.configuration.scrollDirection.mainStart($0.frame) }
    }

    /// Returns the distance to add to the content offset so that the anchor stays where it was on
    /// screen.
    ///
    /// - Parameter asked: The viewport that the host has requested.
    /// - Throws: Any error that a custom layout throws.
    /// - Complexity: O(log n + visible elements)
    mutating func contentOffsetAdjustment(
        _ asked: Viewport
    ) throws(CollectionError) -> Point {
        let axis = stage.configuration.scrollDirection
        noteShownOffset()
        // At the start of the content, an edge is held only if the content offset is at the start;
        // otherwise an element is the anchor.
        if anchor.isAtStart || anchor.contentAnchor == .end, let edge = heldEdge(),
            let distance = stage.offsetAdjustment(asked, holding: edge)
        {
            return distance
        }
        if !stage.movesAnchor && !(interactive?.other.didChange ?? false) { return .zero }
        var positions: (was: Double, now: Double)?
        if let (element, was) = screen.anchorEdge(anchor, axis) {
            let was = was + anchor.room
            // The window contains all visible elements if it has been adjusted for updates.
            if screen.window.hasFollowed && anchor.item == nil {
                positions = (was, was + screen.window.followedDistance)
            } else if let now = try stage.edge(of: element, in: viewport) {
                positions = (was, now)
            }
        }
        return stage.offsetAdjustment(
            asked, from: screen.axis ?? axis, screen.frame.contentSize, positions)
    }

    /// Returns where the held edge of the anchor is in the present layout, while a person moves an
    /// item.
    @inline(never)
    mutating func anchorEdgeNow() -> Double? {
        guard screen.isShown,
            let (element, _) = screen.anchorEdge(anchor, stage.configuration.scrollDirection)
        else { return nil }
        if stage.custom != nil {
            // An invalid layout gives no answer; the next display frame reports the reason.
            if stage.needsLayout { return nil }
            try? stage.free?.resume()
        }
        return try? stage.edge(of: element, in: viewport)
    }

    /// Excludes the movement of the anchor since `edge` from adjustments of the content offset: the
    /// anchor has moved because other elements made room.
    ///
    /// - Parameter edge: Where the held edge of the anchor was before other elements made room.
    mutating func noteRoom(since edge: Double?) {
        guard let edge, let now = anchorEdgeNow() else { return }
        anchor.room += now - edge
    }

    /// The index of the visible element that is the anchor before an update, and the distance that
    /// its edge has moved, without the distance it moved because other elements made room.
    @inline(never)
    mutating func anchorBesideRoom() -> (shown: Int, moved: Double)? {
        guard !anchor.hasUpdates, anchor.item == nil, let shown = screen.visible.anchor(anchor),
            let (_, was) = screen.anchorEdge(anchor, stage.configuration.scrollDirection),
            let now = anchorEdgeNow()
        else { return nil }
        return (shown, now - was - anchor.room)
    }

    /// Computes `anchor.room` for the element that an update has made the anchor in place of an
    /// element that the update has deleted.
    ///
    /// - Parameter presented: The stage that was presented before the update.
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

    /// Stores the content offset of the last display frame for the anchor, if the anchor depends on
    /// the content offset.
    mutating func noteShownOffset() {
        if anchor.dependsOnOffset { keepShownOffset() }
    }

    /// Stores the content offset of the last display frame for the anchor, whatever the anchor is.
    /// Call this before the bounds or the environment change.
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

    /// Returns the edge of the content at which the content offset is held if the offset was at
    /// that edge (`isReached`); nil: an element is the anchor.
    mutating func heldEdge() -> HeldEdge? {
        if !anchor.holdsEdge || !screen.isShown { return nil }
        keepShownOffset()
        let isEnd = anchor.contentAnchor == .end
        return shownOffset.map { HeldEdge(isEnd: isEnd, $0) }
    }

    /// Whether a change of the bounds moves the content offset although nothing else changes: the
    /// content anchor is the end, and the content offset is at the end of the content.
    mutating func endMoves(in bounds: Rect) -> Bool {
        if anchor.contentAnchor != .end || screen.zoomScale != viewport.zoomScale { return false }
        return heldEdge()?.moves(in: bounds.size) ?? false
    }

    /// Returns the distance by which invalidation contexts move the content offset.
    ///
    /// - Parameter asked: The viewport that the host has requested.
    mutating func invalidationAdjustment(_ asked: Viewport) -> Point {
        let size = screen.frame.sequence == 0 ? stage.contentSize : screen.frame.contentSize
        return stage.offsetAdjustment(asked, by: stage.added.offset, since: size)
    }
}
