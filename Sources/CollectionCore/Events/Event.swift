/// Something that happened in a view, for a host that asked for events of its sort: rules Q1 to Q9
/// of docs/semantics.md.
///
/// All events have the same fields, and the kind says what the fields mean. A field that the kind
/// does not mention is 0. Lists are ranges in the arrays of `Events`.
///
/// The fields stand in memory as those of `jgb_event` do.
public struct Event: Equatable, Sendable {
    /// Counts the events of a view, from 1, without gaps.
    public var sequence: UInt64
    /// The time at which the event was due, but no earlier than the last time that the view was
    /// told. Never less than the time of the event before.
    public var time_ns: UInt64
    /// The number of the sample of input that led to the event, from 1 for each view; 0: none did.
    public var cause: UInt64
    /// The numbers of the kind and the origin, as wide as in C.
    private var kindNumber: UInt32
    public var flags: EventFlags
    private var originNumber: UInt32
    /// The element that the event is about, or `Element.none`. The index path is that in the data
    /// as the event is queued, except in an event with the flag `isOld`.
    public var element: Element
    /// The view that shows the element, and its generation.
    public var reusableView: ReusableView
    public var generation: UInt32
    /// Reserved; 0.
    public var reserved: UInt32
    /// The identifier of the item, or of the section, in the snapshot; with the flag
    /// `hasIdentifier`.
    public var identifier: UInt64
    public var value: UInt64
    public var otherValue: UInt64
    public var number: Double
    public var otherNumber: Double
    public var point: Point
    public var otherPoint: Point
    /// A range in `Events.runs`.
    public var firstRun: UInt32
    public var runCount: UInt32
    /// A range in `Events.identifiers`.
    public var firstIdentifier: UInt32
    public var identifierCount: UInt32

    public var kind: EventKind {
        get { EventKind(rawValue: kindNumber) ?? .lost }
        set { kindNumber = newValue.rawValue }
    }

    /// True for an event that says a new content offset, or a new zoom scale.
    var isOffset: Bool {
        kindNumber == EventKind.didScroll.rawValue || kindNumber == EventKind.didZoom.rawValue
    }

    public var origin: EventOrigin {
        get { EventOrigin(rawValue: originNumber) ?? .engine }
        set { originNumber = newValue.rawValue }
    }

    /// An event about no element, from the engine; the queue numbers it.
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
    /// A band has changed the selection, and may yet take the change back.
    public static let isProvisional = EventFlags(rawValue: 4)
}

/// The cause of an event. The numbers are those of `jgb_event_origin`.
public enum EventOrigin: UInt32, Sendable {
    /// Time, or a display frame.
    case engine = 0
    /// Other data, or another layout.
    case update = 1
    /// A call of the host for just this.
    case program = 2
    /// Input.
    case user = 3
}
