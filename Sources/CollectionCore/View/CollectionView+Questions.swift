extension CollectionView {
    public mutating func contentSize() throws(CollectionError) -> Size {
        try scene.prepare(scene.viewport.bounds)
        return scene.stage.contentSize
    }

    /// The attributes of an element, visible or not; they refer to `answeredTransforms`.
    ///
    /// - Throws: `invalidSection`, `invalidItem`, `noElement`.
    /// - Complexity: O(log n)
    public mutating func layoutAttributes(
        for element: Element
    ) throws(CollectionError) -> LayoutAttributes {
        try scene.layoutAttributes(for: element)
    }

    /// All elements visible in `rect`, in the order of a display frame; they refer to
    /// `answeredTransforms`.
    ///
    /// - Complexity: O(log n + k log k) for k elements
    public mutating func layoutAttributesForElements(
        in rect: Rect
    ) throws(CollectionError) -> [LayoutAttributes] {
        try scene.layoutAttributesForElements(in: rect)
    }

    /// The foremost item that contains the point; the one that comes last, of several.
    ///
    /// - Complexity: O(log n + items near the point)
    public mutating func indexPathForItem(
        at point: Point
    ) throws(CollectionError) -> IndexPath? {
        try scene.indexPathForItem(at: point)
    }

    /// The index paths of the elements of a category and kind in the last display frame.
    public func indexPathsForVisibleElements(
        category: ElementCategory, kind: ElementKind
    ) throws(CollectionError) -> [IndexPath] {
        try scene.registry.check(kind, of: category)
        return scene.screen.visible.indexPaths(category: category, kind: kind)
    }

    /// The view that shows an element in the last display frame, or is kept for it, and its
    /// generation.
    public func reusableView(
        for element: Element
    ) -> (view: ReusableView, generation: UInt32)? {
        scene.reusableView(for: element)
    }

    /// The element that a view shows in the last display frame.
    public func element(for reusableView: ReusableView) -> Element? {
        if let background = scene.background, background.shown?.reusableView == reusableView {
            return .background
        }
        return scene.screen.pool.element(for: reusableView)
    }

    /// Whether a view still shows what it was bound to with this generation; content that was
    /// loaded for an earlier binding is not for it. Rule C6 of docs/semantics.md.
    ///
    /// - Complexity: O(1)
    public func isCurrent(_ reusableView: ReusableView, generation: UInt32) -> Bool {
        scene.isCurrent(reusableView, generation: generation)
    }
}

// The element at a point, and the item nearest to a point: rules U2 and B6 of docs/semantics.md.
extension CollectionView {
    /// Returns the foremost cell or supplementary view at a point, where the last display frame
    /// shows it: in a transition, on its way. An element that has left the data since is passed
    /// over.
    ///
    /// - Parameter point: In points from the top left corner of the bounds of the last display
    ///   frame.
    /// - Parameter includesDecorations: Whether decoration views count; otherwise they are looked
    ///   through.
    /// - Returns: The element as the current data names it; nil if nothing is shown there.
    /// - Complexity: O(elements of the display frame)
    public mutating func shownElement(
        at point: Point, includesDecorations: Bool = false
    ) throws(CollectionError) -> Element? {
        try point.validate("point")
        return try scene.shownIndex(at: point, includesDecorations: includesDecorations)
            .map { scene.screen.visible.followedElement($0) }
    }

    /// Returns the item whose frame is nearest to a point of the content: the least distance, then
    /// the least index path. Under a transform the bounding box stands for the frame, as in B6.
    ///
    /// - Returns: Nil if there is no item, or all items are hidden.
    /// - Complexity: O(log n + items about as near), times the logarithm of the distance
    public mutating func indexPathForItem(
        nearestTo point: Point
    ) throws(CollectionError) -> IndexPath? {
        try scene.indexPathForItem(nearestTo: point)
    }
}

// What a view holds, for those that share memory out among several.
extension CollectionView {
    /// Of all sections.
    package var itemCount: Int { scene.itemCount }

    /// What all that the host made the view hold counts against the limit on bytes: columns, what
    /// cutting them to pieces adds, the parts of an open batch, the identifiers of a snapshot, what
    /// a transition keeps, layout attributes of single elements, traits, names,
    /// titles of the index, the selection and what is dragged.
    package var heldBytes: Int { scene.heldBytes }

    /// The numbers of section metrics, and of differences and their matrices, that the view keeps,
    /// for tests: they are bounded, however many updates and display frames there are.
    package var metricsCount: Int { scene.stage.dataSource.metrics.count }
    package var differenceCount: Int { scene.screen.visible.motion.differences.count }
    package var differenceMatrixCount: Int { scene.screen.visible.motion.differences.matrixCount }
}

extension CollectionView {
    /// What is wrong with the view's trees, in words; nil when nothing is. For tests: O(n).
    package func brokenInvariant() -> StaticString? {
        if let broken = scene.stage.dataSource.items.brokenInvariant() { return broken }
        if let broken = scene.stage.dataSource.sections.brokenInvariant() { return broken }
        if let broken = scene.stage.geometry.lines.brokenInvariant() { return broken }
        if let broken = scene.stage.geometry.sections.brokenInvariant() { return broken }
        if let broken = scene.stage.geometry.laneItems.brokenInvariant() { return broken }
        if let broken = scene.brokenCarried() { return broken }
        if scene.isMovingItem != (movement.session != nil) { return "an item moved unseen" }
        if !scene.mayHoldItems && (movement.session != nil || drop.session != nil) {
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
