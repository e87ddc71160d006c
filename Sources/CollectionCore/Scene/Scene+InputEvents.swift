// Events that result from input: rules M15, U7 and U9 of docs/semantics.md.
extension Scene {
    /// Queues the events that result from input, with the events of new content offsets last. No
    /// press has become a tap or a long press: only samples and time cause taps and long presses,
    /// and the view acts on them at once.
    @inline(never)
    mutating func queueInput() {
        if input.awaitsRest { settleStopped() }
        queueNews()
        queueOffsets(at: input.scroller.time_ns)
        events.noteTime(input.scroller.time_ns)
    }

    /// Queues the events of presses and scrollers. The view must not need to act on a press.
    mutating func queueNews() {
        while let (teller, _) = input.nextTeller() { queueNews(of: teller) }
    }

    /// Queues the next event of a press or a scroller.
    @inline(never)
    mutating func queueNews(of teller: Input.Teller) {
        switch teller {
        case .press: queuePress()
        case .view:
            let event = caused(input.scroller.nextNews)
            if input.scroller.endsMotionFirst { queueOffset(at: event.time_ns) }
            let number = events.append(event)
            if event.kind == .willEndDragging { input.scroller.noteRelease(number) }
            input.scroller.noteTold()
        case .section(let index):
            let event = caused(input.sections[index].scroller.nextNews)
            if input.sections[index].scroller.endsMotionFirst {
                queueOffset(ofSection: index, at: event.time_ns)
            }
            let number = queue(event, ofSection: index)
            if event.kind == .willEndDragging {
                input.sections[index].scroller.noteRelease(number)
            }
            input.sections[index].scroller.noteTold()
        }
    }

    /// Returns the event with the number of the current sample as its cause, if a person caused the
    /// event and the event has no cause yet.
    func caused(_ news: Event) -> Event {
        var event = news
        if event.origin == .user && event.cause == 0 { event.cause = input.cause }
        return event
    }

    /// Queues the next event of a press.
    ///
    /// - Returns: The event, on which the view must act.
    @discardableResult
    mutating func queuePress() -> Event {
        var event = caused(input.press.nextNews)
        input.press.noteTold()
        noteHighlight(event)
        event.otherPoint = contentPoint(event.point)
        events.append(event)
        return event
    }

    /// Makes the next display frame update the highlighted state, if the event changes the state.
    mutating func noteHighlight(_ press: Event) {
        if press.kind == .didHighlight || press.kind == .didUnhighlight {
            screen.states.noteChange()
        }
    }

    /// Queues events of the content offsets that have changed since the last event.
    @inline(__always)
    mutating func queueOffsets(at time_ns: UInt64) {
        queueOffset(at: time_ns)
        if !input.sections.isEmpty { queueOffsetsOfSections(at: time_ns) }
    }

    @inline(__always)
    mutating func queueOffset(at time_ns: UInt64) {
        if input.scroller.zoom.scale != input.scroller.zoom.toldScale { queueZoom(at: time_ns) }
        if input.scroller.offset == input.scroller.toldOffset { return }
        input.scroller.noteToldOffset()
        events.append(Event(didScrollTo: input.scroller.offset, at: time_ns, cause: input.cause))
    }

    @inline(never)
    private mutating func queueZoom(at time_ns: UInt64) {
        let scale = input.scroller.zoom.scale
        input.scroller.zoom.toldScale = scale
        var event = Event(.didZoom, at: time_ns)
        event.cause = input.cause
        event.number = scale
        event.point = input.scroller.offset
        events.append(event)
    }

    @inline(never)
    private mutating func queueOffsetsOfSections(at time_ns: UInt64) {
        for index in input.sections.indices { queueOffset(ofSection: index, at: time_ns) }
        input.removeIdleSections()
    }

    mutating func queueOffset(ofSection index: Int, at time_ns: UInt64) {
        let offset = input.sections[index].scroller.offset
        if input.sections[index].isGone || offset == input.sections[index].scroller.toldOffset {
            return
        }
        input.sections[index].scroller.noteToldOffset()
        queue(Event(didScrollTo: offset, at: time_ns, cause: input.cause), ofSection: index)
    }

    /// - Returns: The number of the event; 0 if it is not queued.
    @discardableResult
    private mutating func queue(_ news: Event, ofSection index: Int) -> UInt64 {
        var event = news
        let hasLeft = input.sections[index].hasLeftData
        event.note(section: input.sections[index].section, of: hasLeft ? nil : snapshot)
        if hasLeft { event.flags.insert(.isOld) }
        return events.append(event)
    }
}

extension Event {
    /// Sets the event's section, and the section's identifier if there is one.
    ///
    /// - Parameter snapshot: The snapshot that the data comes from; nil: it comes from no snapshot.
    mutating func note(section: UInt32, of snapshot: Snapshot?) {
        element = .cell(IndexPath(section: section))
        guard let identifier = snapshot?.sectionIdentifier(at: Int(section)) else { return }
        self.identifier = identifier
        flags.insert(.hasIdentifier)
    }

    init(didScrollTo offset: Point, at time_ns: UInt64, cause: UInt64) {
        self.init(.didScroll, at: time_ns)
        self.cause = cause
        point = offset
    }
}
