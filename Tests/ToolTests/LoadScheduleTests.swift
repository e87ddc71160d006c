import Testing

@testable import jogakbo

@Suite("Schedules of load runs")
struct LoadScheduleTests {
    @Test(arguments: [0.1, 1, 3, 999.7, 120_000, 9_999_999])
    func whatIsDueIsCountedAsOneByOne(rate: Double) {
        for delay in [0, 1] {
            let schedule = LoadSchedule(start_ns: 1_000_000_007, rate: rate, delay: delay)
            var index = 0
            for time_ns in stride(from: UInt64(999_999_000), to: 1_000_090_000, by: 7_919) {
                while schedule.due_ns(index) <= time_ns { index += 1 }
                #expect(schedule.count(until: time_ns) == index)
            }
            #expect(schedule.due_ns(0) == schedule.start_ns + UInt64(Double(delay) * 1e9 / rate))
        }
    }

    @Test func sharesGoRound() {
        let schedule = LoadSchedule(start_ns: 50, rate: 1e8)
        var shares = (0..<3).map { LoadShare(of: schedule, connection: $0, of: 3) }
        for index in 0..<30 {
            #expect(shares[index % 3].next_ns == schedule.due_ns(index))
            shares[index % 3].takeNext()
        }
        // 32 have fallen due by then, of which the first two shares have one more.
        let time_ns = schedule.due_ns(31)
        #expect(shares.map { $0.waitingCount(until: time_ns) } == [1, 1, 0])
        #expect(shares.map { $0.waitingCount(until: 0) } == [0, 0, 0])
    }
}
