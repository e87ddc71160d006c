/// A pile: one item lies in front, and slides away while others move up. Section P of
/// docs/semantics.md.
///
/// The items of all sections follow one another; headers and footers are not shown.
public struct StackLayout: Equatable, Sendable {
    public var scrollDirection: Axis
    /// The size of every item, in points.
    public var itemSize: Size
    /// Of items that neither have one of their own nor from their section.
    public var itemReuseIdentifier: ReuseIdentifier
    /// How many items are to be seen behind the one in front; at most 64.
    public var visibleCount: UInt32
    /// By how much each of them lies beside the one before it, in points.
    public var offset: Point
    /// How large each of them is as a multiple of the one before it, from 0 to 4.
    public var scale: Double

    /// Squares of 200 points; three more peek out above.
    public init() {
        scrollDirection = .horizontal
        itemSize = Size(width: 200, height: 200)
        itemReuseIdentifier = .standard
        visibleCount = 3
        offset = Point(x: 0, y: -16)
        scale = 0.9375
    }

    public static let visibleCountMaximum: UInt32 = 64

    func validate() throws(CollectionError) {
        if visibleCount > Self.visibleCountMaximum {
            throw .invalidArgument("visible_count", .outOfRange)
        }
        try Length.validate(offset.x.magnitude, "offset.x")
        try Length.validate(offset.y.magnitude, "offset.y")
        try PathNumber.validateScale(scale)
    }
}
