/// What items show besides their identifiers, as columns: sizes, reuse identifiers and spans. A
/// value that was checked as a chunk of a data source is.
public struct ItemContent {
    package var items: SumTree<ItemLeaf>
    /// How many bytes the columns count for each item, as if all took as many lanes as one does.
    let bytesPerItem: Int

    /// - Parameter count: How many items.
    /// - Parameter widths: Points, one for each item, or none: the metrics'.
    /// - Parameter spans: `ItemSpan.rawValue` of each item, or none: `one`.
    /// - Parameter options: Only `sizesAreEstimates` counts.
    /// - Throws: An error that names the column and the first bad entry.
    public init(
        count: Int, widths: Span<Float>, heights: Span<Float>, reuseIdentifiers: Span<UInt32>,
        spans: Span<UInt32> = Span(), options: ChunkOptions, limits: Limits
    ) throws(CollectionError) {
        guard count >= 0, let itemCount = UInt32(exactly: count) else {
            throw .invalidArgument("content", .outOfRange)
        }
        var builder = DataSourceBuilder(limits: limits)
        let itemCounts: [1 of UInt32] = [itemCount]
        try builder.append(
            itemCounts: itemCounts.span, sectionMetrics: Span(), widths: widths,
            heights: heights, reuseIdentifiers: reuseIdentifiers, spans: spans,
            options: options.subtracting(.continuesSection))
        items = builder.finished().items
        let columns = [widths.count, heights.count, reuseIdentifiers.count, spans.count]
        bytesPerItem =
            columns.reduce(0) { $0 + ($1 > 0 ? 4 : 0) } + ItemSpan.greatestLaneBytes(of: spans)
    }

    /// Items without anything of their own.
    init(none count: Int) {
        items = count == 0 ? SumTree() : SumTree(leaves: [.plain(count)])
        bytesPerItem = 0
    }

    init(_ items: SumTree<ItemLeaf>, bytesPerItem: Int) {
        self.items = items
        self.bytesPerItem = bytesPerItem
    }

    /// How many items.
    public var count: Int { items.count }
}

extension ItemLeaf {
    /// Items that have nothing of their own.
    static func plain(_ count: Int) -> ItemLeaf {
        ItemLeaf(
            count: count, widths: Column(repeating: noLength),
            heights: Column(repeating: noLength),
            reuseIdentifiers: Column(repeating: noReuseIdentifier),
            sizeStates: Column(repeating: .given))
    }
}

extension SumTree {
    /// The leaf of a single element, which must exist.
    func leaf(at index: Int) -> Leaf {
        let place = place(of: index)
        var leaf = place.leaf
        let local = index - place.before.count
        if local > 0 { (_, leaf) = leaf.split(at: local) }
        if leaf.count > 1 { (leaf, _) = leaf.split(at: 1) }
        return leaf
    }
}
