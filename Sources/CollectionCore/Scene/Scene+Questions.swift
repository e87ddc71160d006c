extension Scene {
    mutating func layoutAttributes(
        for element: Element
    ) throws(CollectionError) -> LayoutAttributes {
        try registry.check(element.kind, of: element.category)
        try checkPlace(of: element)
        try prepare(viewport.bounds)
        var transforms: [Transform3D] = []
        guard
            var attributes = try stage.attributes(
                for: element, visible: visibleInterval, transforms: &transforms)
        else { throw .noElement(element) }
        answeredTransforms = transforms
        if !screen.isReloaded, let shown = screen.visible.attributes(for: element) {
            attributes.reusableView = shown.reusableView
            attributes.generation = shown.generation
        }
        return attributes
    }

    /// Checks that the index path of an element exists: that of an item for a cell, of a section
    /// for another element, unless the element is one of the whole layout.
    func checkPlace(of element: Element) throws(CollectionError) {
        if isOfLayout(element) { return }
        if element.isCell {
            _ = try stage.dataSource.itemIndex(of: element.indexPath)
        } else {
            _ = try stage.dataSource.itemRange(ofSection: element.indexPath.section)
        }
    }

    /// Whether the element may be one of the whole layout, which belongs to no section.
    func isOfLayout(_ element: Element) -> Bool {
        if element.indexPath.section != IndexPath.noSection { return false }
        return switch element.category {
        case .cell, .placeholder: false
        case .supplementary: stage.layout.isCompositional || stage.layout.placesEachElement
        case .decoration: stage.layout.placesEachElement
        }
    }

    mutating func indexPathForItem(
        at point: Point
    ) throws(CollectionError) -> IndexPath? {
        try point.validate("point")
        let near = Rect(x: point.x, y: point.y, width: 1, height: 1)
        var foremost: LayoutAttributes?
        let found = try elements(in: near)
        for attributes in found.elements where attributes.element.category == .cell {
            if attributes.flags.contains(.isHidden) { continue }
            let transform = found.transforms.matrix(attributes.transform)
            if !attributes.frame.boundingBox(under: transform).contains(point) { continue }
            // The container of an orthogonal section clips the section's items.
            if !stage.geometry.isInViewport(point, ofSection: attributes.element.indexPath.section)
            {
                continue
            }
            if let other = foremost, other.zIndex > attributes.zIndex { continue }
            foremost = attributes
        }
        return foremost?.element.indexPath
    }

    /// The elements in a rectangle of the content, by identity, without their reusable views.
    mutating func elements(
        in rect: Rect
    ) throws(CollectionError) -> ElementCollector {
        try prepare(viewport.bounds)
        var found = ElementCollector()
        try stage.collectElements(
            in: rect, visible: visibleInterval, limit: limits.elementCount, into: &found)
        return found
    }
}

// Calls of the host: `CollectionView` documents them.
extension Scene {
    mutating func layoutAttributesForElements(
        in rect: Rect
    ) throws(CollectionError) -> [LayoutAttributes] {
        try rect.validate("rect")
        let collected = try elements(in: rect)
        let found = collected.elements
        answeredTransforms = collected.transforms
        var order = DisplayOrder()
        order.sort(found)
        var sorted: [LayoutAttributes] = []
        sorted.reserveCapacity(found.count)
        for place in found.indices {
            var attributes = found[order[place]]
            if !screen.isReloaded,
                let shown = screen.visible.attributes(for: attributes.element)
            {
                attributes.reusableView = shown.reusableView
                attributes.generation = shown.generation
            }
            sorted.append(attributes)
        }
        return sorted
    }

    func reusableView(
        for element: Element
    ) -> (view: ReusableView, generation: UInt32)? {
        let shown =
            element == .background
            ? background?.shown : screen.visible.attributes(for: element)
        guard let attributes = shown ?? screen.pool.standby.told(element) else { return nil }
        return (attributes.reusableView, attributes.generation)
    }

    func isCurrent(_ reusableView: ReusableView, generation: UInt32) -> Bool {
        if let background = self.background,
            background.isShown(in: reusableView, generation: generation)
        {
            return true
        }
        return !screen.isReloaded
            && screen.pool.element(for: reusableView, generation: generation) != nil
    }
}
