/// The sections and items that a host pushed: a value.
///
/// Items of all sections stand in one tree, in order; sections only say how many are theirs. A
/// run of equal items, and a run of equal sections, takes the room of one, whatever its length.
/// A copy is O(1), and an edit of the copy leaves the original as it was.
public struct DataSource {
    package var sections: SumTree<SectionLeaf>
    package var items: SumTree<ItemLeaf>
    /// What sections refer to by number.
    package var metrics: [SectionMetrics]
    /// The same.
    var boundaryMeasures = BoundaryMeasures()

    /// No sections.
    public init() {
        sections = SumTree()
        items = SumTree()
        metrics = []
    }

    public var sectionCount: Int { sections.count }
    /// The items of all sections.
    public var itemCount: Int { items.count }

    /// - Throws: `invalidSection`.
    /// - Complexity: O(log n)
    public func numberOfItems(inSection section: UInt32) throws(CollectionError) -> Int {
        try itemRange(ofSection: section).count
    }

    /// Where the items of a section stand among all items.
    @inline(never)
    package func itemRange(ofSection section: UInt32) throws(CollectionError) -> Range<Int> {
        if Int(section) >= sectionCount {
            throw .invalidSection(section, count: sectionCount)
        }
        let place = sections.place(of: Int(section))
        let local = Int(section) - place.before.count
        let start = place.before.itemCount + place.leaf.position(at: local).itemCount
        return start..<start + Int(place.leaf.itemCounts[local])
    }

    /// The number of an item among all items.
    @inline(never)
    package func itemIndex(of indexPath: IndexPath) throws(CollectionError) -> Int {
        let range = try itemRange(ofSection: indexPath.section)
        if Int(indexPath.item) >= range.count {
            throw .invalidItem(indexPath, count: range.count)
        }
        return range.lowerBound + Int(indexPath.item)
    }
}
