/// Items in a row, of which the one in the middle is seen from the front and those beside it turn
/// away: cover flow. Section P of docs/semantics.md.
///
/// The items of all sections follow one another; headers and footers are not shown.
public struct CarouselLayout: Equatable, Sendable {
    public var scrollDirection: Axis
    /// The size of every item, in points.
    public var itemSize: Size
    /// Of items that neither have one of their own nor from their section.
    public var itemReuseIdentifier: ReuseIdentifier
    /// Between two items, in points. Below 0 they overlap.
    public var spacing: Double
    /// How far items turn one step away from the middle and beyond, in radians; less in between.
    public var rotation: Double
    /// How far the eye is from the plane of the content, in points, at least 1; 0: infinitely.
    public var perspective: Double
    /// A factor on the item's size one step away from the middle and beyond, from 0 to 4.
    public var scale: Double
    /// The same on its alpha, from 0 to 1.
    public var alpha: Double

    /// Squares of 200 points, which turn by an eighth of a full turn.
    public init() {
        scrollDirection = .horizontal
        itemSize = Size(width: 200, height: 200)
        itemReuseIdentifier = .standard
        spacing = 0
        rotation = 0x1.921fb54442d18p-1
        perspective = 1000
        scale = 1
        alpha = 1
    }

    func validate() throws(CollectionError) {
        try Length.validate(spacing.magnitude, "spacing")
        try PathNumber.validateAngle(rotation, "rotation")
        try Length.validate(perspective, "perspective")
        if perspective != 0 && perspective < 1 {
            throw .invalidArgument("perspective", .outOfRange)
        }
        try PathNumber.validateScale(scale)
        try Length.validate(alpha, "alpha")
        if alpha > 1 { throw .invalidNumber("alpha", .tooLarge) }
    }
}

/// What numbers of path layouts may be.
enum PathNumber {
    /// At most so much: a matrix of several of them stays far from infinity.
    private static let scaleMaximum = 4.0
    private static let angleMaximum = 1024.0

    static func validateScale(_ scale: Double) throws(CollectionError) {
        try Length.validate(scale, "scale")
        if scale > scaleMaximum { throw .invalidNumber("scale", .tooLarge) }
    }

    static func validateAngle(
        _ angle: Double, _ argument: CollectionError.Argument
    ) throws(CollectionError) {
        try Length.validateFinite(angle, argument)
        if angle.magnitude > angleMaximum { throw .invalidNumber(argument, .tooLarge) }
    }
}
