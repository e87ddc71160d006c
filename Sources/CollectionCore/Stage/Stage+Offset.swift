// Adjustments of the content offset after changes of the layout: rule D8 of docs/semantics.md.
extension Stage {
    /// Returns the distance by which the content offset must move so that the content anchor keeps
    /// its place on screen.
    ///
    /// - Parameter asked: The viewport that the host requested.
    /// - Parameter oldAxis: The scroll direction before the change.
    /// - Parameter size: The size of the content before the change.
    /// - Parameter anchor: The edge of the anchor along the old axis before the change, and along
    ///   the new axis after the change; nil: there is no anchor.
    func offsetAdjustment(
        _ asked: Viewport, from oldAxis: Axis, _ size: Size, _ anchor: (was: Double, now: Double)?
    ) -> Point {
        let axis = settings.scrollDirection
        if oldAxis != axis { return adjustmentAcross(asked, from: oldAxis, anchor) }
        let old = axis.mainStart(asked.bounds)
        let before = asked.offsetRange(axis, content: size)
        let after = asked.offsetRange(axis, content: contentSize)
        let inside = before.clamped(old)
        let target = inside + (anchor.map { $0.now - $0.was } ?? 0)
        return axis.point(main: (after.clamped(target) + (old - inside)) - old, cross: 0)
    }

    /// Returns the distance by which the content offset must move for the adjustment of
    /// invalidation contexts. The content offset is clamped on both axes.
    ///
    /// - Parameter distance: The adjustment.
    /// - Parameter size: The size of the content before the change.
    @inline(never)
    func offsetAdjustment(_ asked: Viewport, by distance: Point, since size: Size) -> Point {
        Point(
            x: adjustment(of: asked.bounds.x, by: distance.x, .horizontal, asked, size),
            y: adjustment(of: asked.bounds.y, by: distance.y, .vertical, asked, size))
    }

    private func adjustment(
        of old: Double, by distance: Double, _ axis: Axis, _ asked: Viewport, _ size: Size
    ) -> Double {
        let after = asked.offsetRange(axis, content: contentSize)
        let before = asked.offsetRange(axis, content: size)
        let inside = before.clamped(old)
        return after.clamped(inside + distance) + (old - inside) - old
    }

    /// Returns the adjustment after the scroll direction has changed: the anchor's distance from
    /// the bounds along the old axis becomes its distance along the new axis, and the content
    /// offset goes to the start of the cross axis.
    private func adjustmentAcross(
        _ asked: Viewport, from old: Axis, _ anchor: (was: Double, now: Double)?
    ) -> Point {
        let axis = settings.scrollDirection
        let range = asked.offsetRange(axis, content: contentSize)
        guard let (was, now) = anchor else {
            let main = axis.mainStart(asked.bounds)
            return axis.point(main: range.clamped(main) - main, cross: 0)
        }
        let main = range.clamped(now - (was - old.mainStart(asked.bounds)))
        let cross = -axis.crossStart(asked.contentInset)
        return axis.point(
            main: main - axis.mainStart(asked.bounds), cross: cross - old.mainStart(asked.bounds))
    }
}
