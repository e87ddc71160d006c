/// A place among the items, for walking on from there.
struct ItemCursor {
    private(set) var leaf: ItemLeaf
    /// The item's index in the leaf.
    private(set) var local: Int
    /// The index of the leaf's first item among all items.
    private(set) var leafStart: Int

    /// At no item: for moving somewhere later.
    init() {
        leaf = ItemLeaf(
            count: 0, widths: Column(repeating: 0), heights: Column(repeating: 0),
            reuseIdentifiers: Column(repeating: 0), sizeStates: Column(repeating: .given))
        leafStart = 0
        local = 0
    }

    /// - Precondition: There is an item at `index`.
    init(_ items: SumTree<ItemLeaf>, at index: Int) {
        (leaf, local) = items.leaf(of: index)
        leafStart = index - local
    }

    init(_ place: SumTree<ItemLeaf>.Place, local: Int) {
        leaf = place.leaf
        leafStart = place.before.count
        self.local = local
    }

    var index: Int { leafStart + local }

    /// How many items there are from here to the end of the leaf.
    var countInLeaf: Int { leaf.count - local }

    /// Walks on; at the end of all items it stays behind the last one.
    ///
    /// - Parameter items: The same as at the start.
    mutating func advance(by distance: Int, in items: SumTree<ItemLeaf>) {
        local += distance
        if local >= leaf.count && index < items.count {
            seek(index, items)
        }
    }

    /// Moves within the leaf, or just behind it.
    mutating func place(at local: Int) {
        self.local = local
    }

    /// Moves to an item that exists; costs nothing within a leaf.
    mutating func move(to index: Int, in items: SumTree<ItemLeaf>) {
        if index >= leafStart && index < leafStart + leaf.count {
            local = index - leafStart
        } else {
            seek(index, items)
        }
    }

    @inline(never)
    private mutating func seek(_ index: Int, _ items: SumTree<ItemLeaf>) {
        self = ItemCursor(items, at: index)
    }

    /// The summary of the next `count` items, from here.
    func summary(ofNext count: Int, in items: SumTree<ItemLeaf>) -> ItemSummary {
        if count <= countInLeaf { return leaf.summary(of: local..<local + count) }
        return items.summary(of: index..<index + count)
    }

    /// Sums over the next `count` items, from here.
    func position(ofNext count: Int, in items: SumTree<ItemLeaf>) -> ItemPosition {
        if count <= countInLeaf { return leaf.sums(of: local..<local + count) }
        return items.position(at: index + count) - items.position(at: index)
    }
}
