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
