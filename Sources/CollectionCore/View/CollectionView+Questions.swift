extension CollectionView {
    public mutating func contentSize() throws(CollectionError) -> Size {
        try scene.prepare(scene.viewport.bounds)
        return scene.stage.contentSize
    }

    /// The attributes of an element, visible or not. Transforms refer to `answeredTransforms`.
    ///
    /// - Throws: `invalidSection`, `invalidItem`, `noElement`.
    /// - Complexity: O(log n)
    public mutating func layoutAttributes(
        for element: Element
    ) throws(CollectionError) -> LayoutAttributes {
        try scene.layoutAttributes(for: element)
    }

    /// The attributes of all elements visible in `rect`, in display order. Transforms refer to
    /// `answeredTransforms`.
    ///
    /// - Complexity: O(log n + k log k) for k elements
    public mutating func layoutAttributesForElements(
        in rect: Rect
    ) throws(CollectionError) -> [LayoutAttributes] {
        try scene.layoutAttributesForElements(in: rect)
    }

    /// The foremost item at a point of the content; of items with the same z-index, the last.
    ///
    /// - Complexity: O(log n + items near the point)
    public mutating func indexPathForItem(
        at point: Point
    ) throws(CollectionError) -> IndexPath? {
        try scene.indexPathForItem(at: point)
    }

    /// The index paths of the elements with this category and kind in the last display frame.
    public func indexPathsForVisibleElements(
        category: ElementCategory, kind: ElementKind
    ) throws(CollectionError) -> [IndexPath] {
        try scene.registry.check(kind, of: category)
        return scene.screen.visible.indexPaths(category: category, kind: kind)
    }

    /// The reusable view that displays an element in the last display frame, or is kept for the
    /// element, and the generation of the view.
    public func reusableView(
        for element: Element
    ) -> (view: ReusableView, generation: UInt32)? {
        scene.reusableView(for: element)
    }

    /// The element that a reusable view displays in the last display frame.
    public func element(for reusableView: ReusableView) -> Element? {
        if let background = scene.background, background.shown?.reusableView == reusableView {
            return .background
        }
        return scene.screen.pool.element(for: reusableView)
    }

    /// Whether a reusable view still has the binding of this generation. If not, content loaded for
    /// that binding does not belong in the view. Rule C6 of docs/semantics.md.
    ///
    /// - Complexity: O(1)
    public func isCurrent(_ reusableView: ReusableView, generation: UInt32) -> Bool {
        scene.isCurrent(reusableView, generation: generation)
    }
}

// The element at a point, and the item nearest to a point: rules U2 and B6 of docs/semantics.md.
extension CollectionView {
    /// Returns the foremost cell or supplementary element at a point of the last display frame; in
    /// a transition, where the element is displayed on its way. Elements that have left the data
    /// since are ignored.
    ///
    /// - Parameter point: A point in points from the top left corner of the bounds of the last
    ///   display frame.
    /// - Parameter includesDecorations: Whether decoration views count; otherwise they are ignored.
    /// - Returns: The element by its index path in the current data; nil if no element is there.
    /// - Complexity: O(elements of the display frame)
    public mutating func shownElement(
        at point: Point, includesDecorations: Bool = false
    ) throws(CollectionError) -> Element? {
        try point.validate("point")
        return try scene.shownIndex(at: point, includesDecorations: includesDecorations)
            .map { scene.screen.visible.followedElement($0) }
    }

    /// Returns the item whose frame is nearest to a point of the content; at equal distances, the
    /// item with the least index path. A transformed item counts with its bounding box (B6).
    ///
    /// - Returns: Nil if there is no item, or all items are hidden.
    /// - Complexity: O(log n + items that are about as near), times the logarithm of the distance
    public mutating func indexPathForItem(
        nearestTo point: Point
    ) throws(CollectionError) -> IndexPath? {
        try scene.indexPathForItem(nearestTo: point)
    }
}

// The memory that a view holds, for a host that divides memory among several views.
extension CollectionView {
    /// The number of items in all sections.
    package var itemCount: Int { scene.itemCount }

    /// The bytes that count against the limit of data bytes: columns and the cost of cutting them
    /// into pieces, the parts of an open batch, the identifiers of a snapshot, the state of a
    /// transition, layout attributes of single elements, traits, names, titles of the index, the
    /// selection and dragged items.
    package var heldBytes: Int { scene.heldBytes }

    /// The bytes of display frames and of events, beside `heldBytes`.
    package var shownBytes: Int { scene.shownBytes + observers.heldBytes }

    /// The memory that the view holds, by what it is for. Complexity: O(leaves).
    public var memory: ViewMemory { scene.memory(observers.heldBytes, MemoryLayout<Self>.size) }

    /// The numbers of section metrics, of differences and of their matrices that the view keeps.
    /// For tests: they are bounded, however many updates and display frames there are.
    package var metricsCount: Int { scene.stage.dataSource.metrics.count }
    package var differenceCount: Int { scene.screen.visible.motion.differences.count }
    package var differenceMatrixCount: Int { scene.screen.visible.motion.differences.matrixCount }
}

extension CollectionView {
    /// Describes a broken invariant of the view's trees; nil: all hold. For tests: O(n).
    package func brokenInvariant() -> StaticString? {
        if let broken = scene.stage.brokenInvariant() ?? scene.brokenCarried() { return broken }
        if scene.isMovingItem != (interactions.movement.session != nil) {
            return "an item moved unseen"
        }
        if !scene.mayHoldItems
            && (interactions.movement.session != nil || interactions.drop.session != nil)
        {
            return "items held unseen"
        }
        if scene.stage.dataSource.sections.position.itemCount != scene.stage.dataSource.itemCount {
            return "items that belong to no section"
        }
        if scene.stage.needsLayout || scene.stage.free != nil { return nil }
        let laidOut = scene.stage.reordering?.dataSource ?? scene.stage.dataSource
        if scene.stage.geometry.sections.position.itemCount != laidOut.itemCount {
            return "items that are not laid out"
        }
        if let broken = scene.stage.geometry.brokenLanes() { return broken }
        if scene.stage.geometry.lines.position.thickness.isNaN {
            return "items that no line was made of"
        }
        if scene.stage.geometry.sections.position.lineCount != scene.stage.geometry.lines.count {
            return "lines that belong to no section"
        }
        return scene.hasStaleWindow() ? "an element of the window that is elsewhere" : nil
    }
}
