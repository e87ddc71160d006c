import CollectionReference
import CollectionServer
import CollectionWire
import Foundation

/// What a run is like: drawn from its seed, so that runs differ in more than their requests.
struct RunSettings {
    var clientCount: Int
    /// The simulated time in which clients begin requests.
    var duration_ns: UInt64
    var weather = Network.Weather()
    var costs = SimulatedClock.Costs()
    var configuration = Configuration()
    var workerCountMax: Int
    /// How many items a message has at most: it must arrive in the time for messages.
    var itemCountMax = 6_000
    /// Whether clients push much data, and there is little room for it.
    var isCrowded = false
    var isRecorded: Bool
    /// How many of a hundred recordings are replayed; all are compared.
    var replayPercent: Int
    /// Seconds between two ends of the server, on average; nil: it does not end before the run.
    var serverSeconds: Int?
    /// How many of a hundred of those ends are stops, not kills.
    var stopPercent: Int

    init(seed: UInt64, seconds: Int) {
        var random = SeededGenerator(seed: seed)
        clientCount = random.number(1...12)
        duration_ns = UInt64(seconds) * 1_000_000_000
        workerCountMax = random.pick([1, 2, 4])
        isRecorded = random.chance(60)
        replayPercent = 30
        serverSeconds = random.pick([nil, 5, 30, 120])
        stopPercent = random.pick([0, 30, 100])
        if random.chance(25) { weather.delay_us = 1_000...40_000 }
        weather.latePercent = random.pick([0, 1, 10])
        weather.partialPercent = random.pick([0, 15, 60])
        if random.chance(30) {
            weather.pipeBytes = 300...3_000
            itemCountMax = 400
        }
        costs.long = random.pick([0, 4, 40])
        costs.veryLong = random.pick([0, 1, 5])
        configure(&random)
    }

    var limits: ConnectionLimits { configuration.limits }
    /// What a hello must bring; empty: nothing.
    var token: [UInt8] { configuration.token }
    /// How long a stop may take.
    var grace_ns: UInt64 { UInt64(configuration.timeouts.grace) * 1_000_000 }

    private mutating func configure(_ random: inout SeededGenerator) {
        let level = ProcessInfo.processInfo.environment["JOGAKBO_SIMULATION_LOG"]
        configuration.log = Log(level: level.flatMap { Log.Level($0) } ?? .error, descriptor: 2)
        configuration.limits = random.chance(30) ? .reached : .served
        if random.chance(20) {
            configuration.memoryBytesMax = random.pick([1 << 20, 2 << 20])
            isCrowded = true
        } else {
            configuration.memoryBytesMax = 1 << 40
        }
        configuration.connectionCountMax = random.chance(20) ? 3 : 1024
        configuration.inputBytes = random.pick([4 << 10, 64 << 10, 256 << 10])
        if random.chance(30) { configuration.token = Array("open-sesame".utf8) }
        configuration.timeouts.handshake = 5_000
        configuration.timeouts.message = 20_000
        configuration.timeouts.idle = random.pick([0, 30_000])
        configuration.timeouts.linger = 1_000
        configuration.timeouts.grace = 3_000
    }
}

extension ConnectionLimits {
    /// Those of a server, except that a simulation's memory is small.
    static let served: ConnectionLimits = {
        var limits = ConnectionLimits()
        limits.dataBytes = 64 << 20
        return limits
    }()

    /// Limits that clients reach.
    static let reached: ConnectionLimits = {
        var limits = ConnectionLimits()
        limits.messageBytes = 64 << 10
        limits.viewCount = 4
        limits.itemCount = 1 << 20
        limits.dataBytes = 1 << 20
        limits.elementCount = 1 << 10
        limits.outputBytes = 32 << 10
        limits.requestsPerTurn = 16
        return limits
    }()
}

/// Faults that are planted on purpose, to see that a run finds them.
public struct PlantedFaults: Sendable {
    /// The network loses a byte.
    public var losesByte = false
    /// A request gets into the recording after it was performed.
    public var recordsLate = false
    /// Sessions that wait for their turns are forgotten.
    public var losesTurns = false

    public init() {}
}
