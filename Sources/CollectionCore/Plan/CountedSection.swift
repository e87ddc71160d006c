/// A section whose items an update inserts, deletes, moves or replaces, and its numbers of items.
///
/// A custom layout may have views of items at index paths that no item has. An update leaves their
/// index paths as they are, while it shifts those of items: rule B20 of docs/semantics.md.
struct CountedSection {
    /// The index before the update.
    var section: UInt32
    var itemCount: Int
    var itemCountAfter: Int
}

extension UpdatePlan {
    /// Notes the numbers of items of the sections whose items the update names.
    ///
    /// - Parameter old: The sections before the update.
    /// - Complexity: O(parts log n)
    mutating func noteItemCounts(_ old: SumTree<SectionLeaf>) {
        var sections: [UInt32] = []
        for run in removedItems { sections.append(run.path.section) }
        for run in replacedItems { sections.append(run.path.section) }
        for run in placedItems {
            if case .was(let path) = past(ofSection: run.path.section) {
                sections.append(path.section)
            }
        }
        sections.sortAscending()
        countedSections = []
        for section in sections where section != countedSections.last?.section {
            guard case .stays(let path, _) = fate(ofSection: section) else { continue }
            let slots = itemSlots(before: section, after: path.section)
            let (removed, placed) = (slots.removed.last, slots.placed.last)
            let count = old.itemCount(ofSection: section)
            countedSections.append(
                CountedSection(
                    section: section, itemCount: count,
                    itemCountAfter: count - (removed.map { $0.before + $0.count } ?? 0)
                        + (placed.map { $0.before + $0.count } ?? 0)))
        }
    }

    /// - Returns: Nil where the update names no items of the section, or no counts were noted.
    func counted(_ section: UInt32) -> CountedSection? {
        let index = countedSections.partitioningIndex { $0.section >= section }
        if index == countedSections.count || countedSections[index].section != section {
            return nil
        }
        return countedSections[index]
    }

    /// Where a view of an item was before the update, if no item has its index path after the
    /// update.
    ///
    /// - Returns: Nil where an item has the index path, or the update names no item of the section.
    func past(ofViewBeyondItems path: IndexPath) -> Past? {
        if countedSections.isEmpty { return nil }
        guard case .was(let section) = past(ofSection: path.section),
            let counted = counted(section.section), Int(path.item) >= counted.itemCountAfter
        else { return nil }
        if Int(path.item) < counted.itemCount { return .inserted }
        return .was(IndexPath(section: section.section, item: path.item))
    }
}
