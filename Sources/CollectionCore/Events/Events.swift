/// Events as a host takes them from a view, in order, and the lists that belong to them.
public struct Events: Equatable, Sendable {
    public var events: [Event] = []
    public var runs: [ItemRun] = []
    public var identifiers: [UInt64] = []
    /// Text that was typed, in UTF-8.
    public var text: [UInt8] = []

    public init() {}

    public var isEmpty: Bool { events.isEmpty }

    /// Appends other events.
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
