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
