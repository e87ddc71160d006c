extension Rect {
    /// The bounding box of this rectangle after a transform about its centre: rule B0 of
    /// docs/semantics.md.
    ///
    /// The transformed x and y are divided by the fourth component, so that with a perspective
    /// matrix, distant parts become smaller. If a corner is not in front of the eye, or if the
    /// bounding box would not be finite, the result is this rectangle unchanged.
    package func boundingBox(under transform: Transform3D) -> Rect {
        if transform.isIdentity { return self }
        let m = transform.elements
        let (halfWidth, halfHeight) = (width / 2, height / 2)
        var (left, right) = (Double.infinity, -Double.infinity)
        var (top, bottom) = (Double.infinity, -Double.infinity)
        for corner in 0..<4 {
            let dx = corner & 1 == 0 ? -halfWidth : halfWidth
            let dy = corner & 2 == 0 ? -halfHeight : halfHeight
            guard let (horizontal, vertical) = Self.project(dx, dy, m) else { return self }
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

    /// The transformed position of a point; nil if the point is not in front of the eye. The point
    /// and the result are relative to the centre.
    @inline(__always)
    private static func project(
        _ dx: Double, _ dy: Double, _ m: [16 of Double]
    ) -> (x: Double, y: Double)? {
        let divisor = dx * m[3] + dy * m[7] + m[15]
        if !(divisor > 0) { return nil }
        return (
            (dx * m[0] + dy * m[4] + m[12]) / divisor, (dx * m[1] + dy * m[5] + m[13]) / divisor
        )
    }

    /// Whether a point lies in this rectangle after a transform about its centre: in the bounding
    /// box, and between the transformed edges. If a corner is not in front of the eye, whether the
    /// point lies in the bounding box.
    func contains(_ point: Point, under transform: Transform3D) -> Bool {
        if !boundingBox(under: transform).contains(point) { return false }
        if transform.isIdentity { return true }
        let m = transform.elements
        let (halfWidth, halfHeight) = (width / 2, height / 2)
        let (dx, dy) = (point.x - x - halfWidth, point.y - y - halfHeight)
        guard let first = Self.project(-halfWidth, -halfHeight, m),
            let second = Self.project(halfWidth, -halfHeight, m),
            let third = Self.project(halfWidth, halfHeight, m),
            let fourth = Self.project(-halfWidth, halfHeight, m)
        else { return true }
        let corners: [4 of (x: Double, y: Double)] = [first, second, third, fourth]
        var (isLeft, isRight) = (false, false)
        for index in 0..<4 {
            let (from, to) = (corners[index], corners[(index + 1) % 4])
            let side = (to.x - from.x) * (dy - from.y) - (to.y - from.y) * (dx - from.x)
            if side > 0 { isLeft = true }
            if side < 0 { isRight = true }
        }
        return !(isLeft && isRight)
    }

    /// The distance of a point from the rectangle, in points; 0 inside the rectangle and on its
    /// edges.
    func distance(to point: Point) -> Double {
        let across = max(x - point.x, 0, point.x - maxX)
        let down = max(y - point.y, 0, point.y - maxY)
        return (across * across + down * down).squareRoot()
    }

    /// The point in the rectangle, edges included, that is nearest to `point`.
    func nearestPoint(to point: Point) -> Point {
        Point(x: min(max(point.x, x), maxX), y: min(max(point.y, y), maxY))
    }

    /// Whether an element with this frame and with a transform is visible in `bounds`.
    func isVisible(in bounds: Rect, under transform: Transform3D) -> Bool {
        boundingBox(under: transform).isVisible(in: bounds)
    }
}
