import CollectionCore
import CollectionReference
import Testing

/// Items of one section, edited at random.
private struct EditedItems {
    var random: SeededGenerator
    var widths: [Float] = []
    var heights: [Float] = []
    var spans: [UInt32] = []
    /// Few lengths, or one: runs of equal items are passed as a whole.
    private let lengths: [Float]
    /// The same for spans.
    private let spansThere: [ItemSpan]

    init(seed: UInt64, count: Int) {
        random = SeededGenerator(seed: seed)
        lengths = random.pick([[50], [50, 20], [50, 20, 33.3, 0, 75, 1, 240]])
        let (wide, tall) = (ItemSpan(across: 2, along: 1), ItemSpan(across: 1, along: 3))
        let rare = Array(repeating: ItemSpan.one, count: 60) + [wide, tall]
        spansThere = random.pick([[.one], rare, [.one, .one, wide, tall], [wide]])
        widths = (0..<count).map { _ in random.pick(lengths) }
        heights = (0..<count).map { _ in random.pick(lengths) }
        spans = (0..<count).map { _ in random.pick(spansThere).rawValue }
    }

    var data: DataDescription {
        var chunk = DataDescription.Chunk(itemCounts: [UInt32(widths.count)])
        (chunk.widths, chunk.heights, chunk.spans) = (widths, heights, spans)
        return DataDescription(metrics: [], chunks: [chunk])
    }

    /// Inserts, deletes or reloads a few neighbours.
    mutating func edit() -> UpdateDescription {
        let start = random.number(0...widths.count)
        let isAtEnd = random.chance(20)
        let count = random.number(1...4)
        let place = isAtEnd ? widths.count : start
        if random.chance(40) || widths.count < 8 {
            let update = insertion(at: place, count)
            return update
        }
        let first = min(place, widths.count - count)
        let path = IndexPath(section: 0, item: UInt32(first))
        widths.removeSubrange(first..<first + count)
        heights.removeSubrange(first..<first + count)
        spans.removeSubrange(first..<first + count)
        if random.chance(60) { return UpdateDescription([.delete(path, count: UInt32(count))]) }
        var update = insertion(at: first, count)
        update.parts = [.reload(path, count: UInt32(count))]
        return update
    }

    private mutating func insertion(at place: Int, _ count: Int) -> UpdateDescription {
        let path = IndexPath(section: 0, item: UInt32(place))
        var update = UpdateDescription([.insert(path, count: UInt32(count))])
        var content = DataDescription.Chunk(itemCounts: [])
        content.widths = (0..<count).map { _ in random.pick(lengths) }
        content.heights = (0..<count).map { _ in random.pick(lengths) }
        content.spans = (0..<count).map { _ in random.pick(spansThere).rawValue }
        spans.insert(contentsOf: content.spans, at: place)
        widths.insert(contentsOf: content.widths, at: place)
        heights.insert(contentsOf: content.heights, at: place)
        update.content = content
        update.itemCount = count
        return update
    }
}

/// Design: a layout that was edited and one that was built anew agree bit for bit.
@Suite("Layouts after updates")
struct EditedLayoutTests {
    private static var layouts: [Layout] {
        var list = ListLayout()
        list.separatorKind = ElementKind(rawValue: 3)
        var rows = GridLayout()
        rows.aspectRatio = 0
        var tight = JustifiedLayout()
        tight.targetLineThickness = 60
        tight.thicknessTolerance = 0.01
        tight.lastLineAlignment = .center
        return [
            .flow(FlowLayout()), .list(list), .grid(GridLayout()), .grid(rows),
            .justified(JustifiedLayout()), .justified(tight),
        ]
    }

    @Test("An edited layout is as one built anew", arguments: layouts.indices)
    func edited(index: Int) {
        for seed in 0..<12 as Range<UInt64> {
            var items = EditedItems(seed: seed, count: seed % 4 == 3 ? 3_000 : 150)
            let edited = door(Self.layouts[index], items)
            for step in 0..<40 {
                let update = items.edit()
                #expect(edited.perform(.performBatch(update, BatchSettings())) == .done)
                let outcome = all(edited)
                if outcome != all(door(Self.layouts[index], items)) {
                    Issue.record("seed \(seed), step \(step)")
                    return
                }
            }
        }
    }

    private func door(_ layout: Layout, _ items: EditedItems) -> EngineDoor {
        let door = EngineDoor()
        for step in Script.registrations { _ = door.perform(step) }
        _ = door.perform(.setLayout(layout, nil, tag: 0))
        _ = door.perform(.setBounds(Rect(x: 0, y: 0, width: 500, height: 300)))
        _ = door.perform(.setData(items.data))
        _ = door.perform(.contentSize)
        return door
    }

    private func all(_ door: EngineDoor) -> Outcome {
        door.perform(.attributesInRect(Rect(x: 0, y: -1, width: 500, height: 1e9)))
    }
}
