/// The content of the sections and items that a batch update inserts, reloads or reconfigures, in
/// the order in which the parts are listed. Parts that keep their content have no entries.
public struct UpdateContent {
    /// The metrics that `sectionMetrics` refers to by number.
    var metrics: [SectionMetrics] = []
    /// The number of items in each section.
    var itemCounts: [UInt32] = []
    /// For each section, 0: the metrics of the layout; otherwise 1 + an index into `metrics`.
    /// Empty: the metrics of the layout for all sections.
    var sectionMetrics: [UInt32] = []
    /// The items of new sections, and single items.
    var items: SumTree<ItemLeaf>
    var usedReuseIdentifiers: [Bool] = []
    /// The number of bytes that the columns count against the limit.
    var dataBytes = 0

    /// Content without sections and items.
    public init() {
        items = SumTree()
    }

    /// Makes content from columns, as in the chunks of a data source; an empty column means the
    /// default for all entries.
    ///
    /// - Parameter itemCount: The number of all items, in sections and single.
    /// - Throws: An error that names the column and the first invalid entry.
    public init(
        metrics: [SectionMetrics], itemCounts: Span<UInt32>, sectionMetrics: Span<UInt32>,
        widths: Span<Float>, heights: Span<Float>, reuseIdentifiers: Span<UInt32>,
        spans: Span<UInt32> = Span(), options: ChunkOptions, itemCount: Int, limits: Limits
    ) throws(CollectionError) {
        if options.contains(.continuesSection) {
            throw .conflicting(
                "content.flags", "has JGB_CHUNK_CONTINUES_SECTION: no chunk is before")
        }
        if itemCount < 0 { throw .outside("content.item_count", itemCount, 0, limits.itemCount) }
        if itemCount > limits.itemCount {
            throw .limitExceeded(.items, value: itemCount, maximum: limits.itemCount)
        }
        if itemCounts.count > limits.sectionCount {
            throw .limitExceeded(
                .sections, value: itemCounts.count, maximum: limits.sectionCount)
        }
        typealias Builder = DataSourceBuilder
        for (index, metrics) in metrics.enumerated() { try metrics.validate(index: index) }
        try Builder.checkCount(sectionMetrics.count, "section_metrics", itemCounts.count)
        try Builder.checkCount(widths.count, "widths", itemCount)
        try Builder.checkCount(heights.count, "heights", itemCount)
        try Builder.checkCount(reuseIdentifiers.count, "reuse_identifiers", itemCount)
        try Builder.checkCount(spans.count, "spans", itemCount)
        try Builder.checkMetrics(sectionMetrics, metrics.count)
        try Builder.checkLengths(widths, "widths")
        try Builder.checkLengths(heights, "heights")
        try Builder.checkReuseIdentifiers(reuseIdentifiers, limits)
        try ItemSpan.validate(spans)
        self.metrics = metrics
        for index in itemCounts.indices { self.itemCounts.append(itemCounts[index]) }
        for index in sectionMetrics.indices { self.sectionMetrics.append(sectionMetrics[index]) }
        dataBytes =
            4 * (widths.count + heights.count + reuseIdentifiers.count + spans.count)
            + ItemSpan.laneBytes(of: spans) + 4 * itemCounts.count
            + metrics.count * MemoryLayout<SectionMetrics>.stride
        if dataBytes > limits.dataBytes {
            throw .limitExceeded(.dataBytes, value: dataBytes, maximum: limits.dataBytes)
        }
        var builder = ItemLeafBuilder()
        builder.append(
            count: itemCount, widths: widths, heights: heights,
            reuseIdentifiers: reuseIdentifiers,
            state: options.contains(.sizesAreEstimates) ? .estimated : .given,
            ownSizes: Span(), ownReuseIdentifiers: Span(), spans: spans)
        usedReuseIdentifiers = builder.usedReuseIdentifiers
        items = SumTree(leaves: builder.finished())
    }
}

extension UpdateContent {
    /// Appends the content of further parts of the same batch.
    mutating func append(_ other: UpdateContent) {
        while sectionMetrics.count < itemCounts.count { sectionMetrics.append(0) }
        for number in other.sectionMetrics {
            sectionMetrics.append(number == 0 ? 0 : number + UInt32(metrics.count))
        }
        itemCounts += other.itemCounts
        while sectionMetrics.count < itemCounts.count { sectionMetrics.append(0) }
        metrics += other.metrics
        items.replace(items.count..<items.count, with: other.items)
        while usedReuseIdentifiers.count < other.usedReuseIdentifiers.count {
            usedReuseIdentifiers.append(false)
        }
        for index in other.usedReuseIdentifiers.indices
        where other.usedReuseIdentifiers[index] {
            usedReuseIdentifiers[index] = true
        }
        dataBytes += other.dataBytes
    }
}

extension UpdateContent {
    /// Makes content from the items of a builder; in which sections of the builder they are does
    /// not matter.
    ///
    /// - Parameter itemCounts: The number of items in each section of the content. The check of the
    ///   update checks these numbers.
    /// - Parameter sectionMetrics: For each section, 0: the metrics of the layout; otherwise 1 + an
    ///   index into `metrics`. Empty: the metrics of the layout for all sections.
    package init(
        _ builder: consuming DataSourceBuilder, metrics: [SectionMetrics], itemCounts: [UInt32],
        sectionMetrics: [UInt32]
    ) throws(CollectionError) {
        for (index, metrics) in metrics.enumerated() { try metrics.validate(index: index) }
        self.metrics = metrics
        self.itemCounts = itemCounts
        self.sectionMetrics = sectionMetrics
        usedReuseIdentifiers = builder.usedReuseIdentifiers
        dataBytes =
            builder.dataBytes + 4 * itemCounts.count
            + metrics.count * MemoryLayout<SectionMetrics>.stride
        items = builder.finished().items
    }
}
