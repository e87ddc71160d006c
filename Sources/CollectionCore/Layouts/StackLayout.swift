/// A stack: a pile of items whose front item slides away as the content scrolls, while the items
/// behind move forwards. Section P of docs/semantics.md.
///
/// The pile has the items of all sections, one section after another, without headers and footers.
public struct StackLayout: Equatable, Sendable {
    public var scrollDirection: Axis
    /// The size of every item, in points.
    public var itemSize: Size
    /// The reuse identifier of items that have none of their own, in sections without one either.
    public var itemReuseIdentifier: ReuseIdentifier
    /// The number of items that are visible behind the front item; at most 64.
    public var visibleCount: UInt32
    /// The offset in points of each item behind the front item from the item in front of it.
    public var offset: Point
    /// The size of each item behind the front item, as a multiple of the size of the item in front
    /// of it; from 0 to 4.
    public var scale: Double

    /// Creates a stack of squares of 200 points. Three items behind the front item are visible
    /// above it.
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
            throw .outside(
                "visible_count", Int(visibleCount), 0, Int(Self.visibleCountMaximum))
        }
        try Length.validateSigned(offset.x, "offset.x")
        try Length.validateSigned(offset.y, "offset.y")
        try PathNumber.validateScale(scale)
    }
}
