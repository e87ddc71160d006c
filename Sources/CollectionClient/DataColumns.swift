public import CollectionCore

/// Data to be pushed, as columns: entry i describes section i, or item i of all sections.
public struct DataColumns: Sendable {
    /// One for each section.
    public var itemCounts: [UInt32]
    /// 0 the layout's, else 1 + an index into `metrics`; empty: the layout's for all.
    public var sectionMetrics: [UInt32] = []
    public var metrics: [SectionMetrics] = []
    /// One for each item, or empty: the metrics'. So the two that follow.
    public var widths: [Float] = []
    public var heights: [Float] = []
    public var reuseIdentifiers: [UInt32] = []
    /// `ItemSpan.rawValue` of each item, or empty: `one`.
    public var spans: [UInt32] = []
    public var sizesAreEstimates = false

    public init(itemCounts: [UInt32]) {
        self.itemCounts = itemCounts
    }
}

/// Cuts columns into parts that fit into a message each.
struct ChunkCursor {
    /// Which part of the columns goes into one message.
    struct Chunk: Equatable {
        /// The first of them may be continued, the last may go on in the next chunk.
        var sections: Range<Int>
        /// How many items of each are in the chunk.
        var itemCounts: [UInt32]
        var items: Range<Int>
        var continuesSection: Bool
        var isLast: Bool
    }

    private var section = 0
    private var item = 0
    /// How many items of `section` the chunks before have.
    private var taken = 0

    /// - Parameter entryCountMax: The most sections; and the most items, where items have columns.
    mutating func next(in columns: DataColumns, entryCountMax: Int) -> Chunk? {
        if section == columns.itemCounts.count { return nil }
        var chunk = Chunk(
            sections: section..<section, itemCounts: [], items: item..<item,
            continuesSection: taken > 0,
            isLast: false)
        var room = columns.hasItemColumns ? entryCountMax : Int.max
        while section < columns.itemCounts.count && chunk.itemCounts.count < entryCountMax
            && room > 0
        {
            let left = Int(columns.itemCounts[section]) - taken
            let part = min(left, room)
            chunk.itemCounts.append(UInt32(part))
            item += part
            room -= part
            taken = part < left ? taken + part : 0
            if part == left { section += 1 }
        }
        let first = chunk.sections.lowerBound
        chunk.sections = first..<(first + chunk.itemCounts.count)
        chunk.items = chunk.items.lowerBound..<item
        chunk.isLast = section == columns.itemCounts.count
        return chunk
    }
}

extension DataColumns {
    fileprivate var hasItemColumns: Bool {
        !(widths.isEmpty && heights.isEmpty && reuseIdentifiers.isEmpty && spans.isEmpty)
    }
}
