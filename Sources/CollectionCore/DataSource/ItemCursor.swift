/// A position in a tree of items, which can be advanced or moved.
struct ItemCursor {
    private(set) var leaf: ItemLeaf
    /// The item's index in the leaf.
    private(set) var local: Int
    /// The index of the leaf's first item among all items.
    private(set) var leafStart: Int

    /// Creates a cursor at no item. Move the cursor to an item before it is read.
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

    /// The index of the item among all items.
    var index: Int { leafStart + local }

    /// The number of items from the cursor to the end of the leaf.
    var countInLeaf: Int { leaf.count - local }

    /// Advances the cursor. At the end of all items, the cursor is behind the last item.
    ///
    /// - Parameter items: The tree with which the cursor was created.
    mutating func advance(by distance: Int, in items: SumTree<ItemLeaf>) {
        local += distance
        if local >= leaf.count && index < items.count {
            seek(index, items)
        }
    }

    /// Moves the cursor to an index within the leaf, or to the end of the leaf.
    mutating func place(at local: Int) {
        self.local = local
    }

    /// Moves the cursor to an item that exists. Within a leaf, moving takes O(1) time.
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

    /// The summary of the next `count` items, from the cursor on.
    func summary(ofNext count: Int, in items: SumTree<ItemLeaf>) -> ItemSummary {
        if count <= countInLeaf { return leaf.summary(of: local..<local + count) }
        return items.summary(of: index..<index + count)
    }

    /// The sums over the next `count` items, from the cursor on.
    func position(ofNext count: Int, in items: SumTree<ItemLeaf>) -> ItemPosition {
        if count <= countInLeaf { return leaf.sums(of: local..<local + count) }
        return items.position(at: index + count) - items.position(at: index)
    }
}
