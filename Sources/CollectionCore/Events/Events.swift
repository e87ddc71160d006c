/// Events that a host receives from a view, in order, and the lists that belong to them.
public struct Events: Equatable, Sendable {
    public var events: [Event] = []
    public var runs: [ItemRun] = []
    public var identifiers: [UInt64] = []
    /// Text that a person typed, in UTF-8: the events of the kind `typeAhead` refer to parts of it.
    public var text: [UInt8] = []

    public init() {}

    public var isEmpty: Bool { events.isEmpty }

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
