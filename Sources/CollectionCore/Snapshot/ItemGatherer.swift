/// Builds a tree from the content of items at different places of another tree, run by run.
struct ItemGatherer {
    private var leaves: [ItemLeaf] = []
    private var widths: [Float] = []
    private var heights: [Float] = []
    private var reuseIdentifiers: [UInt32] = []
    private var sizeStates: [SizeState] = []
    private var spans: [UInt32] = []
    private var cursor = ItemCursor()

    /// Appends the content of a range of items.
    ///
    /// - Parameter items: The tree that has the items; the same tree in each call.
    @inline(never)
    mutating func append(_ range: Range<Int>, of items: SumTree<ItemLeaf>) {
        var index = range.lowerBound
        while index < range.upperBound {
            cursor.move(to: index, in: items)
            let count = min(cursor.countInLeaf, range.upperBound - index)
            append(count)
            index += count
        }
    }

    /// Appends the next items of the cursor's leaf.
    private mutating func append(_ count: Int) {
        let (leaf, local) = (cursor.leaf, cursor.local)
        if leaf.isUniform {
            flush()
            leaves.appendJoining(
                ItemLeaf(
                    count: count, widths: leaf.widths, heights: leaf.heights,
                    reuseIdentifiers: leaf.reuseIdentifiers, sizeStates: leaf.sizeStates,
                    spans: leaf.spans))
            return
        }
        for index in local..<local + count {
            widths.append(leaf.widths[index])
            heights.append(leaf.heights[index])
            reuseIdentifiers.append(leaf.reuseIdentifiers[index])
            sizeStates.append(leaf.sizeStates[index])
            spans.append(leaf.spans[index])
            if widths.count == ItemLeaf.capacity { flush() }
        }
    }

    @inline(never)
    private mutating func flush() {
        if widths.isEmpty { return }
        leaves.appendJoining(
            ItemLeaf(
                count: widths.count, widths: Column(widths), heights: Column(heights),
                reuseIdentifiers: Column(reuseIdentifiers), sizeStates: Column(sizeStates),
                spans: Column(spans)))
        widths.removeAll(keepingCapacity: true)
        heights.removeAll(keepingCapacity: true)
        reuseIdentifiers.removeAll(keepingCapacity: true)
        sizeStates.removeAll(keepingCapacity: true)
        spans.removeAll(keepingCapacity: true)
    }

    consuming func finished() -> SumTree<ItemLeaf> {
        flush()
        return SumTree(leaves: leaves)
    }
}
