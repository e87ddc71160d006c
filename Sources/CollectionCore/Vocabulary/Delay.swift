extension UInt64 {
    /// A time after a delay, both in nanoseconds; the greatest time if the sum overflows.
    func later(by delay_ns: UInt64) -> UInt64 {
        let (time_ns, overflow) = addingReportingOverflow(delay_ns)
        return overflow ? .max : time_ns
    }
}
