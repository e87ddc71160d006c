import CollectionCore
import Testing

/// R3, R5, R7 to R9, R11: movements while something else changes.
@Suite("R: movement and changes")
struct MovementChangeTests {
    private func insert(
        _ rows: [Float], at path: IndexPath, in stage: inout MovementStage
    ) throws {
        try stage.view.performBatchUpdates(
            BatchUpdate(
                items: [.insert(path, count: UInt32(rows.count))],
                content: try UpdateContent(rows: rows, limits: stage.view.limits)))
    }

    @Test("While a batch is open an item is not let go elsewhere, and is held on")
    func batch() throws {
        var stage = try MovementStage(rows: [20, 20, 20])
        #expect(try stage.pickUp(0, 0))
        try stage.move(to: 50, 35)
        try stage.view.beginBatchUpdates()
        #expect(throws: CollectionError.wrongState(.batchIsOpen)) { try stage.letGo() }
        #expect(stage.view.interactiveMovement?.target == .at(0, 1))
        try stage.view.endBatchUpdates()
        try stage.letGo()
        #expect(stage.told().last == "item is 0-1 0-0")
    }

    @Test("A locked item is not picked up")
    func locked() throws {
        var stage = try MovementStage(rows: [20, 20])
        var traits = ItemTraits.inherited
        traits.flags = [.areOwn, .isLocked]
        let runs = [ItemRun(indexPath: .at(0, 1), count: 1)]
        try stage.view.setTraits(([traits] as [1 of ItemTraits]).span, ofItems: runs.span)
        #expect(try !stage.pickUp(0, 1))
        #expect(try stage.pickUp(0, 0))
    }

    @Test("What is inserted before the bounds changes no target: the content anchor counts first")
    func insertedBefore() throws {
        var stage = try MovementStage(rows: [20, 20, 20, 20, 20, 20, 20, 20])
        stage.bounds.y = 30
        try stage.show()
        #expect(try stage.pickUp(0, 4))
        try insert([20], at: .at(0, 0), in: &stage)
        // The pointer is where it was, and so is the content under it.
        try stage.move(to: 50, 60)
        #expect(try stage.show().contentOffset.y == 50)
        #expect(stage.view.interactiveMovement?.target == .at(0, 5))
        #expect(stage.told() == ["move 0-4 0-4"])
    }

    @Test("An item that is held is no content anchor")
    func anchor() throws {
        var stage = try MovementStage(rows: [20, 20, 20, 20, 20, 20, 20, 20])
        stage.bounds.y = 20
        try stage.show()
        #expect(try stage.pickUp(0, 1))
        try stage.show()
        try insert([20], at: .at(0, 0), in: &stage)
        #expect(try stage.show().contentOffset.y == 40)
    }

    @Test("What goes back moves no content, also where an update follows at once")
    func cancelledBeforeUpdate() throws {
        var stage = try MovementStage(rows: [20, 20, 20, 20, 20, 20, 20, 20])
        stage.bounds.y = 30
        try stage.show()
        #expect(try stage.pickUp(0, 6))
        try stage.move(to: 50, 5)
        try stage.rest()
        #expect(stage.view.interactiveMovement?.target == .at(0, 1))
        try stage.view.cancelInteractiveMovement()
        try insert([20], at: .at(0, 0), in: &stage)
        #expect(try stage.show().contentOffset.y == 50)
    }

    @Test("Other bounds count as well where the host has said them before the display frame")
    func boundsBefore() throws {
        var stage = try MovementStage(rows: [20, 20, 20, 20, 20, 20, 20, 20])
        #expect(try stage.pickUp(0, 0))
        stage.bounds.y = 40
        try stage.view.setBounds(stage.bounds)
        #expect(try stage.view.layoutAttributes(for: .cell(.at(0, 0))).frame.y == 40)
        try stage.show()
        #expect(stage.view.interactiveMovement?.target == .at(0, 2))
    }

    @Test("An item that is let go comes from the pointer, wherever the next display frame is")
    func scrolledAfterwards() throws {
        var stage = try MovementStage(rows: [20, 20, 20, 20, 20, 20, 20, 20])
        #expect(try stage.pickUp(0, 0))
        try stage.show()
        try stage.move(to: 50, 50)
        try stage.letGo()
        stage.bounds.y = 30
        #expect(MovementStage.tops(try stage.show())["0-2"] == 70)
    }

    @Test("Separators are moved along with the item, also where its slot is not in sight")
    func separators() throws {
        var list = MovementStage.list
        let row = Size(width: 100, height: 20)
        var stage = try MovementStage(
            .list(list), sections: [Array(repeating: row, count: 30)]
        ) { $0.cadence = .slow }
        list.separatorKind = try stage.view.registerElementKind(Array("line".utf8).span)
        list.separatorThickness = 1
        try stage.view.setLayout(.list(list))
        try stage.show()
        #expect(try stage.pickUp(0, 0))
        stage.bounds.y = 300
        let lines = try stage.show().elements.filter {
            $0.element.category == .decoration && $0.element.indexPath == .at(0, 0)
        }
        #expect(lines.map(\.frame.y) == [319])
        #expect(lines.map(\.zIndex) == [.max])
    }

    @Test("Picked up on its way, an item has its separators with it at once")
    func separatorsOnTheirWay() throws {
        var list = MovementStage.list
        let row = Size(width: 100, height: 20)
        var stage = try MovementStage(.list(list), sections: [Array(repeating: row, count: 9)])
        list.separatorKind = try stage.view.registerElementKind(Array("line".utf8).span)
        list.separatorThickness = 1
        try stage.view.setLayout(.list(list))
        try stage.show()
        #expect(try stage.pickUp(0, 0))
        try stage.move(to: 50, 55)
        try stage.rest()
        try stage.letGo()
        try stage.show()
        let onItsWay = try stage.show(after: 50)
        #expect(MovementStage.tops(onItsWay)["0-2"] != 40)
        #expect(try stage.pickUp(0, 2))
        for y in stride(from: 50.0, to: 70, by: 2) {
            try stage.move(to: 50, y)
            let elements = try stage.show(after: 16).elements
                .filter { $0.element.indexPath == .at(0, 2) }
            let item = try #require(elements.first { $0.element.category == .cell })
            let line = try #require(elements.first { $0.element.category != .cell })
            #expect(line.frame.y == item.frame.y + 19)
        }
    }

    @Test("A section without length and items is a place, wherever it is")
    func emptySection() throws {
        let row = Size(width: 100, height: 20)
        for (y, target) in [
            (-50.0, IndexPath.at(0, 0)), (4, .at(0, 0)), (6, .at(1, 0)), (24, .at(1, 1)),
            (34, .at(2, 0)), (38, .at(3, 0)), (90, .at(3, 0)),
        ] {
            var stage = try MovementStage(
                .list(MovementStage.list), sections: [[], [row, row], [], []])
            #expect(try stage.pickUp(1, 0))
            try stage.move(to: 50, y)
            #expect(stage.view.interactiveMovement?.target == target, "\(y)")
            try stage.show()
            #expect(stage.view.interactiveMovement?.target == target, "\(y)")
            try stage.letGo()
            _ = stage.told()
            try stage.rest()
            #expect(stage.model[Int(target.section)].contains(0))
            #expect(stage.view.brokenInvariant() == nil)
        }
    }

    @Test("An item goes into an empty section between two others from either side, and out again")
    func emptySectionBetween() throws {
        let row = Size(width: 100, height: 20)
        var stage = try MovementStage(
            .list(MovementStage.list), sections: [[row, row], [], [row, row]])
        #expect(try stage.pickUp(0, 0))
        for (y, target) in [
            (30.0, IndexPath.at(0, 1)), (34, .at(0, 1)), (36, .at(1, 0)), (30, .at(1, 0)),
            (21, .at(1, 0)), (19, .at(0, 0)), (30, .at(0, 1)), (36, .at(1, 0)), (41, .at(2, 1)),
            (38, .at(2, 0)), (26, .at(2, 0)), (24, .at(1, 0)),
        ] {
            try stage.move(to: 50, y)
            #expect(stage.view.interactiveMovement?.target == target, "\(y)")
        }
        try stage.letGo()
        _ = stage.told()
        #expect(stage.model == [[1], [0], [2, 3]])
        #expect(stage.view.brokenInvariant() == nil)
    }

    @Test("The only item of a section finds back to it")
    func onlyItem() throws {
        let row = Size(width: 100, height: 20)
        var stage = try MovementStage(
            .list(MovementStage.list), sections: [[row, row], [row], [row, row]])
        #expect(try stage.pickUp(1, 0))
        try stage.move(to: 50, 10)
        #expect(stage.view.interactiveMovement?.target == .at(0, 0))
        try stage.move(to: 50, 49)
        #expect(stage.view.interactiveMovement?.target == .at(0, 2))
        try stage.move(to: 50, 56)
        #expect(stage.view.interactiveMovement?.target == .at(1, 0))
    }

    @Test("A target that was due is told in the order of times")
    func due() throws {
        var stage = try MovementStage(
            .list(MovementStage.list),
            sections: [Array(repeating: Size(width: 100, height: 20), count: 4)],
            mask: [.movement, .completions]
        ) { $0.cadence = .fast }
        for (tag, milliseconds) in [(1, 100), (2, 300)] as [(UInt64, UInt64)] {
            let animation = Animation(duration_ns: milliseconds * 1_000_000)
            try stage.view.performBatchUpdates(
                BatchUpdate(items: []),
                options: BatchUpdateOptions(animation: animation, tag: tag))
        }
        try stage.show()
        _ = stage.told()
        #expect(try stage.pickUp(0, 0))
        try stage.move(to: 50, 35)
        try stage.show(after: 1000)
        #expect(
            stage.told() == [
                "move 0-0 0-0", "complete 1", "move 0-0 elsewhere 0-1 0-0", "complete 2",
            ])
    }

    @Test("Another layout cancels, as an update does")
    func layout() throws {
        var stage = try MovementStage(rows: [20, 20, 20])
        #expect(try stage.pickUp(0, 0))
        _ = stage.view.nextEvents()
        try stage.view.setLayout(.list(MovementStage.list))
        let events = stage.view.nextEvents().events
        #expect(events.map(\.kind) == [.movementCancelled])
        #expect(events.map(\.origin) == [.update])
    }
}
