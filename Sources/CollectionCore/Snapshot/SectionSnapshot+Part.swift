// Parts of an outline, for those who pass it on in pieces.
extension SectionSnapshot {
    /// The lists of items that an outline has.
    package enum List: UInt32, Sendable {
        case all = 0
        case roots = 1
        case visible = 2
        case expanded = 3
        case awaitingChildren = 4
    }

    /// Some items of a list; fewer than wanted where it ends.
    ///
    /// - Returns: Also how many the whole list has.
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

    /// What it counts against a limit: identifiers, columns, the tree.
    package var dataBytes: Int { count * bytesPerOutlineItem(bytesPerItem) }

    /// A level and two flags for each, besides.
    func bytesPerOutlineItem(_ bytesPerItem: Int) -> Int {
        bytesPerItem + MemoryLayout<Entry>.stride
    }
}
