/// The limits of a view or a snapshot. A call that would exceed a limit fails and changes nothing.
public struct Limits: Equatable, Sendable {
    /// The maximum number of items in all sections together, with or without columns for the items.
    public var itemCount: Int
    /// The maximum number of sections.
    public var sectionCount: Int
    /// The maximum memory of the data, in bytes. Counted for a view: the columns of the data, what
    /// updates and measured sizes add when they split runs of equal items, and the old data that a
    /// transition keeps. Counted for a snapshot: the columns, the identifiers and the marks. An
    /// item that spans several lanes counts 24 bytes for each lane. Layout needs further memory,
    /// which is not counted: up to 12 bytes for an item that is alone on its line, 20 bytes for an
    /// item that is alone in a group with orthogonal scrolling, and 24 bytes for an item in a
    /// waterfall.
    public var dataBytes: Int
    /// The maximum number of elements in one display frame or in the answer about one rectangle;
    /// also the maximum number of updates whose completion no display frame has reported yet.
    public var elementCount: Int
    /// The maximum number of registered reuse identifiers and element kinds together. At most 2^20:
    /// see `registrationCountInForce`.
    public var registrationCount: Int

    public init() {
        itemCount = 1 << 40
        sectionCount = 1 << 30
        dataBytes = 1 << 34
        elementCount = 1 << 20
        registrationCount = 1 << 12
    }

    /// `registrationCount`, clamped to 0 through 2^20. Some tables are indexed by reuse identifiers
    /// or kinds, which are therefore small integers.
    var registrationCountInForce: Int { min(max(registrationCount, 0), 1 << 20) }
}
