/// The description of the place of one item in a group.
public struct LayoutItem: Equatable, Sendable {
    public var size: LayoutSize
    /// The insets of the item within its place, in points. They have no effect on an axis on which
    /// the size is estimated.
    public var contentInsets: EdgeInsets
    public var edgeSpacing: LayoutEdgeSpacing
    /// The supplementary views that are anchored to the item, such as badges.
    public var supplementaryItems: [LayoutSupplementaryItem]
    /// The reuse identifier of items that have none of their own.
    public var reuseIdentifier: ReuseIdentifier

    public init(size: LayoutSize) {
        self.size = size
        contentInsets = .zero
        edgeSpacing = LayoutEdgeSpacing()
        supplementaryItems = []
        reuseIdentifier = .standard
    }
}

/// A group: items and inner groups that are placed one after another along an axis, or items at
/// frames of their own.
public struct LayoutGroup: Equatable, Sendable {
    public var arrangement: LayoutGroupArrangement
    public var size: LayoutSize
    /// The spacing between two subitems.
    public var interItemSpacing: LayoutSpacing
    /// The insets of the group's subitems within the group, in points. They have no effect on an
    /// axis on which the size is estimated.
    public var contentInsets: EdgeInsets
    public var edgeSpacing: LayoutEdgeSpacing

    public init(size: LayoutSize, arrangement: LayoutGroupArrangement) {
        self.size = size
        self.arrangement = arrangement
        interItemSpacing = .none
        contentInsets = .zero
        edgeSpacing = LayoutEdgeSpacing()
    }

    /// Creates a group that places subitems from left to right.
    public static func horizontal(
        size: LayoutSize, subitems: [LayoutSubitem], interItemSpacing: LayoutSpacing = .none
    ) -> LayoutGroup {
        var group = LayoutGroup(size: size, arrangement: .subitems(.horizontal, subitems))
        group.interItemSpacing = interItemSpacing
        return group
    }

    /// Creates a group that places subitems from top to bottom.
    public static func vertical(
        size: LayoutSize, subitems: [LayoutSubitem], interItemSpacing: LayoutSpacing = .none
    ) -> LayoutGroup {
        var group = LayoutGroup(size: size, arrangement: .subitems(.vertical, subitems))
        group.interItemSpacing = interItemSpacing
        return group
    }
}

/// The content of a group.
public enum LayoutGroupArrangement: Equatable, Sendable {
    /// The list of subitems, repeated for as long as the next subitem fits.
    case subitems(Axis, [LayoutSubitem])
    /// One subitem, repeated `count` times with equal lengths along the axis, which together fill
    /// the group.
    indirect case repeating(Axis, LayoutSubitem, count: UInt32)
    /// Items at frames of their own, relative to the group's origin.
    case custom([LayoutCustomItem])
}

/// An item or a group within a group.
public indirect enum LayoutSubitem: Equatable, Sendable {
    case item(LayoutItem)
    case group(LayoutGroup)
}

/// An item of a custom group.
public struct LayoutCustomItem: Equatable, Sendable {
    /// The frame in points, relative to the group's origin.
    public var frame: Rect
    public var zIndex: Int32
    public var reuseIdentifier: ReuseIdentifier

    public init(frame: Rect, zIndex: Int32 = 0) {
        self.frame = frame
        self.zIndex = zIndex
        reuseIdentifier = .standard
    }
}
