/// An edge of the range of content offsets.
struct ScrollEdge {
    let axis: Axis
    /// Whether it is the greatest content offset, or the least one.
    let isGreatest: Bool

    func offset(in range: OffsetRange) -> Double { isGreatest ? range.greatest : range.least }

    func offset(in port: ScrollerPort) -> Double { offset(in: port.range(axis)) }

    /// Where a content offset is along the axis.
    func place(of offset: Point) -> Double { axis.main(offset) }

    /// Returns a content offset with its place along the axis moved to the edge.
    func moved(_ offset: Point, in port: ScrollerPort) -> Point {
        axis.point(main: self.offset(in: port), cross: axis.cross(offset))
    }
}
