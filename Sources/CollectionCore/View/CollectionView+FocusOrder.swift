// Items that can have focus, in the order of index paths: rule N4 of docs/semantics.md.
extension CollectionView {
    /// Returns the nearest item that can have focus, from one on; nil: there is none.
    ///
    /// - Parameter number: Of an item among all items; it need not exist.
    /// - Parameter isBackward: Whether the items before it count, and not those behind.
    /// - Complexity: O(1)
    func focusableItem(from number: Int, isBackward: Bool) -> Int? {
        let count = stage.dataSource.itemCount
        if count == 0 { return nil }
        if isBackward { return number < 0 ? nil : min(number, count - 1) }
        return number >= count ? nil : max(number, 0)
    }

    /// Whether an item can have focus.
    func canFocus(_ indexPath: IndexPath) -> Bool { true }

    /// The index path of an item that exists, by its number among all items.
    ///
    /// - Complexity: O(log n)
    func indexPath(ofItem number: Int) -> IndexPath {
        let section = stage.dataSource.sections.section(ofItem: number)
        return IndexPath(section: UInt32(section.index), item: UInt32(number - section.firstItem))
    }
}

extension DataSource {
    /// The number of the item at a place among all items, or of the one that follows where a
    /// section has no more.
    ///
    /// - Complexity: O(log n)
    func itemIndex(ofPlace place: IndexPath) -> Int {
        if Int(place.section) >= sectionCount { return itemCount }
        let first = sections.position(at: Int(place.section)).itemCount
        let next = sections.position(at: Int(place.section) + 1).itemCount
        return min(first + Int(place.item), next)
    }
}
