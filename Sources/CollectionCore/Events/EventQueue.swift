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
    /// The greatest size, in bytes, of the lists that belong to the events in the queue. An event
    /// alone in the queue may have longer ones.
    static let listBytesMax = 1 << 22
    /// The greatest number of runs that an event or an answer has of items that are known
    /// otherwise.
    static let runsMax = 4096

    var heldBytes: Int { waiting.heldBytes }

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
        if !hasRoom(listBytes: 0) { return lose(event) }
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
        if !wants(event.kind.group) { return 0 }
        let bytes = MemoryLayout<ItemRun>.stride * runs.count + 8 * identifiers.count
        if !hasRoom(listBytes: bytes) { return lose(event) }
        event.runCount = UInt32(runs.count)
        event.identifierCount = UInt32(identifiers.count)
        waiting.runs.append(contentsOf: runs)
        waiting.identifiers.append(contentsOf: identifiers)
        return append(event)
    }

    /// Queues an event with a text. Sets `value` to the index of the text's first byte in
    /// `Events.text`, and `otherValue` to the number of bytes.
    mutating func append(_ event: consuming Event, text: [UInt8]) {
        if !wants(event.kind.group) { return }
        if !hasRoom(listBytes: text.count) {
            lose(event)
            return
        }
        (event.value, event.otherValue) = (UInt64(waiting.text.count), UInt64(text.count))
        waiting.text.append(contentsOf: text)
        append(event)
    }

    /// Whether an event has room in the queue, with lists of so many bytes. An event behind lost
    /// ones has none.
    private func hasRoom(listBytes: Int) -> Bool {
        let count = waiting.events.count
        if count == 0 { return true }
        return count < Self.countMax - 1 && !waiting.events.storage[count - 1].isLost
            && (listBytes == 0 || waiting.listBytes + listBytes <= Self.listBytesMax)
    }

    /// Replaces the point, number, cause and time of the last event by those of a new event, if
    /// both report the content offset, or both the zoom scale, of the same element.
    ///
    /// - Returns: Whether the last event was changed.
    @inline(__always)
    private mutating func replaceLast(by event: Event) -> Bool {
        let last = waiting.events.count - 1
        if last < 0 || !waiting.events.storage[last].isAlike(event)
            || waiting.events.storage[last].element != event.element
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
    ///
    /// - Returns: 0, the number of an event that is not queued.
    @discardableResult @inline(never)
    private mutating func lose(_ event: Event) -> UInt64 {
        lastTime_ns = max(lastTime_ns, event.time_ns)
        var last = waiting.events.count - 1
        if !waiting.events.storage[last].isLost {
            number(Event(.lost, at: lastTime_ns))
            last += 1
        }
        waiting.events[last].value += 1
        waiting.events[last].time_ns = lastTime_ns
        return 0
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

    fileprivate var heldBytes: Int {
        events.storage.heldBytes + runs.storage.heldBytes + identifiers.storage.heldBytes
            + text.storage.heldBytes
    }

    /// The size of the lists that belong to the events, in bytes.
    fileprivate var listBytes: Int {
        MemoryLayout<ItemRun>.stride * runs.count + 8 * identifiers.count + text.count
    }

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
