/// The settings of what a view looks for ahead of scrolling: section W of docs/semantics.md.
public struct PrefetchConfiguration: Equatable, Sendable {
    /// Whether the view tells, by events of the group `prefetching`, of which items the host is to
    /// fetch the data, and of which no more.
    public var isPrefetchingEnabled = false
    /// The distance from the end of the content at which the view tells, by the event `nearEnd`,
    /// that the end is near, in lengths of the bounds; 0: 2.
    public var nearEndScreens = 0.0
    /// The most cells that a display frame prepares ahead of scrolling; 0: none are prepared.
    public var cellsPreparedPerFrame: UInt32 = 0
    /// The number of items before the first visible item, and of those behind the last visible one,
    /// whose cells are kept prepared at all times.
    public var overscanItemCount: UInt32 = 0

    /// The most overscan: what lies farther off is for prefetching.
    public static let overscanItemCountMax: UInt32 = 256

    public init() {}

    /// - Throws: `invalidNumber`; `invalidArgument` for more overscan than there may be.
    func validate() throws(CollectionError) {
        if overscanItemCount > Self.overscanItemCountMax {
            throw .invalidArgument("overscan_item_count", .outOfRange)
        }
        try Length.validate(nearEndScreens, "near_end_screens")
    }

    /// The distance from the end of the content that is near, for bounds of a length.
    func nearEndReach(_ extent: Double) -> Double {
        (nearEndScreens > 0 ? nearEndScreens : 2) * extent
    }
}
