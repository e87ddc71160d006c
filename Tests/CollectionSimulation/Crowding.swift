import CollectionCore
import CollectionReference
import CollectionWire

/// A program sends much data, in chunks, and shows it.
struct Pushing: Workload {
    private var isOpen = false
    private var pushesLeft: Int
    private var chunksLeft = 0
    private let chunkItems: Int
    private let view: UInt32 = 1

    init(_ random: inout SeededGenerator) {
        pushesLeft = random.number(1...6)
        chunkItems = random.pick([10, 500, 6_000])
    }

    func pause_ns(_ random: inout SeededGenerator) -> UInt64 {
        if chunksLeft > 0 { return UInt64(random.number(0...30)) * 1_000_000 }
        return UInt64(random.number(50...20_000)) * 1_000_000
    }

    mutating func write(
        _ writer: inout RequestWriter, at now_ns: UInt64, _ settings: RunSettings,
        _ random: inout SeededGenerator
    ) -> Bool {
        if !isOpen {
            isOpen = true
            writer.addHello(token: settings.token)
            writer.add(CreateView())
            writer.add(SetLayout(Browsing.layout(&random), animation: nil, tag: 0), view: view)
        }
        if chunksLeft == 0 {
            chunksLeft = random.number(settings.isCrowded ? 20...40 : 1...12)
            writer.add(BeginDataSource(metrics: []), view: view)
        }
        chunksLeft -= 1
        let count = min(settings.isCrowded ? 6_000 : chunkItems, settings.itemCountMax)
        let lengths = (0..<count).map { _ in Float(random.number(10...120)) }
        writer.addChunk(itemCounts: [UInt32(count)], lengths: lengths, view: view)
        if chunksLeft > 0 { return true }
        writer.add(CommitDataSource(), view: view)
        writer.add(
            DisplayFrameRequest(
                bounds: Rect(x: 0, y: 300, width: 500, height: 900), time_ns: now_ns,
                isComplete: false, preferredSizes: []), view: view)
        pushesLeft -= 1
        return pushesLeft > 0
    }
}

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
