/// Finds out in display frames whether the end of the content is near: rule V9 of
/// docs/semantics.md.
struct NearEnd {
    private var last: (offset: Double, axis: Axis)?
    /// Whether the last movement was towards greater content offsets; nil: not known.
    private var isForward: Bool?
    /// The number of items when the event was last queued; nil: none since loading last ended.
    private var toldCount: Int?

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
    ///   - reach: The distance from the end of the content that counts as near.
    /// - Returns: The distance of the bounds from the end of the content; nil if no event should be
    ///   queued.
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
        let remaining = isReversed ? shown.start : length - shown.end
        let isShort = length < shown.end - shown.start - Self.tolerance
        let isNear = remaining <= reach + Self.tolerance && isForward == !isReversed
        if toldCount == itemCount || !isShort && !isNear { return nil }
        toldCount = itemCount
        return remaining
    }
}
