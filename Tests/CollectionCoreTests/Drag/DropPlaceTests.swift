import CollectionCore
import Testing

/// O6 to O8: where items would be dropped.
@Suite("O6 to O8: the places of drops")
struct DropPlaceTests {
    private func place(
        _ x: Double, _ y: Double, _ layout: Layout = .list(DragStage.list),
        counts: [UInt32] = [10], change: (inout DragStage) throws -> Void = { _ in }
    ) throws -> DropState {
        var stage = try DragStage(layout, counts: counts)
        try change(&stage)
        try stage.enter(1, x, y)
        let state = stage.view.dropState
        return try #require(state)
    }

    @Test("In a list the halves of a row are before and behind it, its centre is behind")
    func list() throws {
        #expect(try place(50, 29.9).destination == .at(0, 1))
        #expect(try place(50, 30).destination == .at(0, 2))
        let state = try place(50, 31)
        #expect(state.line == Rect(x: 0, y: 39, width: 100, height: 2))
        #expect(state.proposal == DropProposal(.copy, .insertAtDestinationIndexPath))
    }

    @Test("In a grid the halves are left and right, and the line is between two columns")
    func grid() throws {
        let layout = Layout.flow(DragStage.flow)
        let state = try place(40, 10, layout)
        #expect(state.destination == .at(0, 1))
        #expect(state.line == Rect(x: 31.5, y: 0, width: 2, height: 30))
        #expect(try place(60, 10, layout).destination == .at(0, 2))
        // The end of a line, and the start of the next one.
        let end = try place(99, 10, layout)
        #expect(end.destination == .at(0, 3))
        #expect(end.line == Rect(x: 99, y: 0, width: 2, height: 30))
        let start = try place(1, 50, layout)
        #expect(start.destination == .at(0, 3))
        #expect(start.line == Rect(x: -1, y: 40, width: 2, height: 30))
    }

    @Test("From right to left, before is at the right")
    func mirrored() throws {
        func mirror(_ stage: inout DragStage) throws {
            var environment = Environment()
            environment.layoutDirection = .rightToLeft
            try stage.view.setEnvironment(environment)
            try stage.show()
        }
        var flow = DragStage.flow
        flow.flipsHorizontallyInOppositeLayoutDirection = true
        let layout = Layout.flow(flow)
        #expect(try place(99, 10, layout, change: mirror).destination == .at(0, 0))
        #expect(try place(71, 10, layout, change: mirror).destination == .at(0, 1))
    }

    @Test("Behind all items of a section, in one without items, and beyond the bounds")
    func ends() throws {
        #expect(try place(90, 95, counts: [3]).destination == .at(0, 3))
        let layout = Layout.flow(DragStage.flow)
        // Below a line that is not full.
        #expect(try place(90, 75, layout, counts: [4]).destination == .at(0, 4))
        #expect(try place(50, 50, counts: [0]).destination == .at(0, 0))
        let nowhere = try place(50, 50, counts: [])
        #expect(nowhere.destination == nil && nowhere.proposal == DropProposal(.cancel))
        let outside = try place(50, 100)
        #expect(outside.destination == nil && outside.proposal == DropProposal(.cancel))
    }

    @Test("Beside the last line of a section is in that section, though others are nearer")
    func sections() throws {
        let layout = Layout.flow(DragStage.flow)
        #expect(try place(90, 25, layout, counts: [1, 4]).destination == .at(0, 1))
        #expect(try place(90, 31, layout, counts: [1, 4]).destination == .at(1, 3))
        #expect(try place(90, 25, layout, counts: [1, 0, 4]).destination == .at(0, 1))
    }

    @Test("An empty section without length takes what is near where it stands")
    func bareSections() throws {
        for (y, path) in [
            (36.0, IndexPath.at(0, 2)), (38, .at(1, 0)), (42, .at(1, 0)), (43, .at(2, 0)),
        ] {
            #expect(try place(50, y, counts: [2, 0, 2]).destination == path, "\(y)")
        }
        for (y, path) in [
            (37.0, IndexPath.at(0, 2)), (38, .at(1, 0)), (40, .at(2, 0)), (99, .at(2, 0)),
        ] {
            #expect(try place(50, y, counts: [2, 0, 0]).destination == path, "\(y)")
        }
        for (y, path) in [(0.0, IndexPath.at(0, 0)), (2, .at(0, 0)), (3, .at(1, 0))] {
            #expect(try place(50, y, counts: [0, 2]).destination == path, "\(y)")
        }
    }

    @Test("Beside an item that is longer than the last one is not behind all items")
    func longItems() throws {
        let layout = Layout.flow(DragStage.flow)
        var stage = try DragStage(layout, counts: [2], heights: [80, 20])
        try stage.enter(1, 10, 60)
        #expect(stage.view.dropState?.destination == .at(0, 0))
        try stage.move(to: 20, 60)
        #expect(stage.view.dropState?.destination == .at(0, 1))
        try stage.move(to: 10, 85)
        #expect(stage.view.dropState?.destination == .at(0, 2))
    }

    @Test("Onto an item that accepts drops: the half between the first and the last quarter")
    func onto() throws {
        func accept(_ stage: inout DragStage) throws {
            var traits = ItemTraits.standard
            traits.flags.insert(.acceptsDrops)
            try stage.view.setDefaultTraits(traits)
        }
        func proposed(_ y: Double) throws -> (IndexPath?, DropIntent) {
            let state = try place(50, y, change: accept)
            return (state.destination, state.proposal.intent)
        }
        let into = DropIntent.insertIntoDestinationIndexPath
        #expect(try proposed(25) == (.at(0, 1), .insertAtDestinationIndexPath))
        #expect(try proposed(25.1) == (.at(0, 1), into))
        #expect(try proposed(34.9) == (.at(0, 1), into))
        #expect(try proposed(35) == (.at(0, 2), .insertAtDestinationIndexPath))
        #expect(try place(50, 30, change: accept).line == .zero)
    }

    @Test("The element onto which items would be dropped says so")
    func target() throws {
        var stage = try DragStage()
        var traits = ItemTraits.standard
        traits.flags.insert(.acceptsDrops)
        try stage.view.setDefaultTraits(traits)
        try stage.enter(1, 50, 30)
        #expect(DragStage.items(try stage.show(), .isDropTarget) == [1])
        try stage.view.exitDrop()
        let frame = try stage.show()
        #expect(frame.elements.contains { $0.element == .cell(.at(0, 1)) && $0.flags == [] })
    }

    @Test("Nothing is dropped onto an item that is dragged, from elsewhere either")
    func ontoDragged() throws {
        var stage = try DragStage()
        var traits = ItemTraits.standard
        traits.drag = .yes
        traits.flags.insert(.acceptsDrops)
        try stage.view.setDefaultTraits(traits)
        #expect(try stage.drag(0, 1))
        try stage.enter(1, 50, 30)
        #expect(stage.view.dropState?.proposal.intent == .insertAtDestinationIndexPath)
        try stage.move(to: 50, 50)
        #expect(stage.view.dropState?.proposal.intent == .insertIntoDestinationIndexPath)
    }

    @Test("Each display frame looks for the place again: in other bounds, and by other traits")
    func everyFrame() throws {
        var stage = try DragStage()
        try stage.enter(1, 50, 70)
        #expect(stage.told() == ["enter 1", "drop at 0-4: 2"])
        var traits = ItemTraits.standard
        traits.flags.insert(.acceptsDrops)
        try stage.view.setDefaultTraits(traits)
        #expect(DragStage.items(try stage.show(), .isDropTarget) == [3])
        #expect(stage.told() == ["drop at 0-3: 2 into"])
        stage.bounds.height = 50
        try stage.show()
        #expect(stage.told() == ["drop at nothing: 0"])
    }

    @Test("The place goes along with the content under the pointer, and with updates")
    func follows() throws {
        var stage = try DragStage(counts: [50])
        try stage.enter(1, 50, 25)
        #expect(stage.told() == ["enter 1", "drop at 0-1: 2"])
        stage.bounds.y = 100
        try stage.show()
        #expect(stage.told() == ["drop at 0-6: 2"])
        try stage.view.performBatchUpdates(
            BatchUpdate(items: [.delete(.init(section: 0))]))
        try stage.show()
        #expect(stage.told() == ["drop at nothing: 0"])
    }

    @Test("An update that brings another item to the place has that item be the drop's target")
    func targetAfterUpdate() throws {
        var stage = try DragStage(counts: [5])
        var traits = ItemTraits.standard
        traits.flags.insert(.acceptsDrops)
        try stage.view.setDefaultTraits(traits)
        try stage.enter(1, 50, 70)
        #expect(DragStage.items(try stage.show(), .isDropTarget) == [3])
        try stage.view.performBatchUpdates(
            BatchUpdate(items: [.move(.at(0, 3), to: .at(0, 2))]),
            options: BatchUpdateOptions(animation: nil))
        #expect(DragStage.items(try stage.show(), .isDropTarget) == [3])
    }
}
