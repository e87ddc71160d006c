/// Counts durations with three significant digits, from 1 us to 60 s, in constant room.
///
/// Up to `firstLength` nanoseconds each has a bucket of its own; from there on each doubling is
/// divided into half as many equal buckets. So a bucket is never wider than a thousandth of what
/// it counts. Histograms of several connections add up to that of all of them.
struct LatencyHistogram: Equatable, Sendable {
    private var buckets: [UInt64]
    private(set) var count: UInt64 = 0
    private(set) var maximum_ns: UInt64 = 0
    private(set) var minimum_ns: UInt64 = .max
    private var sum_ns: Double = 0

    static let longest_ns: UInt64 = 60_000_000_000
    private static let firstLength = 2_048
    private static let halfLength = firstLength / 2

    init() {
        buckets = Array(
            repeating: 0, count: LatencyHistogram.bucket(of: LatencyHistogram.longest_ns) + 1)
    }

    /// What lasts longer than a minute is counted as a minute; the maximum stays exact.
    mutating func record(_ duration_ns: UInt64) {
        buckets[LatencyHistogram.bucket(of: min(duration_ns, LatencyHistogram.longest_ns))] += 1
        count += 1
        maximum_ns = max(maximum_ns, duration_ns)
        minimum_ns = min(minimum_ns, duration_ns)
        sum_ns += Double(duration_ns)
    }

    /// Records durations of equal steps: what waited since times of a schedule, all at once.
    ///
    /// - Parameter longest_ns: The first of them; each next one is shorter by a step.
    mutating func record(longest_ns: UInt64, step_ns: Double, count: Int) {
        var index = 0
        while index < count {
            let duration = Self.duration(longest_ns, step_ns, index)
            let bucket = Self.bucket(of: min(duration, LatencyHistogram.longest_ns))
            // The last one of the bucket is found by halving.
            var (last, end) = (index, count)
            while last + 1 < end {
                let middle = last + (end - last) / 2
                let other = min(
                    Self.duration(longest_ns, step_ns, middle), LatencyHistogram.longest_ns)
                if Self.bucket(of: other) == bucket { last = middle } else { end = middle }
            }
            let shortest = Self.duration(longest_ns, step_ns, last)
            let recorded = last - index + 1
            buckets[bucket] += UInt64(recorded)
            self.count += UInt64(recorded)
            maximum_ns = max(maximum_ns, duration)
            minimum_ns = min(minimum_ns, shortest)
            sum_ns += (Double(duration) + Double(shortest)) / 2 * Double(recorded)
            index = last + 1
        }
    }

    private static func duration(
        _ longest_ns: UInt64, _ step_ns: Double, _ index: Int
    ) -> UInt64 {
        let passed_ns = UInt64(Double(index) * step_ns)
        return longest_ns - min(longest_ns, passed_ns)
    }

    mutating func merge(_ other: LatencyHistogram) {
        for (index, value) in other.buckets.enumerated() { buckets[index] += value }
        count += other.count
        maximum_ns = max(maximum_ns, other.maximum_ns)
        minimum_ns = min(minimum_ns, other.minimum_ns)
        sum_ns += other.sum_ns
    }

    /// Nil when nothing was recorded.
    var mean_ns: UInt64? { count == 0 ? nil : UInt64(sum_ns / Double(count)) }

    /// The duration that `percentile` of all do not pass, rounded up to the end of its bucket.
    ///
    /// - Returns: Nil with too few samples: a p99 of 50 samples is their maximum by another name.
    func value_ns(at percentile: Percentile) -> UInt64? {
        guard count >= percentile.samplesNeeded, count > 0 else { return nil }
        let product = count.multipliedFullWidth(by: UInt64(percentile.millionths))
        let (quotient, remainder) = UInt64(1_000_000).dividingFullWidth(product)
        return value_ns(ofRank: max(1, quotient + (remainder > 0 ? 1 : 0)))
    }

    /// The buckets with samples, from the shortest: how many there are in each, and its greatest
    /// duration.
    var filledBuckets: [(count: UInt64, last_ns: UInt64)] {
        buckets.enumerated().filter { $0.element > 0 }.map { index, count in
            (count, min(LatencyHistogram.lastValue_ns(ofBucket: index), maximum_ns))
        }
    }

    /// Nil when nothing was recorded.
    var standardDeviation_ns: Double? {
        guard count > 0 else { return nil }
        let mean = sum_ns / Double(count)
        var squares = 0.0
        for (index, value) in buckets.enumerated() where value > 0 {
            let first = index == 0 ? 0 : LatencyHistogram.lastValue_ns(ofBucket: index - 1) + 1
            let last = LatencyHistogram.lastValue_ns(ofBucket: index)
            let distance = (Double(first) + Double(last)) / 2 - mean
            squares += distance * distance * Double(value)
        }
        return (squares / Double(count)).squareRoot()
    }

    /// What HdrHistogram calls buckets: ranges of durations, each twice as long as the one before,
    /// with so many sub-buckets.
    static let rangeCount = bucket(of: longest_ns) / halfLength
    static let subBucketCount = firstLength

    /// The duration of the sample that has `rank` in order, from 1.
    private func value_ns(ofRank rank: UInt64) -> UInt64 {
        var seen: UInt64 = 0
        for (index, value) in buckets.enumerated() {
            seen += value
            if seen >= rank {
                return min(LatencyHistogram.lastValue_ns(ofBucket: index), maximum_ns)
            }
        }
        return maximum_ns
    }

    private static func bucket(of duration_ns: UInt64) -> Int {
        if duration_ns < firstLength { return Int(duration_ns) }
        let magnitude = UInt64.bitWidth - 1 - duration_ns.leadingZeroBitCount
        let shift = magnitude - halfLength.trailingZeroBitCount
        return shift * halfLength + Int(duration_ns >> UInt64(shift))
    }

    private static func lastValue_ns(ofBucket bucket: Int) -> UInt64 {
        if bucket < firstLength { return UInt64(bucket) }
        let shift = bucket / halfLength - 1
        let first = UInt64(bucket - shift * halfLength) << UInt64(shift)
        return first + (1 << UInt64(shift)) - 1
    }
}
