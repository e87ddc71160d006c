/// A value that the host updates during an interactive transition, and its velocity.
public struct TrackedValue: Equatable, Sendable {
    public var value: Double
    /// The change of the value per second, between the last two times at which it was set; 0 until
    /// it was set at two times.
    public var velocity: Double

    public init(value: Double, velocity: Double) {
        self.value = value
        self.velocity = velocity
    }
}

/// The last two values that the host set for one quantity, with their times.
struct ValueTrack {
    private(set) var value = 0.0
    private(set) var time_ns: UInt64 = 0
    private var valueBefore = 0.0
    private var timeBefore_ns: UInt64 = 0
    /// The number of times on the clock at which the value was set, counted up to 2.
    private var timeCount = 0

    var isSet: Bool { timeCount > 0 }

    /// - Throws: `invalidArgument` for a time before the last one.
    mutating func set(_ value: Double, at time_ns: UInt64) throws(CollectionError) {
        try checkTime(time_ns)
        if timeCount == 0 {
            timeCount = 1
        } else if time_ns > self.time_ns {
            (valueBefore, timeBefore_ns) = (self.value, self.time_ns)
            timeCount = 2
        }
        (self.value, self.time_ns) = (value, time_ns)
    }

    func checkTime(_ time_ns: UInt64) throws(CollectionError) {
        if timeCount > 0 && time_ns < self.time_ns {
            throw .goesBack("time_ns", time_ns, before: self.time_ns)
        }
    }

    var tracked: TrackedValue { TrackedValue(value: value, velocity: velocity) }

    private var velocity: Double {
        if timeCount < 2 { return 0 }
        return (value - valueBefore) / (Double(time_ns - timeBefore_ns) / 1e9)
    }
}
