/// Data that replaces all data of a view.
///
/// Where the old data and the new data have identifiers, these say which item of the old data is
/// which item of the new data. Otherwise no item of the new data is one of the old data.
final class DataReplacement: CarriedChange {
    /// The identifiers of data, and its sections.
    final class Identifiers {
        let sections: IdentifierList
        let items: IdentifierList
        let tree: SumTree<SectionLeaf>

        init(
            sections: IdentifierList, items: IdentifierList, tree: SumTree<SectionLeaf>
        ) {
            (self.sections, self.items, self.tree) = (sections, items, tree)
        }
    }

    /// The identifiers of the old data and of the new data; nil: nothing says which items are the
    /// same.
    let identifiers: (old: Identifiers, new: Identifiers)?
    /// The number of items of the new data.
    let itemCount: Int

    /// - Parameters:
    ///   - old: The identifiers of the old data; nil: it has none.
    ///   - new: The identifiers of the new data; nil: it has none.
    init(of old: Identifiers?, by new: Identifiers?, itemCount: Int) {
        if let old, let new { identifiers = (old, new) } else { identifiers = nil }
        self.itemCount = itemCount
    }

    func adjust<Adjusted: Carried & ~Copyable>(_ carried: inout Adjusted) {
        _ = carried.follow(self)
    }

    /// The values of the items of the new data: those of their identifiers, and 0 for new ones.
    ///
    /// - Complexity: O(n log n)
    func items(_ values: ItemValues) -> ItemValues {
        guard let (old, new) = identifiers else { return ItemValues(count: itemCount) }
        return values.carried(from: old.items, to: new.items)
    }

    /// The values of the sections of the new data; nil: nothing is known of them.
    ///
    /// - Complexity: O(n log n)
    func sections(_ values: ItemValues) -> ItemValues? {
        identifiers.map { values.carried(from: $0.old.sections, to: $0.new.sections) }
    }

    /// The index path of an item in the new data; nil: the item is not in it.
    ///
    /// - Complexity: O(log n)
    func path(_ path: IndexPath) -> IndexPath? {
        guard let (old, new) = identifiers, let number = old.tree.itemNumber(at: path),
            let place = new.items.index(of: old.items[number])
        else { return nil }
        return new.tree.indexPath(ofItem: place)
    }
}
