/// The velocity of a pointer, computed from its last samples: rule M9 of docs/semantics.md.
struct VelocityTracker {
    private var samples: [Sample] = []

    private struct Sample {
        var time_ns: UInt64
        var position: Point
    }

    /// At most this many samples count.
    private static let countMax = 20
    /// Samples that are older than the last one by more than this do not count.
    private static let window_ns: UInt64 = 100_000_000
    /// Samples before a pause that is longer than this do not count.
    private static let gap_ns: UInt64 = 40_000_000
    /// A pointer that has rested for so long has no velocity.
    private static let rest_ns: UInt64 = 100_000_000
    /// The greatest velocity along each axis, in points per second.
    private static let greatest = 8_000.0

    init() { samples.reserveCapacity(2 * Self.countMax) }

    mutating func append(_ position: Point, at time_ns: UInt64) {
        // Half of the samples are removed at once: removing one each time would move all others.
        if samples.count == 2 * Self.countMax { samples.removeFirst(Self.countMax) }
        samples.append(Sample(time_ns: time_ns, position: position))
    }

    /// Returns the velocity of a pointer that is lifted at a time, in points per second.
    func velocity(at time_ns: UInt64) -> Point {
        guard let last = samples.last, time_ns - last.time_ns < Self.rest_ns else { return .zero }
        var first = samples.count - 1
        while first > 0 && samples.count - first < Self.countMax {
            let (before, after) = (samples[first - 1], samples[first])
            if after.time_ns - before.time_ns > Self.gap_ns
                || last.time_ns - before.time_ns > Self.window_ns
            {
                break
            }
            first -= 1
        }
        return Point(x: slope(from: first) { $0.x }, y: slope(from: first) { $0.y })
    }

    /// Returns the slope, at the last sample, of the parabola that is nearest to the samples; for
    /// two samples, the slope of the line through them.
    private func slope(from first: Int, _ value: (Point) -> Double) -> Double {
        let last = samples[samples.count - 1]
        let origin = value(last.position)
        var (t1, t2, t3, t4) = (0.0, 0.0, 0.0, 0.0)
        var (p0, p1, p2) = (0.0, 0.0, 0.0)
        for sample in samples[first...] {
            // In tenths of a second, so that no power is far from 1.
            let time = -Double(last.time_ns - sample.time_ns) / 1e8
            let square = time * time
            let distance = value(sample.position) - origin
            (t1, t2) = (t1 + time, t2 + square)
            (t3, t4) = (t3 + square * time, t4 + square * square)
            (p0, p1, p2) = (p0 + distance, p1 + distance * time, p2 + distance * square)
        }
        let count = Double(samples.count - first)
        // Cramer's rule for the slope, out of the three equations of least squares.
        let whole =
            count * (t2 * t4 - t3 * t3) - t1 * (t1 * t4 - t2 * t3) + t2 * (t1 * t3 - t2 * t2)
        var slope = 0.0
        if count >= 3 && whole > 1e-12 {
            slope =
                (count * (p1 * t4 - p2 * t3) - p0 * (t1 * t4 - t2 * t3)
                    + t2 * (t1 * p2 - t2 * p1)) / whole
        } else if count >= 2 && t1 < 0 {
            slope = (count * p1 - t1 * p0) / (count * t2 - t1 * t1)
        }
        return min(max(slope * 10, -Self.greatest), Self.greatest)
    }
}
