/// The settings of prefetching and of prepared cells: section W of docs/semantics.md.
public struct PrefetchConfiguration: Equatable, Sendable {
    /// Whether the view queues events, of the group `prefetching`, about the items whose data the
    /// host should fetch or need not fetch any more.
    public var isPrefetchingEnabled = false
    /// The distance from the end of the content at which the view queues the event `nearEnd`, in
    /// lengths of the bounds; 0 stands for 2.
    public var nearEndScreens = 0.0
    /// The distance from the start of the content at which the view queues the event `nearStart`,
    /// in lengths of the bounds; 0 stands for 2.
    public var nearStartScreens = 0.0
    /// The greatest number of cells that one display frame prepares ahead of scrolling; 0: none.
    public var cellsPreparedPerFrame: UInt32 = 0
    /// The number of items whose cells are always prepared: as many before the first visible item
    /// as behind the last visible one.
    public var overscanItemCount: UInt32 = 0

    /// The greatest `overscanItemCount`. Prefetching is meant for items that are farther away.
    public static let overscanItemCountMax: UInt32 = 256

    public init() {}

    /// - Throws: `invalidNumber`; `invalidArgument` if `overscanItemCount` is too great.
    func validate() throws(CollectionError) {
        if overscanItemCount > Self.overscanItemCountMax {
            throw .outside(
                "overscan_item_count", Int(overscanItemCount), 0, Int(Self.overscanItemCountMax))
        }
        try Length.validate(nearEndScreens, "near_end_screens")
        try Length.validate(nearStartScreens, "near_start_screens")
    }

    /// The distance from the end, or from the start, of the content that counts as near, in points.
    ///
    /// - Parameter extent: The length of the bounds.
    func nearReach(isStart: Bool, _ extent: Double) -> Double {
        let screens = isStart ? nearStartScreens : nearEndScreens
        return (screens > 0 ? screens : 2) * extent
    }
}
