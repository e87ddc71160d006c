import CollectionCore
import Testing

/// O8: items that refuse drops at one of their sides, or at both.
@Suite("O8: sides of items that refuse drops")
struct DropSidesTests {
    private func refuse(
        _ sides: DropSides, _ item: UInt32, _ stage: inout DragStage
    ) throws {
        let run = [ItemRun(indexPath: .at(0, item), count: 1)]
        try stage.view.refuseDrops(at: ([sides] as [1 of DropSides]).span, ofItems: run.span)
    }

    private func proposal(_ y: Double, _ stage: inout DragStage) throws -> DropProposal? {
        try stage.move(to: 50, y)
        return stage.view.dropState?.proposal
    }

    @Test("A place is forbidden if the item before it or the item behind it refuses it")
    func places() throws {
        for (sides, item) in [(DropSides.behind, UInt32(1)), (.before, 2)] {
            var stage = try DragStage()
            try refuse(sides, item, &stage)
            try stage.enter(1, 50, 5)
            #expect(try proposal(25, &stage)?.operation == .copy)
            // Between the items 1 and 2, from both sides.
            #expect(try proposal(35, &stage) == DropProposal(.forbidden))
            #expect(try proposal(45, &stage) == DropProposal(.forbidden))
            #expect(try proposal(55, &stage)?.operation == .copy)
            // What was said is taken back.
            try refuse([], item, &stage)
            #expect(try proposal(36, &stage)?.operation == .copy)
        }
    }

    @Test("What a side refuses is dropped onto the item, if the item accepts drops")
    func onto() throws {
        var stage = try DragStage()
        var traits = ItemTraits.standard
        traits.flags.insert(.acceptsDrops)
        try stage.view.setDefaultTraits(traits)
        try refuse([.before, .behind], 1, &stage)
        try refuse(.behind, 3, &stage)
        try stage.enter(1, 50, 5)
        let into = DropIntent.insertIntoDestinationIndexPath
        for y in [20.5, 30, 39.5, 70, 79.5] {
            #expect(try proposal(y, &stage)?.intent == into)
        }
        #expect(try proposal(61, &stage)?.intent == .insertAtDestinationIndexPath)
    }

    @Test("No gap opens, and no drop is performed, where an item refuses it")
    func gaps() throws {
        var stage = try DragStage { $0.opensGaps = true }
        try refuse(.before, 0, &stage)
        try stage.enter(1, 50, 5)
        #expect(stage.view.dropState?.proposal == DropProposal(.forbidden))
        #expect(stage.view.hasUncommittedUpdates == false)
        #expect(try stage.view.performDrop(at: stage.time_ns) == false)
    }

    @Test("Refused sides move with their items, and end with them")
    func updates() throws {
        var stage = try DragStage()
        try refuse(.before, 4, &stage)
        try stage.view.performBatchUpdates(BatchUpdate(items: [.move(.at(0, 4), to: .at(0, 1))]))
        try stage.show()
        try stage.enter(1, 50, 5)
        #expect(try proposal(21, &stage) == DropProposal(.forbidden))
        #expect(try proposal(81, &stage)?.operation == .copy)
        try stage.view.performBatchUpdates(BatchUpdate(items: [.delete(.at(0, 1))]))
        try stage.show()
        #expect(try proposal(22, &stage)?.operation == .copy)
    }

    @Test("Keys pass over a place that is refused")
    func keys() throws {
        var stage = try DragStage { $0.isDragInteractionEnabled = true }
        var focus = FocusConfiguration()
        focus.allowsFocus = true
        stage.view.setFocusConfiguration(focus)
        try refuse(.behind, 3, &stage)
        try stage.view.setFocusedElement(.cell(.at(0, 2)))
        #expect(try stage.press(.enter, .alt))
        #expect(stage.view.dropState?.destination == .at(0, 3))
        #expect(try stage.press(.down))
        #expect(stage.view.dropState?.destination == .at(0, 5))
    }

    @Test("Sides that do not exist, and lists of unequal lengths, are refused")
    func refusals() throws {
        var stage = try DragStage()
        let run = [ItemRun(indexPath: .at(0, 0), count: 1)]
        let (wrong, none): ([DropSides], [DropSides]) = ([DropSides(rawValue: 4)], [])
        #expect(throws: CollectionError.invalidNumber("sides", index: 0, .unknownValue)) {
            try stage.view.refuseDrops(at: wrong.span, ofItems: run.span)
        }
        #expect(throws: CollectionError.unequalColumns("sides", count: 0, expected: 1)) {
            try stage.view.refuseDrops(at: none.span, ofItems: run.span)
        }
    }
}
