import CollectionReference

/// What a client does on one connection, and how fast.
protocol Workload {
    /// Whether the client keeps to the protocol and reads what it is sent, so that the server must
    /// answer each of its requests soon.
    var isHonest: Bool { get }
    /// Whether the client stops in the middle of something, so that the server must end it.
    var isSilent: Bool { get }
    var waitsForAnswers: Bool { get }
    /// Whether the client reads so slowly that the server may lose patience.
    var isSlow: Bool { get }
    /// How many bytes the client reads at once.
    var bytesAtOnce: Int { get }
    /// Of a hundred chances to cut the connection, those at which the network does.
    var cutPercent: Int { get }

    /// The time from one request to the next, and from an arrival to its being read.
    func pause_ns(_ random: inout SeededGenerator) -> UInt64
    func reaction_ns(_ random: inout SeededGenerator) -> UInt64

    /// Writes the next requests.
    ///
    /// - Returns: Whether more will come.
    mutating func write(
        _ writer: inout RequestWriter, at now_ns: UInt64, _ settings: RunSettings,
        _ random: inout SeededGenerator
    ) -> Bool
}

extension Workload {
    var isHonest: Bool { true }
    var isSilent: Bool { false }
    var waitsForAnswers: Bool { false }
    var isSlow: Bool { false }
    var bytesAtOnce: Int { 1 << 20 }
    var cutPercent: Int { 1 }

    func pause_ns(_ random: inout SeededGenerator) -> UInt64 {
        UInt64(random.number(1...200)) * 1_000_000
    }

    func reaction_ns(_ random: inout SeededGenerator) -> UInt64 {
        UInt64(random.number(5...300)) * 1_000
    }
}

extension Run {
    /// Draws what a client does on its next connection.
    func makeWorkload(_ random: inout SeededGenerator) -> any Workload {
        if settings.isCrowded, random.chance(50) { return Pushing(&random) }
        return switch random.number(0...99) {
        case ..<50: Browsing(&random)
        case ..<62: Pushing(&random)
        case ..<72: Pipelining(&random)
        case ..<80: SlowReading(&random)
        case ..<87: Silence(&random)
        default: Strangeness(&random)
        }
    }
}
