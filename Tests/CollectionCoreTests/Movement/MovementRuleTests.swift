import CollectionCore
import Testing

/// R1 to R9: items that a person moves.
@Suite("R: interactive movement")
struct MovementRuleTests {
    @Test("The held item is at the pointer, above all, and the others make room over time")
    func shown() throws {
        var stage = try MovementStage(rows: [20, 20, 20, 20])
        #expect(try stage.pickUp(0, 0))
        try stage.move(to: 50, 32)
        // Half of a row, and a bit more.
        var frame = try stage.show()
        #expect(
            MovementStage.tops(frame) == ["0-0": 22, "0-1": 20, "0-2": 40, "0-3": 60])
        #expect(frame.elements.last?.element == .cell(.at(0, 0)))
        #expect(frame.elements.last?.flags == .isHeld)
        frame = try stage.show(after: 125)
        #expect(MovementStage.tops(frame)["0-1"] == 10)
        #expect(MovementStage.tops(frame)["0-0"] == 22)
        frame = try stage.show(after: 125)
        #expect(MovementStage.tops(frame) == ["0-0": 22, "0-1": 0, "0-2": 40, "0-3": 60])
        #expect(stage.told() == ["move 0-0 0-0", "move 0-0 elsewhere 0-1 0-0"])
    }

    @Test("More than half of a neighbour is needed, half is not enough")
    func half() throws {
        for (distance, target) in [(10.0, UInt32(1)), (10.01, 2), (-10, 1), (-10.01, 0)] {
            var stage = try MovementStage(rows: [20, 20, 20, 20])
            #expect(try stage.pickUp(0, 1))
            try stage.move(to: 50, 30 + distance)
            #expect(stage.view.interactiveMovement?.target == .at(0, target))
        }
    }

    @Test("Half of the neighbour counts, whatever the length of the held item")
    func unequal() throws {
        var stage = try MovementStage(rows: [50, 200, 50], height: 400)
        #expect(try stage.pickUp(0, 0))
        for (y, target) in [(125.0, UInt32(0)), (126, 1), (125.5, 1), (124, 0)] {
            try stage.move(to: 50, y)
            #expect(stage.view.interactiveMovement?.target == .at(0, target), "\(y)")
        }
    }

    @Test("As the item is let go, it goes to its place, and the data is changed once")
    func end() throws {
        var stage = try MovementStage(rows: [20, 20, 20, 20])
        let view = stage.view.reusableView(for: .cell(.at(0, 0)))?.view
        #expect(try stage.pickUp(0, 0))
        try stage.move(to: 50, 55)
        try stage.rest()
        _ = stage.told()
        try stage.letGo()
        #expect(stage.told() == ["moved 0-2 0-0", "item is 0-2 0-0"])
        #expect(stage.model == [[1, 2, 0, 3]])
        #expect(stage.view.reusableView(for: .cell(.at(0, 2)))?.view == view)
        var frame = try stage.show()
        #expect(
            MovementStage.tops(frame) == ["0-0": 0, "0-1": 20, "0-2": 45, "0-3": 60])
        frame = try stage.show(after: 125)
        #expect(MovementStage.tops(frame)["0-2"] == 42.5)
        frame = try stage.show(after: 125)
        #expect(MovementStage.tops(frame)["0-2"] == 40)
        #expect(frame.completions == [])
        #expect(stage.view.wakeAt == nil)
        #expect(stage.view.brokenInvariant() == nil)
    }

    @Test("Let go where it was, the item goes back, and nothing is told of the data")
    func nothing() throws {
        var stage = try MovementStage(rows: [20, 20, 20])
        #expect(try stage.pickUp(0, 1))
        try stage.move(to: 60, 35)
        try stage.show()
        try stage.letGo()
        #expect(stage.told() == ["move 0-1 0-1", "moved 0-1 0-1"])
        #expect(MovementStage.tops(try stage.show(after: 10))["0-1"] != 20)
        #expect(MovementStage.tops(try stage.rest()) == ["0-0": 0, "0-1": 20, "0-2": 40])
    }

    @Test("Cancelled, all go back")
    func cancel() throws {
        var stage = try MovementStage(rows: [20, 20, 20])
        #expect(try stage.pickUp(0, 0))
        try stage.move(to: 50, 50)
        try stage.rest()
        _ = stage.told()
        try stage.view.cancelInteractiveMovement()
        #expect(stage.told() == ["moved back 0-0 0-0"])
        #expect(stage.view.interactiveMovement == nil)
        let tops = MovementStage.tops(try stage.show())
        #expect(tops == ["0-0": 40, "0-1": 0, "0-2": 20])
        #expect(MovementStage.tops(try stage.rest()) == ["0-0": 0, "0-1": 20, "0-2": 40])
        #expect(throws: CollectionError.wrongState(.noMovement)) {
            try stage.view.cancelInteractiveMovement()
        }
    }

    @Test("What may not be moved is not picked up")
    func refused() throws {
        var stage = try MovementStage(rows: [20, 20])
        var traits = ItemTraits.inherited
        traits.move = .no
        let runs = [ItemRun(indexPath: .at(0, 1), count: 1)]
        try stage.view.setTraits(([traits] as [1 of ItemTraits]).span, ofItems: runs.span)
        #expect(try !stage.pickUp(0, 1))
        #expect(throws: CollectionError.self) { try stage.pickUp(0, 2) }
        try stage.view.beginBatchUpdates()
        #expect(try !stage.pickUp(0, 0))
        try stage.view.endBatchUpdates()
        #expect(try stage.pickUp(0, 0))
        #expect(try !stage.pickUp(0, 0))
        #expect(throws: CollectionError.wrongState(.itemIsBeingMoved)) {
            try stage.view.startInteractiveTransition(to: .flow(FlowLayout()))
        }
        #expect(throws: CollectionError.self) { try stage.move(to: .nan, 0) }
        #expect(stage.told() == ["move 0-0 0-0"])
    }

    @Test("Into another section, an empty one as well")
    func sections() throws {
        let row = Size(width: 100, height: 20)
        var list = MovementStage.list
        list.sectionMetrics.headerReferenceSize = Size(width: 100, height: 10)
        for (y, target) in [
            (30.0, IndexPath.at(0, 0)), (31, .at(0, 1)), (52, .at(1, 0)), (62, .at(2, 0)),
            (80, .at(2, 1)), (300, .at(2, 1)),
        ] {
            var stage = try MovementStage(
                .list(list), sections: [[row, row], [], [row]], height: 200)
            #expect(try stage.pickUp(0, 0))
            try stage.move(to: 50, y)
            #expect(stage.view.interactiveMovement?.target == target, "\(y)")
            try stage.letGo()
            #expect(try stage.rest().elements.count == 6)
            #expect(stage.view.brokenInvariant() == nil)
        }
        var stage = try MovementStage(
            .list(list), sections: [[row, row], [], [row]], height: 200
        ) { $0.policy = .currentSection }
        #expect(try stage.pickUp(0, 0))
        try stage.move(to: 50, 150)
        #expect(stage.view.interactiveMovement?.target == .at(0, 1))
    }

    @Test("Far from its section an item takes the place that is nearest, however long others are")
    func farAway() throws {
        let row = Size(width: 100, height: 20)
        let many = Array(repeating: row, count: 100_000)
        var stage = try MovementStage(
            .list(MovementStage.list), sections: [[row, row, row], many]
        ) { $0.policy = .currentSection }
        #expect(try stage.pickUp(0, 0))
        stage.bounds.y = 1_500_000
        try stage.show()
        #expect(stage.view.interactiveMovement?.target == .at(0, 2))
    }

    @Test("An item that is moved on goes through an empty section to the one behind it")
    func emptySection() throws {
        let photo = Size(width: 30, height: 30)
        var grid = GridLayout()
        grid.lanes = .fixed(3)
        grid.sectionMetrics.itemSize = photo
        var flow = FlowLayout()
        flow.sectionMetrics.minimumInteritemSpacing = 0
        for layout in [Layout.grid(grid), .flow(flow)] {
            var stage = try MovementStage(
                layout, sections: [[photo, photo, photo], [], [photo, photo]], height: 300)
            #expect(try stage.pickUp(0, 0))
            var sections: [UInt32] = []
            for y in stride(from: 15.0, through: 290, by: 5) {
                try stage.move(to: 15, y)
                try stage.show(after: 16)
                let target = try #require(stage.view.interactiveMovement?.target)
                sections.append(target.section)
            }
            #expect(sections.last == 2 && sections == sections.sorted())
        }
    }

    @Test("A section that scrolls across under the item brings other places near")
    func across() throws {
        let item = Size(width: 40, height: 20)
        var stage = try MovementStage(
            FocusStage.across, sections: [Array(repeating: item, count: 10)])
        #expect(try stage.pickUp(0, 0))
        for (offset, target) in [(0.0, UInt32(0)), (30, 1), (70, 2), (30, 1), (0, 0)] {
            try stage.view.setOrthogonalContentOffset(offset, ofSection: 0)
            try stage.show()
            // The middles of the places are at 20, 60, 100, less the offset.
            try stage.move(to: 21, 10)
            #expect(stage.view.interactiveMovement?.target == .at(0, target), "\(offset)")
            try stage.move(to: 22, 10)
            #expect(stage.view.interactiveMovement?.target == .at(0, target), "\(offset)")
        }
    }

    @Test("A question that fails leaves the item where it is held")
    func failure() throws {
        let tall = Size(width: 40, height: 16_777_216)
        var stage = try MovementStage(
            .flow(FlowLayout()), sections: [Array(repeating: tall, count: 5000)])
        #expect(try stage.pickUp(0, 0))
        try stage.view.setBounds(Rect(x: 0, y: 0, width: 50, height: 100))
        #expect(throws: CollectionError.contentTooLong) { try stage.view.contentSize() }
        let frame = try stage.show(after: 10)
        #expect(frame.elements.filter { $0.flags.contains(.isHeld) }.count == 1)
        try stage.move(to: 90, 50)
        #expect(stage.view.interactiveMovement?.target == .at(0, 1))
    }

    @Test("An update moves the item along, and it stays behind the same neighbour")
    func updates() throws {
        var stage = try MovementStage(rows: [20, 20, 20, 20], height: 200)
        #expect(try stage.pickUp(0, 0))
        try stage.move(to: 50, 32)
        try stage.rest()
        #expect(stage.view.interactiveMovement?.target == .at(0, 1))
        try stage.view.performBatchUpdates(
            BatchUpdate(
                items: [.insert(.at(0, 0), count: 2)],
                content: try UpdateContent(rows: [20, 20], limits: stage.view.limits)))
        #expect(stage.view.interactiveMovement?.source == .at(0, 2))
        #expect(stage.view.interactiveMovement?.target == .at(0, 3))
        let frame = try stage.rest()
        #expect(MovementStage.tops(frame)["0-2"] == 22)
        try stage.view.performBatchUpdates(BatchUpdate(items: [.delete(.at(0, 2))]))
        #expect(stage.view.interactiveMovement == nil)
        #expect(stage.told().last == "moved back 0-2 old 0-2")
        #expect(try stage.rest().elements.count == 5)
    }
}

extension UpdateContent {
    init(rows: [Float], limits: Limits) throws {
        let numbers: [UInt32] = []
        let widths = rows.map { _ in Float(100) }
        try self.init(
            metrics: [], itemCounts: numbers.span, sectionMetrics: numbers.span,
            widths: widths.span, heights: rows.span, reuseIdentifiers: numbers.span,
            options: [], itemCount: rows.count, limits: limits)
    }
}
