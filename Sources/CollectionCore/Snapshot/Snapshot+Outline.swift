extension Snapshot {
    /// Replaces the items of a section by the visible items of an outline. Items that were in the
    /// section stay the same items and keep their marks; for items that are in other sections
    /// `duplicatePolicy` decides.
    ///
    /// - Throws: `snapshot` with `unknownSection`, `existingItems`; `limitExceeded`.
    /// - Complexity: O(items of the outline and of the section), and O(k log n) for the k items
    ///   between the first item and the last item that are not in both at the same place, from the
    ///   start or from the end
    public mutating func replaceItems(
        inSection section: UInt64, with outline: SectionSnapshot
    ) throws(CollectionError) {
        let sectionIndex = try knownSection(section)
        let range = itemRange(sectionIndex)
        let (visible, content) = outline.visibleContent
        let (start, end) = Self.commonEnds(items.identifiers(range), visible)
        let replaced = range.lowerBound + start..<range.upperBound - end
        let middle = start..<visible.count - end
        var identifiers = Array(visible[middle])
        var new = ItemContent(content.items.slice(middle), bytesPerItem: content.bytesPerItem)
        var sorted = SortedIdentifiers(identifiers)
        let elsewhere = existingItems(sorted).filter { !replaced.contains($0.index) }
        var movedIndexes: [Int] = []
        if !elsewhere.isEmpty {
            switch duplicatePolicy {
            case .error:
                throw .snapshot(.existingItems(elsewhere.map { identifiers[$0.order] }.listed))
            case .moveExisting: movedIndexes = elsewhere.map { $0.index }
            case .keepFirst:
                (identifiers, new) = Self.leavingOut(elsewhere, identifiers, new)
                sorted = SortedIdentifiers(identifiers)
            }
        }
        let bytes = max(bytesPerItem, Self.bytesPerItem(with: content))
        try checkRoom(
            newSections: 0, newItems: identifiers.count - replaced.count - movedIndexes.count,
            bytesPerItem: bytes)
        bytesPerItem = bytes
        forgetMarks(of: self.items.identifiers(replaced), except: sorted)
        self.content.items.replaceSubrange(
            replaced.upperBound..<range.upperBound,
            with: content.items.slice(middle.upperBound..<visible.count))
        self.content.items.replaceSubrange(
            range.lowerBound..<replaced.lowerBound, with: content.items.slice(0..<start))
        removeItems(at: movedIndexes + Array(replaced))
        if identifiers.isEmpty { return }
        insertNew(
            identifiers, sorted, new.items,
            .at(IndexPath(section: UInt32(sectionIndex), item: UInt32(start))))
    }

    /// Returns how many identifiers two arrays have in common at their starts, and how many of the
    /// others at their ends.
    private static func commonEnds(
        _ one: [UInt64], _ other: [UInt64]
    ) -> (start: Int, end: Int) {
        let least = min(one.count, other.count)
        var (start, end) = (0, 0)
        while start < least && one[start] == other[start] { start += 1 }
        while start + end < least && one[one.count - 1 - end] == other[other.count - 1 - end] {
            end += 1
        }
        return (start, end)
    }

    private mutating func forgetMarks(
        of identifiers: [UInt64], except sorted: SortedIdentifiers
    ) {
        if reloadedItems.isEmpty && reconfiguredItems.isEmpty { return }
        for identifier in identifiers {
            let place = sorted.entries.partitioningIndex { $0.identifier >= identifier }
            if place < sorted.entries.count && sorted.entries[place].identifier == identifier {
                continue
            }
            forgetMarks(ofItem: identifier)
        }
    }
}

extension SectionSnapshot {
    /// The identifiers and the content of the visible items.
    fileprivate var visibleContent: ([UInt64], ItemContent) {
        let all = list.all
        var identifiers: [UInt64] = []
        var gatherer = ItemGatherer()
        for run in visibleRuns {
            identifiers += all[run]
            gatherer.append(run, of: content)
        }
        return (
            identifiers,
            ItemContent(
                gatherer.finished(),
                bytesPerItem: bytesPerItem - IdentifierList.bytesPerIdentifier)
        )
    }
}
