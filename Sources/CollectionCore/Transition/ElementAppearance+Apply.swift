extension ElementAppearance {
    /// No different from the element's own attributes: it comes and goes at once.
    public static let none = ElementAppearance(alpha: 1)

    /// Opaque, just beyond an edge of the bounds.
    public static func slide(from edge: Edge) -> ElementAppearance {
        ElementAppearance(alpha: 1, edge: edge)
    }

    /// Transparent, in its place, `factor` times as wide and as high.
    public static func scale(_ factor: Double) -> ElementAppearance {
        var transform = Transform3D.identity
        transform.elements[0] = factor
        transform.elements[5] = factor
        return ElementAppearance(transform: transform)
    }

    /// Rule T4 of docs/semantics.md: what an element with `attributes` comes from or goes to,
    /// but for its transform, which is left as it is.
    ///
    /// An edge says where the frame stands on its axis, touching `bounds` from outside, whatever
    /// the translation along that axis. The transform is not looked at for it.
    ///
    /// - Parameter center: The point that the place stands for; nil for the element's own.
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

    /// The same for an element with a transform: its own is followed by the appearance's.
    package func applied(
        to attributes: LayoutAttributes, transform: Transform3D, in bounds: Rect,
        center: Point? = nil
    ) -> (LayoutAttributes, Transform3D) {
        let result = applied(to: attributes, in: bounds, center: center)
        return (result, transform.concatenating(self.transform))
    }

    /// The same for attributes that refer to `transforms` (see `LayoutAttributes.transform`);
    /// adds the matrix to them that the result refers to, unless there is one already.
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
