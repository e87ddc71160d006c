/// The events that wait until the host takes them: rules Q3, Q5 and Q6 of docs/semantics.md.
struct EventQueue {
    /// Which events are queued.
    var mask: EventMask = []
    private var waiting = Events()
    private var lastSequence: UInt64 = 0
    private var lastTime_ns: UInt64 = 0

    /// So many wait at most; the last one then says how many were lost.
    static let countMax = 65_536

    func wants(_ group: EventMask) -> Bool { !mask.isDisjoint(with: group) }

    /// Queues an event, if the host wants such; numbers it, and keeps times in order.
    ///
    /// - Parameter runs: What belongs to the event besides its fields, as `identifiers` do.
    mutating func append(_ event: Event, runs: [ItemRun] = [], identifiers: [UInt64] = []) {
        if !wants(event.kind.group) { return }
        lastTime_ns = max(lastTime_ns, event.time_ns)
        if waiting.events.count >= Self.countMax - 1 {
            lose()
            return
        }
        var event = event
        event.firstRun = UInt32(waiting.runs.count)
        event.runCount = UInt32(runs.count)
        event.firstIdentifier = UInt32(waiting.identifiers.count)
        event.identifierCount = UInt32(identifiers.count)
        // Nothing is added to an empty array at the price of an allocation.
        if !runs.isEmpty { waiting.runs += runs }
        if !identifiers.isEmpty { waiting.identifiers += identifiers }
        number(event)
    }

    private mutating func number(_ event: Event) {
        lastSequence += 1
        waiting.events.append(event)
        let last = waiting.events.count - 1
        waiting.events[last].sequence = lastSequence
        waiting.events[last].time_ns = lastTime_ns
    }

    /// Notes a time that the view was told: what comes next is not due before it.
    mutating func noteTime(_ time_ns: UInt64) { lastTime_ns = max(lastTime_ns, time_ns) }

    /// Counts an event for which there is no room.
    private mutating func lose() {
        if waiting.events.count < Self.countMax { number(Event(.lost, at: lastTime_ns)) }
        let last = waiting.events.count - 1
        waiting.events[last].value += 1
        waiting.events[last].time_ns = lastTime_ns
    }

    var isEmpty: Bool { waiting.isEmpty }

    /// Hands over all that wait.
    ///
    /// - Parameter events: Replaced; its storage takes the events that come next.
    mutating func take(into events: inout Events) {
        events.removeAll()
        swap(&events, &waiting)
    }
}
