/// Sections and items with identifiers of the host's own: the data that a host wants to display, as
/// a value.
///
/// `difference(from:)` gives the batch update that leads from one snapshot to another. A copy is
/// O(1). An edit of the copy leaves the original unchanged, and costs O(log n) for each identifier.
/// Rules E1 to E4 of docs/semantics.md.
public struct Snapshot {
    /// What happens to inserted identifiers that the snapshot already has.
    public var duplicatePolicy = DuplicatePolicy.moveExisting

    /// The limits of the snapshot. Code that divides memory among several objects changes them.
    package var limits: Limits
    var sections = IdentifierList()
    /// The identifiers of the items of all sections, in the order of the sections.
    var items = IdentifierList()
    /// The data as a view uses it: item counts, metrics, and content of items.
    var content = DataSource()
    var reloadedSections = IdentifierList()
    var reloadedItems = IdentifierList()
    var reconfiguredItems = IdentifierList()
    /// The number of bytes that each item counts against the limit: for its identifier, and for
    /// each column that some item has had.
    var bytesPerItem = IdentifierList.bytesPerIdentifier

    /// Creates a snapshot without sections.
    public init(limits: Limits) {
        self.limits = limits
    }

    /// What happens to an inserted identifier that the snapshot already has. The identifiers of one
    /// call must be different under every policy but `number`.
    public enum DuplicatePolicy: UInt32, Sendable {
        /// The section or item moves to the new place.
        case moveExisting = 0
        /// The call is refused.
        case error = 1
        /// The section or item stays unchanged in its place.
        case keepFirst = 2
        /// The item is inserted as one more occurrence, with an identifier of its own: that of the
        /// call, and the number of occurrences before it times `occurrenceUnit`. Equal items of one
        /// call are numbered likewise, and items of calls are less than `occurrenceUnit`. Sections
        /// are refused.
        case number = 3

        /// What the identifiers of two successive occurrences of an item differ by.
        public static let occurrenceUnit: UInt64 = 1 << 48
    }
}

extension Snapshot {
    public var numberOfSections: Int { sections.count }
    public var numberOfItems: Int { items.count }

    /// The identifiers of all sections, in order.
    ///
    /// - Complexity: O(n)
    public var sectionIdentifiers: [UInt64] { sections.all }
    /// The identifiers of all items, in the order of the sections.
    ///
    /// - Complexity: O(n)
    public var itemIdentifiers: [UInt64] { items.all }
    public var reloadedSectionIdentifiers: [UInt64] { reloadedSections.all }
    /// The items that are marked for a reload, in the order in which they were marked.
    public var reloadedItemIdentifiers: [UInt64] { reloadedItems.all }
    public var reconfiguredItemIdentifiers: [UInt64] { reconfiguredItems.all }

    /// The data for a view that displays the snapshot without a batch update. O(1).
    public var dataSource: DataSource { content }

    /// The number of items in a section.
    ///
    /// - Throws: `snapshot` with `unknownSection`.
    /// - Complexity: O(log n)
    public func numberOfItems(inSection section: UInt64) throws(CollectionError) -> Int {
        itemRange(try knownSection(section)).count
    }

    public func itemIdentifiers(inSection section: UInt64) throws(CollectionError) -> [UInt64] {
        items.identifiers(itemRange(try knownSection(section)))
    }

    /// The section that contains an item; nil: there is no such item. O(log n), as are the
    /// functions below.
    public func sectionIdentifier(containingItem item: UInt64) -> UInt64? {
        guard let index = items.index(of: item) else { return nil }
        return sections[sectionIndex(ofItemAt: index)]
    }

    /// The index of an item among the items of all sections; nil: there is no such item.
    public func indexOfItem(_ item: UInt64) -> Int? { items.index(of: item) }
    public func indexOfSection(_ section: UInt64) -> Int? { sections.index(of: section) }

    public func indexPath(ofItem item: UInt64) -> IndexPath? {
        items.index(of: item).map(content.sections.indexPath)
    }

    @inline(never)
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

    /// The identifier of a cell's item, or of the section of another element.
    @inline(never)
    func identifier(of element: Element) -> UInt64? {
        element.isCell
            ? itemIdentifier(at: element.indexPath)
            : sectionIdentifier(at: Int(element.indexPath.section))
    }
}

extension Snapshot {
    /// - Parameter place: Where the identifier stands among those that the call names.
    func knownSection(_ section: UInt64, place: Int? = nil) throws(CollectionError) -> Int {
        guard let index = sections.index(of: section) else {
            throw .snapshot(.unknownSection(section), at: place)
        }
        return index
    }

    func knownItem(_ item: UInt64, place: Int? = nil) throws(CollectionError) -> Int {
        guard let index = items.index(of: item) else {
            throw .snapshot(.unknownItem(item), at: place)
        }
        return index
    }

    /// The indexes, among all items, of the items of an existing section.
    @inline(never)
    func itemRange(_ section: Int) -> Range<Int> {
        content.sections.itemRange(ofSection: section)
    }

    /// The index of the section that contains an item. The item must exist.
    func sectionIndex(ofItemAt index: Int) -> Int {
        content.sections.section(ofItem: index).index
    }
}
