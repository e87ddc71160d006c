/// What is left of changes that were merged, as there were too many: a cubic Hermite curve from the
/// place and the speed that each element on screen had then to its target, at rest (rule T3 of
/// docs/semantics.md).
///
/// An element has two differences for it: slot 0 is how far it was from its target, slot 1 its
/// speed then, for the whole duration.
struct MergedChanges {
    private(set) var start_ns: UInt64 = 0
    /// 0: none were merged.
    private(set) var end_ns: UInt64 = 0

    init() {}

    init(start_ns: UInt64, end_ns: UInt64) {
        self.start_ns = start_ns
        self.end_ns = end_ns
    }

    var isRunning: Bool { end_ns > 0 }

    private var duration: Double { Double(end_ns - start_ns) }

    /// By how much both slots count.
    func weights(at time_ns: UInt64) -> (place: Double, speed: Double) {
        if time_ns >= end_ns { return (0, 0) }
        let u = Double(time_ns - start_ns) / duration
        let rest = 1 - u
        return ((1 + 2 * u) * rest * rest, u * rest * rest)
    }

    /// By how much that changes in a nanosecond.
    func speeds(at time_ns: UInt64) -> (place: Double, speed: Double) {
        if time_ns >= end_ns { return (0, 0) }
        let u = Double(time_ns - start_ns) / duration
        return (-6 * u * (1 - u) / duration, (1 - u) * (1 - 3 * u) / duration)
    }
}
