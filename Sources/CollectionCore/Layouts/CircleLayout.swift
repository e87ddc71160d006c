/// Items on a circle or an arc. If the items do not fit, the circle is a wheel that scrolling
/// turns. Section P of docs/semantics.md.
///
/// The circle has the items of all sections, one section after another, without headers and
/// footers.
public struct CircleLayout: Equatable, Sendable {
    /// The direction in which the content scrolls to turn a wheel.
    public var scrollDirection: Axis
    /// The size of every item, in points.
    public var itemSize: Size
    /// The reuse identifier of items that have none of their own, in sections without one either.
    public var itemReuseIdentifier: ReuseIdentifier
    /// The distance in points from the middle of the visible rectangle, less content insets, to the
    /// middles of the items. 0: the greatest radius at which the items stay within that rectangle.
    public var radius: Double
    /// The angle of the first item, in radians clockwise from the right.
    public var startAngle: Double
    /// The angle of the arc from `startAngle` on, in radians; negative angles go counterclockwise.
    /// A magnitude of 2 pi or more is the full circle.
    public var sweepAngle: Double
    /// The angle between two adjacent items, in radians. 0: the items are distributed evenly on the
    /// arc.
    public var angularSpacing: Double
    /// Whether each item is rotated by its angle, so that its top points outwards. The item at the
    /// top of the circle is not rotated.
    public var rotatesItems: Bool

    /// Creates a full circle of squares of 60 points, distributed evenly from the top on.
    public init() {
        scrollDirection = .vertical
        itemSize = Size(width: 60, height: 60)
        itemReuseIdentifier = .standard
        radius = 0
        startAngle = -0x1.921fb54442d18p+0
        sweepAngle = Self.fullCircle
        angularSpacing = 0
        rotatesItems = false
    }

    /// 2 pi.
    public static let fullCircle = 0x1.921fb54442d18p+2

    func validate() throws(CollectionError) {
        try Length.validate(radius, "radius")
        try PathNumber.validateAngle(startAngle, "start_angle")
        try PathNumber.validateAngle(sweepAngle, "sweep_angle")
        try Length.validate(angularSpacing, "angular_spacing", 0, PathNumber.angleMaximum)
    }
}
