/// Events that a host receives from a view, in order, and the lists that belong to them.
public struct Events: Equatable, Sendable {
    public var events: [Event] = []
    public var runs: [ItemRun] = []
    public var identifiers: [UInt64] = []
    /// Text that a person typed, in UTF-8: the events of the kind `typeAhead` refer to parts of it.
    public var text: [UInt8] = []

    public init() {}

    public var isEmpty: Bool { events.isEmpty }

    /// Removes the events from an index on, which is not 0, with their lists, and returns them.
    package mutating func takeFrom(_ index: Int) -> Events {
        let (first, firstText) = (events[index], firstTextByte(from: index))
        var taken = Events()
        taken.events = Array(events[index...])
        taken.runs = Array(runs[Int(first.firstRun)...])
        taken.identifiers = Array(identifiers[Int(first.firstIdentifier)...])
        taken.text = Array(text[firstText...])
        for place in taken.events.indices {
            taken.events[place].firstRun -= first.firstRun
            taken.events[place].firstIdentifier -= first.firstIdentifier
            if taken.events[place].kind == .typeAhead {
                taken.events[place].value -= UInt64(firstText)
            }
        }
        events.removeSubrange(index...)
        runs.removeSubrange(Int(first.firstRun)...)
        identifiers.removeSubrange(Int(first.firstIdentifier)...)
        text.removeSubrange(firstText...)
        return taken
    }

    /// The index of the first byte of text that belongs to an event from an index on.
    private func firstTextByte(from index: Int) -> Int {
        let event = events[index...].first { $0.kind == .typeAhead }
        return event.map { Int($0.value) } ?? text.count
    }

    /// Appends other events and their lists, and changes the indices of those events to match.
    package mutating func append(_ other: Events) {
        for var event in other.events {
            event.firstRun += UInt32(runs.count)
            event.firstIdentifier += UInt32(identifiers.count)
            if event.kind == .typeAhead { event.value += UInt64(text.count) }
            events.append(event)
        }
        runs += other.runs
        identifiers += other.identifiers
        text += other.text
    }
}
