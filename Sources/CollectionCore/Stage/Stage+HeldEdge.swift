// Content offsets that keep to an edge of the content: rule D8 of docs/semantics.md.
extension Stage {
    /// Whether the content begins at the greatest content offset, because it is mirrored along the
    /// main axis.
    @inline(__always)
    func startsAtGreatest(_ direction: LayoutDirection) -> Bool {
        settings.flipsHorizontallyInOppositeLayoutDirection
            && settings.scrollDirection == .horizontal
            && direction == .rightToLeft
    }

    /// Returns the distance by which the content offset must move to stay at an edge of the
    /// content; nil where the edge does not hold it: see `HeldEdge.isHeld`.
    ///
    /// - Parameter asked: The viewport that the host requested.
    @inline(never)
    func offsetAdjustment(_ asked: Viewport, holding edge: HeldEdge) -> Point? {
        if !edge.isEnd && !edge.wasHeld { return nil }
        let (axis, oldAxis) = (settings.scrollDirection, edge.shown.axis)
        let old = oldAxis.mainStart(asked.bounds)
        let (inside, was) = edge.place(of: asked)
        let distance = edge.distance(of: asked)
        if !edge.isHeld(at: distance) { return nil }
        let range = asked.offsetRange(axis, content: contentSize)
        let isGreatest = edge.isEnd != startsAtGreatest(asked.environment.layoutDirection)
        let now = isGreatest ? range.greatest : range.least
        var target = now
        if !edge.isEnd && distance > 0 {
            if edge.wasGreatest == isGreatest && axis == oldAxis {
                target = range.clamped(inside + (now - was))
            } else {
                target = range.clamped(isGreatest ? now - distance : now + distance)
            }
        }
        if axis == oldAxis { return axis.point(main: target - inside, cross: 0) }
        let cross = -axis.crossStart(asked.contentInset)
        return axis.point(main: target - axis.mainStart(asked.bounds), cross: cross - old)
    }
}
