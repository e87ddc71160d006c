// What a person does with pointers: section U of docs/semantics.md.
extension CollectionView {
    /// Follows pointers: a touch or a pen drags the content if the scroller is enabled, and any
    /// pointer taps, highlights, and presses long. Everything that is due before a sample happens
    /// first.
    ///
    /// - Throws: `invalidArgument` for a time that goes back, a phase or a device that does not
    ///   exist, and a position that is no number. Then nothing has changed.
    /// - Complexity: O(m) for m samples, and O(elements of the display frame) for each pointer that
    ///   goes down, once laid out
    public mutating func sendPointers(_ samples: Span<PointerSample>) throws(CollectionError) {
        var time_ns = lastTime_ns
        for index in samples.indices {
            let sample = samples[index]
            if sample.time_ns < time_ns { throw .invalidNumber("time_ns", index: index, .goesBack) }
            time_ns = sample.time_ns
            if sample.phase == nil { throw .invalidNumber("phase", index: index, .unknownValue) }
            if sample.device == nil { throw .invalidNumber("device", index: index, .unknownValue) }
            try Point.validate(sample.position.x, "position", index: index)
            try Point.validate(sample.position.y, "position", index: index)
        }
        input.isUsed = true
        for index in samples.indices {
            follow(samples[index])
            queueNews()
        }
        queueInput()
    }
}

extension CollectionView {
    private mutating func follow(_ sample: PointerSample) {
        input.advance(to: sample.time_ns)
        switch sample.phase {
        case .down:
            // A pointer that goes down twice was taken away between.
            if input.isFollowing(sample.pointer) { lift(sample.cancelled) }
            input.begin(
                sample, on: pressedElement(sample), wantsLongPress: events.wants(.longPresses))
        case .move: input.move(sample)
        case .up, .cancel, nil: lift(sample)
        }
    }

    private mutating func pressedElement(_ sample: PointerSample) -> PressedElement? {
        if !events.wants(.presses) || !input.presses(sample) { return nil }
        return pressedElement(at: sample.position)
    }

    private mutating func lift(_ sample: PointerSample) {
        if input.scroller.state == .dragging {
            // Where the content was dragged to is told before the drag ends.
            queueNews()
            queueOffset(at: sample.time_ns)
        }
        guard let (velocity, began) = input.end(sample) else { return }
        let proposed = input.scroller.proposedTarget(velocity)
        input.scroller.letGo(
            velocity, proposed: proposed, to: target(proposed, velocity, from: began))
    }

    /// Returns where a drag leads: to a page, or where the layout wants the content to rest; nil
    /// where friction ends it.
    private mutating func target(
        _ proposed: Point, _ velocity: Point, from began: Point
    ) -> Point? {
        if input.scroller.configuration.isPagingEnabled {
            return input.scroller.page(velocity, from: began)
        }
        let speed = Point(x: velocity.x / 1000, y: velocity.y / 1000)
        // A layout that fails to answer leaves the content to friction.
        let target = try? targetContentOffset(forProposedContentOffset: proposed, velocity: speed)
        return target == proposed ? nil : target
    }

    /// Notes what a display frame shows of what input is about.
    mutating func noteShown() {
        if input.scroller.configuration.isEnabled { noteScrolled() }
        if let element = input.press.element {
            input.press.noteShown(screen.visible.attributes(for: element))
        }
    }

    /// Queues what input came to, the event of the new content offset behind everything else.
    mutating func queueInput() {
        queueNews()
        queueOffset(at: input.scroller.time_ns)
        events.noteTime(input.scroller.time_ns)
    }

    /// Forgets what input came to, as the host asks for no events.
    mutating func forgetNews() {
        input.noteTold()
        input.scroller.noteToldOffset()
    }

    /// Queues the events of the scroller and of presses in the order of time; at the same time
    /// those of presses come first, as a drag takes a press back.
    ///
    /// - Parameter before: Is called before each event, with the time of the event.
    mutating func queueNews(
        before: (inout CollectionView, UInt64) -> Void = { _, _ in }
    ) {
        var told = 0
        for index in input.scroller.news.indices {
            let event = input.scroller.news[index]
            while told < input.press.news.count,
                input.press.news[told].time_ns <= event.time_ns
            {
                before(&self, input.press.news[told].time_ns)
                queuePress(told)
                told += 1
            }
            before(&self, event.time_ns)
            if event.kind.isEndOfMotion && index == 0 { queueOffset(at: event.time_ns) }
            events.append(event)
        }
        while told < input.press.news.count {
            before(&self, input.press.news[told].time_ns)
            queuePress(told)
            told += 1
        }
        input.noteTold()
    }

    private mutating func queuePress(_ index: Int) {
        var event = input.press.news[index]
        let offset = screen.frame.contentOffset
        event.otherPoint = Point(x: event.point.x + offset.x, y: event.point.y + offset.y)
        events.append(event)
    }

    mutating func queueOffset(at time_ns: UInt64) {
        if input.scroller.offset == input.scroller.toldOffset { return }
        if events.wants(.scrolling) {
            var event = Event(.didScroll, at: time_ns)
            event.point = input.scroller.offset
            events.append(event)
        }
        input.scroller.noteToldOffset()
    }
}

extension EventKind {
    /// Whether a motion of the content offset has come to its end.
    fileprivate var isEndOfMotion: Bool {
        self == .didEndDecelerating || self == .didEndScrollingAnimation
    }
}
