/// A carousel (cover flow): items in a row that turn away on both sides of the middle item, which
/// faces the viewer. Section P of docs/semantics.md.
///
/// The row has the items of all sections, one section after another, without headers and footers.
public struct CarouselLayout: Equatable, Sendable {
    public var scrollDirection: Axis
    /// The size of every item, in points.
    public var itemSize: Size
    /// The reuse identifier of items that have none of their own, in sections without one either.
    public var itemReuseIdentifier: ReuseIdentifier
    /// The distance between two items, in points. If it is negative, the items overlap.
    public var spacing: Double
    /// The rotation of items that are at least one item away from the middle, in radians. Nearer
    /// items turn proportionally less.
    public var rotation: Double
    /// The distance of the eye from the plane of the content, in points, at least 1. 0: no
    /// perspective.
    public var perspective: Double
    /// The factor by which items at least one item away from the middle are scaled, from 0 to 4.
    /// The factor of nearer items is proportionally nearer to 1.
    public var scale: Double
    /// The alpha of items that are at least one item away from the middle, from 0 to 1. The alpha
    /// of nearer items is proportionally nearer to 1.
    public var alpha: Double

    /// Creates a horizontal carousel of squares of 200 points, which turn by an eighth of a full
    /// turn.
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
        try Length.validateSigned(spacing, "spacing")
        try PathNumber.validateAngle(rotation, "rotation")
        try Length.validate(perspective, "perspective")
        if perspective != 0 { try Length.validate(perspective, "perspective", 1, Length.maximum) }
        try PathNumber.validateScale(scale)
        try Length.validate(alpha, "alpha", 0, 1)
    }
}

/// Checks of the numbers of path layouts.
enum PathNumber {
    /// The greatest scale. A product of several such scales in a matrix is still far from infinity.
    private static let scaleMaximum = 4.0
    /// The greatest magnitude of an angle, in radians.
    static let angleMaximum = 1024.0

    static func validateScale(_ scale: Double) throws(CollectionError) {
        try Length.validate(scale, "scale", 0, scaleMaximum)
    }

    static func validateAngle(
        _ angle: Double, _ argument: CollectionError.Argument
    ) throws(CollectionError) {
        try Length.validate(angle, argument, -angleMaximum, angleMaximum)
    }
}
