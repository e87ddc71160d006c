/// The events that wait until the host takes them: rules Q3, Q5 and Q6 of docs/semantics.md.
struct EventQueue {
    /// The groups of events that are queued.
    var mask: EventMask = []
    private var waiting = Events()
    private var lastSequence: UInt64 = 0
    private var lastTime_ns: UInt64 = 0

    /// The most events that wait. The last one then says how many were lost.
    static let countMax = 65_536

    func wants(_ group: EventMask) -> Bool { !mask.isDisjoint(with: group) }

    /// Queues an event, if the host asks for its group, with the next number and a time no earlier
    /// than that of the event before.
    ///
    /// - Parameter runs: The runs of items that belong to the event, beside its identifiers.
    /// - Returns: The number of the event; 0 if it is not queued.
    @discardableResult
    mutating func append(
        _ event: consuming Event, runs: [ItemRun] = [], identifiers: [UInt64] = []
    ) -> UInt64 {
        if !wants(event.kind.group) { return 0 }
        lastTime_ns = max(lastTime_ns, event.time_ns)
        if waiting.events.count >= Self.countMax - 1 {
            lose()
            return 0
        }
        event.firstRun = UInt32(waiting.runs.count)
        event.runCount = UInt32(runs.count)
        event.firstIdentifier = UInt32(waiting.identifiers.count)
        event.identifierCount = UInt32(identifiers.count)
        // Adding nothing to an empty array would allocate.
        if !runs.isEmpty { waiting.runs += runs }
        if !identifiers.isEmpty { waiting.identifiers += identifiers }
        number(event)
        return lastSequence
    }

    /// Puts a content offset in the place of another one of the same element, if that is the last
    /// event.
    ///
    /// - Returns: Whether it was; otherwise an event is to be appended.
    mutating func replaceLastOffset(
        of element: Element, by offset: Point, at time_ns: UInt64, cause: UInt64
    ) -> Bool {
        let last = waiting.events.count - 1
        if last < 0 || waiting.events[last].kind != .didScroll
            || waiting.events[last].element != element
        {
            return false
        }
        lastTime_ns = max(lastTime_ns, time_ns)
        waiting.events[last].time_ns = lastTime_ns
        waiting.events[last].point = offset
        waiting.events[last].cause = cause
        return true
    }

    private mutating func number(_ event: consuming Event) {
        lastSequence += 1
        event.sequence = lastSequence
        event.time_ns = lastTime_ns
        waiting.events.append(event)
    }

    /// Notes a time that the view was told: no later event is due before it.
    mutating func noteTime(_ time_ns: UInt64) { lastTime_ns = max(lastTime_ns, time_ns) }

    /// Counts an event for which there is no room.
    private mutating func lose() {
        if waiting.events.count < Self.countMax { number(Event(.lost, at: lastTime_ns)) }
        let last = waiting.events.count - 1
        waiting.events[last].value += 1
        waiting.events[last].time_ns = lastTime_ns
    }

    var isEmpty: Bool { waiting.isEmpty }

    /// Hands over all events that wait.
    ///
    /// - Parameter events: Replaced; its storage takes the next events.
    mutating func take(into events: inout Events) {
        events.removeAll()
        swap(&events, &waiting)
    }
}
