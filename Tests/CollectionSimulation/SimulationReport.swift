/// What a run has come to.
public struct SimulationReport: Sendable {
    public var simulated_ns: UInt64 = 0
    public var stepCount: UInt64 = 0
    public var requestCount = 0
    public var answerCount = 0
    public var connectionCount = 0
    /// Connections that the network has cut.
    public var cutCount = 0
    /// Jobs that workers have done.
    public var jobCount = 0
    /// How often the server was killed between two steps, in the middle of one, and stopped.
    public var killCount = 0
    public var killInStepCount = 0
    public var stopCount = 0
    /// Recordings that were compared, and those of them that were replayed.
    public var comparedCount = 0
    public var replayedCount = 0
    /// Conversations in which the server had no room.
    public var serverLimitCount = 0
    /// Equal for two runs in which the same happened.
    public var digest: UInt64 = 0

    /// All counts by their names.
    public var counts: [(name: String, count: Int)] {
        [
            ("simulated_seconds", Int(simulated_ns / 1_000_000_000)), ("steps", Int(stepCount)),
            ("connections", connectionCount), ("cuts_by_the_network", cutCount),
            ("requests", requestCount), ("answers_compared", answerCount),
            ("jobs_of_workers", jobCount), ("kills_between_steps", killCount),
            ("kills_in_a_step", killInStepCount), ("stops", stopCount),
            ("recordings_compared", comparedCount), ("recordings_replayed", replayedCount),
            ("conversations_without_room", serverLimitCount),
        ]
    }
}

/// What a run has found wrong.
public struct SimulationFailure: Error, CustomStringConvertible {
    public let seed: UInt64
    public let step: UInt64
    public let time_ns: UInt64
    public let words: String
    /// The last steps, the last one last.
    public let lastSteps: [String]

    public var description: String {
        "seed \(seed), step \(step), at \(time_ns / 1_000) us: \(words)\n"
            + lastSteps.map { "  \($0)\n" }.joined()
    }
}
