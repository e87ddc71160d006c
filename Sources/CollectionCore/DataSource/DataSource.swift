/// The sections and items of the data that a host has set, as a value.
///
/// The items of all sections are in one tree, in order; a section only has the number of its items.
/// A run of equal items, or of equal sections, needs the memory of one. Copying takes O(1) time,
/// and editing a copy does not change the original.
public struct DataSource {
    package var sections: SumTree<SectionLeaf>
    package var items: SumTree<ItemLeaf>
    /// The metrics of sections. A section stores 1 + the index of its metrics, or 0 for the
    /// layout's.
    package var metrics: [SectionMetrics]
    /// The measured lengths of boundary views. A section stores the number of its measures.
    var boundaryMeasures = BoundaryMeasures()

    /// Creates a data source without sections.
    public init() {
        sections = SumTree()
        items = SumTree()
        metrics = []
    }

    public var sectionCount: Int { sections.count }
    /// The number of items in all sections together.
    public var itemCount: Int { items.count }

    /// The number of items in a section.
    ///
    /// - Throws: `invalidSection`.
    /// - Complexity: O(log n)
    public func numberOfItems(inSection section: UInt32) throws(CollectionError) -> Int {
        try itemRange(ofSection: section).count
    }

    /// The numbers of a section's items. The number of an item counts the items of all sections.
    ///
    /// - Throws: `invalidSection`.
    @inline(never)
    package func itemRange(ofSection section: UInt32) throws(CollectionError) -> Range<Int> {
        if Int(section) >= sectionCount {
            throw .invalidSection(section, count: sectionCount)
        }
        return sections.itemRange(ofSection: Int(section))
    }

    /// The number of an item, which counts the items of all sections.
    ///
    /// - Throws: `invalidSection`, `invalidItem`.
    @inline(never)
    package func itemIndex(of indexPath: IndexPath) throws(CollectionError) -> Int {
        let range = try itemRange(ofSection: indexPath.section)
        if Int(indexPath.item) >= range.count {
            throw .invalidItem(indexPath, count: range.count)
        }
        return range.lowerBound + Int(indexPath.item)
    }

    /// Checks the index path of an element: a cell needs its item; another element needs its
    /// section, unless it belongs to no section.
    ///
    /// - Throws: `invalidSection`, `invalidItem`.
    func checkPlace(of element: Element) throws(CollectionError) {
        if element.isCell {
            _ = try itemIndex(of: element.indexPath)
        } else if element.indexPath.section != IndexPath.noSection {
            _ = try itemRange(ofSection: element.indexPath.section)
        }
    }
}
