// Access to parts of a snapshot, for code that transfers it in pieces.
extension Snapshot {
    /// The lists of identifiers in a snapshot.
    package enum List: Equatable, Sendable {
        case sections
        case items
        case itemsOfSection(UInt64)
        case reloadedSections
        case reloadedItems
        case reconfiguredItems
    }

    /// Returns at most `countMax` identifiers of a list; fewer at the end of the list.
    ///
    /// - Parameter first: The index of the first identifier; behind the end of the list there are
    ///   none.
    /// - Returns: The number of identifiers in the whole list, and the identifiers.
    /// - Throws: `snapshot` with `unknownSection`.
    /// - Complexity: O(log n + count)
    package func identifiers(
        of list: List, from first: UInt64, countMax: Int
    ) throws(CollectionError) -> (total: Int, identifiers: [UInt64]) {
        var range = 0..<0
        var all = items
        switch list {
        case .sections: all = sections
        case .items: break
        case .itemsOfSection(let section): range = itemRange(try knownSection(section))
        case .reloadedSections: all = reloadedSections
        case .reloadedItems: all = reloadedItems
        case .reconfiguredItems: all = reconfiguredItems
        }
        if case .itemsOfSection = list {} else { range = 0..<all.count }
        let part = range.part(from: first, countMax: countMax)
        return (range.count, part.isEmpty ? [] : all.identifiers(part))
    }

    /// The number of bytes that the snapshot counts against a limit: identifiers, columns, metrics
    /// and marks.
    package var dataBytes: Int {
        dataBytes(
            sections: numberOfSections, items: numberOfItems, bytesPerItem: bytesPerItem,
            metrics: metrics.count)
    }
}

extension Range where Bound == Int {
    /// The part of the range that begins at an offset and has at most `countMax` elements; it may
    /// be empty.
    func part(from offset: UInt64, countMax: Int) -> Range<Int> {
        let start = lowerBound + Int(Swift.min(offset, UInt64(count)))
        return start..<start + Swift.min(upperBound - start, Swift.max(countMax, 0))
    }
}
