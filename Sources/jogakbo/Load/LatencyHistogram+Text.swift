extension LatencyHistogram {
    /// The percentiles as HdrHistogram prints them, in milliseconds: its tools plot such files.
    ///
    /// The steps between percentiles halve with each halving of what lies beyond.
    var percentileText: String {
        var text = Self.row("Value", "Percentile", "TotalCount", "1/(1-Percentile)") + "\n"
        var seen: UInt64 = 0
        var next = 0.0
        for (bucketCount, last_ns) in filledBuckets {
            seen += bucketCount
            let share = 100 * Double(seen) / Double(count)
            // A line for each step that the bucket comes to; the last bucket has one.
            while share >= next && next < 100 {
                text += Self.row(
                    Self.milliseconds(Double(last_ns)), Decimal.fixed(next / 100, places: 12),
                    "\(seen)", Decimal.fixed(1 / (1 - next / 100), places: 2))
                if seen == count { break }
                next += Self.step(from: next)
            }
        }
        if count > 0 {
            text += Self.row(
                Self.milliseconds(Double(maximum_ns)), Decimal.fixed(1, places: 12), "\(count)")
        }
        return text + footer
    }

    private var footer: String {
        let mean = Self.milliseconds(Double(mean_ns ?? 0)).leftPadded(to: 12)
        let deviation = Self.milliseconds(standardDeviation_ns ?? 0).leftPadded(to: 12)
        let maximum = Self.milliseconds(Double(maximum_ns)).leftPadded(to: 12)
        return "#[Mean    = \(mean), StdDeviation   = \(deviation)]\n"
            + "#[Max     = \(maximum), Total count    = \("\(count)".leftPadded(to: 12))]\n"
            + "#[Buckets = \("\(Self.rangeCount)".leftPadded(to: 12)), "
            + "SubBuckets     = \("\(Self.subBucketCount)".leftPadded(to: 12))]\n"
    }

    /// From a percentage to the next one: so many steps to the middle of what lies beyond.
    private static func step(from percent: Double) -> Double {
        var steps = 2 * 5.0
        var beyond = 100.0
        while beyond / 2 >= 100 - percent {
            beyond /= 2
            steps *= 2
        }
        return 100 / steps
    }

    private static func row(
        _ value: String, _ percentile: String, _ total: String, _ inverse: String? = nil
    ) -> String {
        var text = value.leftPadded(to: 12) + " " + percentile.leftPadded(to: 14)
        text += " " + total.leftPadded(to: 10)
        if let inverse { text += " " + inverse.leftPadded(to: 14) }
        return text + "\n"
    }

    private static func milliseconds(_ time_ns: Double) -> String {
        Decimal.fixed(time_ns / 1e6, places: 6)
    }
}
