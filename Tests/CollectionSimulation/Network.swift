import CollectionReference

/// How bytes travel in a simulation: by seeded chance.
final class Network {
    let schedule: Schedule
    private let weather: Weather
    private var random: SeededGenerator
    /// Of all bytes that have arrived, and of their times.
    private(set) var digest = RunDigest()
    /// A planted fault: how many more chunks arrive before one lacks a byte.
    private var chunksUntilLoss: Int?

    /// What the network of a run is like.
    struct Weather {
        /// Microseconds from one end to the other, mostly.
        var delay_us = 20...300
        /// How many of a hundred chunks take up to a second longer.
        var latePercent = 1
        /// How many of a hundred reads and writes take less than they could.
        var partialPercent = 15
        /// How many bytes a pipe holds.
        var pipeBytes = 4_096...262_144
    }

    init(seed: UInt64, _ weather: Weather, _ schedule: Schedule, losesByte: Bool) {
        random = SeededGenerator(seed: seed)
        self.weather = weather
        self.schedule = schedule
        chunksUntilLoss = losesByte ? 40 : nil
    }

    func delay_ns() -> UInt64 {
        let microseconds = random.number(weather.delay_us)
        let late = random.chance(weather.latePercent) ? random.number(0...1_000_000) : 0
        return UInt64(microseconds + late) * 1_000
    }

    /// How many bytes are taken, of so many that could be.
    func portion(of count: Int) -> Int {
        random.chance(weather.partialPercent) ? random.number(1...count) : count
    }

    func pipeBytes() -> Int { random.number(weather.pipeBytes) }

    func shuffle<Element>(_ elements: inout [Element]) { elements.shuffle(using: &random) }

    func noteArrival(_ bytes: [UInt8], of connection: UInt64) {
        digest.add(connection)
        digest.add(schedule.clock.now_ns)
        unsafe bytes.withUnsafeBytes { bytes in unsafe digest.add(bytes) }
    }

    /// Commits the planted fault, if it is time.
    func spoil(_ chunk: inout [UInt8]) {
        guard let left = chunksUntilLoss, chunk.count > 1 else { return }
        chunksUntilLoss = left > 1 ? left - 1 : nil
        if left == 1 { chunk.remove(at: chunk.count / 2) }
    }
}
