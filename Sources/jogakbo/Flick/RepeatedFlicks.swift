import CollectionCore

/// A finger that flicks again and again, more often onward than back; the same seed gives the same
/// samples.
struct RepeatedFlicks {
    private let axis: Axis
    private let viewport: Size
    private var random: RandomNumbers
    private var waiting: ArraySlice<PointerSample> = []
    private var nextFlick_ns: UInt64 = 0

    private static let slowest = 500.0
    private static let pauses_s = 0.1...1.2

    init(along axis: Axis, in viewport: Size, seed: UInt64) {
        self.axis = axis
        self.viewport = viewport
        random = RandomNumbers(seed: seed)
        nextFlick_ns = pause_ns()
    }

    /// Returns the samples that are due at a time, and were not returned before.
    mutating func samples(until time_ns: UInt64) -> [PointerSample] {
        var due: [PointerSample] = []
        while true {
            if waiting.isEmpty {
                if nextFlick_ns > time_ns { return due }
                flick()
            }
            guard let sample = waiting.first, sample.time_ns <= time_ns else { return due }
            due.append(sample)
            waiting.removeFirst()
        }
    }

    private mutating func flick() {
        let speed = Self.slowest + (FingerFlick.fastest - Self.slowest) * random.unit()
        let flick = FingerFlick(
            velocity: random.unit() < 0.7 ? speed : -speed, along: axis, in: viewport,
            at: nextFlick_ns)
        waiting = flick.samples[...]
        nextFlick_ns = flick.end_ns + pause_ns()
    }

    private mutating func pause_ns() -> UInt64 {
        let (least, most) = (Self.pauses_s.lowerBound, Self.pauses_s.upperBound)
        return UInt64((least + (most - least) * random.unit()) * 1e9)
    }
}
