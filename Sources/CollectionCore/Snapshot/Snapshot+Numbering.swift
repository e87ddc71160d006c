extension Snapshot {
    /// Under the policy `number`, the identifiers of new occurrences of items; otherwise the
    /// identifiers as they are.
    ///
    /// - Parameter replaced: The indexes of the items that the new items replace: their identifiers
    ///   are free.
    /// - Throws: `invalidNumber` for an identifier that has a number already; `snapshot` with
    ///   `existingItems` for an item that occurs too often.
    /// - Complexity: O(k log n) for k identifiers and the occurrences that the snapshot has of them
    func numbered(
        _ identifiers: [UInt64], replacing replaced: Range<Int>
    ) throws(CollectionError) -> [UInt64] {
        if duplicatePolicy != .number { return identifiers }
        let unit = DuplicatePolicy.occurrenceUnit
        if let index = identifiers.firstIndex(where: { $0 >= unit }) {
            throw .outside("items", index: index, identifiers[index], 0, unit - 1)
        }
        var numbered = identifiers
        var last: UInt64?
        for entry in SortedIdentifiers(identifiers).entries {
            var next = entry.identifier
            // The number of an occurrence is in the bits above those of its identifier.
            if let last, last % unit == next { next = try Self.occurrence(after: last) }
            while let index = items.index(of: next), !replaced.contains(index) {
                next = try Self.occurrence(after: next)
            }
            numbered[Int(entry.number)] = next
            last = next
        }
        return numbered
    }

    private static func occurrence(after identifier: UInt64) throws(CollectionError) -> UInt64 {
        let (next, isTooMany) = identifier.addingReportingOverflow(DuplicatePolicy.occurrenceUnit)
        if isTooMany { throw .snapshot(.existingItems([identifier])) }
        return next
    }
}
