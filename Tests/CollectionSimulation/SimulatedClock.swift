import CollectionReference

/// The time of a simulation, in nanoseconds. It goes on in no other way than by `advance` and by
/// being read.
///
/// A server reads its clock before and after each request. So each reading takes as long as a
/// request might, by a seeded chance: mostly some microseconds, sometimes much more.
@safe final class SimulatedClock: @unchecked Sendable {
    private(set) var now_ns: UInt64 = 1_000_000_000
    /// The time on the thread of a worker, while a job is done.
    private var jobTime_ns: UInt64?
    private var random: SeededGenerator
    private let costs: Costs
    /// After how many more readings `interruption` is called; nil: never.
    private var readingsLeft: Int?
    private var interruption: () -> Void = {}

    /// How long requests take: in how many of a thousand cases some milliseconds, and in how many
    /// a tenth of a second.
    struct Costs {
        var long = 4
        var veryLong = 1
    }

    init(seed: UInt64, _ costs: Costs) {
        random = SeededGenerator(seed: seed)
        self.costs = costs
    }

    func read() -> UInt64 {
        let cost_ns = nextCost_ns()
        if let time_ns = jobTime_ns { jobTime_ns = time_ns + cost_ns } else { now_ns += cost_ns }
        if let left = readingsLeft {
            readingsLeft = left > 1 ? left - 1 : nil
            if left == 1 { interruption() }
        }
        return jobTime_ns ?? now_ns
    }

    /// Time passes in which nothing happens.
    func advance(to time_ns: UInt64) {
        now_ns = max(now_ns, time_ns)
    }

    /// Does what another thread does meanwhile.
    ///
    /// - Returns: When the other thread is done.
    func measureJob(_ job: () -> Void) -> UInt64 {
        jobTime_ns = now_ns
        job()
        defer { jobTime_ns = nil }
        return jobTime_ns ?? now_ns
    }

    /// Calls `body` in the middle of what the server does, after some more readings.
    func interrupt(afterReadings count: Int, _ body: @escaping () -> Void) {
        readingsLeft = count
        interruption = body
    }

    func cancelInterruption() {
        readingsLeft = nil
        interruption = {}
    }

    private func nextCost_ns() -> UInt64 {
        let number = Int(random.next() % 1000)
        let range: ClosedRange<Int>
        if number < costs.veryLong {
            range = 20_000_000...150_000_000
        } else if number < costs.veryLong + costs.long {
            range = 1_000_000...8_000_000
        } else if number < costs.veryLong + costs.long + 30 {
            range = 100_000...1_000_000
        } else {
            range = 2_000...40_000
        }
        return UInt64(random.number(range))
    }
}
