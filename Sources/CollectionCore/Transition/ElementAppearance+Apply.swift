extension ElementAppearance {
    /// No difference from the element's own attributes: the element neither fades nor moves.
    public static let none = ElementAppearance(alpha: 1)

    /// Returns an appearance that is opaque and just beyond an edge of the bounds.
    public static func slide(from edge: Edge) -> ElementAppearance {
        ElementAppearance(alpha: 1, edge: edge)
    }

    /// Returns an appearance that is transparent, in the element's place, and `factor` times as
    /// wide and as high.
    public static func scale(_ factor: Double) -> ElementAppearance {
        var transform = Transform3D.identity
        transform.elements[0] = factor
        transform.elements[5] = factor
        return ElementAppearance(transform: transform)
    }

    /// Returns the attributes from which an element appears, or to which it disappears, with the
    /// transform of `attributes`: rule T4 of docs/semantics.md.
    ///
    /// With an edge the frame touches `bounds` from outside, whatever the translation along that
    /// axis. The transform does not count for this.
    ///
    /// - Parameter center: The centre that the appearance's place names; nil: the element's own
    ///   centre.
    package func applied(
        to attributes: LayoutAttributes, in bounds: Rect, center: Point? = nil
    ) -> LayoutAttributes {
        var result = attributes
        result.alpha *= alpha
        if let center {
            result.frame.x = center.x - result.frame.width / 2
            result.frame.y = center.y - result.frame.height / 2
        }
        result.frame.x += translation.x
        result.frame.y += translation.y
        switch edge {
        case .none: break
        case .top: result.frame.y = bounds.y - result.frame.height
        case .left: result.frame.x = bounds.x - result.frame.width
        case .bottom: result.frame.y = bounds.maxY
        case .right: result.frame.x = bounds.maxX
        }
        return result
    }

    /// Returns the attributes and the matrix from which an element appears, or to which it
    /// disappears. The matrix applies the element's own transform first, then the appearance's.
    package func applied(
        to attributes: LayoutAttributes, transform: Transform3D, in bounds: Rect,
        center: Point? = nil
    ) -> (LayoutAttributes, Transform3D) {
        let result = applied(to: attributes, in: bounds, center: center)
        return (result, transform.concatenating(self.transform))
    }

    /// Returns the attributes from which an element appears, or to which it disappears.
    /// `attributes` refer to `transforms` (see `LayoutAttributes.transform`). A matrix for the
    /// result is appended only if the appearance has a transform.
    package func applied(
        to attributes: LayoutAttributes, in bounds: Rect, transforms: inout [Transform3D]
    ) -> LayoutAttributes {
        var result = applied(to: attributes, in: bounds)
        if !transform.isIdentity {
            let own = transforms.matrix(attributes.transform)
            result.transform = transforms.appendMatrix(own.concatenating(transform))
        }
        return result
    }
}
