// Limits and checks that several changes have in common.
extension Snapshot {
    /// Refuses what would pass a limit.
    func checkRoom(
        newSections: Int, newItems: Int, bytesPerItem: Int
    ) throws(CollectionError) {
        let sectionCount = numberOfSections + newSections
        if sectionCount > limits.sectionCount {
            throw .limitExceeded(.sections, value: sectionCount, maximum: limits.sectionCount)
        }
        let itemCount = numberOfItems + newItems
        if itemCount > limits.itemCount {
            throw .limitExceeded(.items, value: itemCount, maximum: limits.itemCount)
        }
        // A section has no more items than index paths can name.
        if itemCount >= Int(UInt32.max) {
            throw .limitExceeded(.items, value: itemCount, maximum: Int(UInt32.max) - 1)
        }
        let bytes = Self.dataBytes(
            sections: sectionCount, items: itemCount, bytesPerItem: bytesPerItem,
            metrics: content.metrics.count)
        if bytes > limits.dataBytes {
            throw .limitExceeded(.dataBytes, value: bytes, maximum: limits.dataBytes)
        }
    }

    static func dataBytes(
        sections: Int, items: Int, bytesPerItem: Int, metrics: Int
    ) -> Int {
        16 * sections + items * bytesPerItem + metrics * MemoryLayout<SectionMetrics>.stride
    }

    static func checkedItems(
        _ identifiers: [UInt64]
    ) throws(CollectionError) -> SortedIdentifiers {
        let sorted = SortedIdentifiers(identifiers)
        let repeated = sorted.repeated
        if !repeated.isEmpty { throw .snapshot(.repeatedItems(repeated.listed)) }
        return sorted
    }

    static func checkedSections(
        _ identifiers: [UInt64]
    ) throws(CollectionError) -> SortedIdentifiers {
        let sorted = SortedIdentifiers(identifiers)
        let repeated = sorted.repeated
        if !repeated.isEmpty { throw .snapshot(.repeatedSections(repeated.listed)) }
        return sorted
    }

    static func checkCount(
        _ content: ItemContent?, _ count: Int
    ) throws(CollectionError) {
        if let content, content.count != count {
            throw .unequalColumns(.content, count: content.count, expected: count)
        }
    }
}
