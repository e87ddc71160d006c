import CollectionCore
import CollectionReference
import Testing

/// S13a: touches that sweep items.
@Suite("S13a: sweeps")
struct SelectionSweepTests {
    /// 200 rows of 10 points in bounds of 100 x 50, of a view that scrolls by itself.
    private func stage(
        _ change: (inout SelectionConfiguration) -> Void = { _ in }
    ) throws -> PressStage {
        var stage = try PressStage([200], mask: [.selection, .scrolling]) { $0.isEnabled = true }
        var traits = ItemTraits.standard
        traits.flags = [.canEdit, .beginsMultipleSelection]
        try stage.events.view.setDefaultTraits(traits)
        var configuration = SelectionConfiguration()
        configuration.allowsMultipleSelection = true
        configuration.behavior = .tap
        change(&configuration)
        stage.events.view.setSelectionConfiguration(configuration)
        try stage.show(at: 0)
        _ = told(&stage)
        return stage
    }

    /// The events since this was asked last, in words, without their times.
    private func told(_ stage: inout PressStage) -> [String] {
        stage.told().map { $0.split(separator: " at ")[0] }.map(String.init)
    }

    private func run(_ item: UInt32, _ count: UInt64 = 1) -> ItemRun {
        ItemRun(indexPath: IndexPath(section: 0, item: item), count: count)
    }

    @Test("A touch that goes across selects all items up to the nearest one, and drags nothing")
    func across() throws {
        var stage = try stage()
        try stage.point(.down, 15, at: 0, x: 50)
        try stage.point(.move, 18, at: 10, x: 59)
        #expect(told(&stage) == [])
        try stage.point(.move, 15, at: 20, x: 61)
        #expect(told(&stage) == ["sweep from 0-1", "selected 1, 0 of 1"])
        try stage.point(.move, 35, at: 30, x: 61)
        #expect(told(&stage) == ["selected 2, 0 of 3"])
        try stage.point(.move, 5, at: 40, x: 61)
        #expect(told(&stage) == ["selected 1, 2 of 2"])
        try stage.point(.up, 5, at: 50, x: 61)
        #expect(told(&stage) == ["no sweep"])
        #expect(try stage.events.view.selectedRuns() == [run(0, 2)])
        #expect(stage.events.view.currentSelection.anchor == IndexPath(section: 0, item: 1))
        #expect(stage.events.view.scrolling.contentOffset.y == 0)
    }

    @Test("From a selected item on, items are deselected")
    func deselects() throws {
        var stage = try stage()
        try stage.events.view.changeSelection(.select, ([run(0, 5)] as [1 of ItemRun]).span)
        try stage.point(.down, 15, at: 0, x: 50)
        try stage.point(.move, 35, at: 0, x: 80)
        try stage.point(.move, 25, at: 0, x: 80)
        #expect(try stage.events.view.selectedRuns() == [run(0), run(3, 2)])
    }

    @Test("A touch that goes along drags, as does one on an item without the trait")
    func drags() throws {
        for hasTrait in [true, false] {
            var stage = try stage()
            if !hasTrait { try stage.events.view.setDefaultTraits(.standard) }
            try stage.point(.down, 35, at: 0, x: 50)
            try stage.point(.move, 15, at: 10, x: hasTrait ? 50 : 80)
            try stage.point(.move, 5, at: 20, x: hasTrait ? 90 : 85)
            #expect(stage.events.view.currentSelection.count == 0)
            #expect(stage.events.view.scrolling.state == (hasTrait ? .dragging : .tracking))
        }
    }

    @Test("Two touches that go the same way sweep along, and drag nothing")
    func two() throws {
        var stage = try stage()
        try stage.point(.down, 5, at: 0)
        try stage.point(.down, 5, at: 10, x: 80, pointer: 2)
        try stage.point(.move, 17, at: 20)
        #expect(told(&stage) == [])
        try stage.point(.move, 19, at: 20, x: 80, pointer: 2)
        #expect(told(&stage) == ["sweep from 0-0", "selected 2, 0 of 2"])
        try stage.point(.up, 19, at: 20, x: 80, pointer: 2)
        try stage.point(.move, 25, at: 30)
        #expect(told(&stage) == ["selected 1, 0 of 3"])
        try stage.point(.up, 25, at: 40)
        #expect(told(&stage) == ["no sweep"])
        #expect(stage.events.view.scrolling.contentOffset.y == 0)
    }

    @Test("Two touches that part sweep nothing")
    func parting() throws {
        var stage = try stage()
        try stage.point(.down, 25, at: 0)
        try stage.point(.down, 25, at: 0, x: 80, pointer: 2)
        try stage.point(.move, 10, at: 10)
        try stage.point(.move, 40, at: 20, x: 80, pointer: 2)
        try stage.point(.move, 5, at: 30)
        #expect(told(&stage) == [])
        #expect(stage.events.view.currentSelection.count == 0)
    }

    @Test("What a sweep has selected is taken back by Escape, a pinch, and a touch taken away")
    func takenBack() throws {
        for way in 0...2 {
            var stage = try stage()
            try stage.events.view.changeSelection(.select, ([run(9)] as [1 of ItemRun]).span)
            try stage.point(.down, 5, at: 0, x: 20)
            try stage.point(.move, 25, at: 0, x: 80)
            let events = stage.events.view.nextEvents().events
            #expect(events.last?.flags == .isProvisional)
            switch way {
            case 0: #expect(try stage.events.view.sendKey(KeySample(.escape, at: 0)))
            case 1:
                let pinch = [PinchSample(.began, scale: 1, .zero, at: 0)]
                try stage.events.view.sendPinches(pinch.span)
            default: try stage.point(.cancel, 25, at: 0, x: 80)
            }
            #expect(try stage.events.view.selectedRuns() == [run(9)])
            #expect(told(&stage) == ["no sweep", "selected 0, 3 of 1"])
        }
    }

    @Test("An update ends a sweep, and what the sweep has selected stays")
    func update() throws {
        var stage = try stage()
        try stage.point(.down, 5, at: 0, x: 20)
        try stage.point(.move, 15, at: 0, x: 80)
        _ = told(&stage)
        try stage.events.update([.insert(IndexPath(section: 0, item: 0))])
        #expect(told(&stage) == ["no sweep"])
        try stage.point(.move, 35, at: 0, x: 80)
        #expect(try stage.events.view.selectedRuns() == [run(1, 2)])
    }

    @Test("Where only editing allows several items, two touches select once the host begins it")
    func editing() throws {
        var stage = try stage {
            $0.allowsMultipleSelection = false
            $0.allowsMultipleSelectionDuringEditing = true
        }
        try stage.events.view.changeSelection(.select, ([run(9)] as [1 of ItemRun]).span)
        try stage.point(.down, 5, at: 0, x: 20)
        try stage.point(.down, 5, at: 0, x: 60, pointer: 2)
        try stage.point(.move, 25, at: 0, x: 60, pointer: 2)
        _ = told(&stage)
        try stage.point(.move, 25, at: 0, x: 20)
        #expect(told(&stage) == ["sweep from 0-0"])
        stage.events.view.setEditing(true)
        try stage.point(.move, 15, at: 0, x: 20)
        #expect(told(&stage) == ["selected 2, 0 of 3"])
        try stage.point(.up, 15, at: 0, x: 20)
        #expect(try stage.events.view.selectedRuns() == [run(0, 2), run(9)])
    }

    @Test("Near an edge the content scrolls, and the sweep goes on over that")
    func scrolls() throws {
        var stage = try stage()
        try stage.point(.down, 25, at: 0, x: 20)
        try stage.point(.move, 45, at: 0, x: 80)
        #expect(stage.events.view.wakeAt == .everyFrame)
        try stage.show(at: 1000)
        // As of a band: 20 points in 0.4 s, then 100 in a second.
        #expect(abs(stage.events.view.scrolling.contentOffset.y - 80) < 1e-9)
        #expect(try stage.events.view.selectedRuns() == [run(2, 11)])
        let events = stage.events.view.nextEvents().events
        #expect(events.last?.flags == .isProvisional)
        try stage.point(.up, 45, at: 1000, x: 80)
        try stage.show(at: 2000)
        #expect(stage.events.view.scrolling.state == .idle)
        #expect(stage.events.view.currentSelection.count == 11)
    }

    @Test("One item that must be selected stays")
    func neverEmpty() throws {
        var stage = try stage { $0.allowsEmptySelection = false }
        try stage.events.view.changeSelection(
            .select, ([run(1)] as [1 of ItemRun]).span, options: .isExclusive)
        try stage.point(.down, 15, at: 0, x: 20)
        try stage.point(.move, 35, at: 0, x: 80)
        #expect(try stage.events.view.selectedRuns() == [run(1)])
    }
}
