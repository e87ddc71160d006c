/// Items on a circle or an arc of it; where they do not fit, scrolling turns it like a wheel.
/// Section P of docs/semantics.md.
///
/// The items of all sections follow one another; headers and footers are not shown.
public struct CircleLayout: Equatable, Sendable {
    /// The direction in which a wheel is scrolled.
    public var scrollDirection: Axis
    /// The size of every item, in points.
    public var itemSize: Size
    /// Of items that neither have one of their own nor from their section.
    public var itemReuseIdentifier: ReuseIdentifier
    /// In points, from the middle of what is visible to the middles of items; 0: as large as items
    /// that stay within allow.
    public var radius: Double
    /// Where the first item stands, in radians clockwise from the right.
    public var startAngle: Double
    /// How far the items are spread from there, in radians; below 0 they go counterclockwise. 2 pi
    /// and more is the full circle.
    public var sweepAngle: Double
    /// How far one item is from the next, in radians; 0: as far as spreads them evenly.
    public var angularSpacing: Double
    /// Whether items stand upright with respect to the circle: the one at the top as it is.
    public var rotatesItems: Bool

    /// Squares of 60 points, evenly on a full circle from the top on.
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
        try PathNumber.validateAngle(angularSpacing, "angular_spacing")
        if angularSpacing < 0 { throw .invalidNumber("angular_spacing", .negative) }
    }
}
