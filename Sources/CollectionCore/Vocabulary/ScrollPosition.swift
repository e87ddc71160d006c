/// The position of an item within the bounds when scrolling to the item has ended. The numbers of
/// the positions are UIKit's.
///
/// A value has at most one vertical and at most one horizontal position. On an axis without a
/// position, the content scrolls by the shortest distance that makes the item visible.
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
    /// The item is not covered by a pinned header or footer.
    public static let avoidPinned = ScrollPosition(rawValue: 256)
}

extension ScrollPosition {
    private static let all: ScrollPosition = [
        .top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right, .avoidPinned,
    ]

    /// - Throws: `invalidArgument` if a bit is set that is no position.
    func validate() throws(CollectionError) {
        if !isSubset(of: Self.all) { throw .invalidArgument("scroll_position", .unknownValue) }
    }
}
