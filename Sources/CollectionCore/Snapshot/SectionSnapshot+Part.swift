// Access to parts of an outline, for code that transfers it in pieces.
extension SectionSnapshot {
    /// The lists of items in an outline.
    package enum List: UInt32, Sendable {
        case all = 0
        case roots = 1
        case visible = 2
        case expanded = 3
        case awaitingChildren = 4
    }

    /// Returns at most `countMax` items of a list, from the index `first` on; fewer at the end of
    /// the list.
    ///
    /// - Returns: The number of items in the whole list, and the items.
    /// - Complexity: O(n)
    package func identifiers(
        of list: List, from first: UInt64, countMax: Int
    ) -> (total: Int, identifiers: [UInt64]) {
        let all =
            switch list {
            case .all: items
            case .roots: rootItems
            case .visible: visibleItems
            case .expanded: expandedItems
            case .awaitingChildren: itemsAwaitingChildren
            }
        let part = all.indices.part(from: first, countMax: countMax)
        return (all.count, Array(all[part]))
    }

    /// The number of bytes that the outline counts against a limit: identifiers, columns and the
    /// tree.
    package var dataBytes: Int { count * bytesPerOutlineItem(bytesPerItem) }

    /// The number of bytes that an item counts: a level and two flags besides `bytesPerItem`.
    func bytesPerOutlineItem(_ bytesPerItem: Int) -> Int {
        bytesPerItem + MemoryLayout<Entry>.stride
    }
}
