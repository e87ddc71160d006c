import CollectionCore
import Testing

/// Rule D8: items in another order.
@Suite("Places: other orders")
struct OrderPlaceTests {
    private static func stage(at offset: Double) throws -> PlaceStage {
        let stage = try PlaceStage(nil, rowLength: 50)
        try stage.order(Array(0..<1_000))
        try stage.settle()
        try stage.scroll(to: offset)
        try stage.settle()
        return stage
    }

    @Test("D8: a list that is sorted anew keeps its offset", arguments: 0..<20 as Range<UInt64>)
    func shuffled(seed: UInt64) throws {
        let stage = try Self.stage(at: 20_000)
        // A permutation: multiples of a number without common factors.
        let step = [7, 11, 13, 17, 19, 23, 29, 31, 37, 41][Int(seed % 10)]
        let names = (0..<1_000).map { ($0 * step * 3 + Int(seed) * 61) % 1_000 }
        try stage.order(names)
        #expect(try stage.settle() == 20_000)
        try stage.order(names.reversed())
        #expect(try stage.settle() == 20_000)
    }

    @Test("D8: sections that change places keep the offset")
    func sections() throws {
        var view = CollectionView(limits: Limits())
        var list = ListLayout()
        list.sectionMetrics.itemSize = Size(width: 100, height: 50)
        list.sectionMetrics.minimumLineSpacing = 0
        try view.setListLayout(list)
        func snapshot(_ order: [Int]) throws -> Snapshot {
            var snapshot = Snapshot(limits: Limits())
            for section in order {
                _ = try snapshot.appendSections([UInt64(section + 1)])
                let items = (section * 20..<section * 20 + 20).map { UInt64($0) }
                _ = try snapshot.appendItems(items, toSection: UInt64(section + 1))
            }
            return snapshot
        }
        func show(_ view: inout CollectionView, _ y: Double) throws -> Double {
            try view.displayFrame(
                for: DisplayFrameRequest(
                    bounds: Rect(x: 0, y: y, width: 100, height: 500), time_ns: 0,
                    isComplete: true, preferredSizes: [])
            ).contentOffset.y
        }
        try view.applySnapshot(snapshot(Array(0..<50)))
        _ = try show(&view, 0)
        _ = try show(&view, 20_000)
        try view.applySnapshot(snapshot(Array(0..<50).reversed()))
        #expect(try show(&view, 20_000) == 20_000)
    }

    @Test("D8: one row from far behind comes first, and the seen rows stay")
    func oneMoved() throws {
        let stage = try Self.stage(at: 20_000)
        try stage.order([900] + Array(0..<900) + Array(901..<1_000))
        #expect(try stage.settle() == 20_050)
    }

    @Test(
        "D8: rows that an animation moves out of the bounds keep no place", arguments: [1, 8, 15])
    func onTheirWay(frames: Int) throws {
        let stage = try Self.stage(at: 20_000)
        let animation = Animation(duration_ns: 300_000_000)
        var names = Array(0..<1_000)
        names.removeSubrange(400..<410)
        names.insert(contentsOf: 400..<410, at: 300)
        try stage.order(names, animation)
        for _ in 0..<frames { try stage.show() }
        names.removeLast()
        try stage.order(names, animation)
        for _ in 0..<60 { try stage.show() }
        #expect(stage.offset == 20_000)
        names.insert(contentsOf: 2_000..<2_005, at: 390)
        try stage.order(names)
        #expect(try stage.settle() == 20_250)
    }

    @Test("D8: a seen row moves to the first seen place")
    func movedWithin() throws {
        let stage = try PlaceStage(at: 2_000)
        try stage.move(21, to: 20)
        #expect(try stage.settle() == 2_000)
        #expect(stage.place(20) == 0)
    }

    @Test("D8: the first seen row moves away")
    func movedAway() throws {
        let stage = try PlaceStage(at: 2_030)
        try stage.move(20, to: 50)
        #expect(try stage.settle() == 1_930)
        #expect(stage.place(20) == 70)
    }
}
