extension Snapshot {
    /// Appends sections without items.
    ///
    /// - Returns: The number of sections that the snapshot already had and that were moved with
    ///   their items.
    /// - Throws: `snapshot` with `repeatedSections`, `existingSections`; `limitExceeded`.
    @discardableResult
    public mutating func appendSections(_ identifiers: [UInt64]) throws(CollectionError) -> Int {
        try insert(identifiers, nil)
    }

    /// Inserts sections without items before another section.
    ///
    /// - Throws: As `appendSections`; `unknownSection`; `besideItself` if the policy is
    ///   `moveExisting` and `anchor` is one of `identifiers`.
    @discardableResult
    public mutating func insertSections(
        _ identifiers: [UInt64], beforeSection anchor: UInt64
    ) throws(CollectionError) -> Int {
        try insert(identifiers, SectionTarget(anchor: anchor, isAfter: false))
    }

    @discardableResult
    public mutating func insertSections(
        _ identifiers: [UInt64], afterSection anchor: UInt64
    ) throws(CollectionError) -> Int {
        try insert(identifiers, SectionTarget(anchor: anchor, isAfter: true))
    }

    /// Deletes sections and their items. Identifiers that do not exist are ignored.
    public mutating func deleteSections(_ identifiers: [UInt64]) throws(CollectionError) {
        _ = try Self.checkedSections(identifiers)
        for identifier in identifiers {
            guard let index = sections.index(of: identifier) else { continue }
            let range = itemRange(index)
            if !reloadedItems.isEmpty || !reconfiguredItems.isEmpty {
                for item in items.identifiers(range) { forgetMarks(ofItem: item) }
            }
            reloadedSections.removeIfThere(identifier)
            items.remove(range)
            if !range.isEmpty { removeContent(range) }
            sections.remove(index..<index + 1)
            content.sections.replaceSubrange(index..<index + 1, with: nil)
        }
    }

    /// Moves a section with its items before another section.
    ///
    /// - Throws: `snapshot` with `unknownSection`, `besideItself`.
    /// - Complexity: O(items of the section * log n)
    public mutating func moveSection(
        _ identifier: UInt64, beforeSection anchor: UInt64
    ) throws(CollectionError) {
        try moveChecked(identifier, SectionTarget(anchor: anchor, isAfter: false))
    }

    public mutating func moveSection(
        _ identifier: UInt64, afterSection anchor: UInt64
    ) throws(CollectionError) {
        try moveChecked(identifier, SectionTarget(anchor: anchor, isAfter: true))
    }
}

private struct SectionTarget {
    var anchor: UInt64
    var isAfter: Bool
}

extension Snapshot {
    /// Inserts sections, or moves those that the snapshot has, as `duplicatePolicy` says.
    ///
    /// - Parameter target: Where to insert the sections; nil: at the end.
    /// - Returns: The number of moved sections.
    private mutating func insert(
        _ identifiers: [UInt64], _ target: SectionTarget?
    ) throws(CollectionError) -> Int {
        if let target { _ = try knownSection(target.anchor) }
        let sorted = try Self.checkedSections(identifiers)
        var isThere = [Bool](repeating: false, count: identifiers.count)
        var existing: [UInt64] = []
        if numberOfSections > 0 {
            for entry in sorted.entries where sections.contains(entry.identifier) {
                isThere[Int(entry.number)] = true
                existing.append(entry.identifier)
            }
        }
        if !existing.isEmpty {
            switch duplicatePolicy {
            case .error, .number:
                throw .snapshot(
                    .existingSections(existing.listed), at: identifiers.firstIndex(of: existing[0])
                )
            case .keepFirst: break
            case .moveExisting:
                if let target, existing.contains(target.anchor) {
                    throw .snapshot(.besideItself(target.anchor))
                }
            }
        }
        try checkRoom(
            newSections: identifiers.count - existing.count, newItems: 0,
            bytesPerItem: bytesPerItem)
        if existing.isEmpty {
            insertNew(identifiers, at: index(of: target))
            return 0
        }
        settle(identifiers, isThere, target)
        return duplicatePolicy == .moveExisting ? existing.count : 0
    }

    private func index(of target: SectionTarget?) -> Int {
        guard let target else { return numberOfSections }
        return (sections.index(of: target.anchor) ?? 0) + (target.isAfter ? 1 : 0)
    }

    private mutating func insertNew(_ identifiers: [UInt64], at index: Int) {
        if identifiers.isEmpty { return }
        sections.insert(identifiers, SortedIdentifiers(identifiers), at: index)
        content.sections.replaceSubrange(
            index..<index,
            with: SectionLeaf(
                count: identifiers.count, itemCounts: Column(repeating: 0),
                metrics: Column(repeating: 0)))
    }

    /// Puts new sections and sections that the snapshot already had side by side, in the order of
    /// the call.
    private mutating func settle(
        _ identifiers: [UInt64], _ isThere: [Bool], _ target: SectionTarget?
    ) {
        var target = target
        for (order, identifier) in identifiers.enumerated() {
            if !isThere[order] {
                insertNew([identifier], at: index(of: target))
            } else if duplicatePolicy == .moveExisting {
                move(identifier, target)
            } else {
                continue
            }
            if target?.isAfter == true {
                target = SectionTarget(anchor: identifier, isAfter: true)
            }
        }
    }

    private mutating func moveChecked(
        _ identifier: UInt64, _ target: SectionTarget
    ) throws(CollectionError) {
        _ = try knownSection(identifier)
        _ = try knownSection(target.anchor)
        if identifier == target.anchor { throw .snapshot(.besideItself(identifier)) }
        move(identifier, target)
    }

    /// Moves a section with its items.
    ///
    /// - Parameter target: Where to move the section; nil: to the end. Not beside the section
    ///   itself.
    private mutating func move(_ identifier: UInt64, _ target: SectionTarget?) {
        guard let index = sections.index(of: identifier) else { return }
        let range = itemRange(index)
        let section = content.sections.leaf(at: index)
        let moved = items.identifiers(range)
        let contents = content.items.slice(range)
        items.remove(range)
        if !range.isEmpty { removeContent(range) }
        sections.remove(index..<index + 1)
        content.sections.replaceSubrange(index..<index + 1, with: nil)

        let newIndex = self.index(of: target)
        let start = content.sections.position(at: newIndex).itemCount
        sections.insert(identifier, at: newIndex)
        content.sections.replaceSubrange(newIndex..<newIndex, with: section)
        if moved.isEmpty { return }
        items.insert(moved, SortedIdentifiers(moved), at: start)
        content.items.replaceSubrange(start..<start, with: contents)
    }
}
