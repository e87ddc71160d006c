import CollectionCore
import Testing

/// O4: items that are locked, and places that items keep.
@Suite("O4: drops beside items that keep their places")
struct DropLockTests {
    private func keep(_ stage: inout DragStage, first: UInt32 = 0, last: UInt32 = 0) throws {
        var movement = MovementConfiguration()
        (movement.lockedItemsAtStart, movement.lockedItemsAtEnd) = (first, last)
        try stage.view.setMovementConfiguration(movement)
    }

    private func lock(_ stage: inout DragStage, _ path: IndexPath) throws {
        var locked = ItemTraits.inherited
        locked.flags = [.areOwn, .isLocked]
        let run = [ItemRun(indexPath: path, count: 1)]
        try stage.view.setTraits(([locked] as [1 of ItemTraits]).span, ofItems: run.span)
    }

    @Test("Items from elsewhere and copies do not move them, either")
    func copies() throws {
        var stage = try DragStage { $0.allowsMoveOperation = false }
        try keep(&stage, first: 1)
        try lock(&stage, .at(0, 3))
        func proposed(_ y: Double) throws -> DropOperation? {
            try stage.move(to: 50, y)
            return stage.view.dropState?.proposal.operation
        }
        for isLocal in [false, true] {
            if isLocal {
                #expect(try stage.drag(0, 5))
                try stage.enterOwn(50, 5)
            } else {
                try stage.enter(2, 50, 5)
            }
            #expect(try proposed(5) == .forbidden)
            #expect(try proposed(55) == .forbidden)
            #expect(try proposed(75) == .copy)
        }
    }

    @Test("Places are kept in sections with fewer items, too")
    func emptySections() throws {
        var stage = try DragStage(counts: [0])
        try keep(&stage, first: 1)
        try stage.enter(1, 50, 50)
        #expect(stage.view.dropState?.destination == .at(0, 0))
        #expect(stage.view.dropState?.proposal == DropProposal(.forbidden))
        try keep(&stage, last: 1)
        try stage.move(to: 50, 50)
        #expect(stage.view.dropState?.proposal == DropProposal(.forbidden))
    }

    @Test("None of the dragged items is in such a place, wherever it is among them")
    func dragged() throws {
        var stage = try DragStage(counts: [3, 3])
        try stage.select([.at(0, 1), .at(0, 2), .at(1, 0), .at(1, 1)])
        #expect(try stage.drag(1, 0))
        try stage.enterOwn(50, 95)
        #expect(stage.view.dropState?.destination == .at(1, 2))
        #expect(stage.view.dropState?.proposal.operation == .move)
        try keep(&stage, last: 1)
        try stage.move(to: 50, 95)
        #expect(stage.view.dropState?.proposal == DropProposal(.forbidden))
        try keep(&stage)
        try lock(&stage, .at(1, 0))
        try stage.move(to: 50, 95)
        #expect(stage.view.dropState?.proposal == DropProposal(.forbidden))
    }
}
