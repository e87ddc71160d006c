/// The layout that display frames show: that of one stage, or the blend of two.
///
/// Transitions keep copies; copies of a stage share storage.
struct ShownLayout {
    private(set) var stage: Stage
    /// The visible interval along the main axis.
    let visible: Interval
    /// The layout to which an interactive transition leads; nil outside of interactive transitions.
    var blended: BlendedLayout?

    init(_ stage: Stage, in viewport: Viewport) {
        self.stage = stage
        visible = stage.visibleInterval(viewport)
    }

    /// Detaches an item that a person moves from the pointer: in this layout the item stays where
    /// the pointer is at the moment.
    ///
    /// - Parameter bounds: The bounds that show the layout.
    mutating func hold(in bounds: Rect) {
        stage.reordering = stage.reordering.map { Reordering($0, in: bounds) }
    }

    /// Whether a person moves an element, or the item that the element belongs to.
    func isHeld(_ element: Element) -> Bool {
        guard let reordering = stage.reordering, reordering.held != nil else { return false }
        return reordering.isHeld(element)
    }

    /// Whether this is a custom layout, or a blend in which a custom layout takes part.
    var isCustom: Bool {
        stage.custom != nil || blended?.other.stage.custom != nil
    }

    /// Returns the attributes of one element, visible or not. The matrix that the attributes refer
    /// to is added to `transforms`.
    ///
    /// - Throws: What a custom layout throws.
    @inline(never)
    func attributes(
        for element: Element, transforms: inout [Transform3D]
    ) throws(CollectionError) -> LayoutAttributes? {
        if let blended {
            return try blendedAttributes(for: element, blended, transforms: &transforms)
        }
        return try ownAttributes(for: element, transforms: &transforms)
    }

    /// Returns the attributes of one element in the stage alone, without the blend.
    @inline(never)
    func ownAttributes(
        for element: Element, transforms: inout [Transform3D]
    ) throws(CollectionError) -> LayoutAttributes? {
        try stage.attributes(for: element, visible: visible, transforms: &transforms)
    }
}
