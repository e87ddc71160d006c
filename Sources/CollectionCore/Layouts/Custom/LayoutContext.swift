/// The data, bounds and environment for which a custom layout is prepared. The layout may keep the
/// context, which does not change.
public struct LayoutContext {
    /// The bounds of the display frame, or of the query, that needs the layout; in content
    /// coordinates.
    public internal(set) var bounds: Rect
    public let environment: Environment
    /// The parts of the layout that are invalid.
    public internal(set) var invalidation: InvalidationContext
    /// The item that the user moves; nil if no item is being moved. In the context's data, the item
    /// is already at its target, and all index paths are those of this order.
    public let interactiveMovement: InteractiveMovement?
    private let dataSource: DataSource
    /// The metrics of sections to which the data gives no metrics.
    private let standard: SectionMetrics

    init(
        bounds: Rect, _ environment: Environment, _ invalidation: InvalidationContext,
        _ dataSource: DataSource, _ standard: SectionMetrics, _ movement: InteractiveMovement?
    ) {
        self.bounds = bounds
        self.environment = environment
        self.invalidation = invalidation
        self.dataSource = dataSource
        self.standard = standard
        interactiveMovement = movement
    }

    public var sectionCount: Int { dataSource.sectionCount }
    /// The number of items in all sections together.
    public var itemCount: Int { dataSource.itemCount }

    /// The number of items in a section.
    ///
    /// - Throws: `invalidSection`.
    /// - Complexity: O(log n)
    public func numberOfItems(inSection section: UInt32) throws(CollectionError) -> Int {
        try dataSource.numberOfItems(inSection: section)
    }

    /// The metrics of a section: those of the data, or the layout's if the data has none.
    ///
    /// - Throws: `invalidSection`.
    public func sectionMetrics(
        ofSection section: UInt32
    ) throws(CollectionError) -> SectionMetrics {
        _ = try dataSource.itemRange(ofSection: section)
        return dataSource.sectionMetrics(of: section, standard: standard)
    }

    /// The size of an item, as the host gave or measured it, and whether the host should measure
    /// it.
    ///
    /// - Throws: `invalidSection`, `invalidItem`.
    /// - Complexity: O(log n)
    public func itemSize(
        at indexPath: IndexPath
    ) throws(CollectionError) -> (size: Size, isEstimated: Bool) {
        let index = try dataSource.itemIndex(of: indexPath)
        let metrics = dataSource.sectionMetrics(of: indexPath.section, standard: standard)
        return ItemCursor(dataSource.items, at: index).size(metrics)
    }

    /// Calls `body` with the sizes of consecutive items of one section. Faster than `itemSize(at:)`
    /// for each item.
    ///
    /// - Throws: `invalidSection`; `invalidItem` if an item does not exist.
    public func forEachItemSize(
        from indexPath: IndexPath, count: Int, _ body: (Size, _ isEstimated: Bool) -> Void
    ) throws(CollectionError) {
        try forEachItem(from: indexPath, count: count) { cursor, metrics in
            let (size, isEstimated) = cursor.size(metrics)
            body(size, isEstimated)
        }
    }

    /// Calls `body` with the spans of consecutive items of one section.
    ///
    /// - Throws: `invalidSection`; `invalidItem` if an item does not exist.
    public func forEachItemSpan(
        from indexPath: IndexPath, count: Int, _ body: (ItemSpan) -> Void
    ) throws(CollectionError) {
        try forEachItem(from: indexPath, count: count) { cursor, _ in
            body(ItemSpan(rawValue: cursor.leaf.spans[cursor.local]))
        }
    }

    private func forEachItem(
        from indexPath: IndexPath, count: Int, _ body: (ItemCursor, SectionMetrics) -> Void
    ) throws(CollectionError) {
        let range = try dataSource.itemRange(ofSection: indexPath.section)
        if count == 0 { return }
        if count < 0 || Int(indexPath.item) >= range.count
            || count > range.count - Int(indexPath.item)
        {
            throw .invalidItem(indexPath, count: range.count)
        }
        let metrics = dataSource.sectionMetrics(of: indexPath.section, standard: standard)
        var cursor = ItemCursor(dataSource.items, at: range.lowerBound + Int(indexPath.item))
        for _ in 0..<count {
            body(cursor, metrics)
            cursor.advance(by: 1, in: dataSource.items)
        }
    }
}

extension DataSource {
    /// The metrics of a section: those of the data, or `standard` if the data has none.
    ///
    /// - Precondition: The section exists.
    func sectionMetrics(of section: UInt32, standard: SectionMetrics) -> SectionMetrics {
        let place = sections.leaf(of: Int(section))
        let number = Int(place.leaf.metrics[place.local])
        return number == 0 ? standard : metrics[number - 1]
    }

    /// The reuse identifier of an item: its own, or that of its section's metrics.
    ///
    /// - Throws: `invalidSection`, `invalidItem`.
    func reuseIdentifier(
        at indexPath: IndexPath, standard: SectionMetrics
    ) throws(CollectionError) -> ReuseIdentifier {
        let cursor = ItemCursor(items, at: try itemIndex(of: indexPath))
        return cursor.leaf.reuseIdentifier(
            cursor.local,
            default: sectionMetrics(of: indexPath.section, standard: standard)
                .itemReuseIdentifier)
    }
}

extension ItemCursor {
    /// The present size of the item, and whether the host should measure it.
    fileprivate func size(_ metrics: SectionMetrics) -> (size: Size, isEstimated: Bool) {
        let (width, height) = (leaf.widths[local], leaf.heights[local])
        let initial = metrics.initialItemSize
        let size = Size(
            width: width < 0 ? Length.rounded(initial.width) : Double(width),
            height: height < 0 ? Length.rounded(initial.height) : Double(height))
        return (size, leaf.isSizeEstimated(local, bySection: metrics.isItemSizeEstimated))
    }
}
