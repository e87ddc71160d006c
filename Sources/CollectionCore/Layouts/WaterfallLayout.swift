/// A waterfall (masonry): lanes that are filled independently, where a new item goes to the
/// shortest lane. An item whose span is greater than one covers several lanes.
public struct WaterfallLayout: SectionedLayout, Equatable, Sendable {
    public var configuration: LayoutConfiguration
    public var lanes: Lanes
    public var lanePlacement: LanePlacement
    /// Whether the length of an item along the main axis keeps the aspect ratio of the item's size.
    /// If not, an item has the length of its size.
    public var keepsAspectRatio: Bool

    /// Creates a waterfall with two lanes.
    public init() {
        configuration = LayoutConfiguration()
        lanes = .fixed(2)
        lanePlacement = .stable
        keepsAspectRatio = false
    }
}

/// The rule that chooses the lane of an item in a waterfall.
public enum LanePlacement: UInt32, Sendable {
    /// Items keep their lanes when other items change. A new item goes to the lane that keeps the
    /// lanes even, at the item and at their ends. Last items that are not visible change their
    /// lanes, so that lanes end at most the length of the longest item apart.
    case stable = 0
    /// Each item, in order, goes to the lane that is shortest after the items before it. A change
    /// may move all following items to other lanes.
    case greedy = 1
}
