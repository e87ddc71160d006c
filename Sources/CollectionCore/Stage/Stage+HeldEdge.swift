// Content offsets that keep to an edge of the content: rule D8 of docs/semantics.md.
extension Stage {
    /// Whether the content begins at the greatest content offset, because it is mirrored along the
    /// main axis.
    @inline(__always)
    func startsAtGreatest(_ direction: LayoutDirection) -> Bool {
        configuration.flipsHorizontallyInOppositeLayoutDirection
            && configuration.scrollDirection == .horizontal
            && direction == .rightToLeft
    }

    /// Returns the distance by which the content offset must move to stay at an edge of the
    /// content; nil if it was not at the edge, or if the host has scrolled away from the end since.
    ///
    /// - Parameter asked: The viewport that the host requested.
    @inline(never)
    func offsetAdjustment(_ asked: Viewport, holding edge: HeldEdge) -> Point? {
        if !edge.isReached { return nil }
        let (axis, oldAxis) = (configuration.scrollDirection, edge.shown.axis)
        // The host may move the offset for new bounds or insets itself, or leave that to the
        // anchor: the offset is compared with the range in the last display frame and with the
        // requested range.
        let last = edge.shown.range
        let next = edge.shown.range(in: asked)
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
