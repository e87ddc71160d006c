internal import CLibM

/// The pages of a range of content offsets: rule M8 of docs/semantics.md.
///
/// Pages are as long as the bounds, or as the settings say. They begin at the start of the content:
/// at the least offset, or, if the layout is mirrored, at the greatest offset. The other end of the
/// range is the last page, whose distance to the page before may be shorter.
struct OffsetPages {
    /// The content offset of page 0, and the sign of offsets behind it.
    private let (start, direction): (Double, Double)
    private let length: Double
    /// The distance from the start to the last page, in points.
    private let extent: Double
    private let last: Double

    /// - Parameters:
    ///   - length: The length of a page, in points; 0: one page is all.
    ///   - edge: The edge at which the content begins, along its scroll direction.
    @inline(never)
    init(_ range: OffsetRange, _ axis: Axis, length: Double, from edge: ScrollEdge) {
        let startsAtGreatest = edge.axis == axis && edge.isGreatest
        start = startsAtGreatest ? range.greatest : range.least
        direction = startsAtGreatest ? -1 : 1
        self.length = length
        extent = range.greatest - range.least
        last = length > 0 ? (extent / length - 1e-9).rounded(.up) : 0
    }

    /// The number of a page: with a fraction between two pages, and beyond the pages at the ends.
    private func number(at offset: Double) -> Double {
        let distance = (offset - start) * direction
        let begin = (last - 1) * length
        if last < 1 || distance <= begin { return distance / length }
        return last - 1 + (distance - begin) / (extent - begin)
    }

    /// The number of the page that is nearest to an offset; of two pages, the later one. Offsets
    /// beyond an end are nearest to the page there.
    @inline(never)
    private func nearestNumber(to offset: Double) -> Double {
        min(max(floor(number(at: offset) + 0.5), 0), last)
    }

    private func offset(ofPage page: Double) -> Double {
        start + direction * min(max(page * length, 0), extent)
    }

    /// The content offset of the page that is nearest to an offset; of two pages, the later one.
    func nearest(to offset: Double) -> Double {
        length > 0 ? self.offset(ofPage: nearestNumber(to: offset)) : start
    }

    /// The content offset of the last page that begins at an offset, or before it.
    func holding(_ offset: Double) -> Double {
        if length <= 0 { return start }
        return self.offset(ofPage: min(max(floor(number(at: offset) + 1e-6 / length), 0), last))
    }

    /// The content offset of the page before or behind the one that is nearest to an offset.
    ///
    /// - Parameter grows: Whether the content offset is to grow.
    func next(to offset: Double, grows: Bool) -> Double {
        let step = grows ? direction : -direction
        return length > 0 ? self.offset(ofPage: nearestNumber(to: offset) + step) : start
    }

    /// The content offset of the page to which a wheel leads: the page nearest to where its turns
    /// end, and at least the next page in their direction.
    ///
    /// - Parameters:
    ///   - began: The content offset at which the turns began.
    ///   - distance: The sum of the distances of the turns.
    @inline(never)
    func target(turned distance: Double, from began: Double) -> Double {
        if length <= 0 { return start }
        let step = distance * direction
        var page = nearestNumber(to: began + distance)
        if step != 0 {
            // A content offset within rounding of a page is at the page.
            let (number, slack) = (number(at: began), 1e-6 / length)
            page =
                step > 0
                ? max(page, floor(number + slack) + 1) : min(page, -floor(slack - number) - 1)
        }
        return offset(ofPage: min(max(page, 0), last))
    }

    /// The content offset of the page to which a drag leads: the nearest one, or the next one in
    /// the direction of the velocity; at most one page from the one where the drag began.
    ///
    /// - Parameters:
    ///   - began: The content offset at which the drag began.
    ///   - velocity: The velocity of the content offset; 0: the pointer rested.
    @inline(never)
    func target(of offset: Double, from began: Double, _ velocity: Double) -> Double {
        if length <= 0 { return start }
        let (number, first) = (number(at: offset), nearestNumber(to: began))
        let speed = velocity * direction
        var page = nearestNumber(to: offset)
        if speed != 0 { page = speed > 0 ? floor(number) + 1 : -floor(-number) - 1 }
        return self.offset(ofPage: min(max(page, first - 1), first + 1))
    }
}
