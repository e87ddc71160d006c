import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// Items of one section, edited at random.
private struct EditedItems {
    var random: SeededGenerator
    /// Negative where an item has none of its own.
    var widths: [Float] = []
    var heights: [Float] = []
    var spans: [UInt32] = []
    /// Few lengths, or one: runs of equal items are passed as a whole.
    private let widthsThere: [Float]
    private let heightsThere: [Float]
    /// The same for spans.
    private let spansThere: [ItemSpan]
    private static let anyLengths: [Float] = [50, 20, 33.3, 0, 75, 1, 240]

    init(seed: UInt64, count: Int) {
        random = SeededGenerator(seed: seed)
        let lengths = random.pick([[50], [50, 20], Self.anyLengths])
        (widthsThere, heightsThere) = (lengths, lengths)
        let (wide, tall) = (ItemSpan(across: 2, along: 1), ItemSpan(across: 1, along: 3))
        let rare = Array(repeating: ItemSpan.one, count: 60) + [wide, tall]
        spansThere = random.pick([[.one], rare, [.one, .one, wide, tall], [wide]])
        widths = (0..<count).map { _ in random.pick(lengths) }
        heights = (0..<count).map { _ in random.pick(lengths) }
        spans = (0..<count).map { _ in random.pick(spansThere).rawValue }
    }

    /// Items whose widths and spans repeat, of any height: once one more has come, lines may never
    /// break again where they did.
    init(seed: UInt64, count: Int, repeating pattern: Pattern) {
        random = SeededGenerator(seed: seed)
        widthsThere = pattern.widths.filter { $0 >= 0 }
        heightsThere = Self.anyLengths
        spansThere = pattern.spans
        widths = (0..<count).map { pattern.widths[$0 % pattern.widths.count] }
        heights = (0..<count).map { _ in random.pick(Self.anyLengths) }
        spans = (0..<count).map { pattern.spans[$0 % pattern.spans.count].rawValue }
    }

    /// Widths and spans that repeat.
    struct Pattern {
        var widths: [Float]
        var spans: [ItemSpan] = [.one]
    }

    var data: DataDescription {
        var chunks: [DataDescription.Chunk] = []
        var start = 0
        while start < widths.count {
            let hasWidths = widths[start] >= 0
            let end =
                widths[start...].firstIndex { ($0 >= 0) != hasWidths } ?? widths.endIndex
            var chunk = DataDescription.Chunk(itemCounts: [UInt32(end - start)])
            if start > 0 { chunk.options = .continuesSection }
            if hasWidths { chunk.widths = Array(widths[start..<end]) }
            chunk.heights = Array(heights[start..<end])
            chunk.spans = Array(spans[start..<end])
            chunks.append(chunk)
            start = end
        }
        return DataDescription(metrics: [], chunks: chunks)
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

    /// Deletes items here and there, in one batch.
    mutating func thin() -> UpdateDescription {
        let places = Set((0..<6).map { _ in random.number(0...widths.count - 1) }).sorted()
        for place in places.reversed() {
            widths.remove(at: place)
            heights.remove(at: place)
            spans.remove(at: place)
        }
        return UpdateDescription(
            places.map { .delete(IndexPath(section: 0, item: UInt32($0)), count: 1) })
    }

    private mutating func insertion(at place: Int, _ count: Int) -> UpdateDescription {
        let path = IndexPath(section: 0, item: UInt32(place))
        var update = UpdateDescription([.insert(path, count: UInt32(count))])
        var content = DataDescription.Chunk(itemCounts: [])
        content.widths = (0..<count).map { _ in random.pick(widthsThere) }
        content.heights = (0..<count).map { _ in random.pick(heightsThere) }
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

    private static var patterns: [EditedItems.Pattern] {
        let (wide, tall) = (ItemSpan(across: 2, along: 1), ItemSpan(across: 1, along: 3))
        let ones = Array(repeating: ItemSpan.one, count: 6)
        let missing = Array(repeating: Float(-1), count: 150)
        return [
            EditedItems.Pattern(widths: [50]),
            EditedItems.Pattern(widths: [120, 180]),
            EditedItems.Pattern(widths: missing + missing.indices.map { [120, 180][$0 % 2] }),
            EditedItems.Pattern(widths: [50], spans: [wide, .one, .one, wide] + ones),
            EditedItems.Pattern(widths: [50], spans: [wide] + ones + ones + ones + [tall]),
        ]
    }

    @Test("Lines that never break as before are as built anew", arguments: patterns.indices)
    func shifted(index: Int) {
        for (number, layout) in Self.layouts.enumerated() {
            for seed in 0..<2 as Range<UInt64> {
                var items = EditedItems(
                    seed: seed, count: 2_000, repeating: Self.patterns[index])
                let edited = door(layout, items)
                for step in 0..<8 {
                    let update = step % 4 == 3 ? items.thin() : items.edit()
                    #expect(edited.perform(.performBatch(update, BatchSettings())) == .done)
                    if all(edited) != all(door(layout, items)) {
                        Issue.record("seed \(seed), layout \(number), step \(step)")
                        return
                    }
                }
            }
        }
    }

    private func door(_ layout: Layout, _ items: EditedItems) -> EngineDoor {
        let door = EngineDoor()
        for step in Script.registrations { _ = door.perform(step) }
        _ = door.perform(.setLayout(layout, nil, tag: 0))
        _ = door.perform(.call(SetBounds(Rect(x: 0, y: 0, width: 500, height: 300))))
        _ = door.perform(.setData(items.data))
        _ = door.perform(.call(GetContentSize()))
        return door
    }

    private func all(_ door: EngineDoor) -> Outcome {
        door.perform(.call(GetLayoutAttributesInRect(Rect(x: 0, y: -1, width: 500, height: 1e9))))
    }
}
