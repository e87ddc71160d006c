/// Events as a host takes them from a view, in order, and what does not fit in them.
public struct Events: Equatable, Sendable {
    public var events: [Event] = []
    public var runs: [ItemRun] = []
    public var identifiers: [UInt64] = []

    public init() {}

    public var isEmpty: Bool { events.isEmpty }

    /// Puts other events behind these.
    package mutating func append(_ other: Events) {
        for var event in other.events {
            event.firstRun += UInt32(runs.count)
            event.firstIdentifier += UInt32(identifiers.count)
            events.append(event)
        }
        runs += other.runs
        identifiers += other.identifiers
    }

    mutating func removeAll() {
        events.removeAll(keepingCapacity: true)
        if !runs.isEmpty { runs.removeAll(keepingCapacity: true) }
        if !identifiers.isEmpty { identifiers.removeAll(keepingCapacity: true) }
    }
}

/// Items of one section, one after another. It stands in memory as in `jgb_item_run`.
public struct ItemRun: Equatable, Sendable {
    /// The first of the items.
    public var indexPath: IndexPath
    public var count: UInt64

    public init(indexPath: IndexPath, count: UInt64) {
        self.indexPath = indexPath
        self.count = count
    }
}
