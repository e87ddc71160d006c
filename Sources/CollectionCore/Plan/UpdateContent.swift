/// The sections and items that a batch update brings: for its inserts, reloads and reconfigures,
/// in the order in which the parts are listed, those that keep their content left out.
public struct UpdateContent {
    /// What the sections refer to by number.
    var metrics: [SectionMetrics] = []
    /// One for each section.
    var itemCounts: [UInt32] = []
    /// 0: the layout's; otherwise 1 + an index into `metrics`. Empty: the layout's for all.
    var sectionMetrics: [UInt32] = []
    /// The items of sections, and single ones.
    var items: SumTree<ItemLeaf>
    var usedReuseIdentifiers: [Bool] = []
    /// What the columns count against the limit.
    var dataBytes = 0

    /// Nothing.
    public init() {
        items = SumTree()
    }

    /// Takes columns, as chunks of a data source are; an empty one means the default for all.
    ///
    /// - Parameter itemCount: Of all items, those of sections and single ones.
    /// - Throws: An error that names the column and the first bad entry.
    public init(
        metrics: [SectionMetrics], itemCounts: Span<UInt32>, sectionMetrics: Span<UInt32>,
        widths: Span<Float>, heights: Span<Float>, reuseIdentifiers: Span<UInt32>,
        spans: Span<UInt32> = Span(), options: ChunkOptions, itemCount: Int, limits: Limits
    ) throws(CollectionError) {
        if options.contains(.continuesSection) { throw .invalidArgument("content", .conflicting) }
        if itemCount < 0 { throw .invalidArgument("content", .outOfRange) }
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
        for index in sectionMetrics.indices where Int(sectionMetrics[index]) > metrics.count {
            throw .invalidNumber("section_metrics", index: index, .outOfRange)
        }
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
    /// Puts more behind what there is: what further parts of the same batch bring.
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
    /// Takes the items that a builder has, whatever sections they are in there.
    ///
    /// - Parameter itemCounts: Of each section of the content; checked with the update.
    /// - Parameter sectionMetrics: 0 the layout's, else 1 + an index into `metrics`; empty: the
    ///   layout's for all.
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
