/// The number of lanes that an item covers in a grid or waterfall, and of rows in a grid.
public struct ItemSpan: Equatable, Sendable, BitwiseCopyable {
    /// The number of lanes in the lower 16 bits, the number of rows in the upper 16 bits. Columns
    /// of spans store this value.
    public var rawValue: UInt32

    /// - Parameter rawValue: Is not checked here: `validate` checks columns of raw values.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// - Parameter across: The number of lanes. In a layout with fewer lanes, the item covers all
    ///   lanes.
    /// - Parameter along: The number of rows.
    public init(across: UInt16, along: UInt16) {
        rawValue = UInt32(along) << 16 | UInt32(across)
    }

    /// The number of lanes, across the main axis.
    public var across: UInt16 { UInt16(truncatingIfNeeded: rawValue) }
    /// The number of rows, along the main axis.
    public var along: UInt16 { UInt16(truncatingIfNeeded: rawValue >> 16) }

    /// One lane of one row.
    public static let one = ItemSpan(rawValue: 0x1_0001)
    /// The maximum number of lanes, and of rows.
    public static let maximum: UInt16 = 1024
}

// A waterfall stores an item once in each lane that the item covers. The limit on data counts this
// memory with the columns, whatever the layout. Otherwise, a few bytes from a host could make the
// view allocate much memory that is not counted.
extension ItemSpan {
    /// The bytes to count for all items that cover more than one lane.
    static func laneBytes(of spans: Span<UInt32>) -> Int {
        var sum = 0
        for index in spans.indices { sum += ItemSpan(rawValue: spans[index]).laneBytes }
        return sum
    }

    /// The bytes to count for the item that covers the most lanes.
    static func greatestLaneBytes(of spans: Span<UInt32>) -> Int {
        var greatest = 0
        for index in spans.indices {
            greatest = max(greatest, ItemSpan(rawValue: spans[index]).laneBytes)
        }
        return greatest
    }

    private var laneBytes: Int { across > 1 ? Int(across) * Self.bytesPerLane : 0 }

    private static let bytesPerLane = 24
}

extension ItemSpan {
    /// The span with the greater number of lanes and the greater number of rows of both spans.
    func union(_ other: ItemSpan) -> ItemSpan {
        if rawValue == other.rawValue { return self }
        return ItemSpan(across: max(across, other.across), along: max(along, other.along))
    }

    /// - Throws: `invalidNumber` for the first span of no lane, of no row, or of too many.
    static func validate(_ spans: Span<UInt32>) throws(CollectionError) {
        for index in spans.indices {
            let span = ItemSpan(rawValue: spans[index])
            let isAcross = span.across == 0 || span.across > maximum
            if isAcross || span.along == 0 || span.along > maximum {
                throw .outside(
                    isAcross ? "the count of lanes of spans" : "the count of rows of spans",
                    index: index, Int(isAcross ? span.across : span.along), 1, Int(maximum))
            }
        }
    }
}
