/// The position of an item within the bounds when scrolling to the item has ended. The numbers of
/// the positions are UIKit's.
///
/// `start` and `end` are positions along the axis that scrolls: the scroll direction of the layout
/// or, in a section that scrolls orthogonally, the other axis. A value has at most one position for
/// each axis. On an axis without a position, the content scrolls by the shortest distance that
/// makes the item visible.
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
    /// At the side at which the content begins: top or left, or right where the content is
    /// mirrored.
    public static let start = ScrollPosition(rawValue: 64)
    /// At the side at which the content ends.
    public static let end = ScrollPosition(rawValue: 128)
    /// The item is not covered by a pinned header or footer.
    public static let avoidPinned = ScrollPosition(rawValue: 256)
}

extension ScrollPosition {
    private static let all: ScrollPosition = [
        .top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right, .avoidPinned,
        .start, .end,
    ]

    /// - Throws: `invalidArgument` if a bit is set that is no position.
    func validate() throws(CollectionError) {
        if !isSubset(of: Self.all) {
            throw .unknownBits("position", UInt64(rawValue), known: UInt64(Self.all.rawValue))
        }
    }
}
