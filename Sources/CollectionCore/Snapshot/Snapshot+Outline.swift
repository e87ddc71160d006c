extension Snapshot {
    /// Replaces the items of a section by the visible items of an outline. Items that were in the
    /// section stay the same items and keep their marks; for items that are in other sections
    /// `duplicatePolicy` decides.
    ///
    /// - Throws: `snapshot` with `unknownSection`, `existingItems`; `limitExceeded`.
    /// - Complexity: O(items of the outline and of the section * log n)
    public mutating func replaceItems(
        inSection section: UInt64, with outline: SectionSnapshot
    ) throws(CollectionError) {
        let sectionIndex = try knownSection(section)
        let range = itemRange(sectionIndex)
        var (identifiers, new) = outline.visibleContent
        var sorted = SortedIdentifiers(identifiers)
        let elsewhere = existingItems(sorted).filter { !range.contains($0.index) }
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
        let bytes = max(bytesPerItem, Self.bytesPerItem(with: new))
        try checkRoom(
            newSections: 0, newItems: identifiers.count - range.count - movedIndexes.count,
            bytesPerItem: bytes)
        bytesPerItem = bytes
        forgetMarks(of: self.items.identifiers(range), except: sorted)
        removeItems(at: movedIndexes + Array(range))
        if identifiers.isEmpty { return }
        insertNew(identifiers, sorted, new.items, .end(sectionIndex))
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
        for index in visibleIndexes {
            identifiers.append(all[index])
            gatherer.append(index..<index + 1, of: content)
        }
        return (
            identifiers,
            ItemContent(
                gatherer.finished(),
                bytesPerItem: bytesPerItem - IdentifierList.bytesPerIdentifier)
        )
    }
}
