// Content offsets that come of something else than a drag or an offset that the host sets.
extension CollectionView {
    /// Scrolls to the start of the content, along the scroll direction, over time: rule M16.
    /// Nothing happens there, and where `ScrollConfiguration.scrollsToTop` is not set.
    ///
    /// While the scroller is disabled the event `wantedOffset` asks the host for it.
    public mutating func scrollToTop() {
        if !scene.input.scroller.configuration.scrollsToTop { return }
        let isEnabled = scene.input.scroller.configuration.isEnabled
        let offset = isEnabled ? scene.input.scroller.offset : scene.bounds.origin
        let axis = scene.stage.configuration.scrollDirection
        let edge = ScrollEdge(
            axis: axis,
            isGreatest: scene.stage.startsAtGreatest(scene.viewport.environment.layoutDirection))
        let range = scene.viewport.offsetRange(axis, content: scene.screen.frame.contentSize)
            .scaled(by: scene.viewport.zoomScale)
        let top = edge.offset(in: range)
        if !scene.input.scroller.isMoving && axis.main(offset).isAbout(top) { return }
        scene.wantOffset(
            axis.point(main: top, cross: axis.cross(offset)), isAnimated: true, at: edge)
        scene.queueInput()
    }
}
