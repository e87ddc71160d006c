// Where everything is, whichever sort of layout has put it there.
extension CollectionView {
    /// As of the last layout pass.
    @inline(__always)
    var laidOutContentSize: Size {
        let size = stage.free?.contentSize ?? stage.geometry.contentSize
        return stage.added.size == .zero ? size : stage.added.size(of: size)
    }

    /// The same for those who keep it: copies share their storage.
    ///
    /// - Parameter rect: The bounds.
    func plainLayoutNow(in rect: Rect) -> LayoutNow {
        LayoutNow(
            geometry: stage.geometry, free: stage.free, items: stage.dataSource.items,
            visible: visibleInterval(rect))
    }

    /// The attributes of one element, visible or not; the matrix that they refer to is added to
    /// `transforms`.
    ///
    /// - Precondition: All is laid out, and the index path exists in the data.
    /// - Returns: Nil where the layout has no such element.
    /// - Complexity: O(log n)
    @inline(__always)
    func attributesNow(
        for element: Element, transforms: inout [Transform3D]
    ) -> LayoutAttributes? {
        let visible = visibleInterval(bounds)
        if let free = stage.free {
            return free.attributes(
                for: element, visible: visible, of: stage.dataSource.items, transforms: &transforms)
        }
        return stage.geometry.attributes(for: element, visible: visible, of: stage.dataSource.items)
    }

    /// Finds all elements in a rectangle, in the order of their identity.
    ///
    /// - Parameter found: None of the view's own.
    func collect(
        in rect: Rect, into found: inout ElementCollector
    ) throws(CollectionError) {
        let visible = visibleInterval(bounds)
        if let free = stage.free {
            try free.collectElements(
                in: rect, visible: visible, of: stage.dataSource.items, limit: limits.elementCount,
                into: &found)
        } else {
            try stage.geometry.collectElements(
                in: rect, visible: visible, of: stage.dataSource.items, limit: limits.elementCount,
                into: &found)
        }
    }

    /// What the content anchor keeps of an item, along the main axis: its near or far edge; where
    /// it follows a path, its rest.
    ///
    /// - Precondition: All is laid out, and the index path exists in the data.
    mutating func edgeNow(of element: Element, isLast: Bool) -> Double? {
        var transforms: [Transform3D] = []
        guard let frame = attributesNow(for: element, transforms: &transforms)?.frame else {
            return nil
        }
        if let free = stage.free { return free.edge(of: frame, isLast: isLast) }
        let axis = stage.configuration.scrollDirection
        return isLast ? axis.mainEnd(frame) : axis.mainStart(frame)
    }

    /// What is visible for a layout without sections.
    func port(for bounds: Rect) -> LayoutPort {
        LayoutPort(stage.configuration.scrollDirection, environment, boundsSize: bounds.size)
    }
}
