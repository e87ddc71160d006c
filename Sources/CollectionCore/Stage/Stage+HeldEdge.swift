// Content offsets that keep to an edge of the content: rule D8 of docs/semantics.md.
extension Stage {
    /// Returns whether the content begins at the greatest content offset, being mirrored along the
    /// main axis.
    @inline(__always)
    func startsAtGreatest(_ direction: LayoutDirection) -> Bool {
        configuration.flipsHorizontallyInOppositeLayoutDirection
            && configuration.scrollDirection == .horizontal
            && direction == .rightToLeft
    }

    /// Returns by how much the content offset is to move to keep to an edge of the content; nil
    /// where it was not at the edge, or the host has scrolled away from the end since.
    ///
    /// - Parameter asked: The viewport as the host asked for it.
    @inline(never)
    func offsetAdjustment(_ asked: Viewport, holding edge: HeldEdge) -> Point? {
        if !edge.isReached { return nil }
        let (axis, oldAxis) = (configuration.scrollDirection, edge.shown.axis)
        // A host may follow other bounds or insets by itself, or leave that to the anchor: what it
        // asks for is judged by those of the last display frame and by those that are asked for.
        let last = edge.shown.range
        let next = asked.offsetRange(oldAxis, content: edge.shown.contentSize)
        let old = oldAxis.mainStart(asked.bounds)
        let inside = OffsetRange(
            least: min(last.least, next.least), greatest: max(last.greatest, next.greatest)
        ).clamped(old)
        let was =
            edge.wasGreatest
            ? min(last.greatest, next.greatest) : max(last.least, next.least)
        let distance = max(0, edge.wasGreatest ? was - inside : inside - was)
        if edge.isEnd && distance > max(0, edge.gap) + HeldEdge.tolerance { return nil }
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
