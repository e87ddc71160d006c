/// What the host asks for with each display frame.
public struct DisplayFrameRequest: Sendable {
    /// The visible rectangle in content coordinates; its origin is the content offset. Taken as
    /// given, overscroll included.
    public var bounds: Rect
    /// When the display frame will be shown. It never goes back; it may stand still.
    public var time_ns: UInt64
    /// All visible elements, not only what changed since the display frame before.
    public var isComplete: Bool
    /// What the host measured since then.
    public var preferredSizes: [PreferredSize]
    /// The last display frame whose adjustment of the content offset is in the bounds; later ones
    /// are added to them. 0: all are in.
    public var adjustedSequence: UInt64

    public init(
        bounds: Rect, time_ns: UInt64, isComplete: Bool, preferredSizes: [PreferredSize],
        adjustedSequence: UInt64 = 0
    ) {
        self.adjustedSequence = adjustedSequence
        self.bounds = bounds
        self.time_ns = time_ns
        self.isComplete = isComplete
        self.preferredSizes = preferredSizes
    }
}

/// The size that the host measured for the item in a reusable view.
///
/// It counts only while the view still has this generation: one that was overtaken is ignored.
public struct PreferredSize: Equatable, Sendable {
    public var reusableView: ReusableView
    public var generation: UInt32
    public var size: Size

    public init(reusableView: ReusableView, generation: UInt32, size: Size) {
        self.reusableView = reusableView
        self.generation = generation
        self.size = size
    }
}
