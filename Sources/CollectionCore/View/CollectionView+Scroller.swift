// The content offset that the view owns, and input that scrolls: sections M and U of
// docs/semantics.md.
extension CollectionView {
    /// The settings of the scroller. It is disabled at first.
    public var scrollConfiguration: ScrollConfiguration { scroller.configuration }

    /// Sets how the view scrolls. A scroller that is enabled begins at the content offset of the
    /// last display frame, or at the start of the content.
    public mutating func setScrollConfiguration(_ configuration: ScrollConfiguration) {
        let inset = viewport.environment.contentInset
        let start = screen.isShown ? viewport.bounds.origin : Point(x: -inset.left, y: -inset.top)
        scroller.configure(configuration, at: start)
        if screen.isShown { takePort() }
        queueScrolling()
    }

    /// The scroller at the last time that the view was told. While it is disabled the content
    /// offset is that of the last display frame.
    public var scrolling: Scrolling {
        if scroller.configuration.isEnabled {
            return Scrolling(scroller.state, scroller.offset, velocity: scroller.velocity)
        }
        return Scrolling(.idle, viewport.bounds.origin, velocity: .zero)
    }

    /// Follows pointers: a touch or a pen drags the content, and lets it go. Everything that is due
    /// before a sample happens first.
    ///
    /// - Throws: `wrongState`, when the scroller is disabled; `invalidArgument` for a time that
    ///   goes back, a phase or a device that does not exist, and a position that is no number. Then
    ///   nothing has changed.
    /// - Complexity: O(m) for m samples, once laid out
    public mutating func sendPointers(_ samples: Span<PointerSample>) throws(CollectionError) {
        try checkScroller()
        var time_ns = max(scroller.time_ns, screen.lastTime_ns)
        for index in samples.indices {
            let sample = samples[index]
            if sample.time_ns < time_ns { throw .invalidNumber("time_ns", index: index, .goesBack) }
            time_ns = sample.time_ns
            if sample.phase == nil { throw .invalidNumber("phase", index: index, .unknownValue) }
            if sample.device == nil { throw .invalidNumber("device", index: index, .unknownValue) }
            try Point.validate(sample.position.x, "position", index: index)
            try Point.validate(sample.position.y, "position", index: index)
        }
        for index in samples.indices { follow(samples[index]) }
        queueScrolling()
    }

    /// Moves the content by a wheel, at once and within the edges of the content.
    ///
    /// - Parameter distance: In points, positive towards the end of the content.
    /// - Throws: `wrongState`, when the scroller is disabled; `invalidArgument` for a time that
    ///   goes back, and a distance that is no number. Then nothing has changed.
    public mutating func turnWheel(
        by distance: Point, at time_ns: UInt64
    ) throws(CollectionError) {
        try checkScroller()
        try distance.validate("distance")
        if time_ns < max(scroller.time_ns, screen.lastTime_ns) {
            throw .invalidArgument("time_ns", .goesBack)
        }
        scroller.advance(to: time_ns)
        scroller.turnWheel(by: distance)
        queueScrolling()
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
        scroller.setOffset(offset, isAnimated: isAnimated && !viewport.environment.reducesMotion)
        queueScrolling()
    }
}

extension CollectionView {
    private func checkScroller() throws(CollectionError) {
        if !scroller.configuration.isEnabled { throw .wrongState(.scrollerIsDisabled) }
    }

    private mutating func follow(_ sample: PointerSample) {
        scroller.advance(to: sample.time_ns)
        if let drag = scroller.drag, drag.pointer != sample.pointer { return }
        scroller.follow(sample)
        if sample.phase != .up && sample.phase != .cancel { return }
        let isCancelled = sample.phase == .cancel
        let end = scroller.endDrag(at: sample.time_ns, isCancelled: isCancelled)
        guard let (velocity, began) = end else { return }
        let proposed = scroller.proposedTarget(velocity)
        scroller.letGo(
            velocity, proposed: proposed, to: target(proposed, velocity, from: began))
    }

    /// Returns where a drag leads: to a page, or where the layout wants the content to rest; nil
    /// where friction ends it.
    private mutating func target(
        _ proposed: Point, _ velocity: Point, from began: Point
    ) -> Point? {
        if scroller.configuration.isPagingEnabled { return scroller.page(velocity, from: began) }
        let speed = Point(x: velocity.x / 1000, y: velocity.y / 1000)
        // A layout that fails to answer leaves the content to friction.
        let target = try? targetContentOffset(forProposedContentOffset: proposed, velocity: speed)
        return target == proposed ? nil : target
    }

    /// Moves the content offset to content that has replaced what was shown. Updates move the
    /// content offset by the content anchor instead.
    mutating func enterNewContent(_ bounds: Rect) throws(CollectionError) {
        if !scroller.port.isShown { return }
        let offset = scroller.offset
        try prepare(Rect(x: offset.x, y: offset.y, width: bounds.width, height: bounds.height))
        var port = scroller.port
        (port.contentSize, port.boundsSize) = (stage.contentSize, bounds.size)
        scroller.enter(port)
    }

    /// Notes that a display frame shows the content offset of the scroller.
    mutating func noteScrolled() {
        let adjustment = screen.frame.contentOffsetAdjustment
        if adjustment != .zero { scroller.move(by: adjustment) }
        takePort()
        queueScrolling()
    }

    private mutating func takePort() {
        scroller.take(
            ScrollerPort(
                boundsSize: viewport.bounds.size, contentSize: screen.frame.contentSize,
                contentInset: viewport.environment.contentInset,
                pixelScale: stage.configuration.pixelScale, isShown: true))
    }

    /// Queues the events of the scroller. The event of the new content offset comes before the end
    /// of a motion, at the same time, and after everything else.
    private mutating func queueScrolling() {
        if events.wants(.scrolling) {
            let end = scroller.news.first.flatMap { $0.isEnd ? $0.time_ns : nil }
            if let end { queueOffset(at: end) }
            for news in scroller.news { events.append(Event(news)) }
            if end == nil { queueOffset(at: scroller.time_ns) }
        }
        scroller.noteTold()
    }

    private mutating func queueOffset(at time_ns: UInt64) {
        if scroller.offset == scroller.toldOffset { return }
        var event = Event(.didScroll, at: time_ns)
        event.point = scroller.offset
        events.append(event)
    }
}

extension Event {
    fileprivate init(_ news: ScrollNews) {
        self.init(news.kind, at: news.time_ns)
        origin = news.origin
        value = news.value
        point = news.point
        otherPoint = news.otherPoint
    }
}
