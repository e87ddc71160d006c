/// Whether the end of the content comes near, as display frames show it: rule V9 of
/// docs/semantics.md.
struct NearEnd {
    private var last: (offset: Double, axis: Axis)?
    /// Whether the last movement went to greater content offsets; nil: not known.
    private var isForward: Bool?
    /// The number of items as the host was told; nil: the host may be told.
    private var toldCount: Int?

    /// Shorter distances may come of rounding.
    private static let tolerance = 0.001

    /// Has the host told again.
    mutating func endLoading() { toldCount = nil }

    /// Notes what a display frame shows.
    ///
    /// - Parameters:
    ///   - shown: The bounds along the main axis.
    ///   - adjustment: By how much layout changes moved the content offset.
    ///   - length: The length of the content.
    ///   - isReversed: Whether the content ends at the least content offset.
    ///   - reach: The distance from the end that is near.
    /// - Returns: The distance of the bounds from the end of the content; nil if the host is not to
    ///   be told.
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
