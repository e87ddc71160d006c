/// What a view may hold and show. Beyond a limit a call fails and changes nothing.
public struct Limits: Equatable, Sendable {
    /// The most items in all sections together, columns or not.
    public var itemCount: Int
    /// The most sections.
    public var sectionCount: Int
    /// The most memory that the columns of the data may take, what updates and measured sizes add
    /// that cut runs of equal items, and what a transition keeps of the data before; of a
    /// snapshot: the columns, the identifiers, and the marks. An item that spans lanes counts 24
    /// bytes for each. Layout takes some more besides, in proportion: up to 12 bytes for an item on
    /// a line of its own, 20 in a group of its own that scrolls across, 24 in a waterfall.
    public var dataBytes: Int
    /// The most elements in one display frame or one answer about a rectangle; also the most
    /// updates that may be waiting for a display frame to report them as complete.
    public var elementCount: Int
    /// The most reuse identifiers and element kinds; never more than 2^20 are allowed.
    public var registrationCount: Int

    public init() {
        itemCount = 1 << 40
        sectionCount = 1 << 30
        dataBytes = 1 << 34
        elementCount = 1 << 20
        registrationCount = 1 << 12
    }

    /// Registered things are small integers, and some tables are indexed by them.
    var registrationCountInForce: Int { min(max(registrationCount, 0), 1 << 20) }
}
