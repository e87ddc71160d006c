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
        (anchor.isRoomMade, anchor.room, anchor.pickedUpView) = (false, 0, .none)
        anchor.order = .none
        guard let item = anchor.item else { return }
        // Nothing fails here: a custom layout has answered the attributes of this item before.
        anchor.item = AnchoredItem(item.indexPath, start: try? start(ofItemAt: item.indexPath))
    }

    /// Returns where an item begins along the main axis, in points; in an interactive transition,
    /// where display frames display the item.
    private mutating func start(ofItemAt path: IndexPath) throws(CollectionError) -> Double? {
        let item = AnchorElement(.cell(path), isLast: screen.startedAtGreatest)
        if !isLed { return try stage.edge(of: item, in: viewport) }
        let shown = shownLayout()
        if shown.blended == nil { return try shown.stage.edge(of: item, visible: shown.visible) }
        var transforms: [Transform3D] = []
        return try shown.attributes(for: .cell(path), transforms: &transforms)
            .map {
                let axis = stage.settings.scrollDirection
                return item.isLast ? axis.mainEnd($0.frame) : axis.mainStart($0.frame)
            }
    }

    /// Returns the distance to add to the content offset so that the anchor stays where it was on
    /// screen.
    ///
    /// - Parameter asked: The viewport that the host has requested.
    /// - Throws: Any error that a custom layout throws.
    /// - Complexity: O(log n + visible elements)
    @inline(never)
    mutating func contentOffsetAdjustment(
        _ asked: Viewport
    ) throws(CollectionError) -> Point {
        let axis = stage.settings.scrollDirection
        if let edge = heldEdge(), let distance = stage.offsetAdjustment(asked, holding: edge) {
            anchor.place?.leave()
            return distance
        }
        if !stage.movesAnchor && !(interactive?.other.didChange ?? false) { return .zero }
        if interactive == nil { choosePlace() }
        let edges = try anchorEdges(in: stage)
        let distance = stage.offsetAdjustment(
            asked, from: screen.axis ?? axis, screen.frame.contentSize, edges)
        anchor.place?.isMet =
            edges.map { ($0.now - $0.was - axis.main(distance)).magnitude <= 0.5 } ?? true
        return distance
    }

    /// Returns the distance by which the next display frame will move the content offset for what
    /// has changed since the last one; zero if the scroller was moved ahead of it, and if a custom
    /// layout fails to place the anchor.
    ///
    /// - Precondition: The stage is laid out, and a display frame has shown the data.
    mutating func pendingAdjustment() -> Point {
        if stage.needsLayout || anchor.movedAhead != nil || !movesOffset() { return .zero }
        var bounds = viewport.bounds
        if input.scroller.configuration.isEnabled {
            // Bounds that the host has set for questions have another origin.
            (bounds.x, bounds.y) = (scrollerOrigin.x, scrollerOrigin.y)
        }
        let next = viewport.at(bounds)
        if stage.added.offset != .zero { return invalidationAdjustment(next) }
        return (try? contentOffsetAdjustment(next)) ?? .zero
    }

    /// Whether the next display frame may move the content offset for what has changed.
    @inline(never)
    private mutating func movesOffset() -> Bool {
        stage.movesAnchor || edgeMoves(in: viewport.bounds)
    }

    /// Moves the scroller by what the next display frame will move the content offset for what has
    /// changed since the last one. From then on the offsets of the scroller are offsets of the
    /// content as it is now, and the display frame moves the content offset by that distance,
    /// whatever changes until then.
    @inline(never)
    mutating func moveScrollerAhead() {
        if interactive != nil || anchor.movedAhead != nil { return }
        if !screen.isShown {
            if !input.scroller.port.isShown { return }
            try? enterNewContent(bounds)
            anchor.movedAhead = .zero
            return
        }
        try? prepare(viewport.bounds)
        if !movesOffset() { return }
        let distance = pendingAdjustment()
        anchor.movedAhead = distance
        input.scroller.move(by: distance.scaled(by: zoomScale))
    }

    /// Chooses the place that the anchor keeps before a change after which it could not be chosen.
    @inline(never)
    mutating func choosePlaceBeforeChange() {
        if stage.reordering != nil { anchor.isRoomMade = true }
        let isFirstChange = screen.visible.followed.isEmpty
        if isFirstChange { anchor.header = nil }
        if !anchor.isVisible || !screen.isShown || interactive != nil { return }
        if !keepsPlace {
            if let edge = heldEdge(), edge.wasHeld { return }
            choosePlace()
        }
        guard isFirstChange, let cell = anchor.place?.element else { return }
        anchor.header = header(besideCell: cell).map { keptPlace($0) }
    }

    /// Mirrors the place that the anchor keeps, as the layout is mirrored along the main axis.
    mutating func mirrorPlace() {
        choosePlaceBeforeChange()
        if !keepsPlace { return }
        anchor.header = nil
        anchor.place?.mirror(in: stage.settings.scrollDirection.main(viewport.bounds.size))
    }

    /// Chooses the place that the anchor keeps from the last display frame, where it keeps none.
    mutating func choosePlace() {
        if !anchor.isVisible || keepsPlace { return }
        anchor.place = visibleAnchor().map { keptPlace($0) }
    }

    /// Returns the place of an element of the last display frame.
    private func keptPlace(_ index: Int) -> KeptPlace {
        let axis = screen.axis ?? stage.settings.scrollDirection
        let shown = screen.visible.layoutAttributes(index)
        let offset = axis.main(screen.frame.contentOffset)
        let (element, was) = screen.visibleAnchorEdge(index, isFar: anchorsFarEdge, axis)
        let scrolls = input.scroller.configuration.isEnabled
        return KeptPlace(
            element.element, isFar: anchorsFarEdge, isMirrored: screen.startedAtGreatest,
            distance: was - offset, length: axis.main(shown.frame.size),
            boundsLength: axis.main(viewport.bounds.size),
            isMeasured: !shown.flags.contains(.isEstimated)
                || anchor.place.map { $0.isMeasured && $0.element == element.element } ?? false,
            offset: offset,
            tolerance: scrolls ? HeldEdge.scrollerTolerance : HeldEdge.hostTolerance)
    }

    /// Notes whether a display frame has kept the place of the anchor.
    ///
    /// - Parameter asked: The bounds that the host has requested, before any adjustment.
    mutating func notePlace(asked: Rect, _ bounds: Rect) {
        let shown = screen.shownOffset(stage.settings.scrollDirection)
        let axis = screen.axis ?? stage.settings.scrollDirection
        let isLeft =
            !keepsPlace || stage.added.offset != .zero
            || anchor.restored != nil || anchor.aim != nil || anchor.movedAhead != nil
            || (axis.mainStart(asked) - shown).magnitude > anchor.place?.tolerance ?? 0
        if isLeft {
            anchor.place?.leave()
        } else {
            anchor.place?.noteShown(
                at: stage.settings.scrollDirection.mainStart(bounds),
                asked: axis.mainStart(asked), room: anchor.room)
        }
    }

    /// Returns the edge of the anchor along the main axis: in the last display frame, or where its
    /// place was then, and in a stage. Nil: there is no anchor.
    ///
    /// - Throws: Any error that a custom layout throws.
    func anchorEdges(in stage: Stage) throws(CollectionError) -> (was: Double, now: Double)? {
        guard let (element, edge) = anchorEdge() else { return nil }
        let was = edge + anchor.room
        // The window contains all visible elements if it has been adjusted for updates.
        let moved = was + screen.window.followedDistance
        if screen.window.hasFollowed && stage.change != .anything && anchor.item == nil
            && (!element.isKept || anchor.place?.isMet ?? true) && screen.window.contains(moved)
        {
            return (was, moved)
        }
        // A header or a footer counts where it is when it does not pin.
        let visible =
            element.element.isCell ? stage.visibleInterval(viewport) : Interval.everywhere
        guard let edges = try stage.edges(of: element.element, visible: visible) else {
            return nil
        }
        let now = element.isLast ? edges.far : edges.near
        guard element.isKept, let place = anchor.place, place.mayLeave else { return (was, now) }
        let distance = place.distance(ofLength: edges.far - edges.near)
        return distance == place.distance ? (was, now) : (was + distance - place.distance, now)
    }

    /// Returns where the held edge of the anchor is in the present layout, while a person moves an
    /// item.
    @inline(never)
    mutating func anchorEdgeNow() -> Double? {
        guard screen.isShown, let (element, _) = anchorEdge() else { return nil }
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
        anchor.isRoomMade = true
        guard let edge, let now = anchorEdgeNow() else { return }
        anchor.room += now - edge
    }

    /// The index of the visible element that is the anchor before an update, the visible elements
    /// before the update, and the distance that the edge of the anchor has moved, without the
    /// distance that it moved because other elements made room.
    @inline(never)
    mutating func anchorBesideRoom() -> (shown: Int, visible: VisibleElements, moved: Double)? {
        // An update drops a place at which no display frame has shown the cell.
        if anchor.place?.isMet == false { anchor.place = nil }
        guard anchor.item == nil, let shown = anchorIndex(), let (_, was) = anchorEdge(),
            let now = anchorEdgeNow()
        else { return nil }
        return (shown, screen.visible, now - was - anchor.room)
    }

    /// Computes `anchor.room` for the element that an update has made the anchor in place of an
    /// element that the update has deleted.
    ///
    /// - Parameter presented: The stage that was presented before the update.
    @inline(never)
    mutating func followAnchor(
        _ before: (shown: Int, visible: VisibleElements, moved: Double), _ presented: Stage
    ) {
        guard let shown = anchorIndex(), shown != before.shown, let (now, was) = anchorEdge()
        else { return }
        let old = AnchorElement(before.visible.followedElement(shown), isLast: now.isLast)
        guard let edge = try? presented.edge(of: old, in: viewport) else { return }
        anchor.room = edge - was - before.moved
    }

    /// Returns the distance by which invalidation contexts move the content offset.
    ///
    /// - Parameter asked: The viewport that the host has requested.
    mutating func invalidationAdjustment(_ asked: Viewport) -> Point {
        let size = screen.frame.sequence == 0 ? stage.contentSize : screen.frame.contentSize
        return stage.offsetAdjustment(asked, by: stage.added.offset, since: size)
    }
}
