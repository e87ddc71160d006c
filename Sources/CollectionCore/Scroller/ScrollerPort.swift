/// The sizes, insets and scales that determine the ranges of content offsets.
struct ScrollerPort: Equatable {
    var boundsSize = Size.zero
    /// The size of the content in points, not scaled by `zoomScale`.
    var contentSize = Size.zero
    var zoomScale = 1.0
    var contentInset = EdgeInsets.zero
    /// The axis along which short content stands at the far end of the bounds; nil: none.
    var endAxis: Axis?
    /// Pixels per point: motions end at whole pixels; 0: motions end anywhere.
    var pixelScale = 0.0
    /// Whether a display frame has set the other values.
    var isShown = false

    func range(_ axis: Axis) -> OffsetRange {
        OffsetRange(
            axis, content: contentSize.scaled(by: zoomScale), contentInset, boundsSize: boundsSize,
            endAxis: endAxis)
    }

    /// Returns the nearest content offset within the ranges.
    func clamped(_ offset: Point) -> Point {
        Point(
            x: range(.horizontal).clamped(offset.x), y: range(.vertical).clamped(offset.y))
    }

    /// Returns the content offset at the page that is nearest to another one.
    ///
    /// - Parameter start: The edge at which the content begins.
    func nearestPage(
        to offset: Point, from start: ScrollEdge, _ configuration: ScrollConfiguration
    ) -> Point {
        Point(
            x: pages(.horizontal, from: start, configuration).nearest(to: offset.x),
            y: pages(.vertical, from: start, configuration).nearest(to: offset.y))
    }

    /// - Parameter start: The edge at which the content begins.
    func pages(
        _ axis: Axis, from start: ScrollEdge, _ configuration: ScrollConfiguration
    ) -> OffsetPages {
        let length = configuration.pageLength(axis, along: start.axis, bounds: boundsSize)
        return OffsetPages(range(axis), axis, length: length, from: start)
    }

    /// Returns whether a motion that ended at an offset in another port ends there in this port,
    /// too: within the range, and not at an edge that has moved differently than the content.
    ///
    /// - Parameter end: The end of the motion, which has moved with the content.
    /// - Parameter before: The other port, which was in force until now.
    /// - Parameter moved: By how much the content, and `end` with it, has moved since then.
    func keeps(_ end: Point, _ before: ScrollerPort, moved: Point) -> Bool {
        func keeps(_ axis: Axis) -> Bool {
            let (end, range, old) = (axis.main(end), range(axis), before.range(axis))
            let moved = axis.main(moved)
            if range == old && moved == 0 { return true }
            if end.isAbout(old.least + moved) { return end.isAbout(range.least) }
            if end.isAbout(old.greatest + moved) { return end.isAbout(range.greatest) }
            return range.clamped(end).isAbout(end)
        }
        return keeps(.horizontal) && keeps(.vertical)
    }
}

extension Double {
    /// Returns whether two content offsets are equal except for rounding errors.
    func isAbout(_ other: Double) -> Bool { (self - other).magnitude < 1e-6 }
}

extension Point {
    func isAbout(_ other: Point) -> Bool { x.isAbout(other.x) && y.isAbout(other.y) }
}

extension OffsetRange {
    /// Returns the edge of the range that equals a content offset except for rounding errors;
    /// otherwise the content offset.
    func withoutRounding(_ offset: Double) -> Double {
        if offset.isAbout(least) { return least }
        return offset.isAbout(greatest) ? greatest : offset
    }
}
