// Parts of a snapshot, for those who pass it on in pieces.
extension Snapshot {
    /// The lists of identifiers that a snapshot has.
    package enum List: Equatable, Sendable {
        case sections
        case items
        case itemsOfSection(UInt64)
        case reloadedSections
        case reloadedItems
        case reconfiguredItems
    }

    /// Some identifiers of a list; fewer than wanted where it ends.
    ///
    /// - Parameter first: Where to begin; behind the end there are none.
    /// - Returns: Also how many the whole list has.
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

    /// What it counts against a limit: identifiers, columns, metrics, marks.
    package var dataBytes: Int {
        dataBytes(
            sections: numberOfSections, items: numberOfItems, bytesPerItem: bytesPerItem,
            metrics: metrics.count)
    }
}

extension Range where Bound == Int {
    /// As much of it as there is from an offset on.
    func part(from offset: UInt64, countMax: Int) -> Range<Int> {
        let start = lowerBound + Int(Swift.min(offset, UInt64(count)))
        return start..<start + Swift.min(upperBound - start, Swift.max(countMax, 0))
    }
}
