import CollectionCore
import Testing

/// O2, O9, O10: drags of many items, and of many runs.
@Suite("O: many items")
struct ManyItemsTests {
    @Test("Half a billion items are dropped as one run")
    func run() throws {
        let count: UInt32 = 1_000_000_000
        var stage = try DragStage(counts: [count]) { $0.movesItems = true }
        let half = ItemRun(indexPath: .at(0, 0), count: UInt64(count / 2))
        try stage.view.changeSelection(.select, ([half] as [1 of ItemRun]).span)
        #expect(try stage.drag(0, 0))
        #expect(stage.view.draggedRuns == [half])
        stage.bounds.y = 20 * Double(count) - 100
        try stage.show()
        try stage.enterOwn(50, 99)
        #expect(try stage.view.performDrop(at: stage.time_ns))
        let selected = try stage.view.selectedRuns()
        #expect(selected == [ItemRun(indexPath: .at(0, count / 2), count: UInt64(count / 2))])
    }

    @Test("A run that goes on through sections is moved section by section")
    func sections() throws {
        var stage = try DragStage(counts: [3, 0, 2, 4]) { $0.movesItems = true }
        let run = ItemRun(indexPath: .at(0, 1), count: 5)
        try stage.view.changeSelection(.select, ([run] as [1 of ItemRun]).span)
        #expect(try stage.drag(0, 1))
        try stage.enterOwn(50, 99)
        stage.bounds.y = 80
        try stage.show()
        try stage.move(to: 50, 99)
        #expect(stage.view.dropState?.destination == .at(3, 4))
        #expect(try stage.view.performDrop(at: stage.time_ns))
        for (section, count) in [1, 0, 0, 8].enumerated() {
            #expect(try stage.view.numberOfItems(inSection: UInt32(section)) == count)
        }
        #expect(
            try stage.view.selectedRuns() == [ItemRun(indexPath: .at(3, 3), count: 5)])
    }

    @Test("More than 4,096 runs are dragged together, and the events have the first of them")
    func manyRuns() throws {
        let count: UInt32 = 10_000
        var stage = try DragStage(counts: [count]) { $0.movesItems = true }
        try stage.select((0..<count / 2).map { .at(0, 2 * $0) })
        #expect(try stage.drag(0, 0))
        #expect(stage.view.draggedRuns.count == 5000)
        var events = stage.view.nextEvents()
        #expect(events.events[0].value == 5000 && events.runs.count == 4096)
        try stage.enterOwn(50, 99)
        #expect(try stage.view.performDrop(at: stage.time_ns))
        events = stage.view.nextEvents()
        let drop = events.events.first { $0.kind == .performDrop }
        #expect(drop?.runCount == 5000)
        #expect(try stage.view.selectedRuns().map(\.count) == [5000])
    }
}
