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
}
