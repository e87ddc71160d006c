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

    /// What an animation says that the element comes from, or goes to.
    func changed(by appearance: ElementAppearance, in bounds: Rect) -> PlacedAttributes {
        let (changed, matrix) = appearance.applied(to: attributes, transform: matrix, in: bounds)
        return PlacedAttributes(changed, matrix)
    }
}
