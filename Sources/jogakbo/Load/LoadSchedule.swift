/// When requests fall due. It depends on nothing but the rate, whatever the server does.
struct LoadSchedule {
    let start_ns: UInt64
    /// In a second.
    let rate: Double
    /// How many intervals lie before the first request.
    var delay = 0

    /// When a request falls due, by its number from 0.
    func due_ns(_ index: Int) -> UInt64 {
        start_ns + UInt64(Double(index + delay) * interval_ns)
    }

    /// How many requests have fallen due by a time, those of that time included.
    func count(until time_ns: UInt64) -> Int {
        if time_ns < start_ns { return 0 }
        var count = max(0, Int(Double(time_ns - start_ns) / interval_ns) - delay + 1)
        while count > 0, due_ns(count - 1) > time_ns { count -= 1 }
        while due_ns(count) <= time_ns { count += 1 }
        return count
    }

    var interval_ns: Double { 1e9 / rate }
}

/// A connection's share of a schedule, which goes round all connections.
struct LoadShare {
    private let schedule: LoadSchedule
    private let first: Int
    private let stride: Int
    /// How many requests of the share have been taken.
    private var taken = 0

    init(of schedule: LoadSchedule, connection: Int, of connectionCount: Int) {
        self.schedule = schedule
        first = connection
        stride = connectionCount
    }

    /// When the next request falls due.
    var next_ns: UInt64 { schedule.due_ns(first + taken * stride) }

    mutating func takeNext() { taken += 1 }

    /// How many requests have fallen due by a time and have not been taken.
    func waitingCount(until time_ns: UInt64) -> Int {
        let all = schedule.count(until: time_ns)
        let own = all > first ? (all - first + stride - 1) / stride : 0
        return max(0, own - taken)
    }

    /// How far the requests of the share are apart.
    var interval_ns: Double { schedule.interval_ns * Double(stride) }
}
