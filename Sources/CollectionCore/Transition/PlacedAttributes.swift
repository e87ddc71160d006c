/// The layout attributes of one element, and the matrix of its transform.
struct PlacedAttributes {
    var attributes: LayoutAttributes
    /// The matrix of the element's transform. `attributes.transform` is 0 if this is the identity,
    /// otherwise 1.
    var matrix: Transform3D

    init(_ attributes: LayoutAttributes, _ matrix: Transform3D) {
        self.attributes = attributes
        self.matrix = matrix
        self.attributes.transform = matrix.isIdentity ? 0 : 1
    }

    /// - Parameter matrices: The matrices that `attributes` refers to by number.
    @inline(never)
    init(_ attributes: LayoutAttributes, in matrices: [Transform3D]) {
        self.attributes = attributes
        matrix = .identity
        if attributes.transform == 0 { return }
        matrix = matrices.matrix(attributes.transform)
        self.attributes.transform = matrix.isIdentity ? 0 : 1
    }

    /// Returns the attributes with the frame, alpha, z-index and transform of `other`.
    func moved(to other: PlacedAttributes) -> PlacedAttributes {
        var moved = attributes
        moved.frame = other.attributes.frame
        moved.alpha = other.attributes.alpha
        moved.zIndex = other.attributes.zIndex
        return PlacedAttributes(moved, other.matrix)
    }

    /// Returns the attributes from which an element appears, or to which it disappears.
    ///
    /// - Parameter center: The centre that the appearance's place names; nil: the element's own
    ///   centre.
    func changed(
        by appearance: ElementAppearance, in bounds: Rect, center: Point?
    ) -> PlacedAttributes {
        let (changed, matrix) = appearance.applied(
            to: attributes, transform: matrix, in: bounds, center: center)
        return PlacedAttributes(changed, matrix)
    }
}
