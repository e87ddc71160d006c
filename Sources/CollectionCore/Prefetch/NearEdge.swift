/// Finds out in display frames whether the end, or the start, of the content is near: rule V9 of
/// docs/semantics.md.
struct NearEdge {
    /// Whether the edge is the start of the content; otherwise the end.
    let isStart: Bool
    private var last: (offset: Double, axis: Axis)?
    /// Whether the last movement was towards greater content offsets; nil: not known.
    private var isForward: Bool?
    /// The number of items when the event was last queued; nil: none since loading last ended.
    private var toldCount: Int?

    init(isStart: Bool) { self.isStart = isStart }

    /// Distances up to this one, in points, may be rounding errors.
    private static let tolerance = 0.001

    /// Allows the event to be queued again, because the host has ended loading.
    mutating func endLoading() { toldCount = nil }

    /// Notes the bounds of a display frame.
    ///
    /// - Parameters:
    ///   - shown: The bounds along the main axis.
    ///   - adjustment: The part of the movement of the content offset that layout changes made.
    ///   - length: The length of the content.
    ///   - isReversed: Whether the content ends at the least content offset.
    ///   - reach: The distance from the edge that counts as near.
    /// - Returns: The distance of the bounds from the edge; nil if no event should be queued.
    mutating func step(
        to shown: Interval, adjustment: Double, _ axis: Axis, length: Double, isReversed: Bool,
        reach: Double, itemCount: Int
    ) -> Double? {
        if let last, last.axis == axis {
            let distance = shown.start - adjustment - last.offset
            if distance.magnitude > Self.tolerance { isForward = distance > 0 }
        } else {
            isForward = nil
        }
        last = (shown.start, axis)
        let isAtLeast = isStart != isReversed
        let remaining = isAtLeast ? shown.start : length - shown.end
        let isShort = length < shown.end - shown.start - Self.tolerance
        let isWithin = remaining <= reach + Self.tolerance
        if isTold(itemCount, isFar: !isShort && !isWithin) { return nil }
        if !isShort && !(isWithin && isForward == !isAtLeast) { return nil }
        toldCount = itemCount
        return remaining
    }

    /// Whether the event was queued, and is not to be queued again.
    ///
    /// Items at the end of the content, which others than the host's loading may add, change the
    /// number of items as well: so the start counts as loaded once it is far.
    private mutating func isTold(_ itemCount: Int, isFar: Bool) -> Bool {
        if !isStart { return toldCount == itemCount }
        if isFar && toldCount != itemCount { toldCount = nil }
        return toldCount != nil
    }
}
