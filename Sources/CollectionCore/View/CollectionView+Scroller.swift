// The content offset that the view owns: section M of docs/semantics.md.
extension CollectionView {
    /// The settings of the scroller. It is disabled at first.
    public var scrollConfiguration: ScrollConfiguration { scene.input.scroller.configuration }

    /// Sets how the view scrolls. A scroller that is enabled begins at the content offset of the
    /// last display frame, or at the start of the content.
    ///
    /// - Throws: `invalidArgument` for a number that cannot be; then nothing has changed.
    public mutating func setScrollConfiguration(
        _ configuration: ScrollConfiguration
    ) throws(CollectionError) {
        try configuration.validate()
        if !configuration.isEnabled {
            scene.stopRefreshing()
            scene.endZoom()
        }
        let inset = scene.viewport.contentInset
        // Not -0 where there is no inset.
        let start = Point(x: 0 - inset.left, y: 0 - inset.top)
        scene.input.scroller.configure(
            configuration, at: scene.screen.isShown ? scene.viewport.bounds.origin : start)
        if configuration.isEnabled { scene.input.isUsed = true } else { scene.input.endSections() }
        if configuration.isEnabled && !scene.stage.layout.followsOffset {
            scene.input.scroller.fitZoom()
        }
        if configuration.isEnabled && scene.screen.isShown { scene.takePort() }
        scene.queueInput()
    }

    /// The scroller at the last time that the view was told. While it is disabled the content
    /// offset is that of the last display frame.
    public var scrolling: Scrolling {
        var scrolling = Scrolling(.idle, scene.viewport.bounds.origin, velocity: .zero)
        if scene.input.scroller.configuration.isEnabled {
            let scroller = scene.input.scroller
            scrolling = Scrolling(scroller.state, scroller.offset, velocity: scroller.velocity)
            scrolling.isRefreshing = scroller.refreshLength > 0
            scrolling.zoomScale = scroller.zoom.scale
        }
        scrolling.horizontalIndicator = scene.indicator(.horizontal, at: scrolling.contentOffset)
        scrolling.verticalIndicator = scene.indicator(.vertical, at: scrolling.contentOffset)
        return scrolling
    }

    /// Sets the content offset, at once or over time, also outside of the content.
    ///
    /// - Parameter isAnimated: Whether the content offset moves there, in 0.3 s from the next call
    ///   with a time on.
    /// - Throws: `wrongState`, when the scroller is disabled; `invalidArgument`.
    public mutating func setContentOffset(
        _ offset: Point, isAnimated: Bool
    ) throws(CollectionError) {
        try scene.checkScroller()
        try offset.validate("content_offset")
        scene.anchor.restored = nil
        let isShownOverTime = isAnimated && !scene.viewport.environment.reducesMotion
        scene.input.scroller.setOffset(offset, isAnimated: isShownOverTime)
        scene.queueInput()
    }
}

extension CollectionView {
    /// Has a drag that has ended lead to another target: while the motion after it runs, or, where
    /// it ended at rest, until something else happens to the content offset. The content goes on
    /// from where it is, with its velocity: rules M7 and M10.
    ///
    /// - Parameter sequence: The number of the event `willEndDragging`, of the view or of a section
    ///   that scrolls across.
    /// - Parameter target: The content offset, as that event's `point`; clamped to the content.
    /// - Throws: `wrongState`, when the scroller is disabled, and when the motion is over or
    ///   another one has taken its place; `invalidArgument`. Then nothing has changed.
    public mutating func retarget(
        _ sequence: UInt64, to target: Point
    ) throws(CollectionError) {
        try scene.checkScroller()
        try target.validate("content_offset")
        if scene.input.scroller.awaitsTarget(afterEvent: sequence) {
            scene.input.scroller.retarget(to: target)
        } else if let index = scene.input.sections.firstIndex(where: {
            $0.scroller.awaitsTarget(afterEvent: sequence)
        }) {
            scene.input.sections[index].scroller.retarget(to: target)
            scene.scrollSections()
        } else {
            throw .wrongState(.motionIsOver)
        }
        scene.queueInput()
    }
}
