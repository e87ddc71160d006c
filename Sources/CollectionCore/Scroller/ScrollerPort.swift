/// The basis of the ranges of content offsets.
struct ScrollerPort: Equatable {
    var boundsSize = Size.zero
    var contentSize = Size.zero
    var contentInset = EdgeInsets.zero
    /// Motions end at multiples of 1 / pixelScale; 0: anywhere.
    var pixelScale = 0.0
    /// Whether a display frame has told the others.
    var isShown = false

    func range(_ axis: Axis) -> OffsetRange {
        OffsetRange(axis, content: contentSize, contentInset, boundsSize: boundsSize)
    }

    /// Returns the nearest content offset within the ranges.
    func clamped(_ offset: Point) -> Point {
        Point(
            x: range(.horizontal).clamped(offset.x), y: range(.vertical).clamped(offset.y))
    }

    /// Returns whether a motion that ends at an offset ends there in another port, too: inside,
    /// and not at an edge that has moved.
    func keeps(_ end: Point, _ before: ScrollerPort) -> Bool {
        func keeps(_ axis: Axis) -> Bool {
            let (end, range, old) = (axis.main(end), range(axis), before.range(axis))
            if range == old { return true }
            return range.clamped(end) == end && end != old.least && end != old.greatest
        }
        return keeps(.horizontal) && keeps(.vertical)
    }
}
