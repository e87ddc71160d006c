/// What a layout says of one element, and what transforms the element.
struct PlacedAttributes {
    var attributes: LayoutAttributes
    /// The attributes refer to none where this is the identity.
    var matrix: Transform3D

    init(_ attributes: LayoutAttributes, _ matrix: Transform3D) {
        self.attributes = attributes
        self.matrix = matrix
        self.attributes.transform = matrix.isIdentity ? 0 : 1
    }

    /// The element with the frame, alpha, z-index and transform of other attributes.
    func moved(to other: PlacedAttributes) -> PlacedAttributes {
        var moved = attributes
        moved.frame = other.attributes.frame
        moved.alpha = other.attributes.alpha
        moved.zIndex = other.attributes.zIndex
        return PlacedAttributes(moved, other.matrix)
    }

    /// What an animation says that the element comes from, or goes to.
    ///
    /// - Parameter center: The point that the place of the appearance stands for.
    func changed(
        by appearance: ElementAppearance, in bounds: Rect, center: Point?
    ) -> PlacedAttributes {
        let (changed, matrix) = appearance.applied(
            to: attributes, transform: matrix, in: bounds, center: center)
        return PlacedAttributes(changed, matrix)
    }
}
