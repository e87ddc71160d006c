/// Builds a tree from the content of items at different places of another tree, run by run.
struct ItemGatherer {
    private var leaves = LeafGatherer<ItemLeaf>()
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
            leaves.append(cursor.leaf, cursor.local..<cursor.local + count)
            index += count
        }
    }

    consuming func finished() -> SumTree<ItemLeaf> { SumTree(leaves: leaves.finished()) }
}
