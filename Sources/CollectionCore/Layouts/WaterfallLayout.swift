/// Items in lanes of their own heights, each in the lane that is shortest: a masonry. By their
/// spans items may take several lanes.
public struct WaterfallLayout: SectionedLayout, Equatable, Sendable {
    public var configuration: LayoutConfiguration
    public var lanes: Lanes
    public var lanePlacement: LanePlacement
    /// Whether an item is as long along the main axis as keeps the aspect ratio of its size;
    /// otherwise as long as its size says.
    public var keepsAspectRatio: Bool

    /// Two lanes.
    public init() {
        configuration = LayoutConfiguration()
        lanes = .fixed(2)
        lanePlacement = .stable
        keepsAspectRatio = false
    }
}

/// Which lane an item of a waterfall gets.
public enum LanePlacement: UInt32, Sendable {
    /// The shortest one when it comes; it keeps it when others come, go or change.
    case stable = 0
    /// The shortest one, always: a change may send all that follow to other lanes.
    case greedy = 1
}
