// The content offset that the view owns: section M of docs/semantics.md.
extension CollectionView {
    /// The settings of the input.scroller. It is disabled at first.
    public var scrollConfiguration: ScrollConfiguration { input.scroller.configuration }

    /// Sets how the view scrolls. A scroller that is enabled begins at the content offset of the
    /// last display frame, or at the start of the content.
    ///
    /// - Throws: `invalidNumber` for a line height that is no length. Then nothing has changed.
    public mutating func setScrollConfiguration(
        _ configuration: ScrollConfiguration
    ) throws(CollectionError) {
        try configuration.validate()
        let inset = viewport.environment.contentInset
        let start = screen.isShown ? viewport.bounds.origin : Point(x: -inset.left, y: -inset.top)
        input.scroller.configure(configuration, at: start)
        if configuration.isEnabled { input.isUsed = true } else { input.endSections() }
        if configuration.isEnabled && screen.isShown { takePort() }
        queueInput()
    }

    /// The scroller at the last time that the view was told. While it is disabled the content
    /// offset is that of the last display frame.
    public var scrolling: Scrolling {
        if input.scroller.configuration.isEnabled {
            let scroller = input.scroller
            return Scrolling(scroller.state, scroller.offset, velocity: scroller.velocity)
        }
        return Scrolling(.idle, viewport.bounds.origin, velocity: .zero)
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
        let isShownOverTime = isAnimated && !viewport.environment.reducesMotion
        input.scroller.setOffset(offset, isAnimated: isShownOverTime)
        queueInput()
    }
}

extension CollectionView {
    func checkScroller() throws(CollectionError) {
        if !input.scroller.configuration.isEnabled { throw .wrongState(.scrollerIsDisabled) }
    }

    /// Moves the content offset to content that has replaced what was shown. Updates move the
    /// content offset by the content anchor instead.
    mutating func enterNewContent(_ bounds: Rect) throws(CollectionError) {
        if !input.scroller.port.isShown { return }
        let offset = input.scroller.offset
        try prepare(Rect(x: offset.x, y: offset.y, width: bounds.width, height: bounds.height))
        var port = input.scroller.port
        (port.contentSize, port.boundsSize) = (stage.contentSize, bounds.size)
        input.scroller.enter(port)
    }

    /// Notes that a display frame shows the content offset of the scroller.
    mutating func noteScrolled() {
        let adjustment = screen.frame.contentOffsetAdjustment
        if adjustment != .zero { input.scroller.move(by: adjustment) }
        takePort()
    }

    private mutating func takePort() {
        input.scroller.take(
            ScrollerPort(
                boundsSize: viewport.bounds.size, contentSize: screen.frame.contentSize,
                contentInset: viewport.environment.contentInset,
                pixelScale: stage.configuration.pixelScale, isShown: true))
    }
}
