// The content offset that the view owns: section M of docs/semantics.md.
extension CollectionView {
    /// The settings of the scroller. It is disabled at first.
    public var scrollConfiguration: ScrollConfiguration { input.scroller.configuration }

    /// Sets how the view scrolls. A scroller that is enabled begins at the content offset of the
    /// last display frame, or at the start of the content.
    ///
    /// - Throws: `invalidArgument` for a number that cannot be; then nothing has changed.
    public mutating func setScrollConfiguration(
        _ configuration: ScrollConfiguration
    ) throws(CollectionError) {
        try configuration.validate()
        if !configuration.isEnabled {
            stopRefreshing()
            endZoom()
        }
        let inset = viewport.contentInset
        // Not -0 where there is no inset.
        let start = Point(x: 0 - inset.left, y: 0 - inset.top)
        input.scroller.configure(
            configuration, at: screen.isShown ? viewport.bounds.origin : start)
        if configuration.isEnabled { input.isUsed = true } else { input.endSections() }
        if configuration.isEnabled && !stage.layout.followsOffset { input.scroller.fitZoom() }
        if configuration.isEnabled && screen.isShown { takePort() }
        settleInput()
    }

    /// The scroller at the last time that the view was told. While it is disabled the content
    /// offset is that of the last display frame.
    public var scrolling: Scrolling {
        var scrolling = Scrolling(.idle, viewport.bounds.origin, velocity: .zero)
        if input.scroller.configuration.isEnabled {
            let scroller = input.scroller
            scrolling = Scrolling(scroller.state, scroller.offset, velocity: scroller.velocity)
            scrolling.isRefreshing = scroller.refreshLength > 0
            scrolling.zoomScale = scroller.zoom.scale
        }
        scrolling.horizontalIndicator = indicator(.horizontal, at: scrolling.contentOffset)
        scrolling.verticalIndicator = indicator(.vertical, at: scrolling.contentOffset)
        return scrolling
    }

    private func indicator(_ axis: Axis, at offset: Point) -> ScrollIndicator {
        let (inset, scale) = (viewport.viewInset, zoomScale)
        let (start, end) = (axis.mainStart(inset), axis.mainEnd(inset))
        return ScrollIndicator(
            at: axis.main(offset) + start, length: axis.main(viewport.layoutSize),
            of: axis.main(screen.frame.contentSize) * scale + start + end)
    }

    /// Sets the content offset, at once or over time, also outside of the content.
    ///
    /// - Parameter isAnimated: Whether the content offset moves there, in 0.3 s from the next call
    ///   with a time on.
    /// - Throws: `wrongState`, when the scroller is disabled; `invalidArgument`.
    public mutating func setContentOffset(
        _ offset: Point, isAnimated: Bool
    ) throws(CollectionError) {
        try checkScroller()
        try offset.validate("content_offset")
        anchor.restored = nil
        let isShownOverTime = isAnimated && !viewport.environment.reducesMotion
        input.scroller.setOffset(offset, isAnimated: isShownOverTime)
        settleInput()
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
        try checkScroller()
        try target.validate("content_offset")
        if input.scroller.awaitsTarget(afterEvent: sequence) {
            input.scroller.retarget(to: target)
        } else if let index = input.sections.firstIndex(where: {
            $0.scroller.awaitsTarget(afterEvent: sequence)
        }) {
            input.sections[index].scroller.retarget(to: target)
            scrollSections()
        } else {
            throw .wrongState(.motionIsOver)
        }
        settleInput()
    }

    func checkScroller() throws(CollectionError) {
        if !input.scroller.configuration.isEnabled { throw .wrongState(.scrollerIsDisabled) }
    }

    /// Moves the content offset to content that has replaced what was shown. Updates move the
    /// content offset by the content anchor instead.
    mutating func enterNewContent(_ bounds: Rect) throws(CollectionError) {
        if !input.scroller.port.isShown { return }
        let offset = input.scroller.offset
        try prepare(
            viewport.shown(
                in: Rect(x: offset.x, y: offset.y, width: bounds.width, height: bounds.height)))
        var port = input.scroller.port
        (port.contentSize, port.boundsSize) = (stage.contentSize, bounds.size)
        port.contentInset = viewport.viewInset
        input.scroller.enter(port)
    }

    /// Notes that a display frame shows the content offset of the scroller. The range of content
    /// offsets is another one where the layout is, or one of the sizes.
    @inline(__always)
    mutating func noteScrolled() {
        let isKnown =
            input.scroller.port.isShown && !screen.frame.didLayoutChange
            && screen.frame.contentOffsetAdjustment == .zero
            && screen.frame.contentSize == input.scroller.port.contentSize
            && viewport.layoutSize == input.scroller.port.boundsSize
        if isKnown { return }
        input.scroller.move(
            by: screen.frame.contentOffsetAdjustment.scaled(by: viewport.zoomScale))
        takePort()
    }

    @inline(never)
    private mutating func takePort() { input.scroller.take(scrollerPort()) }

    /// Returns what the range of content offsets depends on, as of the last display frame, and has
    /// the scroller know where the content begins.
    mutating func scrollerPort() -> ScrollerPort {
        input.scroller.start = ScrollEdge(
            axis: stage.configuration.scrollDirection,
            isGreatest: stage.startsAtGreatest(viewport.environment.layoutDirection),
            tellsArrival: false)
        return ScrollerPort(
            boundsSize: viewport.layoutSize, contentSize: screen.frame.contentSize,
            zoomScale: zoomScale, contentInset: viewport.viewInset,
            pixelScale: stage.configuration.pixelScale,
            isShown: true)
    }
}
