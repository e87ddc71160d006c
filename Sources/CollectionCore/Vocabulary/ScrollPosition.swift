/// Where an item comes to rest. The numbers of the positions are UIKit's.
///
/// At most one of the vertical and one of the horizontal positions. With none of an axis, the
/// content moves along it as little as makes the item visible.
public struct ScrollPosition: OptionSet, Sendable {
    public var rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
    /// Not beneath a pinned header or footer.
    public static let avoidPinned = ScrollPosition(rawValue: 256)
}

extension ScrollPosition {
    private static let all: ScrollPosition = [
        .top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right, .avoidPinned,
    ]

    /// - Throws: `invalidArgument` for a position that does not exist.
    func validate() throws(CollectionError) {
        if !isSubset(of: Self.all) { throw .invalidArgument("scroll_position", .unknownValue) }
    }
}
