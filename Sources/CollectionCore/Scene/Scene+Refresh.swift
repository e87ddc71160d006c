// Pull to refresh: rule M19 of docs/semantics.md.
extension Scene {
    /// Removes the refresh inset without animation, because no scroller scrolls the content any
    /// more.
    mutating func stopRefreshing() {
        if input.scroller.refreshLength == 0 { return }
        keepShownOffset()
        input.scroller.refreshLength = 0
        updateRefreshInset()
    }

    /// Puts the refresh inset at the edge at which the layout begins its content.
    mutating func updateRefreshInset() {
        let length = input.scroller.refreshLength
        var inset = EdgeInsets.zero
        if stage.settings.scrollDirection == .vertical {
            inset.top = length
        } else if stage.startsAtGreatest(viewport.environment.layoutDirection) {
            inset.right = length
        } else {
            inset.left = length
        }
        if inset == viewport.refreshInset { return }
        keepShownOffset()
        viewport.refreshInset = inset
    }

    mutating func refresh(_ length: Double, isAnimated: Bool) {
        let before = input.scroller.refreshLength
        if length == before { return }
        keepShownOffset()
        let (wasAtRest, wasMoving) = (isAtRest, input.scroller.isMoving)
        input.scroller.refreshLength = length
        updateRefreshInset()
        // When the inset shrinks, the content counts as already at its start, for updates made with
        // it.
        if length < before { shownOffset?.contentInset = viewport.contentInset }
        if screen.isShown {
            let isShownOverTime = isAnimated && !viewport.environment.reducesMotion
            input.scroller.start = startEdge(viewport.environment.layoutDirection)
            input.scroller.takeInset(scrollerPort, isAnimated: isShownOverTime)
            if wasAtRest { followRest(true) }
            if !wasMoving { input.scroller.waitForCall() }
        } else if !stage.startsAtGreatest(viewport.environment.layoutDirection) {
            let axis = stage.settings.scrollDirection
            let offset = input.scroller.offset
            let moved = axis.point(
                main: axis.main(offset) + before - length, cross: axis.cross(offset))
            if input.scroller.isAtBeginning {
                input.scroller.begin(at: moved)
            } else {
                input.scroller.enter(at: moved)
            }
        }
        queueInput()
    }
}

// Calls of the host: `CollectionView` documents them.
extension Scene {
    mutating func beginRefreshing(
        length: Double, isAnimated: Bool
    ) throws(CollectionError) {
        try checkScroller()
        try Length.validate(length, "length", Length.above0, Length.maximum)
        refresh(length, isAnimated: isAnimated)
    }
}
