/// Something that happened in a view. Hosts ask for groups of events: rules Q1 to Q9 of
/// docs/semantics.md.
///
/// All events have the same fields, and the kind says what the fields mean. A field that the kind
/// does not mention is 0. An event's runs and identifiers are ranges in the arrays of `Events`.
///
/// The fields have the same layout in memory as those of `jgb_event`.
public struct Event: Equatable, Sendable {
    /// The number of the event: the events of a view are numbered from 1, without gaps.
    public var sequence: UInt64
    /// The time at which the event was due, in nanoseconds, but no earlier than the last time that
    /// the host passed to the view. Never less than the time of the previous event.
    public var time_ns: UInt64
    /// The number of the input sample that led to the event, from 1 for each view; 0: no sample
    /// did.
    public var cause: UInt64
    /// The raw value of `kind`, as wide as in C.
    private var kindNumber: UInt32
    public var flags: EventFlags
    /// The raw value of `origin`, as wide as in C.
    private var originNumber: UInt32
    /// The element that the event is about, or `Element.none`. Its index path is that in the data
    /// at the time at which the event was queued; with the flag `isOld`, its last one in earlier
    /// data.
    public var element: Element
    /// The reusable view that displays the element, or `.none`.
    public var reusableView: ReusableView
    /// The generation of the binding of `reusableView`.
    public var generation: UInt32
    /// Reserved; 0.
    public var reserved: UInt32
    /// The snapshot's identifier of the item, or of the section. Has a meaning only with the flag
    /// `hasIdentifier`.
    public var identifier: UInt64
    public var value: UInt64
    public var otherValue: UInt64
    public var number: Double
    public var otherNumber: Double
    public var point: Point
    public var otherPoint: Point
    /// The event's runs of items: `runCount` runs of `Events.runs`, from the index `firstRun` on.
    public var firstRun: UInt32
    public var runCount: UInt32
    /// The event's identifiers: `identifierCount` entries of `Events.identifiers`, from the index
    /// `firstIdentifier` on.
    public var firstIdentifier: UInt32
    public var identifierCount: UInt32

    public var kind: EventKind {
        get { EventKind(rawValue: kindNumber) ?? .lost }
        set { kindNumber = newValue.rawValue }
    }

    /// Whether the event counts events that were lost.
    var isLost: Bool { kindNumber == EventKind.lost.rawValue }

    /// Whether both events have the same kind. Numbers are compared faster than kinds.
    func isAlike(_ other: Event) -> Bool { kindNumber == other.kindNumber }

    /// Whether the event reports a new content offset or a new zoom scale.
    var isOffset: Bool {
        kindNumber == EventKind.didScroll.rawValue || kindNumber == EventKind.didZoom.rawValue
    }

    public var origin: EventOrigin {
        get { EventOrigin(rawValue: originNumber) ?? .engine }
        set { originNumber = newValue.rawValue }
    }

    /// Creates an event about no element, with the origin `engine`. The queue sets `sequence`.
    public init(_ kind: EventKind, at time_ns: UInt64) {
        sequence = 0
        self.time_ns = time_ns
        cause = 0
        kindNumber = kind.rawValue
        flags = []
        originNumber = EventOrigin.engine.rawValue
        element = .none
        reusableView = .none
        generation = 0
        reserved = 0
        identifier = 0
        (value, otherValue) = (0, 0)
        (number, otherNumber) = (0, 0)
        (point, otherPoint) = (.zero, .zero)
        (firstRun, runCount) = (0, 0)
        (firstIdentifier, identifierCount) = (0, 0)
    }
}

/// Flags of an event. The numbers are those of `JGB_EVENT_IS_...` and `JGB_EVENT_HAS_...`.
public struct EventFlags: OptionSet, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The element, or the section, has left the data. The index path is its last one.
    public static let isOld = EventFlags(rawValue: 1)
    public static let hasIdentifier = EventFlags(rawValue: 2)
    /// A band or a sweep has changed the selection, and may revert the change before it ends.
    public static let isProvisional = EventFlags(rawValue: 4)
}

/// The cause of an event. The numbers are those of `jgb_event_origin`.
public enum EventOrigin: UInt32, Sendable {
    /// Time has passed, or a display frame was made.
    case engine = 0
    /// The data was updated or replaced, or the layout was.
    case update = 1
    /// The host made a call that asks for exactly this.
    case program = 2
    /// A person did something: input.
    case user = 3
}
