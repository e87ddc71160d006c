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
        let section = try knownSection(section)
        let (visible, content) = outline.visibleContent
        _ = try replaceItems(ofSectionAt: section, by: visible, content)
    }

    /// Replaces the items of a section by the items of a list. Items that were in the section stay
    /// the same items and keep their marks; for items that are in other sections `duplicatePolicy`
    /// decides.
    ///
    /// - Parameter content: As for `appendItems`.
    /// - Returns: The number of items that were moved from other sections.
    /// - Throws: `snapshot` with `unknownSection`, `repeatedItems`, `existingItems`;
    ///   `limitExceeded`; `unequalColumns`.
    /// - Complexity: As `replaceItems(inSection:with:)`
    @discardableResult
    public mutating func setItems(
        _ identifiers: [UInt64], ofSection section: UInt64, content: ItemContent? = nil
    ) throws(CollectionError) -> Int {
        let section = try knownSection(section)
        let identifiers = try numbered(identifiers, replacing: itemRange(section))
        _ = try Self.checkedItems(identifiers)
        try Self.checkCount(content, identifiers.count)
        return try replaceItems(ofSectionAt: section, by: identifiers, content)
    }

    /// - Parameter content: Nil: new items have no content of their own, and others keep theirs.
    /// - Returns: The number of items that were moved from other sections.
    private mutating func replaceItems(
        ofSectionAt section: Int, by list: [UInt64], _ content: ItemContent?
    ) throws(CollectionError) -> Int {
        let range = itemRange(section)
        let (start, end) = Self.commonEnds(items.identifiers(range), list)
        let replaced = range.lowerBound + start..<range.upperBound - end
        let middle = start..<list.count - end
        var identifiers = Array(list[middle])
        var new =
            content.map { ItemContent($0.items.slice(middle), bytesPerItem: $0.bytesPerItem) }
            ?? ownContent(of: identifiers)
        var sorted = SortedIdentifiers(identifiers)
        let elsewhere = existingItems(sorted).filter { !replaced.contains($0.index) }
        var movedIndexes: [Int] = []
        if !elsewhere.isEmpty {
            switch duplicatePolicy {
            case .error, .number:
                throw .snapshot(
                    .existingItems(elsewhere.map { identifiers[$0.order] }.listed),
                    at: start + elsewhere[0].order)
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
        if let content {
            self.content.items.replaceSubrange(
                replaced.upperBound..<range.upperBound,
                with: content.items.slice(middle.upperBound..<list.count))
            self.content.items.replaceSubrange(
                range.lowerBound..<replaced.lowerBound, with: content.items.slice(0..<start))
        }
        removeItems(at: movedIndexes + Array(replaced))
        if !identifiers.isEmpty {
            insertNew(
                identifiers, sorted, new.items,
                .at(IndexPath(section: UInt32(section), item: UInt32(start))))
        }
        return movedIndexes.count
    }

    /// The content that items have in the snapshot, and none of items that it does not have.
    private func ownContent(of identifiers: [UInt64]) -> ItemContent {
        var all = content.items
        let none = all.count
        all.replaceSubrange(none..<none, with: .plain(1))
        var gatherer = ItemGatherer()
        for identifier in identifiers {
            let index = items.index(of: identifier) ?? none
            gatherer.append(index..<index + 1, of: all)
        }
        return ItemContent(gatherer.finished(), bytesPerItem: columnBytesPerItem)
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
