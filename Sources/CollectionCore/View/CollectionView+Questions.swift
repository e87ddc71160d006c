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
        try rect.validate("rect")
        let collected = try scene.elements(in: rect)
        let found = collected.elements
        scene.answeredTransforms = collected.transforms
        var order = DisplayOrder()
        order.sort(found)
        var sorted: [LayoutAttributes] = []
        sorted.reserveCapacity(found.count)
        for place in found.indices {
            var attributes = found[order[place]]
            if !scene.screen.isReloaded,
                let shown = scene.screen.visible.attributes(for: attributes.element)
            {
                attributes.reusableView = shown.reusableView
                attributes.generation = shown.generation
            }
            sorted.append(attributes)
        }
        return sorted
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
        let shown =
            element == .background
            ? scene.background?.shown : scene.screen.visible.attributes(for: element)
        guard let attributes = shown ?? scene.screen.pool.standby.told(element) else { return nil }
        return (attributes.reusableView, attributes.generation)
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
        if let background = scene.background,
            background.isShown(in: reusableView, generation: generation)
        {
            return true
        }
        return !scene.screen.isReloaded
            && scene.screen.pool.element(for: reusableView, generation: generation) != nil
    }
}
