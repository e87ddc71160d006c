import CollectionCore
import Testing

/// O14: items that open while others are dragged over them.
@Suite("O14: spring-loading")
struct SpringLoadingTests {
    private func stage(loads: Bool = true) throws -> DragStage {
        var stage = try DragStage { $0.isSpringLoaded = true }
        var traits = ItemTraits.standard
        if !loads { traits.flags.remove(.springLoads) } else { traits.flags.insert(.springLoads) }
        traits.drag = .yes
        try stage.view.setDefaultTraits(traits)
        return stage
    }

    private func kinds(_ stage: inout DragStage) -> [EventKind] {
        stage.view.nextEvents().events.map(\.kind).filter { $0 == .springLoaded }
    }

    @Test("Half a second of rest shows it, a second opens the item, once")
    func opens() throws {
        var stage = try stage()
        try stage.enter(1, 50, 30)
        #expect(stage.view.wakeAt == .time_ns(500_000_000))
        #expect(DragStage.items(try stage.show(after: 499), .isSpringLoading) == [])
        #expect(DragStage.items(try stage.show(after: 1), .isSpringLoading) == [1])
        #expect(stage.view.wakeAt == .time_ns(1_000_000_000))
        #expect(kinds(&stage) == [])
        try stage.show(after: 600)
        let events = stage.view.nextEvents().events.filter { $0.kind == .springLoaded }
        #expect(events.map(\.time_ns) == [1_000_000_000])
        #expect(events.map(\.element) == [.cell(.at(0, 1))])
        try stage.show(after: 3000)
        #expect(kinds(&stage) == [])
        // Left and come back, it opens again.
        try stage.move(to: 50, 70)
        try stage.move(to: 50, 30)
        try stage.show(after: 1000)
        #expect(kinds(&stage) == [.springLoaded])
    }

    @Test("A pointer that goes further than 10 points, or to another item, begins anew")
    func moves() throws {
        var stage = try stage()
        try stage.enter(1, 50, 30)
        try stage.show(after: 900)
        try stage.move(to: 59, 30)
        try stage.show(after: 100)
        #expect(kinds(&stage) == [.springLoaded])
        try stage.move(to: 20, 30)
        try stage.show(after: 900)
        try stage.move(to: 40, 30)
        try stage.show(after: 900)
        #expect(kinds(&stage) == [])
        try stage.show(after: 100)
        #expect(kinds(&stage) == [.springLoaded])
    }

    @Test("Items without the trait, dragged ones, and views that are not asked to, do not open")
    func refused() throws {
        var plain = try stage(loads: false)
        try plain.enter(1, 50, 30)
        try plain.show(after: 2000)
        #expect(kinds(&plain) == [])
        var own = try stage()
        #expect(try own.drag(0, 1))
        try own.enterOwn(50, 30)
        try own.show(after: 2000)
        #expect(kinds(&own) == [])
        var off = try DragStage()
        try off.enter(1, 50, 30)
        try off.show(after: 2000)
        #expect(kinds(&off) == [])
    }
}
