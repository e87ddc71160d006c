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
        itemCount = Self.nearest(1 << 40)
        sectionCount = Self.nearestSectionCount(1 << 30)
        dataBytes = Self.nearest(1 << 34)
        elementCount = 1 << 20
        registrationCount = 1 << 12
    }

    /// The limit that an `Int` can hold and that is nearest to a number from outside. Where `Int`
    /// has 32 bits, the limit is less than every number that is out of range.
    package static func nearest(_ limit: UInt64) -> Int {
        #if _pointerBitWidth(_32)
            min(Int(limit), Int(UInt32.max) - 1)
        #else
            Int(clamping: limit)
        #endif
    }

    /// As `nearest`, of the number of sections. Where `Int` has 32 bits, the places of the reading
    /// order, of which each section has some, and the bytes of all sections are still an `Int`.
    package static func nearestSectionCount(_ limit: UInt64) -> Int {
        #if _pointerBitWidth(_32)
            min(nearest(limit), 1 << 26)
        #else
            nearest(limit)
        #endif
    }

    /// Where `Int` has 32 bits, checks that a sum of two numbers of items is less than every number
    /// that is out of range. Where it has 64 bits, no memory holds as many counts as that takes.
    ///
    /// - Throws: `limitExceeded`.
    @inline(__always)
    func checkSum(_ first: Int, _ second: Int) throws(CollectionError) {
        #if _pointerBitWidth(_32)
            if first + second > Self.nearest(.max) {
                throw .limitExceeded(.items, value: first + second, maximum: itemCount)
            }
        #endif
    }

    /// `registrationCount`, clamped to 0 through 2^20. Some tables are indexed by reuse identifiers
    /// or kinds, which are therefore small integers.
    var registrationCountInForce: Int { min(max(registrationCount, 0), 1 << 20) }
}
