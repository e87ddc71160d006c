/// The sizes, reuse identifiers and spans of items, as columns. The values are checked in the same
/// way as a chunk of a data source.
public struct ItemContent {
    package var items: SumTree<ItemLeaf>
    /// The number of bytes that the columns count for each item, as if each item took as many lanes
    /// as the item that takes the most.
    let bytesPerItem: Int

    /// Makes content from columns.
    ///
    /// - Parameter count: The number of items.
    /// - Parameter widths: In points, one for each item; empty: the widths of the section metrics.
    /// - Parameter heights: In points, one for each item; empty: the heights of the section
    ///   metrics.
    /// - Parameter spans: `ItemSpan.rawValue` of each item; empty: `one` for each item.
    /// - Parameter options: Only `sizesAreEstimates` is used.
    /// - Throws: An error that names the column and the first invalid entry.
    public init(
        count: Int, widths: Span<Float>, heights: Span<Float>, reuseIdentifiers: Span<UInt32>,
        spans: Span<UInt32> = Span(), options: ChunkOptions, limits: Limits
    ) throws(CollectionError) {
        guard count >= 0, let itemCount = UInt32(exactly: count) else {
            throw .outside("count", UInt64(UInt(bitPattern: count)), 0, UInt64(UInt32.max))
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

    /// Content of items that have all values from the section metrics.
    init(none count: Int) {
        items = count == 0 ? SumTree() : SumTree(leaves: [.plain(count)])
        bytesPerItem = 0
    }

    init(_ items: SumTree<ItemLeaf>, bytesPerItem: Int) {
        self.items = items
        self.bytesPerItem = bytesPerItem
    }

    /// The number of items.
    public var count: Int { items.count }
}

extension ItemLeaf {
    /// A leaf of items that have all values from the section metrics.
    static func plain(_ count: Int) -> ItemLeaf {
        ItemLeaf(
            count: count, widths: Column(repeating: noLength),
            heights: Column(repeating: noLength),
            reuseIdentifiers: Column(repeating: noReuseIdentifier),
            sizeStates: Column(repeating: .given))
    }
}

extension SumTree {
    /// A leaf that contains only the element at an index. The element must exist.
    func leaf(at index: Int) -> Leaf {
        let place = place(of: index)
        var leaf = place.leaf
        let local = index - place.before.count
        if local > 0 { (_, leaf) = leaf.split(at: local) }
        if leaf.count > 1 { (leaf, _) = leaf.split(at: 1) }
        return leaf
    }
}
