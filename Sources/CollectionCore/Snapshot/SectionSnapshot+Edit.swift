extension SectionSnapshot {
    /// Appends items to the children of an item, or to the roots.
    ///
    /// If `parent` is a lazy item, it does not await children any more, even if `items` is empty.
    ///
    /// - Throws: `snapshot` with `unknownItem`, `repeatedItems`, `existingItems`; `limitExceeded`;
    ///   `unequalColumns`.
    public mutating func append(
        _ items: [UInt64], to parent: UInt64? = nil, content: ItemContent? = nil
    ) throws(CollectionError) {
        guard let parent else {
            return try insert(items, content, at: entries.count, level: 0)
        }
        let index = try known(parent)
        let level = entries[index].level + 1
        try insert(items, content, at: end(of: index), level: level)
        entries[index].isLazy = false
        settle(index)
    }

    /// Inserts items before an existing item, as children of the same parent.
    public mutating func insert(
        _ items: [UInt64], before anchor: UInt64, content: ItemContent? = nil
    ) throws(CollectionError) {
        let index = try known(anchor)
        try insert(items, content, at: index, level: entries[index].level)
    }

    public mutating func insert(
        _ items: [UInt64], after anchor: UInt64, content: ItemContent? = nil
    ) throws(CollectionError) {
        let index = try known(anchor)
        try insert(items, content, at: end(of: index), level: entries[index].level)
    }

    /// Inserts a tree before an item; the roots of the tree become children of the item's parent.
    public mutating func insert(
        _ snapshot: SectionSnapshot, before anchor: UInt64
    ) throws(CollectionError) {
        let index = try known(anchor)
        try insert(snapshot, at: index, level: entries[index].level)
    }

    public mutating func insert(
        _ snapshot: SectionSnapshot, after anchor: UInt64
    ) throws(CollectionError) {
        let index = try known(anchor)
        try insert(snapshot, at: end(of: index), level: entries[index].level)
    }

    /// Replaces the descendants of an item by a tree. The item stays expanded or collapsed. A lazy
    /// item does not await children any more.
    ///
    /// - Throws: `snapshot` with `unknownItem`, `existingItems`; `limitExceeded`.
    public mutating func replace(
        childrenOf parent: UInt64, using snapshot: SectionSnapshot
    ) throws(CollectionError) {
        let index = try known(parent)
        let (range, level) = (index + 1..<end(of: index), entries[index].level + 1)
        // The removed items make room, so everything is tried on a copy.
        var copy = self
        copy.remove(range)
        try copy.insert(snapshot, at: index + 1, level: level)
        copy.entries[index].isLazy = false
        copy.settle(index)
        self = copy
    }

    /// Deletes items and their descendants. Identifiers that do not exist are ignored.
    ///
    /// - Throws: `snapshot` with `repeatedItems`.
    public mutating func delete(_ items: [UInt64]) throws(CollectionError) {
        _ = try Snapshot.checkedItems(items)
        var indexes: [Int] = []
        for item in items {
            if let index = list.index(of: item) { indexes.append(index) }
        }
        indexes.sortAscending()
        var ranges: [Range<Int>] = []
        for index in indexes where index >= ranges.last?.upperBound ?? 0 {
            ranges.append(index..<end(of: index))
        }
        for range in ranges.reversed() {
            list.remove(range)
            content.replaceSubrange(range, with: nil)
        }
        removeEntries(ranges)
    }

    /// Removes all ranges in one pass, so that many ranges cost no more than one.
    private mutating func removeEntries(_ ranges: [Range<Int>]) {
        if ranges.isEmpty { return }
        var left: [Entry] = []
        left.reserveCapacity(entries.count)
        var parents: [Int] = []
        var start = 0
        for range in ranges {
            left.append(contentsOf: entries[start..<range.lowerBound])
            parents.append(left.count - 1)
            start = range.upperBound
        }
        left.append(contentsOf: entries[start...])
        entries = left
        for parent in parents where parent >= 0 { settle(parent) }
    }

    public mutating func deleteAll() {
        self = SectionSnapshot(limits: limits)
    }

    /// Expands items: their children are visible while the items themselves are visible. An item
    /// without children that is not lazy does not change.
    ///
    /// - Throws: `snapshot` with `unknownItem`, `repeatedItems`.
    public mutating func expand(_ items: [UInt64]) throws(CollectionError) {
        for index in try known(items) {
            entries[index].isExpanded = hasChildren(index) || entries[index].isLazy
        }
    }

    /// Collapses items. Their descendants stay expanded or collapsed.
    ///
    /// - Throws: As `expand`.
    public mutating func collapse(_ items: [UInt64]) throws(CollectionError) {
        for index in try known(items) { entries[index].isExpanded = false }
    }

    /// Marks items as lazy: their children are supplied later. While a lazy item is expanded and
    /// visible, `itemsAwaitingChildren` lists it. Items that have children do not change.
    ///
    /// - Throws: As `expand`.
    public mutating func setLazy(_ items: [UInt64]) throws(CollectionError) {
        for index in try known(items) where !hasChildren(index) { entries[index].isLazy = true }
    }
}

extension SectionSnapshot {
    private func known(_ items: [UInt64]) throws(CollectionError) -> [Int] {
        _ = try Snapshot.checkedItems(items)
        var indexes: [Int] = []
        for item in items { indexes.append(try known(item, place: indexes.count)) }
        return indexes
    }

    @inline(never)
    private mutating func insert(
        _ items: [UInt64], _ content: ItemContent?, at index: Int, level: UInt32
    ) throws(CollectionError) {
        let sorted = try Snapshot.checkedItems(items)
        try Snapshot.checkCount(content, items.count)
        try checkNew(items)
        let content = content ?? ItemContent(none: items.count)
        let bytes = max(bytesPerItem, Snapshot.bytesPerItem(with: content))
        try checkRoom(items.count, bytesPerItem: bytes)
        bytesPerItem = bytes
        if items.isEmpty { return }
        list.insert(items, sorted, at: index)
        entries.insert(
            contentsOf: repeatElement(Entry(level: level), count: items.count), at: index)
        self.content.replace(index..<index, with: content.items)
    }

    @inline(never)
    private mutating func insert(
        _ snapshot: SectionSnapshot, at index: Int, level: UInt32
    ) throws(CollectionError) {
        let items = snapshot.items
        try checkNew(items)
        let bytes = max(bytesPerItem, snapshot.bytesPerItem)
        try checkRoom(items.count, bytesPerItem: bytes)
        bytesPerItem = bytes
        if items.isEmpty { return }
        list.insert(items, SortedIdentifiers(items), at: index)
        var new = snapshot.entries
        for index in new.indices { new[index].level += level }
        entries.insert(contentsOf: new, at: index)
        content.replace(index..<index, with: snapshot.content)
    }

    private func checkNew(_ items: [UInt64]) throws(CollectionError) {
        let existing = items.filter { list.contains($0) }
        if !existing.isEmpty {
            throw .snapshot(
                .existingItems(existing.listed), at: items.firstIndex(of: existing[0]))
        }
    }

    private func checkRoom(_ new: Int, bytesPerItem: Int) throws(CollectionError) {
        let count = entries.count + new
        if count > limits.itemCount || count >= Int(UInt32.max) {
            throw .limitExceeded(
                .items, value: count, maximum: min(limits.itemCount, Int(UInt32.max) - 1))
        }
        let bytes = count * bytesPerOutlineItem(bytesPerItem)
        if bytes > limits.dataBytes {
            throw .limitExceeded(.dataBytes, value: bytes, maximum: limits.dataBytes)
        }
    }

    private mutating func remove(_ range: Range<Int>) {
        if range.isEmpty { return }
        list.remove(range)
        entries.removeSubrange(range)
        content.replaceSubrange(range, with: nil)
    }

    /// Collapses an item that has lost its last child, unless the item is lazy.
    private mutating func settle(_ index: Int) {
        if !hasChildren(index) && !entries[index].isLazy { entries[index].isExpanded = false }
    }
}
