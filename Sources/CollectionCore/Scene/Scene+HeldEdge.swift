// The edge of the content at which the content offset stays: rule D8 of docs/semantics.md.
extension Scene {
    /// Stores the content offset of the last display frame, if the anchor depends on it.
    mutating func noteShownOffset() {
        if anchor.holdsEdge { keepShownOffset() }
    }

    /// Stores the content offset of the last display frame, whatever the anchor is. Call this
    /// before the bounds or the environment change.
    @inline(never)
    mutating func keepShownOffset() {
        if shownOffset?.sequence == screen.frame.sequence { return }
        let (offset, size) = (screen.frame.contentOffset, viewport.bounds.size)
        let bounds = Rect(x: offset.x, y: offset.y, width: size.width, height: size.height)
        shownOffset = ShownOffset(
            screen.frame.sequence, viewport.at(bounds),
            screen.axis ?? stage.settings.scrollDirection,
            startsAtGreatest: screen.startedAtGreatest, contentSize: screen.frame.contentSize)
    }

    /// Sets which item or edge is the anchor. The end is held if the content offset is there.
    mutating func setAnchor(_ contentAnchor: ContentAnchor) {
        // The room and the place belong to the previous anchor.
        if contentAnchor != anchor.contentAnchor { (anchor.room, anchor.place) = (0, nil) }
        anchor.contentAnchor = contentAnchor
        if anchor.contentAnchor != .end || anchor.holdsEnd || !screen.isShown { return }
        anchor.holdsEnd = heldEdge().map { $0.gap <= HeldEdge.endReach } ?? false
    }

    /// Returns the edge of the content that the anchor keeps to; nil: an element is the anchor, or
    /// no display frame has shown the data.
    @inline(never)
    mutating func heldEdge() -> HeldEdge? {
        if !anchor.holdsEdge || !screen.isShown { return nil }
        // Content that has brought a place near its start leads back to the place.
        if anchor.contentAnchor == .automatic && keepsPlace { return nil }
        return shownEdge()
    }

    /// Returns the edge that the anchor keeps to in the last display frame, whose data may have
    /// been replaced.
    @inline(never)
    private mutating func shownEdge() -> HeldEdge? {
        keepShownOffset()
        let scrolls = input.scroller.configuration.isEnabled
        return shownOffset.map {
            HeldEdge(
                isEnd: anchor.contentAnchor == .end, $0, isEndHeld: anchor.holdsEnd,
                mayBeReached: input.scroller.drag == nil,
                tolerance: scrolls ? HeldEdge.scrollerTolerance : HeldEdge.hostTolerance)
        }
    }

    /// Whether a change of the bounds may move the content offset although nothing else changes: an
    /// edge is held, or the scroller has another range.
    mutating func boundsMove(_ bounds: Rect) -> Bool {
        input.scroller.configuration.isEnabled && viewport.zoomScale == 1
            && bounds.size != input.scroller.port.boundsSize || edgeMoves(in: bounds)
    }

    /// Whether a change of the bounds moves a held edge although nothing else changes.
    mutating func edgeMoves(in bounds: Rect) -> Bool {
        if !anchor.holdsEdge || screen.zoomScale != viewport.zoomScale { return false }
        return heldEdge()?.moves(in: bounds.size) ?? false
    }

    /// Returns the distance by which the content offset must move in the first display frame of
    /// data: to the end for the anchor `end`, and to the edge at which it was before all data was
    /// replaced; nil: the content offset stays the same number.
    ///
    /// - Parameter asked: The viewport that the host has requested.
    @inline(never)
    mutating func newContentAdjustment(_ asked: Viewport) -> Point? {
        if !anchor.holdsEdge || input.scroller.configuration.isEnabled { return nil }
        let isEnd = anchor.contentAnchor == .end
        if screen.frame.sequence == 0 {
            if !isEnd { return nil }
        } else {
            guard let edge = shownEdge(), edge.staysUnmoved(in: asked) else { return nil }
        }
        let axis = stage.settings.scrollDirection
        let target = edgeOffset(isEnd: isEnd, in: asked)
        return axis.point(main: target - axis.mainStart(asked.bounds), cross: 0)
    }

    /// The content offset along the scroll direction at an edge of the content.
    ///
    /// - Precondition: The stage is laid out.
    @inline(never)
    func edgeOffset(isEnd: Bool, in viewport: Viewport) -> Double {
        let range = viewport.offsetRange(
            stage.settings.scrollDirection, content: stage.contentSize)
        let startsAtGreatest = stage.startsAtGreatest(viewport.environment.layoutDirection)
        return isEnd != startsAtGreatest ? range.greatest : range.least
    }

    /// Moves a content offset that the view owns to the start or to the end of new content, if it
    /// was there in the content before, or nobody has moved it yet.
    ///
    /// - Parameter viewport: The viewport of the next display frame at the present content offset.
    /// - Returns: False if the content offset is at no such edge.
    /// - Precondition: The stage is laid out.
    mutating func enterAtEdge(_ viewport: Viewport) -> Bool {
        let isFirst = !input.scroller.port.isShown
        if isFirst {
            if !input.scroller.isAtBeginning { return false }
        } else {
            guard anchor.holdsEdge, let edge = shownEdge(), edge.staysUnmoved(in: viewport)
            else { return false }
        }
        let axis = stage.settings.scrollDirection
        let target = edgeOffset(isEnd: anchor.contentAnchor == .end, in: viewport)
        let offset = axis.point(
            main: target * viewport.zoomScale, cross: axis.cross(input.scroller.offset))
        if isFirst { input.scroller.begin(at: offset) } else { input.scroller.enter(at: offset) }
        return true
    }

    /// Notes whether a display frame leaves the content offset at the end of the content, where the
    /// anchor is the end. Call this before the display frame begins.
    ///
    /// - Parameter asked: The bounds that the host has requested, before any adjustment.
    /// - Parameter bounds: The bounds of the display frame.
    /// - Parameter content: The size of the content in the display frame.
    @inline(never)
    mutating func noteEnd(asked: Rect, _ bounds: Rect, content: Size) {
        let axis = stage.settings.scrollDirection
        let now = HeldEdge(
            isEnd: true,
            ShownOffset(
                0, viewport.at(bounds), axis,
                startsAtGreatest: stage.startsAtGreatest(viewport.environment.layoutDirection),
                contentSize: content))
        var holds = now.gap <= HeldEdge.startReach
        if let before = heldEdge() {
            let distance = before.distance(of: viewport.at(asked))
            let movement = before.movement(to: distance)
            if movement != .none { anchor.approachesEnd = movement == .nearer }
            if !before.mayBeReached {
                // A finger that is lifted leaves the content at the end, or arrives there.
                holds =
                    holds && before.wasHeld
                    || anchor.approachesEnd && now.gap <= HeldEdge.endReach
            } else if !before.isHeld(at: distance) {
                // The end has come to the content offset, as content before the end has gone.
                holds = holds && movement != .away && before.gap > HeldEdge.startReach
            } else {
                holds = now.gap <= HeldEdge.endReach
            }
        }
        anchor.holdsEnd = holds || now.shown.range.isPoint
    }
}
