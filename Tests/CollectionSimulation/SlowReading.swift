import CollectionCore
import CollectionReference
import CollectionWire

/// A program asks for much more than it reads.
struct SlowReading: Workload {
    private var pipelining: Pipelining
    let bytesAtOnce: Int

    init(_ random: inout SeededGenerator) {
        pipelining = Pipelining(&random)
        bytesAtOnce = random.pick([200, 3_000, 40_000])
    }

    var cutPercent: Int { 4 }
    var isSlow: Bool { true }

    func pause_ns(_ random: inout SeededGenerator) -> UInt64 {
        UInt64(random.number(100...2_000)) * 1_000_000
    }

    func reaction_ns(_ random: inout SeededGenerator) -> UInt64 { pause_ns(&random) }

    mutating func write(
        _ writer: inout RequestWriter, at now_ns: UInt64, _ settings: RunSettings,
        _ random: inout SeededGenerator
    ) -> Bool {
        pipelining.write(&writer, at: now_ns, settings, &random)
    }
}
