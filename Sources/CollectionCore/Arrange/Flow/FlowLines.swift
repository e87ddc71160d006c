/// The measures of lines that take as many items as fit.
struct FlowLines {
    /// How long a line may be.
    let available: Double
    /// By how much a line may be overfilled.
    let tolerance: Double
    let spacing: Double

    init(_ metrics: ResolvedMetrics, tolerance: Double) {
        available = metrics.available
        self.tolerance = tolerance
        spacing = metrics.interitemSpacing
    }

    /// How many items of this length a line takes; more than a section can have is `Int.max`.
    func capacity(length: Double) -> Int {
        let more = count(of: length, fitting: available - length)
        return more == .max ? .max : 1 + more
    }

    /// How many items of this length still join a line that has `remaining` points left.
    func count(of length: Double, fitting remaining: Double) -> Int {
        let cost = spacing + length
        if remaining < cost - tolerance { return 0 }
        let estimate = cost == 0 ? .infinity : (remaining + tolerance) / cost
        if estimate >= Double(UInt32.max) { return .max }
        // The division rounds; what counts is what the items one by one would find.
        var count = max(1, Int(estimate))
        while remaining - Double(count) * cost >= cost - tolerance { count += 1 }
        while remaining - Double(count - 1) * cost < cost - tolerance { count -= 1 }
        return count
    }
}
