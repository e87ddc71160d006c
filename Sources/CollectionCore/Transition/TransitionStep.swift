/// What one display frame needs to know of a transition.
struct TransitionStep {
    /// Whether a transition goes on; otherwise everything is at its place.
    var isRunning = false
    /// Whether it begins with this display frame: then what is on screen is where it comes from.
    var isBeginning = false
    /// How far it has come, by its curve.
    var progress = 1.0
    /// By how much this display frame moves the content offset.
    var shift = Point.zero
    var bounds = Rect.zero
    var ownership = ElementOwnership()
    /// The most elements in the display frame.
    var limit = 0
}

/// The layout at one moment, for questions about elements that are not visible at their places.
struct LayoutNow {
    var geometry: SectionedGeometry
    /// Instead of it, where the layout has no sections.
    var free: FreeGeometry?
    var items: SumTree<ItemLeaf>
    /// What is visible along the main axis.
    var visible: Interval
    /// The layout that it is on the way to, while the host leads.
    var blended: BlendedLayout?

    /// The matrix that the attributes refer to is added to `transforms`.
    @inline(never)
    func attributes(
        for element: Element, transforms: inout [Transform3D]
    ) -> LayoutAttributes? {
        if let blended {
            return blendedAttributes(for: element, blended, transforms: &transforms)
        }
        return ownAttributes(for: element, transforms: &transforms)
    }

    /// The same of this layout alone.
    @inline(never)
    func ownAttributes(
        for element: Element, transforms: inout [Transform3D]
    ) -> LayoutAttributes? {
        if let free {
            return free.attributes(
                for: element, visible: visible, of: items, transforms: &transforms)
        }
        return geometry.attributes(for: element, visible: visible, of: items)
    }

    /// What the content anchor keeps of an item, of this layout alone.
    func edge(of element: Element, isLast: Bool) -> Double? {
        var transforms: [Transform3D] = []
        guard let frame = ownAttributes(for: element, transforms: &transforms)?.frame else {
            return nil
        }
        if let free { return free.edge(of: frame, isLast: isLast) }
        return isLast ? geometry.axis.mainEnd(frame) : geometry.axis.mainStart(frame)
    }
}
