import CollectionCore
import CollectionReference
import CollectionWire

/// A program sends many requests at once, each of which lays out everything anew.
struct Pipelining: Workload {
    private var isOpen = false
    private var roundsLeft: Int
    private let itemCount: Int

    init(_ random: inout SeededGenerator) {
        roundsLeft = random.number(1...10)
        itemCount = random.pick([20, 400, 5_000])
    }

    func pause_ns(_ random: inout SeededGenerator) -> UInt64 {
        UInt64(random.number(20...3_000)) * 1_000_000
    }

    var waitsForAnswers: Bool { true }

    mutating func write(
        _ writer: inout RequestWriter, at now_ns: UInt64, _ settings: RunSettings,
        _ random: inout SeededGenerator
    ) -> Bool {
        if !isOpen {
            isOpen = true
            writer.addHello(token: settings.token)
            writer.add(CreateView())
            let count = min(itemCount, settings.itemCountMax)
            let lengths = (0..<count).map { _ in Float(random.number(10...120)) }
            writer.addPush(itemCounts: [UInt32(count)], lengths: lengths, view: 1)
        }
        for _ in 0..<random.number(10...300) {
            writer.add(
                DisplayFrameRequest(
                    bounds: Rect(
                        x: 0, y: Double(random.number(0...2_000)),
                        width: Double(random.number(300...700)), height: 800),
                    time_ns: now_ns, isComplete: random.chance(20), preferredSizes: []), view: 1)
        }
        roundsLeft -= 1
        return roundsLeft > 0
    }
}
