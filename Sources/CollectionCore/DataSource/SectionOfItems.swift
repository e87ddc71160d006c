/// A section, and the position of its items among the items of all sections.
struct SectionOfItems {
    var index: Int
    var firstItem: Int
    var itemCount: Int
    /// The section's metrics. 0: the layout's; otherwise 1 + an index into `DataSource.metrics`.
    var metrics: Int

    /// The number, among all items, after the section's last item.
    var end: Int { firstItem + itemCount }
}

extension SumTree<SectionLeaf> {
    /// The section of an item that exists, by the number of the item among all items.
    ///
    /// - Complexity: O(log n)
    func section(ofItem number: Int) -> SectionOfItems {
        guard let place = place(where: { $0.itemCount <= number }) else {
            return SectionOfItems(index: 0, firstItem: 0, itemCount: 0, metrics: 0)
        }
        let counts = place.leaf.itemCounts
        var (local, first) = (0, place.before.itemCount)
        if counts.isUniform {
            // A uniform leaf may have many sections: compute the section instead of searching.
            local = (number - first) / Int(max(1, counts.uniform))
            first += local * Int(counts.uniform)
        } else {
            while first + Int(counts[local]) <= number {
                first += Int(counts[local])
                local += 1
            }
        }
        return SectionOfItems(
            index: place.before.count + local, firstItem: first, itemCount: Int(counts[local]),
            metrics: Int(place.leaf.metrics[local]))
    }

    /// The index path of an item that exists, by the item's number among all items.
    ///
    /// - Complexity: O(log n)
    func indexPath(ofItem number: Int) -> IndexPath {
        let section = section(ofItem: number)
        return IndexPath(
            section: UInt32(section.index), item: UInt32(number - section.firstItem))
    }

    /// The number of an item among all items; nil: there is no such item.
    ///
    /// - Complexity: O(log n)
    func itemNumber(at path: IndexPath) -> Int? {
        if Int(path.section) >= count || Int(path.item) >= itemCount(ofSection: path.section) {
            return nil
        }
        return position(at: Int(path.section)).itemCount + Int(path.item)
    }

    /// The numbers, among all items, of the items of a section that exists.
    ///
    /// - Complexity: O(log n)
    @inline(never)
    func itemRange(ofSection section: Int) -> Range<Int> {
        let place = place(of: section)
        let local = section - place.before.count
        let start = place.before.itemCount + place.leaf.position(at: local).itemCount
        return start..<start + Int(place.leaf.itemCounts[local])
    }

    /// The number of items of a section that exists.
    ///
    /// - Complexity: O(log n)
    func itemCount(ofSection section: UInt32) -> Int {
        let (leaf, local) = leaf(of: Int(section))
        return Int(leaf.itemCounts[local])
    }
}
