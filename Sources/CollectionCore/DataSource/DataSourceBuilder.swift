/// Builds a data source from chunks of columns. The view keeps its old data until the data source
/// is complete.
public struct DataSourceBuilder {
    private let limits: Limits
    private(set) var metrics: [SectionMetrics] = []
    private var itemCounts: [UInt32] = []
    private var sectionMetrics: [UInt32] = []
    private var items = ItemLeafBuilder()
    /// The number of items appended so far, in all sections.
    package private(set) var itemCount = 0
    /// The bytes that the metrics and columns so far count against the limit.
    package private(set) var dataBytes = 0

    public init(limits: Limits) {
        self.limits = limits
    }

    /// Sets the metrics that `sectionMetrics` in chunks refers to. Call this function before a
    /// chunk refers to the metrics.
    public mutating func setMetrics(_ metrics: [SectionMetrics]) throws(CollectionError) {
        for (index, metrics) in metrics.enumerated() { try metrics.validate(index: index) }
        try charge(bytes: metrics.count * MemoryLayout<SectionMetrics>.stride)
        self.metrics = metrics
    }

    /// Appends sections and their items, as columns.
    ///
    /// - Parameter itemCounts: The number of items of each section.
    /// - Parameter sectionMetrics: For each section, 0 for the layout's metrics, or 1 + an index
    ///   into the metrics that were set. Empty: all sections have the layout's metrics.
    /// - Parameter widths: The width of each item, in points. Empty: the metrics give the widths.
    /// - Parameter reuseIdentifiers: One for each item. Empty: the metrics give them.
    /// - Parameter spans: The `ItemSpan.rawValue` of each item. Empty: `ItemSpan.one` for all.
    /// - Throws: An error that names the column and the first bad entry; nothing is appended.
    public mutating func append(
        itemCounts: Span<UInt32>, sectionMetrics: Span<UInt32>, widths: Span<Float>,
        heights: Span<Float>, reuseIdentifiers: Span<UInt32>, spans: Span<UInt32> = Span(),
        options: ChunkOptions
    ) throws(CollectionError) {
        try append(
            itemCounts: itemCounts, sectionMetrics: sectionMetrics, widths: widths,
            heights: heights, reuseIdentifiers: reuseIdentifiers, spans: spans, options: options,
            ownSizes: Span(), ownReuseIdentifiers: Span())
    }

    /// Appends sections and their items, as columns. Only some items may have values of their own.
    ///
    /// - Parameter ownSizes: For each item, whether the columns give its size. If not, the
    ///   section's metrics give it. Empty: the columns, if there are any, give the sizes of all
    ///   items.
    /// - Parameter ownReuseIdentifiers: Like `ownSizes`, for the reuse identifiers.
    @inline(never)
    package mutating func append(
        itemCounts: Span<UInt32>, sectionMetrics: Span<UInt32>, widths: Span<Float>,
        heights: Span<Float>, reuseIdentifiers: Span<UInt32>, spans: Span<UInt32> = Span(),
        options: ChunkOptions, ownSizes: Span<Bool>,
        ownReuseIdentifiers: Span<Bool>
    ) throws(CollectionError) {
        let continues = options.contains(.continuesSection)
        if continues && (self.itemCounts.isEmpty || itemCounts.isEmpty) {
            throw .conflicting(
                "chunk", "continues a section, but it has none, or no chunk before it has one")
        }
        let chunkItems = try checkedItemCount(itemCounts, continues: continues)
        try Self.checkCount(sectionMetrics.count, "section_metrics", itemCounts.count)
        try Self.checkCount(widths.count, "widths", chunkItems)
        try Self.checkCount(heights.count, "heights", chunkItems)
        try Self.checkCount(reuseIdentifiers.count, "reuse_identifiers", chunkItems)
        try Self.checkCount(spans.count, "spans", chunkItems)
        try Self.checkMetrics(sectionMetrics, metrics.count)
        let columnBytes =
            4 * (widths.count + heights.count + reuseIdentifiers.count + spans.count)
            + ItemSpan.laneBytes(of: spans)
        let sectionBytes = DataSource.bytesPerSection * itemCounts.count
        try Self.checkLengths(widths, "widths")
        try Self.checkLengths(heights, "heights")
        try Self.checkReuseIdentifiers(reuseIdentifiers, limits)
        try ItemSpan.validate(spans)
        try charge(bytes: columnBytes + sectionBytes)
        appendSections(itemCounts, sectionMetrics, continues: continues)
        itemCount += chunkItems
        items.append(
            count: chunkItems, widths: widths, heights: heights,
            reuseIdentifiers: reuseIdentifiers,
            state: options.contains(.sizesAreEstimates) ? .estimated : .given,
            ownSizes: ownSizes, ownReuseIdentifiers: ownReuseIdentifiers, spans: spans)
    }

    /// Whether an item uses each reuse identifier: entry i is for the identifier i.
    package var usedReuseIdentifiers: [Bool] { items.usedReuseIdentifiers }

    consuming func finished() -> DataSource {
        var source = DataSource()
        source.items = SumTree(leaves: items.finished())
        source.sections = SumTree(leaves: sectionLeaves())
        source.metrics = metrics
        return source
    }
}

public struct ChunkOptions: OptionSet, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The first section of the chunk is not new: its items are appended to the last section of the
    /// previous chunk.
    public static let continuesSection = ChunkOptions(rawValue: 1)
    public static let sizesAreEstimates = ChunkOptions(rawValue: 2)
}

extension DataSourceBuilder {
    /// - Parameter count: The number of section metrics, which sections number from 1.
    static func checkMetrics(
        _ sectionMetrics: Span<UInt32>, _ count: Int
    ) throws(CollectionError) {
        for index in sectionMetrics.indices where Int(sectionMetrics[index]) > count {
            throw .outside("section_metrics", index: index, Int(sectionMetrics[index]), 0, count)
        }
    }

    static func checkCount(
        _ count: Int, _ column: CollectionError.Argument, _ expected: Int
    ) throws(CollectionError) {
        if count != 0 && count != expected {
            throw .unequalColumns(column, count: count, expected: expected)
        }
    }

    static func checkLengths(
        _ lengths: Span<Float>, _ column: CollectionError.Argument
    ) throws(CollectionError) {
        if Length.areValid(lengths) { return }
        for index in lengths.indices {
            try Length.validate(Double(lengths[index]), column, index: index)
        }
    }

    /// Refuses reuse identifiers greater than any that could be registered. The view checks whether
    /// the other reuse identifiers are registered.
    static func checkReuseIdentifiers(
        _ identifiers: Span<UInt32>, _ limits: Limits
    ) throws(CollectionError) {
        let most = UInt32(clamping: limits.registrationCountInForce)
        for index in identifiers.indices where identifiers[index] > most {
            throw .outside(
                "reuse_identifiers", index: index, Int(identifiers[index]), 0, Int(most))
        }
    }

    private func checkedItemCount(
        _ counts: Span<UInt32>, continues: Bool
    ) throws(CollectionError) -> Int {
        let sections = itemCounts.count + counts.count - (continues ? 1 : 0)
        if sections > limits.sectionCount {
            throw .limitExceeded(.sections, value: sections, maximum: limits.sectionCount)
        }
        var sum = 0
        for index in counts.indices { sum.add(count: counts[index]) }
        let (all, overflow) = sum.addingReportingOverflow(itemCount)
        if overflow || all > limits.itemCount {
            throw .limitExceeded(.items, value: all, maximum: limits.itemCount)
        }
        if continues, let last = itemCounts.last {
            let (_, overflow) = last.addingReportingOverflow(counts[0])
            if overflow {
                throw .outside("item_counts", index: 0, Int(counts[0]), 0, Int(.max - last))
            }
        }
        return sum
    }

    private mutating func charge(bytes: Int) throws(CollectionError) {
        if bytes > limits.dataBytes - dataBytes {
            throw .limitExceeded(
                .dataBytes, value: dataBytes + bytes, maximum: limits.dataBytes)
        }
        dataBytes += bytes
    }

    private mutating func appendSections(
        _ counts: Span<UInt32>, _ metrics: Span<UInt32>, continues: Bool
    ) {
        // `reserveCapacity` is exact: reserving for each small chunk would copy the array each
        // time.
        if counts.count > itemCounts.count {
            itemCounts.reserveCapacity(itemCounts.count + counts.count)
        }
        for index in counts.indices {
            if continues && index == 0 {
                itemCounts[itemCounts.count - 1] += counts[0]
                continue
            }
            itemCounts.append(counts[index])
            if !metrics.isEmpty {
                while sectionMetrics.count < itemCounts.count - 1 { sectionMetrics.append(0) }
                sectionMetrics.append(metrics[index])
            }
        }
    }

    private func sectionLeaves() -> [SectionLeaf] {
        var leaves: [SectionLeaf] = []
        var start = 0
        while start < itemCounts.count {
            let end = min(start + SectionLeaf.capacity, itemCounts.count)
            let first = start
            let leaf = SectionLeaf(
                count: end - start,
                itemCounts: Column(count: end - start) { itemCounts[first + $0] },
                metrics: Column(count: end - start) {
                    first + $0 < sectionMetrics.count ? sectionMetrics[first + $0] : 0
                })
            leaves.appendJoining(leaf)
            start = end
        }
        return leaves
    }
}
