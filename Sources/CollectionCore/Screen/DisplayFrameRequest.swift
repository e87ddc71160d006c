/// The host's request for one display frame.
public struct DisplayFrameRequest: Sendable {
    /// The visible rectangle in content coordinates; its origin is the content offset. The origin
    /// may be outside the range of content offsets (overscroll) and is used as it is.
    public var bounds: Rect
    /// When the host will draw the display frame, in nanoseconds: not before the time of the
    /// previous request, but it may be the same time.
    public var time_ns: UInt64
    /// Whether the display frame holds all visible elements, not only those that changed since the
    /// previous display frame.
    public var isComplete: Bool
    /// The sizes that the host measured since the previous display frame.
    public var preferredSizes: [PreferredSize]
    /// The `sequence` of the last display frame whose `contentOffsetAdjustment` is included in
    /// `bounds`. The view adds the adjustments of later display frames to `bounds`. 0: all are
    /// included.
    public var adjustedSequence: UInt64
    /// True: the display frame has the identifiers of its elements, if the data comes from a
    /// snapshot.
    public var hasIdentifiers: Bool

    public init(
        bounds: Rect, time_ns: UInt64, isComplete: Bool, preferredSizes: [PreferredSize],
        adjustedSequence: UInt64 = 0, hasIdentifiers: Bool = false
    ) {
        self.adjustedSequence = adjustedSequence
        self.hasIdentifiers = hasIdentifiers
        self.bounds = bounds
        self.time_ns = time_ns
        self.isComplete = isComplete
        self.preferredSizes = preferredSizes
    }
}

/// The size, in points, that the host measured for the element in a reusable view.
///
/// The size is ignored if the reusable view has another generation by the time of the request.
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
