/// An edge of the range of content offsets along an axis.
struct ScrollEdge {
    let axis: Axis
    /// Whether the edge is the greatest content offset; otherwise the least one.
    let isGreatest: Bool
    /// Whether an event reports the arrival of the content at the edge.
    var tellsArrival = true

    func offset(in range: OffsetRange) -> Double { isGreatest ? range.greatest : range.least }

    func offset(in port: ScrollerPort) -> Double { offset(in: port.range(axis)) }

    /// The component of a content offset along the axis.
    func place(of offset: Point) -> Double { axis.main(offset) }

    /// Returns how far a content offset is beyond the edge, in points; negative within the content.
    func excess(of offset: Point, in port: ScrollerPort) -> Double {
        let (place, edge) = (place(of: offset), self.offset(in: port))
        return isGreatest ? place - edge : edge - place
    }

    /// Returns a content offset with its component along the axis set to the edge.
    func moved(_ offset: Point, in port: ScrollerPort) -> Point {
        axis.point(main: self.offset(in: port), cross: axis.cross(offset))
    }
}
