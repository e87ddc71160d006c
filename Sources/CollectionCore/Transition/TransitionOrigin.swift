/// Where an element comes from in a transition: the quantities that move, rule T2 of
/// docs/semantics.md.
package struct TransitionOrigin: Equatable, Sendable {
    package var frame: Rect
    package var alpha: Double
    package var zIndex: Int32
    /// 0: the identity; otherwise 1 + an index into matrices kept beside the origins.
    package var transform: UInt32

    /// The attributes' transform refers to the same matrices as the origin's then.
    package init(_ attributes: LayoutAttributes) {
        frame = attributes.frame
        alpha = attributes.alpha
        zIndex = attributes.zIndex
        transform = attributes.transform
    }

    /// How an element is shown on its way to `target`, but for the transform.
    ///
    /// What does not move, and the number of the transform, is the target's. At progress 0 the
    /// quantities are exactly the origin's, at 1 the target's. Progress beyond 0 and 1 is
    /// followed; lengths stay at least 0, alpha within 0 to 1.
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
            result.zIndex = Self.nearest(level)
        }
        return result
    }

    private static func between(_ from: Double, _ to: Double, _ progress: Double) -> Double {
        from + (to - from) * progress
    }

    /// The nearest integer, halves upwards, of those that a z-index can be.
    private static func nearest(_ level: Double) -> Int32 {
        let raised = level + 0.5
        // Also for what is not a number.
        if !(raised > Double(Int32.min)) { return .min }
        if raised >= Double(Int32.max) { return .max }
        let truncated = Int32(raised)
        return Double(truncated) > raised ? truncated - 1 : truncated
    }
}
