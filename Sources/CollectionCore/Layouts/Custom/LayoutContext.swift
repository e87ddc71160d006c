/// What a layout of the host's own is prepared for: the data and the surroundings as they are. It
/// may be kept; it does not change.
public struct LayoutContext {
    /// The bounds that the next display frame, or the question that needs the layout, goes by.
    public internal(set) var bounds: Rect
    public let environment: Environment
    /// What is void.
    public internal(set) var invalidation: InvalidationContext
    /// The item that a person moves: the data is that of the order in which the item has its
    /// target, and so are all index paths. Nil: none is moved.
    public let interactiveMovement: InteractiveMovement?
    private let dataSource: DataSource
    /// Of sections that have none of their own.
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
    /// Of all sections.
    public var itemCount: Int { dataSource.itemCount }

    /// - Throws: `invalidSection`.
    /// - Complexity: O(log n)
    public func numberOfItems(inSection section: UInt32) throws(CollectionError) -> Int {
        try dataSource.numberOfItems(inSection: section)
    }

    /// The metrics that the data has for a section, or else the layout's.
    ///
    /// - Throws: `invalidSection`.
    public func sectionMetrics(
        ofSection section: UInt32
    ) throws(CollectionError) -> SectionMetrics {
        _ = try dataSource.itemRange(ofSection: section)
        return dataSource.sectionMetrics(of: section, standard: standard)
    }

    /// How large an item is, as it was pushed or measured, and whether it is to be measured.
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

    /// The same for items one after another, faster.
    ///
    /// - Throws: `invalidSection`; `invalidItem` for the last one.
    public func forEachItemSize(
        from indexPath: IndexPath, count: Int, _ body: (Size, _ isEstimated: Bool) -> Void
    ) throws(CollectionError) {
        try forEachItem(from: indexPath, count: count) { cursor, metrics in
            let (size, isEstimated) = cursor.size(metrics)
            body(size, isEstimated)
        }
    }

    /// How many lanes and rows items take, one after another.
    ///
    /// - Throws: `invalidSection`; `invalidItem` for the last one.
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
    /// - Precondition: The section exists.
    func sectionMetrics(of section: UInt32, standard: SectionMetrics) -> SectionMetrics {
        let place = sections.leaf(of: Int(section))
        let number = Int(place.leaf.metrics[place.local])
        return number == 0 ? standard : metrics[number - 1]
    }

    /// The reuse identifier of an item: its own, or its section's.
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
    /// The size in force, and whether it is to be measured.
    fileprivate func size(_ metrics: SectionMetrics) -> (size: Size, isEstimated: Bool) {
        let (width, height) = (leaf.widths[local], leaf.heights[local])
        let initial = metrics.initialItemSize
        let size = Size(
            width: width < 0 ? Length.rounded(initial.width) : Double(width),
            height: height < 0 ? Length.rounded(initial.height) : Double(height))
        return (size, leaf.isSizeEstimated(local, bySection: metrics.isItemSizeEstimated))
    }
}
