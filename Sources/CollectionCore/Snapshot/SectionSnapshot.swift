/// The items of one section as a tree, of which parts are open and others closed: an outline.
///
/// The items stand in one list, depth first, each with its level. A copy is O(1); an edit is
/// O(log n) and, for the levels behind it, O(n) of a few bytes each. Rule E5 of docs/semantics.md.
public struct SectionSnapshot {
    /// What it may hold; whoever shares memory out among several changes it.
    package var limits: Limits
    /// Depth first.
    var list = IdentifierList()
    var entries: [Entry] = []
    var content = SumTree<ItemLeaf>()
    var bytesPerItem = IdentifierList.bytesPerIdentifier

    struct Entry {
        /// 0: no parent.
        var level: UInt32
        var isExpanded = false
        /// Its children come when it is expanded.
        var isLazy = false
    }

    /// No items.
    public init(limits: Limits) {
        self.limits = limits
    }
}

extension SectionSnapshot {
    /// All items, depth first.
    public var items: [UInt64] { list.all }
    public var count: Int { entries.count }

    public var rootItems: [UInt64] {
        identifiers(entries.indices.filter { entries[$0].level == 0 })
    }

    /// Items of which every ancestor is expanded, depth first: what the section shows.
    public var visibleItems: [UInt64] { identifiers(visibleIndexes) }
    /// Those that are expanded, visible or not.
    public var expandedItems: [UInt64] {
        identifiers(entries.indices.filter { entries[$0].isExpanded })
    }
    /// Lazy items that are visible, expanded, and still without children.
    public var itemsAwaitingChildren: [UInt64] {
        identifiers(
            visibleIndexes.filter {
                entries[$0].isLazy && entries[$0].isExpanded && !hasChildren($0)
            })
    }

    public func contains(_ item: UInt64) -> Bool { list.contains(item) }
    /// Among all items, depth first.
    public func index(of item: UInt64) -> Int? { list.index(of: item) }
    public func isExpanded(_ item: UInt64) -> Bool {
        list.index(of: item).map { entries[$0].isExpanded } ?? false
    }

    public func isVisible(_ item: UInt64) -> Bool {
        guard var index = list.index(of: item) else { return false }
        while let parent = parentIndex(index) {
            if !entries[parent].isExpanded { return false }
            index = parent
        }
        return true
    }

    /// Nil for a root.
    ///
    /// - Throws: `snapshot` with `unknownItem`.
    public func parent(of item: UInt64) throws(CollectionError) -> UInt64? {
        parentIndex(try known(item)).map { list[$0] }
    }

    /// 0 for a root.
    public func level(of item: UInt64) throws(CollectionError) -> Int {
        Int(entries[try known(item)].level)
    }

    /// The descendants of an item as a snapshot of their own, or those and the item.
    ///
    /// - Throws: `snapshot` with `unknownItem`.
    public func snapshot(
        of parent: UInt64, includingParent: Bool = false
    ) throws(CollectionError) -> SectionSnapshot {
        let index = try known(parent)
        let range = (includingParent ? index : index + 1)..<end(of: index)
        var part = SectionSnapshot(limits: limits)
        part.bytesPerItem = bytesPerItem
        if range.isEmpty { return part }
        let identifiers = list.identifiers(range)
        part.list.insert(identifiers, SortedIdentifiers(identifiers), at: 0)
        part.entries = Array(entries[range])
        let base = part.entries[0].level
        for index in part.entries.indices { part.entries[index].level -= base }
        part.content = content.slice(range)
        return part
    }
}

extension SectionSnapshot {
    func known(_ item: UInt64) throws(CollectionError) -> Int {
        guard let index = list.index(of: item) else { throw .snapshot(.unknownItem(item)) }
        return index
    }

    private func identifiers(_ indexes: [Int]) -> [UInt64] {
        let all = list.all
        return indexes.map { all[$0] }
    }

    func hasChildren(_ index: Int) -> Bool {
        index + 1 < entries.count && entries[index + 1].level > entries[index].level
    }

    /// Behind the last descendant.
    func end(of index: Int) -> Int {
        let level = entries[index].level
        var end = index + 1
        while end < entries.count && entries[end].level > level { end += 1 }
        return end
    }

    private func parentIndex(_ index: Int) -> Int? {
        let level = entries[index].level
        if level == 0 { return nil }
        var parent = index - 1
        while entries[parent].level >= level { parent -= 1 }
        return parent
    }

    var visibleIndexes: [Int] {
        var visible: [Int] = []
        var index = 0
        while index < entries.count {
            visible.append(index)
            index = entries[index].isExpanded ? index + 1 : end(of: index)
        }
        return visible
    }
}
