extension Animation {
    /// Returns the end time of a change that starts at `start_ns`, at most `UInt64.max`.
    package func end_ns(startingAt start_ns: UInt64) -> UInt64 {
        start_ns.later(by: duration_ns)
    }

    /// Returns the progress at a time: 0 up to the start, exactly 1 from the end on. Rule T1 of
    /// docs/semantics.md.
    package func progress(at time_ns: UInt64, startingAt start_ns: UInt64) -> Double {
        if time_ns >= end_ns(startingAt: start_ns) { return 1 }
        if time_ns <= start_ns { return 0 }
        return curve.progress(at: Double(time_ns - start_ns) / Double(duration_ns))
    }
}
