/// The items of one section as a tree, parts of which are expanded or collapsed: an outline.
///
/// The items are kept in one list, depth first, each with its level. A copy is O(1). An edit is
/// O(log n), and O(n) of a few bytes each for the levels behind the edit. Rule E5 of
/// docs/semantics.md.
public struct SectionSnapshot {
    /// The limits of the outline. Code that divides memory among several objects changes them.
    package var limits: Limits
    /// The identifiers of the items, depth first.
    var list = IdentifierList()
    var entries: [Entry] = []
    var content = SumTree<ItemLeaf>()
    var bytesPerItem = IdentifierList.bytesPerIdentifier

    struct Entry {
        /// The number of ancestors; 0: a root.
        var level: UInt32
        var isExpanded = false
        /// Whether the children are supplied only when the item is expanded.
        var isLazy = false
    }

    /// Creates an outline without items.
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

    /// The items whose ancestors are all expanded, depth first: the items that the section
    /// displays.
    public var visibleItems: [UInt64] { identifiers(visibleRuns.flatMap { $0 }) }
    /// The expanded items, visible or not, depth first.
    public var expandedItems: [UInt64] {
        identifiers(entries.indices.filter { entries[$0].isExpanded })
    }
    /// The lazy items that are visible and expanded and have no children yet.
    public var itemsAwaitingChildren: [UInt64] {
        identifiers(
            visibleRuns.flatMap { $0 }.filter {
                entries[$0].isLazy && entries[$0].isExpanded && !hasChildren($0)
            })
    }

    public func contains(_ item: UInt64) -> Bool { list.contains(item) }
    /// The index of an item among all items, depth first; nil: there is no such item.
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

    /// The parent of an item; nil for a root.
    ///
    /// - Throws: `snapshot` with `unknownItem`.
    public func parent(of item: UInt64) throws(CollectionError) -> UInt64? {
        parentIndex(try known(item)).map { list[$0] }
    }

    /// Returns the nearest ancestor of an item that the section displays; nil: the section displays
    /// the item itself, or the item is not in the outline.
    func visibleAncestor(of item: UInt64) -> UInt64? {
        guard var index = list.index(of: item) else { return nil }
        var ancestor: Int?
        while let parent = parentIndex(index) {
            if !entries[parent].isExpanded { ancestor = parent }
            index = parent
        }
        return ancestor.map { list[$0] }
    }

    /// The number of ancestors of an item; 0 for a root.
    public func level(of item: UInt64) throws(CollectionError) -> Int {
        Int(entries[try known(item)].level)
    }

    /// The descendants of an item, with or without the item itself, as a separate outline.
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
    /// - Parameter place: Where the identifier stands among those that the call names.
    func known(_ item: UInt64, place: Int? = nil) throws(CollectionError) -> Int {
        guard let index = list.index(of: item) else {
            throw .snapshot(.unknownItem(item), at: place)
        }
        return index
    }

    private func identifiers(_ indexes: [Int]) -> [UInt64] {
        let all = list.all
        return indexes.map { all[$0] }
    }

    func hasChildren(_ index: Int) -> Bool {
        index + 1 < entries.count && entries[index + 1].level > entries[index].level
    }

    /// The index behind the last descendant of the item at an index.
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

    /// The indexes of the items whose ancestors are all expanded, in runs.
    var visibleRuns: [Range<Int>] {
        var runs: [Range<Int>] = []
        var (start, index) = (0, 0)
        while index < entries.count {
            let next = entries[index].isExpanded ? index + 1 : end(of: index)
            index += 1
            if next > index {
                runs.append(start..<index)
                (start, index) = (next, next)
            }
        }
        if start < index { runs.append(start..<index) }
        return runs
    }
}
