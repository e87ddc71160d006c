/// The remaining movement of changes that were merged, because there were too many or because their
/// history was too large. Each element on screen moves along a cubic Hermite curve, from its place
/// and speed at the merge to rest at its target (rule T3 of docs/semantics.md).
///
/// An element has two differences for the merged changes: in slot 0 its distance from the target at
/// the merge, in slot 1 its speed at the merge multiplied by the duration.
struct MergedChanges {
    private(set) var start_ns: UInt64 = 0
    /// The end of the movement, in nanoseconds. 0: no changes were merged.
    private(set) var end_ns: UInt64 = 0

    init() {}

    init(start_ns: UInt64, end_ns: UInt64) {
        self.start_ns = start_ns
        self.end_ns = end_ns
    }

    var isRunning: Bool { end_ns > 0 }

    private var duration: Double { Double(end_ns - start_ns) }

    /// The fractions that remain of the differences in slot 0 (`place`) and slot 1 (`speed`).
    func weights(at time_ns: UInt64) -> (place: Double, speed: Double) {
        if time_ns >= end_ns { return (0, 0) }
        let u = Double(time_ns - start_ns) / duration
        let rest = 1 - u
        return ((1 + 2 * u) * rest * rest, u * rest * rest)
    }

    /// The changes of both fractions of `weights(at:)` per nanosecond.
    func speeds(at time_ns: UInt64) -> (place: Double, speed: Double) {
        if time_ns >= end_ns { return (0, 0) }
        let u = Double(time_ns - start_ns) / duration
        return (-6 * u * (1 - u) / duration, (1 - u) * (1 - 3 * u) / duration)
    }
}
