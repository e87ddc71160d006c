extension LoadFigures {
    /// The line that is overwritten while the run goes on.
    ///
    /// - Parameter phase: What goes on, where there are several.
    /// - Parameter columns: How wide the terminal is.
    func progress(of duration_ns: UInt64, phase: String, columns: Int) -> String {
        let share = min(1, Double(elapsed_ns) / Double(max(1, duration_ns)))
        let filled = Int(share * 24)
        let bar =
            String(repeating: "█", count: filled) + String(repeating: "░", count: 24 - filled)
        let latencies = fromDue.count == 0 ? fromSend : fromDue
        let median = latencies.value_ns(at: .median).map(Decimal.duration) ?? "-"
        let high = latencies.value_ns(at: .p99).map(Decimal.duration) ?? "-"
        var text = "\(bar) \(Decimal.fixed(Double(elapsed_ns) / 1e9, places: 1)) s  "
        if !phase.isEmpty { text += "\(phase)  " }
        text += "\(Decimal.grouped(framesReceived)) display frames  p50 \(median)  p99 \(high)"
        if errorCount > 0 { text += "  \(Decimal.grouped(errorCount)) errors" }
        // A line that is wider than the terminal could not be overwritten.
        return String(text.prefix(max(1, columns - 1)))
    }
}
