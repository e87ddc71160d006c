extension Snapshot {
    /// Appends items to a section.
    ///
    /// - Parameter section: Nil: the last section.
    /// - Parameter content: The sizes, reuse identifiers and spans of the items. Nil: new items
    ///   have the values of the section metrics, and moved items keep their content.
    /// - Returns: The number of items that the snapshot already had and that were moved.
    /// - Throws: `snapshot` with `noSections`, `unknownSection`, `repeatedItems`, `existingItems`;
    ///   `limitExceeded`; `unequalColumns`.
    /// - Complexity: O(identifiers * log n), less for many.
    @discardableResult
    public mutating func appendItems(
        _ identifiers: [UInt64], toSection section: UInt64? = nil, content: ItemContent? = nil
    ) throws(CollectionError) -> Int {
        if let section {
            return try insert(identifiers, content, .end(try knownSection(section)))
        }
        if numberOfSections == 0 { throw .snapshot(.noSections) }
        return try insert(identifiers, content, .end(numberOfSections - 1))
    }

    /// Inserts items before an existing item, in its section. Parameters, result and errors are
    /// those of `appendItems`, and `unknownItem`.
    @discardableResult
    public mutating func insertItems(
        _ identifiers: [UInt64], beforeItem anchor: UInt64, content: ItemContent? = nil
    ) throws(CollectionError) -> Int {
        _ = try knownItem(anchor)
        return try insert(identifiers, content, .before(anchor))
    }

    @discardableResult
    public mutating func insertItems(
        _ identifiers: [UInt64], afterItem anchor: UInt64, content: ItemContent? = nil
    ) throws(CollectionError) -> Int {
        _ = try knownItem(anchor)
        return try insert(identifiers, content, .after(anchor))
    }

    /// Moves an item before another item, which may be in another section.
    ///
    /// - Throws: `snapshot` with `unknownItem`, `besideItself`.
    public mutating func moveItem(
        _ identifier: UInt64, beforeItem anchor: UInt64
    ) throws(CollectionError) {
        try move(identifier, anchor, .before(anchor))
    }

    public mutating func moveItem(
        _ identifier: UInt64, afterItem anchor: UInt64
    ) throws(CollectionError) {
        try move(identifier, anchor, .after(anchor))
    }

    /// Deletes items. Identifiers that do not exist are ignored.
    ///
    /// - Throws: `snapshot` with `repeatedItems`.
    public mutating func deleteItems(_ identifiers: [UInt64]) throws(CollectionError) {
        let sorted = try Self.checkedItems(identifiers)
        var indexes: [Int] = []
        for entry in sorted.entries {
            guard let index = items.index(of: entry.identifier) else { continue }
            indexes.append(index)
            forgetMarks(ofItem: entry.identifier)
        }
        removeItems(at: indexes)
    }

    /// Deletes all items, and all sections unless `keepingSections` is true.
    public mutating func deleteAllItems(keepingSections: Bool = false) {
        items = IdentifierList()
        content.items = SumTree()
        reloadedItems = IdentifierList()
        reconfiguredItems = IdentifierList()
        if keepingSections {
            for section in 0..<numberOfSections where !itemRange(section).isEmpty {
                setItemCount(0, ofSection: section)
            }
        } else {
            sections = IdentifierList()
            content.sections = SumTree()
            reloadedSections = IdentifierList()
        }
    }
}

extension Snapshot {
    /// The place at which items are inserted. It stays valid when items that move are removed
    /// first.
    enum ItemTarget {
        /// The end of the section with this index.
        case end(Int)
        case before(UInt64)
        case after(UInt64)
        /// This index path, after the items that move were removed.
        case at(IndexPath)
    }

    private func place(_ target: ItemTarget) -> (section: Int, index: Int) {
        switch target {
        case .at(let path):
            let section = Int(path.section)
            return (section, itemRange(section).lowerBound + Int(path.item))
        case .end(let section): return (section, itemRange(section).upperBound)
        case .before(let anchor), .after(let anchor):
            let index = items.index(of: anchor) ?? 0
            let section = sectionIndex(ofItemAt: index)
            if case .before = target { return (section, index) }
            return (section, index + 1)
        }
    }

    mutating func insert(
        _ identifiers: [UInt64], _ content: ItemContent?, _ target: ItemTarget
    ) throws(CollectionError) -> Int {
        var identifiers = try numbered(identifiers, replacing: 0..<0)
        var sorted = try Self.checkedItems(identifiers)
        try Self.checkCount(content, identifiers.count)
        let existing = existingItems(sorted)
        let bytes = max(bytesPerItem, Self.bytesPerItem(with: content))
        var new = content ?? ItemContent(none: identifiers.count)
        switch duplicatePolicy {
        case .error:
            if !existing.isEmpty {
                throw .snapshot(
                    .existingItems(existing.map { identifiers[$0.order] }.listed),
                    at: existing[0].order)
            }
        case .keepFirst:
            if !existing.isEmpty {
                (identifiers, new) = Self.leavingOut(existing, identifiers, new)
                sorted = SortedIdentifiers(identifiers)
            }
        case .number: break
        case .moveExisting:
            if case .end = target { break }
            for item in existing where target.isAnchor(identifiers[item.order]) {
                throw .snapshot(.besideItself(identifiers[item.order]))
            }
        }
        let movedCount = duplicatePolicy == .moveExisting ? existing.count : 0
        try checkRoom(
            newSections: 0, newItems: identifiers.count - movedCount, bytesPerItem: bytes)
        bytesPerItem = bytes
        if identifiers.isEmpty { return 0 }
        if movedCount > 0 {
            if content == nil {
                for item in existing {
                    new.items.replaceSubrange(
                        item.order..<item.order + 1, with: self.content.items.leaf(at: item.index))
                }
            }
            var indexes = existing.map { $0.index }
            indexes.sortAscending()
            removeItems(at: indexes)
        }
        insertNew(identifiers, sorted, new.items, target)
        return movedCount
    }

    mutating func insertNew(
        _ identifiers: [UInt64], _ sorted: SortedIdentifiers, _ new: SumTree<ItemLeaf>,
        _ target: ItemTarget
    ) {
        let (section, index) = place(target)
        items.insert(identifiers, sorted, at: index)
        if identifiers.count == 1 {
            content.items.replaceSubrange(index..<index, with: new.leaf(at: 0))
        } else {
            content.items.replaceSubrange(index..<index, with: new)
        }
        setItemCount(itemRange(section).count + identifiers.count, ofSection: section)
    }

    /// Returns which of some identifiers the snapshot has: the order in the call and the index
    /// among all items.
    func existingItems(_ sorted: SortedIdentifiers) -> [(order: Int, index: Int)] {
        var existing: [(order: Int, index: Int)] = []
        guard let first = sorted.entries.first, let last = sorted.entries.last,
            items.numbers.mayHold(from: first.identifier, to: last.identifier)
        else { return existing }
        for entry in sorted.entries {
            if let index = items.index(of: entry.identifier) {
                existing.append((Int(entry.number), index))
            }
        }
        return existing
    }

    static func leavingOut(
        _ existing: [(order: Int, index: Int)], _ identifiers: [UInt64], _ content: ItemContent
    ) -> ([UInt64], ItemContent) {
        var isOut = [Bool](repeating: false, count: identifiers.count)
        for item in existing { isOut[item.order] = true }
        var left: [UInt64] = []
        var gatherer = ItemGatherer()
        for (order, identifier) in identifiers.enumerated() where !isOut[order] {
            left.append(identifier)
            gatherer.append(order..<order + 1, of: content.items)
        }
        return (
            left, ItemContent(gatherer.finished(), bytesPerItem: content.bytesPerItem)
        )
    }

    private mutating func move(
        _ identifier: UInt64, _ anchor: UInt64, _ target: ItemTarget
    ) throws(CollectionError) {
        _ = try knownItem(identifier)
        _ = try knownItem(anchor)
        if identifier == anchor { throw .snapshot(.besideItself(identifier)) }
        try move(identifier, to: target)
    }

    /// Moves an item to an index path, which it has after the move.
    mutating func moveItem(_ identifier: UInt64, to path: IndexPath) throws(CollectionError) {
        try move(identifier, to: .at(path))
    }

    private mutating func move(
        _ identifier: UInt64, to target: ItemTarget
    ) throws(CollectionError) {
        let index = try knownItem(identifier)
        let leaf = content.items.leaf(at: index)
        removeItems(at: [index])
        insertNew(
            [identifier], SortedIdentifiers([identifier]), SumTree(leaves: [leaf]), target)
    }
}

extension Snapshot.ItemTarget {
    fileprivate func isAnchor(_ identifier: UInt64) -> Bool {
        switch self {
        case .end, .at: false
        case .before(let anchor), .after(let anchor): anchor == identifier
        }
    }
}
