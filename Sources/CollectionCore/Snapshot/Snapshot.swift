/// Sections and items by identifiers of the host's own: what a host wants to be shown, as a value.
///
/// Two snapshots give, by `difference(from:)`, the batch update that leads from one to the other. A
/// copy is O(1); an edit of the copy leaves the original as it was, and costs O(log n) for each
/// identifier. Rules E1 to E4 of docs/semantics.md.
public struct Snapshot {
    /// What becomes of identifiers that are in the snapshot already.
    public var duplicatePolicy = DuplicatePolicy.moveExisting

    /// What it may hold; whoever shares memory out among several changes it.
    package var limits: Limits
    var sections = IdentifierList()
    /// The items of all sections.
    var items = IdentifierList()
    /// The same as a view takes it: item counts, metrics, contents.
    var content = DataSource()
    var reloadedSections = IdentifierList()
    var reloadedItems = IdentifierList()
    var reconfiguredItems = IdentifierList()
    /// What each item counts against the limit: its identifier, and any column that some item had.
    var bytesPerItem = IdentifierList.bytesPerIdentifier

    /// No sections.
    public init(limits: Limits) {
        self.limits = limits
    }

    /// What happens to an identifier that is inserted again. Within one call identifiers must be
    /// different whatever the policy.
    public enum DuplicatePolicy: UInt32, Sendable {
        /// It is moved to the new place.
        case moveExisting = 0
        /// The call is refused.
        case error = 1
        /// It stays where it is, as it is.
        case keepFirst = 2
    }
}

extension Snapshot {
    public var numberOfSections: Int { sections.count }
    public var numberOfItems: Int { items.count }

    /// - Complexity: O(n)
    public var sectionIdentifiers: [UInt64] { sections.all }
    /// In the order of the sections.
    ///
    /// - Complexity: O(n)
    public var itemIdentifiers: [UInt64] { items.all }
    public var reloadedSectionIdentifiers: [UInt64] { reloadedSections.all }
    /// In the order in which they were named.
    public var reloadedItemIdentifiers: [UInt64] { reloadedItems.all }
    public var reconfiguredItemIdentifiers: [UInt64] { reconfiguredItems.all }

    /// What to give a view that is to show the snapshot without a batch update. O(1).
    public var dataSource: DataSource { content }

    /// - Throws: `snapshot` with `unknownSection`.
    /// - Complexity: O(log n)
    public func numberOfItems(inSection section: UInt64) throws(CollectionError) -> Int {
        itemRange(try knownSection(section)).count
    }

    public func itemIdentifiers(inSection section: UInt64) throws(CollectionError) -> [UInt64] {
        items.identifiers(itemRange(try knownSection(section)))
    }

    /// The section that an item is in; nil where there is no such item. O(log n), as is all below.
    public func sectionIdentifier(containingItem item: UInt64) -> UInt64? {
        guard let index = items.index(of: item) else { return nil }
        return sections[sectionIndex(ofItemAt: index)]
    }

    /// Among the items of all sections.
    public func indexOfItem(_ item: UInt64) -> Int? { items.index(of: item) }
    public func indexOfSection(_ section: UInt64) -> Int? { sections.index(of: section) }

    public func indexPath(ofItem item: UInt64) -> IndexPath? {
        guard let index = items.index(of: item) else { return nil }
        let section = sectionIndex(ofItemAt: index)
        return IndexPath(
            section: UInt32(section), item: UInt32(index - itemRange(section).lowerBound))
    }

    public func itemIdentifier(at indexPath: IndexPath) -> UInt64? {
        let section = Int(indexPath.section)
        if section >= numberOfSections { return nil }
        let range = itemRange(section)
        let item = Int(indexPath.item)
        return item < range.count ? items[range.lowerBound + item] : nil
    }

    public func sectionIdentifier(at index: Int) -> UInt64? {
        index >= 0 && index < numberOfSections ? sections[index] : nil
    }

    /// The identifier of a cell's item, or of another element's section.
    func identifier(of element: Element) -> UInt64? {
        element.isCell
            ? itemIdentifier(at: element.indexPath)
            : sectionIdentifier(at: Int(element.indexPath.section))
    }
}

extension Snapshot {
    func knownSection(_ section: UInt64) throws(CollectionError) -> Int {
        guard let index = sections.index(of: section) else {
            throw .snapshot(.unknownSection(section))
        }
        return index
    }

    func knownItem(_ item: UInt64) throws(CollectionError) -> Int {
        guard let index = items.index(of: item) else { throw .snapshot(.unknownItem(item)) }
        return index
    }

    /// Where the items of a section, which exists, stand among all items.
    @inline(never)
    func itemRange(_ section: Int) -> Range<Int> {
        let place = content.sections.place(of: section)
        let local = section - place.before.count
        let start = place.before.itemCount + place.leaf.position(at: local).itemCount
        return start..<start + Int(place.leaf.itemCounts[local])
    }

    /// The section of an item, which exists.
    func sectionIndex(ofItemAt index: Int) -> Int {
        guard let place = content.sections.place(where: { $0.itemCount <= index }) else {
            return 0
        }
        var left = index - place.before.itemCount
        let counts = place.leaf.itemCounts
        if counts.isUniform { return place.before.count + left / max(Int(counts.uniform), 1) }
        var local = 0
        while left >= Int(counts[local]) {
            left -= Int(counts[local])
            local += 1
        }
        return place.before.count + local
    }
}
