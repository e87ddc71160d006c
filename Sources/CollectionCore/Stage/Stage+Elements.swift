// Where elements are, as of the last layout pass.
extension Stage {
    /// The size of the content, including what invalidation contexts added to it.
    @inline(__always)
    var contentSize: Size {
        let size = free?.contentSize ?? geometry.contentSize
        return added.size == .zero ? size : added.size(of: size)
    }

    /// Returns the attributes of one element, visible or not. The matrix that the attributes refer
    /// to is added to `transforms`.
    ///
    /// - Precondition: Everything is laid out, and the index path exists in the data.
    /// - Parameter visible: The visible interval along the main axis, in which pinned views stay.
    /// - Returns: Nil where the layout has no such element.
    /// - Throws: What a custom layout throws.
    /// - Complexity: O(log n)
    @inline(never)
    func attributes(
        for element: Element, visible: Interval, transforms: inout [Transform3D]
    ) throws(CollectionError) -> LayoutAttributes? {
        if let reordering {
            return try attributes(
                for: element, reordering, visible: visible, transforms: &transforms)
        }
        return try laidOutAttributes(for: element, visible: visible, transforms: &transforms)
    }

    /// Returns the attributes of one element whose index path is in the order that is laid out.
    @inline(__always)
    func laidOutAttributes(
        for element: Element, visible: Interval, transforms: inout [Transform3D]
    ) throws(CollectionError) -> LayoutAttributes? {
        if let free {
            return try free.attributes(
                for: element, visible: visible, of: laidOutItems, transforms: &transforms)
        }
        return geometry.attributes(for: element, visible: visible, of: laidOutItems)
    }

    /// Whether elements keep their places while the content offset changes, except for the headers
    /// and footers of `SectionedGeometry.pinsViews`. False while an item is held, because a held
    /// item keeps its place in the bounds.
    var standsStill: Bool {
        if custom != nil || reordering != nil { return false }
        if let free { return !free.followsContentOffset }
        return !geometry.movesViews
    }

    /// Finds all elements in a rectangle, in the order of their identity.
    ///
    /// - Parameter visible: The visible interval along the main axis, in which pinned views stay.
    /// - Throws: `limitExceeded`; what a custom layout throws.
    /// - Complexity: O(log n + elements near the rectangle)
    @inline(__always)
    func collectElements(
        in rect: Rect, visible: Interval, limit: Int, into collector: inout ElementCollector
    ) throws(CollectionError) {
        if let reordering {
            try collectElements(
                in: rect, reordering, visible: visible, limit: limit, into: &collector)
        } else {
            try collectLaidOut(in: rect, visible: visible, limit: limit, into: &collector)
        }
    }

    /// Finds all elements in a rectangle, with their index paths in the order that is laid out.
    @inline(__always)
    func collectLaidOut(
        in rect: Rect, visible: Interval, limit: Int, into collector: inout ElementCollector
    ) throws(CollectionError) {
        if let free {
            try free.collectElements(
                in: rect, visible: visible, of: laidOutItems, limit: limit, into: &collector)
        } else {
            try geometry.collectElements(
                in: rect, visible: visible, of: laidOutItems, limit: limit, into: &collector)
        }
    }

    /// Returns the edge of the content anchor along the main axis: the near or the far edge, or in
    /// a path layout the offset at which the element rests. For a held item, the place that the
    /// layout has for the item counts.
    ///
    /// - Precondition: Everything is laid out, and the index path exists in the data.
    /// - Throws: What a custom layout throws.
    @inline(never)
    func edge(
        of anchor: AnchorElement, in viewport: Viewport
    ) throws(CollectionError) -> Double? {
        try edge(
            of: anchor, visible: anchor.element.isCell ? visibleInterval(viewport) : .everywhere)
    }

    /// Returns the edge of the content anchor along the main axis.
    ///
    /// - Parameter visible: The visible interval along the main axis.
    func edge(
        of anchor: AnchorElement, visible: Interval
    ) throws(CollectionError) -> Double? {
        let edges = try edges(of: anchor.element, visible: visible)
        return anchor.isLast ? edges?.far : edges?.near
    }

    /// Returns both edges of an element along the main axis, as `edge` does.
    @inline(never)
    func edges(
        of element: Element, visible: Interval
    ) throws(CollectionError) -> (near: Double, far: Double)? {
        var transforms: [Transform3D] = []
        guard let element = reordering.map({ $0.presented(element) }) ?? element,
            let frame = try laidOutAttributes(
                for: element, visible: visible, transforms: &transforms)?.frame
        else { return nil }
        if let free {
            return (free.edge(of: frame, isLast: false), free.edge(of: frame, isLast: true))
        }
        let axis = settings.scrollDirection
        return (axis.mainStart(frame), axis.mainEnd(frame))
    }
}

/// An element that keeps its place on screen, by its near or by its far edge.
struct AnchorElement {
    var element: Element
    var isLast: Bool
    /// Whether the element is that of the place that the anchor keeps.
    let isKept: Bool

    init(_ element: Element, isLast: Bool, isKept: Bool = false) {
        (self.element, self.isLast, self.isKept) = (element, isLast, isKept)
    }
}
