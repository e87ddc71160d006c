import CUV

/// How much time a connection has used lately: what was used counts half as much after each tenth
/// of a second.
struct Usage {
    private var used_ns: Double = 0
    private var asOf_ns: UInt64 = 0

    /// - Parameter now_ns: The time of the monotonic clock.
    func lately_ns(at now_ns: UInt64) -> UInt64 {
        if now_ns <= asOf_ns { return UInt64(used_ns) }
        let halvings = (now_ns - asOf_ns) / 100_000_000
        return halvings >= 63 ? 0 : UInt64(used_ns) >> halvings
    }

    mutating func add(_ time_ns: UInt64, at now_ns: UInt64) {
        used_ns = Double(lately_ns(at: now_ns) &+ time_ns)
        asOf_ns = max(asOf_ns, now_ns)
    }
}

/// The monotonic clock, in nanoseconds.
func monotonicTime_ns() -> UInt64 { uv_hrtime() }
