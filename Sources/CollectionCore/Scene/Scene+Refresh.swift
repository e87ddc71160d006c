// Refreshing by pulling: rule M19 of docs/semantics.md.
extension Scene {
    /// Removes the inset of refreshing at once, as no scroller has the content any more.
    mutating func stopRefreshing() {
        if input.scroller.refreshLength == 0 { return }
        keepShownOffset()
        input.scroller.refreshLength = 0
        updateRefreshInset()
    }

    /// Puts the inset of refreshing where the layout has the content begin.
    mutating func updateRefreshInset() {
        let length = input.scroller.refreshLength
        var inset = EdgeInsets.zero
        if stage.configuration.scrollDirection == .vertical {
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
        input.scroller.refreshLength = length
        updateRefreshInset()
        // Content that leaves the inset is at its start already, for an update that comes with it.
        if length < before { shownOffset?.contentInset = viewport.contentInset }
        if screen.isShown {
            let isShownOverTime = isAnimated && !viewport.environment.reducesMotion
            input.scroller.takeInset(scrollerPort(), isAnimated: isShownOverTime)
        } else if !stage.startsAtGreatest(viewport.environment.layoutDirection) {
            let axis = stage.configuration.scrollDirection
            input.scroller.move(by: axis.point(main: before - length, cross: 0))
        }
        queueInput()
    }
}
