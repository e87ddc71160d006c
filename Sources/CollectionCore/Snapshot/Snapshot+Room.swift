// Limits and checks that several edits have in common.
extension Snapshot {
    /// Throws if the snapshot would exceed a limit with more sections and items.
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
        // Index paths cannot name more items in a section.
        if itemCount >= Int(UInt32.max) {
            throw .limitExceeded(.items, value: itemCount, maximum: Int(UInt32.max) - 1)
        }
        try checkBytes(
            dataBytes(
                sections: sectionCount, items: itemCount, bytesPerItem: bytesPerItem,
                metrics: content.metrics.count))
    }

    /// Throws if the snapshot would exceed the limit on bytes with more marks on its sections and
    /// items.
    func checkRoom(newMarks: Int, bytesPerItem: Int) throws(CollectionError) {
        let bytes = dataBytes(
            sections: numberOfSections, items: numberOfItems, bytesPerItem: bytesPerItem,
            metrics: content.metrics.count)
        try checkBytes(bytes + newMarks * IdentifierList.bytesPerIdentifier)
    }

    private func checkBytes(_ bytes: Int) throws(CollectionError) {
        if bytes > limits.dataBytes {
            throw .limitExceeded(.dataBytes, value: bytes, maximum: limits.dataBytes)
        }
    }

    /// The number of bytes that a snapshot with so many sections, items and metrics counts, with
    /// the present marks. Each section counts an identifier, too.
    func dataBytes(sections: Int, items: Int, bytesPerItem: Int, metrics: Int) -> Int {
        let marks = reloadedSections.count + reloadedItems.count + reconfiguredItems.count
        return DataSource.bytesPerSection * sections + items * bytesPerItem
            + (sections + marks) * IdentifierList.bytesPerIdentifier
            + metrics * MemoryLayout<SectionMetrics>.stride
    }

    /// The number of bytes that an item with the columns of `content` counts, with its identifier.
    static func bytesPerItem(with content: ItemContent?) -> Int {
        IdentifierList.bytesPerIdentifier + (content?.bytesPerItem ?? 0)
    }

    /// The number of bytes that the columns of an item count, without its identifier.
    var columnBytesPerItem: Int { bytesPerItem - IdentifierList.bytesPerIdentifier }

    /// The number of bytes that the identifiers count that a view keeps besides its data.
    var identifierBytes: Int {
        (numberOfItems + numberOfSections) * IdentifierList.bytesPerIdentifier
    }

    static func checkedItems(
        _ identifiers: [UInt64]
    ) throws(CollectionError) -> SortedIdentifiers {
        let sorted = SortedIdentifiers(identifiers)
        let repeated = sorted.repeated
        if !repeated.isEmpty {
            throw .snapshot(.repeatedItems(repeated.listed), at: second(repeated[0], identifiers))
        }
        return sorted
    }

    static func checkedSections(
        _ identifiers: [UInt64]
    ) throws(CollectionError) -> SortedIdentifiers {
        let sorted = SortedIdentifiers(identifiers)
        let repeated = sorted.repeated
        if !repeated.isEmpty {
            throw .snapshot(
                .repeatedSections(repeated.listed), at: second(repeated[0], identifiers))
        }
        return sorted
    }

    /// Where an identifier stands the second time.
    private static func second(
        _ identifier: UInt64, _ identifiers: [UInt64]
    ) -> Int? {
        guard let first = identifiers.firstIndex(of: identifier) else { return nil }
        return identifiers[(first + 1)...].firstIndex(of: identifier)
    }

    static func checkCount(
        _ content: ItemContent?, _ count: Int
    ) throws(CollectionError) {
        if let content, content.count != count {
            throw .unequalColumns("content", count: content.count, expected: count)
        }
    }
}
