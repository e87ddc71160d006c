/// How many lanes of a grid or waterfall an item takes, and how many rows of a grid.
public struct ItemSpan: Equatable, Sendable, BitwiseCopyable {
    /// Across in the lower half, along the main axis in the upper one: as columns have it.
    public var rawValue: UInt32

    /// - Parameter rawValue: Not checked; columns of them are.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// - Parameter across: How many lanes; where there are fewer, all of them.
    /// - Parameter along: How many rows.
    public init(across: UInt16, along: UInt16) {
        rawValue = UInt32(along) << 16 | UInt32(across)
    }

    public var across: UInt16 { UInt16(truncatingIfNeeded: rawValue) }
    public var along: UInt16 { UInt16(truncatingIfNeeded: rawValue >> 16) }

    /// One lane of one row.
    public static let one = ItemSpan(rawValue: 0x1_0001)
    /// The most lanes and the most rows.
    public static let maximum: UInt16 = 1024
}

// A waterfall keeps an item in each lane that it takes. What that comes to is counted with the
// columns, whatever the layout: a few bytes that a host sends would take much room otherwise.
extension ItemSpan {
    /// For each item that takes more than one lane.
    static func laneBytes(of spans: Span<UInt32>) -> Int {
        var sum = 0
        for index in spans.indices { sum += ItemSpan(rawValue: spans[index]).laneBytes }
        return sum
    }

    /// For the item that takes most.
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
    /// The longer one of both, either way.
    func union(_ other: ItemSpan) -> ItemSpan {
        if rawValue == other.rawValue { return self }
        return ItemSpan(across: max(across, other.across), along: max(along, other.along))
    }

    /// - Throws: `invalidNumber` for the first that takes no lane, no row, or too many.
    static func validate(_ spans: Span<UInt32>) throws(CollectionError) {
        for index in spans.indices {
            let span = ItemSpan(rawValue: spans[index])
            if span.across == 0 || span.along == 0 {
                throw .invalidNumber("spans", index: index, .outOfRange)
            }
            if span.across > maximum || span.along > maximum {
                throw .invalidNumber("spans", index: index, .tooLarge)
            }
        }
    }
}
