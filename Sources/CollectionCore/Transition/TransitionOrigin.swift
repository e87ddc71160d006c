/// The start of an element's movement in a transition: the attributes that are interpolated (rule
/// T2 of docs/semantics.md).
package struct TransitionOrigin: Equatable, Sendable {
    package var frame: Rect
    package var alpha: Double
    package var zIndex: Int32
    /// The number of the transform. 0: the identity; otherwise 1 + an index into the matrices that
    /// are kept with the origins.
    package var transform: UInt32

    /// Copies the attributes that are interpolated. `transform` refers to the same matrices as that
    /// of `attributes`.
    package init(_ attributes: LayoutAttributes) {
        frame = attributes.frame
        alpha = attributes.alpha
        zIndex = attributes.zIndex
        transform = attributes.transform
    }

    /// Returns the attributes of an element on its way to `target`; the transform is not
    /// interpolated.
    ///
    /// Attributes that are not interpolated, and the number of the transform, are the target's. At
    /// progress 0 the interpolated attributes are exactly the origin's, at progress 1 the target's.
    /// Progress below 0 and above 1 extrapolates; lengths stay at least 0, and alpha stays from 0
    /// to 1.
    @inline(__always)
    package func interpolated(to target: LayoutAttributes, progress: Double) -> LayoutAttributes {
        if progress == 1 { return target }
        var result = target
        if progress == 0 {
            result.frame = frame
            result.alpha = alpha
            result.zIndex = zIndex
            return result
        }
        let end = target.frame
        result.frame.x = Self.between(frame.x, end.x, progress)
        result.frame.y = Self.between(frame.y, end.y, progress)
        result.frame.width = max(0, Self.between(frame.width, end.width, progress))
        result.frame.height = max(0, Self.between(frame.height, end.height, progress))
        result.alpha = min(1, max(0, Self.between(alpha, target.alpha, progress)))
        if zIndex != target.zIndex {
            let level = Self.between(Double(zIndex), Double(target.zIndex), progress)
            result.zIndex = Int32(nearestTo: level)
        }
        return result
    }

    private static func between(_ from: Double, _ to: Double, _ progress: Double) -> Double {
        from + (to - from) * progress
    }
}
