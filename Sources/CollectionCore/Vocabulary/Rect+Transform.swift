extension Rect {
    /// The smallest rectangle around this one under a transform about its centre: rule B0 of
    /// docs/semantics.md.
    ///
    /// The fourth component divides: so a matrix with perspective makes what is farther smaller.
    /// Where a corner does not lie before the eye there is no such rectangle; then, and where it
    /// would not be finite, the answer is this one as it is.
    package func boundingBox(under transform: Transform3D) -> Rect {
        if transform.isIdentity { return self }
        let m = transform.elements
        let (halfWidth, halfHeight) = (width / 2, height / 2)
        var (left, right) = (Double.infinity, -Double.infinity)
        var (top, bottom) = (Double.infinity, -Double.infinity)
        for corner in 0..<4 {
            let dx = corner & 1 == 0 ? -halfWidth : halfWidth
            let dy = corner & 2 == 0 ? -halfHeight : halfHeight
            let divisor = dx * m[3] + dy * m[7] + m[15]
            if !(divisor > 0) { return self }
            let horizontal = (dx * m[0] + dy * m[4] + m[12]) / divisor
            let vertical = (dx * m[1] + dy * m[5] + m[13]) / divisor
            left = min(left, horizontal)
            right = max(right, horizontal)
            top = min(top, vertical)
            bottom = max(bottom, vertical)
        }
        let box = Rect(
            x: x + halfWidth + left, y: y + halfHeight + top, width: right - left,
            height: bottom - top)
        let isFinite =
            box.x.isFinite && box.y.isFinite && box.width.isFinite && box.height.isFinite
        return isFinite ? box : self
    }

    /// Whether an element with this frame and a transform is visible in `bounds`.
    func isVisible(in bounds: Rect, under transform: Transform3D) -> Bool {
        boundingBox(under: transform).isVisible(in: bounds)
    }
}
