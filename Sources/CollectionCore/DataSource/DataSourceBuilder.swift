/// Puts a data source together from chunks of columns; nothing is shown until it is whole.
public struct DataSourceBuilder {
    private let limits: Limits
    private(set) var metrics: [SectionMetrics] = []
    private var itemCounts: [UInt32] = []
    private var sectionMetrics: [UInt32] = []
    private var items = ItemLeafBuilder()
    /// The items of all sections so far.
    package private(set) var itemCount = 0
    /// What the columns so far count against the limit.
    package private(set) var dataBytes = 0

    public init(limits: Limits) {
        self.limits = limits
    }

    /// What section metrics of chunks refer to; before the first chunk that does.
    public mutating func setMetrics(_ metrics: [SectionMetrics]) throws(CollectionError) {
        for (index, metrics) in metrics.enumerated() { try metrics.validate(index: index) }
        try charge(bytes: metrics.count * MemoryLayout<SectionMetrics>.stride)
        self.metrics = metrics
    }

    /// Appends sections and their items, as columns.
    ///
    /// - Parameter itemCounts: One for each section.
    /// - Parameter sectionMetrics: 0 the layout's, else 1 + an index; empty: the layout's for all.
    /// - Parameter widths: One for each item of these sections, or none: the metrics'.
    /// - Parameter reuseIdentifiers: One for each item, or none: the metrics'.
    /// - Parameter spans: `ItemSpan.rawValue` of each item, or none: `one`.
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

    /// The same for items of which only some have values of their own.
    ///
    /// - Parameter ownSizes: Which items have a size of their own; empty: all, if there are
    ///   columns. Those without are as their section's metrics say, whatever the columns say.
    @inline(never)
    package mutating func append(
        itemCounts: Span<UInt32>, sectionMetrics: Span<UInt32>, widths: Span<Float>,
        heights: Span<Float>, reuseIdentifiers: Span<UInt32>, spans: Span<UInt32> = Span(),
        options: ChunkOptions, ownSizes: Span<Bool>,
        ownReuseIdentifiers: Span<Bool>
    ) throws(CollectionError) {
        let continues = options.contains(.continuesSection)
        if continues && (self.itemCounts.isEmpty || itemCounts.isEmpty) {
            throw .invalidArgument("chunk", .conflicting)
        }
        let chunkItems = try checkedItemCount(itemCounts, continues: continues)
        try Self.checkCount(sectionMetrics.count, "section_metrics", itemCounts.count)
        try Self.checkCount(widths.count, "widths", chunkItems)
        try Self.checkCount(heights.count, "heights", chunkItems)
        try Self.checkCount(reuseIdentifiers.count, "reuse_identifiers", chunkItems)
        try Self.checkCount(spans.count, "spans", chunkItems)
        for index in sectionMetrics.indices where Int(sectionMetrics[index]) > metrics.count {
            throw .invalidNumber("section_metrics", index: index, .outOfRange)
        }
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

    /// Which reuse identifiers items have: entry i says whether identifier i occurs.
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

    /// The first section is no new one: its items follow those of the chunk before.
    public static let continuesSection = ChunkOptions(rawValue: 1)
    public static let sizesAreEstimates = ChunkOptions(rawValue: 2)
}

extension DataSourceBuilder {
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

    /// Identifiers beyond any that could be registered are refused here; whether the others
    /// are registered is for the view to say.
    static func checkReuseIdentifiers(
        _ identifiers: Span<UInt32>, _ limits: Limits
    ) throws(CollectionError) {
        for index in identifiers.indices
        where identifiers[index] > UInt32(clamping: limits.registrationCountInForce) {
            throw .invalidNumber("reuse_identifiers", index: index, .outOfRange)
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
        for index in counts.indices { sum += Int(counts[index]) }
        let (all, overflow) = sum.addingReportingOverflow(itemCount)
        if overflow || all > limits.itemCount {
            throw .limitExceeded(.items, value: all, maximum: limits.itemCount)
        }
        if continues, let last = itemCounts.last {
            let (_, overflow) = last.addingReportingOverflow(counts[0])
            if overflow { throw .invalidNumber("item_counts", index: 0, .tooLarge) }
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
        // Reserving is exact: for each of many small chunks it would copy everything again.
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
