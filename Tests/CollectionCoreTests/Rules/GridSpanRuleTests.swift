import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// Numbers derived by hand from rule K3 of docs/semantics.md, for items that span lanes or rows.
@Suite("Spans in grids")
struct GridSpanRuleTests {
    /// Three lanes of 40 points, spacings of 10, square items.
    private func stage(
        _ spans: [(UInt16, UInt16)], _ lengths: [Double] = [],
        _ change: (inout GridLayout) -> Void = { _ in }
    ) -> Stage {
        var grid = GridLayout()
        change(&grid)
        var stage = Stage(width: 140, height: 100)
        stage.other = .grid(grid)
        if lengths.isEmpty { stage.add(count: spans.count) }
        if !lengths.isEmpty { stage.add(lengths.map { (7, $0) }) }
        stage.data.chunks[0].spans = spans.map { ItemSpan(across: $0.0, along: $0.1).rawValue }
        return stage
    }

    @Test("K3: each stands at the first free place at or after that of the one before")
    func places() {
        let stage = stage([(1, 1), (2, 2), (1, 1), (1, 1), (3, 1), (1, 1)])
        #expect(stage.cell(0, 0) == [0, 0, 40, 40])
        #expect(stage.cell(0, 1) == [50, 0, 90, 90])
        #expect(stage.cell(0, 2) == [0, 50, 40, 40])
        #expect(stage.cell(0, 3) == [0, 100, 40, 40])
        #expect(stage.cell(0, 4) == [0, 150, 140, 40])
        #expect(stage.cell(0, 5) == [0, 200, 40, 40])
        #expect(stage.contentSize() == [140, 240])
        let shown = stage.elements(in: Rect(x: 45, y: 45, width: 50, height: 100))
        #expect(shown.map(\.element.indexPath.item) == [1])
    }

    @Test("K3: no place before the last item's is taken, be it free")
    func neverBack() {
        let stage = stage([(2, 1), (2, 1), (1, 1)])
        #expect(stage.cell(0, 1) == [0, 50, 90, 40])
        #expect(stage.cell(0, 2) == [100, 50, 40, 40])
    }

    @Test("K3: an item takes all lanes at most")
    func tooWide() {
        let stage = stage([(1, 1), (1_024, 1), (1, 1)])
        #expect(stage.cell(0, 1) == [0, 50, 140, 40])
        #expect(stage.cell(0, 2) == [0, 100, 40, 40])
    }

    @Test("K3: rows are as thick as the items in them need, each its share")
    func ownLengths() {
        let stage = stage([(1, 1), (1, 2), (1, 1), (1, 1)], [20, 90, 15, 50]) {
            $0.aspectRatio = 0
        }
        // (90 - 10) / 2 in both rows.
        #expect(stage.cell(0, 1) == [50, 0, 40, 90])
        #expect(stage.cell(0, 2) == [100, 0, 40, 15])
        #expect(stage.cell(0, 3) == [0, 50, 40, 50])
        #expect(stage.contentSize() == [140, 100])
    }

    @Test("K3: shares are rounded up to 2^-16 point")
    func shares() {
        let stage = stage([(1, 3)], [10]) {
            $0.aspectRatio = 0
            $0.sectionMetrics.minimumLineSpacing = 0
        }
        #expect(stage.cell(0, 0) == [0, 0, 40, 10])
        #expect(stage.contentSize() == [140, 3 * 218_454.0 / 65_536])
    }

    @Test("K3: after 1,024 items without an end of a row for all, the next begins below them")
    func cut() {
        // The first one staggers the others: item i stands in rows i - 1 and i.
        let spans = [(1, 1)] + Array(repeating: (1, 2), count: 1_100) as [(UInt16, UInt16)]
        let stage = stage(spans) { $0.lanes = .fixed(2) }
        let step = 65.0 + 10
        #expect(stage.cell(0, 1_023) == [75, 1_022 * step, 65, 140])
        #expect(stage.cell(0, 1_024) == [0, 1_024 * step, 65, 140])
        #expect(stage.cell(0, 1_025) == [75, 1_024 * step, 65, 140])
    }

    @Test("L2: rows that an item spans may make the content too long; then nothing changes")
    func tooLong() {
        var grid = GridLayout()
        grid.aspectRatio = 1_024
        var stage = Stage(width: 3 * 1_048_576 + 20, height: 100)
        stage.other = .grid(grid)
        stage.add(count: 2)
        let door = EngineDoor()
        for step in stage.setUp { _ = door.perform(step) }
        let before = door.perform(.call(GetContentSize()))
        #expect(before == .size(Size(width: 3_145_748, height: 1_073_741_824)))
        var update = UpdateDescription([.insert(IndexPath(section: 0, item: 1), count: 1)])
        update.content = DataDescription.Chunk(itemCounts: [])
        update.content?.spans = [ItemSpan(across: 1, along: 1_024).rawValue]
        update.itemCount = 1
        #expect(door.perform(.performBatch(update, BatchSettings())) == .failure(.contentTooLong))
        #expect(door.perform(.call(GetContentSize())) == before)
        update.content?.spans = [ItemSpan(across: 1, along: 2).rawValue]
        #expect(door.perform(.performBatch(update, BatchSettings())) == .done)
    }

    @Test("K3: spans come and go with the items")
    func edits() {
        var stage = stage([(1, 1), (2, 2), (1, 1), (1, 1)])
        let door = EngineDoor()
        for step in stage.setUp { _ = door.perform(step) }
        _ = door.perform(.call(GetContentSize()))
        let path = IndexPath(section: 0, item: 1)
        _ = door.perform(
            .performBatch(UpdateDescription([.delete(path, count: 1)]), BatchSettings()))
        #expect(door.perform(.call(GetContentSize())) == .size(Size(width: 140, height: 40)))
        var update = UpdateDescription([.insert(path, count: 1)])
        update.content = DataDescription.Chunk(itemCounts: [])
        update.content?.spans = [ItemSpan(across: 1, along: 2).rawValue]
        update.itemCount = 1
        _ = door.perform(.performBatch(update, BatchSettings()))
        #expect(door.perform(.call(GetContentSize())) == .size(Size(width: 140, height: 90)))
        stage = self.stage([(1, 1), (1, 2), (1, 1), (1, 1)])
        #expect(stage.contentSize() == [140, 90])
    }
}
