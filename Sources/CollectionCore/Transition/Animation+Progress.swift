extension Animation {
    /// When a transition that began at `start_ns` ends: at the latest at the greatest time.
    package func end_ns(startingAt start_ns: UInt64) -> UInt64 {
        let (end, isBeyond) = start_ns.addingReportingOverflow(duration_ns)
        return isBeyond ? .max : end
    }

    /// Rule T1 of docs/semantics.md: 0 at the start and before, exactly 1 from the end on.
    package func progress(at time_ns: UInt64, startingAt start_ns: UInt64) -> Double {
        if time_ns >= end_ns(startingAt: start_ns) { return 1 }
        if time_ns <= start_ns { return 0 }
        return curve.progress(at: Double(time_ns - start_ns) / Double(duration_ns))
    }
}
