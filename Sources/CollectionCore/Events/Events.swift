/// Events that a host receives from a view, in order, and the lists that belong to them.
public struct Events: Equatable, Sendable {
    public var events: [Event] = []
    public var runs: [ItemRun] = []
    public var identifiers: [UInt64] = []
    /// Text that a person typed, in UTF-8: the events of the kind `typeAhead` refer to parts of it.
    public var text: [UInt8] = []

    public init() {}

    public var isEmpty: Bool { events.isEmpty }

    /// The bytes of memory of the events and of their lists.
    package var heldBytes: Int {
        events.heldBytes + runs.heldBytes + identifiers.heldBytes + text.heldBytes
    }

    /// Removes the events from an index on, which is not 0, with their lists, and returns them.
    package mutating func takeFrom(_ index: Int) -> Events {
        let rest = events[index...]
        let firstRun = rest.first { $0.runCount > 0 }.map { Int($0.firstRun) } ?? runs.count
        let firstIdentifier =
            rest.first { $0.identifierCount > 0 }.map { Int($0.firstIdentifier) }
            ?? identifiers.count
        let firstByte = rest.first { $0.kind == .typeAhead }.map { Int($0.value) } ?? text.count
        var taken = Events()
        taken.events = Array(rest)
        taken.runs = Array(runs[firstRun...])
        taken.identifiers = Array(identifiers[firstIdentifier...])
        taken.text = Array(text[firstByte...])
        for place in taken.events.indices {
            // An event without runs may begin anywhere, as one that tells of lost events does.
            let event = taken.events[place]
            taken.events[place].firstRun = UInt32(max(0, Int(event.firstRun) - firstRun))
            taken.events[place].firstIdentifier = UInt32(
                max(0, Int(event.firstIdentifier) - firstIdentifier))
            if event.kind == .typeAhead { taken.events[place].value -= UInt64(firstByte) }
        }
        events.removeSubrange(index...)
        runs.removeSubrange(firstRun...)
        identifiers.removeSubrange(firstIdentifier...)
        text.removeSubrange(firstByte...)
        return taken
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
