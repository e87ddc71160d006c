/// The measures of lines that each hold as many items as fit.
struct FlowLines {
    /// The length of a line, in points.
    let available: Double
    /// How much longer than the line its items together may be, in points.
    let tolerance: Double
    let spacing: Double

    init(_ metrics: ResolvedMetrics, tolerance: Double) {
        available = metrics.available
        self.tolerance = tolerance
        spacing = metrics.interitemSpacing
    }

    /// How many items of this length fit on a line; `Int.max` for more than a section can have.
    func capacity(length: Double) -> Int {
        let more = count(of: length, fitting: available - length)
        return more == .max ? .max : 1 + more
    }

    /// How many items of this length still fit on a line that has `remaining` points left.
    func count(of length: Double, fitting remaining: Double) -> Int {
        let cost = spacing + length
        if remaining < cost - tolerance { return 0 }
        let estimate = cost == 0 ? .infinity : (remaining + tolerance) / cost
        if estimate >= Double(Int(UInt32.max)) { return .max }
        // The division rounds; the result must be as if the items were added one by one.
        var count = max(1, Int(estimate))
        while remaining - Double(count) * cost >= cost - tolerance { count += 1 }
        while remaining - Double(count - 1) * cost < cost - tolerance { count -= 1 }
        return count
    }
}
