/// A place for one item of the data.
public struct LayoutItem: Equatable, Sendable {
    public var size: LayoutSize
    /// By how much the item is smaller than its place. Not along an axis on which its size is
    /// estimated.
    public var contentInsets: EdgeInsets
    public var edgeSpacing: LayoutEdgeSpacing
    /// Views that are anchored to the item: badges.
    public var supplementaryItems: [LayoutSupplementaryItem]
    /// The class of views for items without a reuse identifier of their own.
    public var reuseIdentifier: ReuseIdentifier

    public init(size: LayoutSize) {
        self.size = size
        contentInsets = .zero
        edgeSpacing = LayoutEdgeSpacing()
        supplementaryItems = []
        reuseIdentifier = .standard
    }
}

/// Items and groups, one after another along an axis, or at places of their own.
public struct LayoutGroup: Equatable, Sendable {
    public var arrangement: LayoutGroupArrangement
    public var size: LayoutSize
    /// Room between two subitems.
    public var interItemSpacing: LayoutSpacing
    /// By how much what is in the group has less room. Not along an axis on which its size is
    /// estimated.
    public var contentInsets: EdgeInsets
    public var edgeSpacing: LayoutEdgeSpacing

    public init(size: LayoutSize, arrangement: LayoutGroupArrangement) {
        self.size = size
        self.arrangement = arrangement
        interItemSpacing = .none
        contentInsets = .zero
        edgeSpacing = LayoutEdgeSpacing()
    }

    /// Subitems from left to right.
    public static func horizontal(
        size: LayoutSize, subitems: [LayoutSubitem], interItemSpacing: LayoutSpacing = .none
    ) -> LayoutGroup {
        var group = LayoutGroup(size: size, arrangement: .subitems(.horizontal, subitems))
        group.interItemSpacing = interItemSpacing
        return group
    }

    /// Subitems from top to bottom.
    public static func vertical(
        size: LayoutSize, subitems: [LayoutSubitem], interItemSpacing: LayoutSpacing = .none
    ) -> LayoutGroup {
        var group = LayoutGroup(size: size, arrangement: .subitems(.vertical, subitems))
        group.interItemSpacing = interItemSpacing
        return group
    }
}

/// What is in a group.
public enum LayoutGroupArrangement: Equatable, Sendable {
    /// The list of subitems, again and again for as long as the next one fits.
    case subitems(Axis, [LayoutSubitem])
    /// One subitem so many times, of equal lengths along the axis that together fill the group.
    indirect case repeating(Axis, LayoutSubitem, count: UInt32)
    /// Items at places of their own, from the group's origin on.
    case custom([LayoutCustomItem])
}

/// What a group may hold.
public indirect enum LayoutSubitem: Equatable, Sendable {
    case item(LayoutItem)
    case group(LayoutGroup)
}

/// An item of a custom group.
public struct LayoutCustomItem: Equatable, Sendable {
    /// In points, from the group's origin on.
    public var frame: Rect
    public var zIndex: Int32
    public var reuseIdentifier: ReuseIdentifier

    public init(frame: Rect, zIndex: Int32 = 0) {
        self.frame = frame
        self.zIndex = zIndex
        reuseIdentifier = .standard
    }
}
