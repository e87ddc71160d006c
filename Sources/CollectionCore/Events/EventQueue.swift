/// The events that the host has not received yet: rules Q3, Q5 and Q6 of docs/semantics.md.
struct EventQueue {
    /// The groups of events that are queued.
    var mask: EventMask = []
    private var waiting = EventBuffer()
    private var lastSequence: UInt64 = 0
    private var lastTime_ns: UInt64 = 0

    /// The greatest number of events in the queue. In a full queue, the last event counts those
    /// that were lost.
    static let countMax = 65_536

    func wants(_ group: EventMask) -> Bool { !mask.isDisjoint(with: group) }

    /// Queues an event, if the host asks for its group. The event gets the next number, and a time
    /// no earlier than that of the previous event. An event about a content offset or a zoom scale
    /// replaces the last event in the queue, if that has the same kind and element.
    ///
    /// - Returns: The number of the event; 0 if it is not queued.
    @discardableResult @inline(never)
    mutating func append(_ event: Event) -> UInt64 {
        if !wants(event.kind.group) { return 0 }
        lastTime_ns = max(lastTime_ns, event.time_ns)
        if event.isOffset && replaceLast(by: event) { return lastSequence }
        if waiting.events.count >= Self.countMax - 1 {
            lose()
            return 0
        }
        number(
            event, firstRun: waiting.runs.count - Int(event.runCount),
            firstIdentifier: waiting.identifiers.count - Int(event.identifierCount))
        return lastSequence
    }

    /// Queues an event with runs of items and identifiers.
    ///
    /// - Parameter runs: The runs of items that belong to the event, beside its identifiers.
    /// - Returns: The number of the event; 0 if it is not queued.
    @discardableResult
    mutating func append(
        _ event: consuming Event, runs: [ItemRun], identifiers: [UInt64] = []
    ) -> UInt64 {
        if !wants(event.kind.group) || waiting.events.count >= Self.countMax - 1 {
            return append(event)
        }
        event.runCount = UInt32(runs.count)
        event.identifierCount = UInt32(identifiers.count)
        waiting.runs.append(contentsOf: runs)
        waiting.identifiers.append(contentsOf: identifiers)
        return append(event)
    }

    /// Queues an event with a text. Sets `value` to the index of the text's first byte in
    /// `Events.text`, and `otherValue` to the number of bytes.
    mutating func append(_ event: consuming Event, text: [UInt8]) {
        if wants(event.kind.group) && waiting.events.count < Self.countMax - 1 {
            (event.value, event.otherValue) = (UInt64(waiting.text.count), UInt64(text.count))
            waiting.text.append(contentsOf: text)
        }
        append(event)
    }

    /// Replaces the point, number, cause and time of the last event by those of a new event, if
    /// both report the content offset, or both the zoom scale, of the same element.
    ///
    /// - Returns: Whether the last event was changed.
    @inline(__always)
    private mutating func replaceLast(by event: Event) -> Bool {
        let last = waiting.events.count - 1
        if last < 0 || !waiting.events.storage[last].isOffset
            || waiting.events.storage[last].element != event.element
            || waiting.events.storage[last].kind != event.kind
        {
            return false
        }
        waiting.events[last].time_ns = lastTime_ns
        waiting.events[last].point = event.point
        waiting.events[last].number = event.number
        waiting.events[last].cause = event.cause
        return true
    }

    @inline(__always)
    private mutating func number(
        _ event: Event, firstRun: Int = 0, firstIdentifier: Int = 0
    ) {
        lastSequence &+= 1
        let (sequence, time_ns) = (lastSequence, lastTime_ns)
        waiting.events.append(event) {
            ($0.sequence, $0.time_ns) = (sequence, time_ns)
            ($0.firstRun, $0.firstIdentifier) = (UInt32(firstRun), UInt32(firstIdentifier))
        }
    }

    /// Notes a time that the host passed to the view: no later event has an earlier time.
    mutating func noteTime(_ time_ns: UInt64) { lastTime_ns = max(lastTime_ns, time_ns) }

    /// Counts an event for which the queue has no room, in an event `lost` at the end of the queue.
    @inline(never)
    private mutating func lose() {
        if waiting.events.count < Self.countMax { number(Event(.lost, at: lastTime_ns)) }
        let last = waiting.events.count - 1
        waiting.events[last].value += 1
        waiting.events[last].time_ns = lastTime_ns
    }

    var isEmpty: Bool { waiting.events.isEmpty }

    /// Moves all events of the queue to a buffer.
    ///
    /// - Parameter taken: Receives the events. Its old contents are removed, and the queue reuses
    ///   its storage.
    mutating func take(into taken: inout EventBuffer) {
        taken.removeAll()
        swap(&taken, &waiting)
    }
}

/// Events in order, and the lists that belong to them, in storage that is reused.
package struct EventBuffer {
    package fileprivate(set) var events = RefilledList<Event>()
    package fileprivate(set) var runs = RefilledList<ItemRun>()
    package fileprivate(set) var identifiers = RefilledList<UInt64>()
    package fileprivate(set) var text = RefilledList<UInt8>()

    package init() {}

    fileprivate mutating func removeAll() {
        events.removeAll()
        runs.removeAll()
        identifiers.removeAll()
        text.removeAll()
    }
}

extension Events {
    init(_ taken: EventBuffer) {
        events = taken.events.entries
        runs = taken.runs.entries
        identifiers = taken.identifiers.entries
        text = taken.text.entries
    }
}
