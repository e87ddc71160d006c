internal import CLibM

/// The basis of the ranges of content offsets.
struct ScrollerPort: Equatable {
    var boundsSize = Size.zero
    /// The size of the content, not scaled.
    var contentSize = Size.zero
    var zoomScale = 1.0
    var contentInset = EdgeInsets.zero
    /// Motions end at multiples of 1 / pixelScale; 0: anywhere.
    var pixelScale = 0.0
    /// Whether a display frame has told the others.
    var isShown = false

    func range(_ axis: Axis) -> OffsetRange {
        OffsetRange(
            axis, content: contentSize.scaled(by: zoomScale), contentInset, boundsSize: boundsSize)
    }

    /// Returns the nearest content offset within the ranges.
    func clamped(_ offset: Point) -> Point {
        Point(
            x: range(.horizontal).clamped(offset.x), y: range(.vertical).clamped(offset.y))
    }

    /// Returns the boundary of the page that is nearest to an offset, the later one of two.
    func nearestPage(_ axis: Axis, to offset: Double) -> Double {
        let (range, length) = (range(axis), axis.main(boundsSize))
        if length <= 0 { return range.least }
        return range.clamped(range.least + range.page(of: offset, length: length) * length)
    }

    /// Returns whether a motion that ends at an offset ends there in another port, too: inside,
    /// and not at an edge that has moved otherwise than the content.
    ///
    /// - Parameter moved: By how much the content, and the end with it, moved since then.
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
    /// Returns whether no more than roundings are between two content offsets.
    func isAbout(_ other: Double) -> Bool { (self - other).magnitude < 1e-6 }
}

extension OffsetRange {
    /// Returns the number of the page that is nearest to an offset, the later one of two.
    func page(of offset: Double, length: Double) -> Double {
        floor((offset - least) / length + 0.5)
    }

    /// Returns a content offset, or the edge from which no more than roundings part it.
    func withoutRounding(_ offset: Double) -> Double {
        if offset.isAbout(least) { return least }
        return offset.isAbout(greatest) ? greatest : offset
    }
}
