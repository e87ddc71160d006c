import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// The reference itself against rules D1 to D6, worked out by hand.
@Suite("Reference: updates")
struct ReferenceUpdateTests {
    @Test("D1, D2: a reload after a move and an insert is where the item that is left is")
    func moveInsertReload() throws {
        // As ChatLayout's testMoveInsertReloadProcessOrder, with places that do not collide.
        let stage = ReferenceStage([3])
        try stage.displayFrame()
        let outcome = stage.update([
            .move(.at(0, 2), to: .at(0, 0)), .insert(.at(0, 1)), .reload(.at(0, 0)),
        ])
        #expect(outcome == .done)
        #expect(stage.counts == [4])
        // 2, new, 0 reloaded, 1.
        #expect(stage.view(0, 0) == "2.1")
        #expect(stage.view(0, 1) == nil)
        #expect(stage.view(0, 2) == nil)
        #expect(stage.view(0, 3) == "1.1")
    }

    @Test("D1: inserts leave the others in their order")
    func inserts() throws {
        // ChatLayout's testItemInsertionPreservesExistingIdentifiers.
        let stage = ReferenceStage([2, 2, 0])
        try stage.displayFrame()
        stage.update([
            .insert(.at(0, 2)), .insert(.at(1, 0)), .insert(.at(2, 0)), .insert(.at(2, 1)),
        ])
        #expect(stage.counts == [3, 3, 2])
        #expect(stage.view(0, 1) == "1.1")
        #expect(stage.view(1, 1) == "2.1")
    }

    @Test("D1: deletes likewise")
    func deletes() throws {
        // ChatLayout's testItemDeletionRemovesItemsAndShiftsRemainingIdentifiers.
        let stage = ReferenceStage([2, 2, 1])
        stage.bounds.height = 50
        try stage.displayFrame()
        stage.update([.delete(.at(0, 1)), .delete(.at(1, 0)), .delete(.at(2, 0))])
        #expect(stage.counts == [1, 1, 0])
        #expect(stage.view(0, 0) == "0.1")
        #expect(stage.view(1, 0) == "3.1")
    }

    /// A section of as many items as its number and one more.
    private func igl690() throws -> ReferenceStage {
        let stage = ReferenceStage([1, 2, 3, 4, 5])
        stage.bounds.height = 150
        try stage.displayFrame()
        return stage
    }

    private var parts690: UpdateDescription {
        var update = UpdateDescription([
            .move(.section(2), to: .section(4)), .reload(.section(3), flags: .keepsContent),
            .delete(.section(4)), .insert(.section(2)),
        ])
        update.content = DataDescription.Chunk(itemCounts: [7])
        update.itemCount = 7
        return update
    }

    @Test("D1: moved, reloaded, deleted and inserted sections: 0, 1, new, 3 reloaded, 2")
    func sections() throws {
        let stage = try igl690()
        #expect(stage.update(parts690) == .done)
        #expect(stage.counts == [1, 2, 7, 4, 3])
        #expect(stage.view(4, 0) == "3.1")
        #expect(stage.view(3, 0) == nil)
    }

    @Test("D3: strictUIKit refuses the same, for the reason that UIKit has")
    func strict() throws {
        let stage = try igl690()
        let outcome = stage.update(parts690, BatchSettings(isStrictUIKit: true))
        #expect(outcome == .failure(.invalidUpdate(.conflict(.insert, .move, .section(4), .after))))
        #expect(stage.counts == [1, 2, 3, 4, 5])
    }

    @Test("D3: what excludes each other, and what does not exist")
    func refusals() throws {
        let stage = ReferenceStage([3, 3])
        func fault(_ parts: [UpdateItem]) -> InvalidUpdate? {
            // A variable: what a pattern takes out of a box in a temporary outlives the temporary.
            let outcome = stage.update(parts)
            guard case .failure(.invalidUpdate(let fault, _)) = outcome else { return nil }
            return fault
        }
        let twice = fault([.delete(.at(0, 1)), .move(.at(0, 0), to: .at(1, 0), count: 2)])
        #expect(twice == .conflict(.delete, .move, .at(0, 1), .before))
        let target = fault([.insert(.at(0, 1)), .move(.at(1, 0), to: .at(0, 0), count: 2)])
        #expect(target == .conflict(.insert, .move, .at(0, 1), .after))
        #expect(
            fault([.delete(.at(0, 2), count: 2)])
                == .missing(.delete, .at(0, 3), count: 3, .before))
        #expect(
            fault([.insert(.at(1, 5)), .delete(.at(1, 0))])
                == .missing(.insert, .at(1, 5), count: 3, .after))
        #expect(fault([.delete(.section(2))]) == .missing(.delete, .section(2), count: 2, .before))
        #expect(
            fault([.move(.at(0, 0), to: .at(0, 2)), .reconfigure(.at(0, 0), flags: .keepsContent)])
                == nil)
    }

    @Test("D3: the counts that the host states")
    func counts() throws {
        let stage = ReferenceStage([3, 3])
        var update = UpdateDescription([.delete(.at(0, 1)), .move(.at(0, 0), to: .at(1, 0))])
        update.itemCountsAfter = [2, 4]
        let counts = InvalidUpdate.Counts(
            before: 3, after: 2, inserted: 0, deleted: 1, movedIn: 0, movedOut: 1)
        #expect(
            stage.update(update) == .failure(.invalidUpdate(.itemCount(section: 0, counts))))
        update.itemCountsAfter = [1, 4]
        #expect(stage.update(update) == .done)
    }

    @Test("D1: what is said of items in a deleted section is dropped, but for moves elsewhere")
    func deletedSection() throws {
        let stage = ReferenceStage([2, 2])
        try stage.displayFrame()
        let outcome = stage.update([
            .delete(.section(0)), .delete(.at(0, 0)), .move(.at(0, 1), to: .at(0, 2)),
        ])
        #expect(outcome == .done)
        #expect(stage.counts == [3])
        #expect(stage.view(0, 2) == "1.1")
    }

    @Test("D6: bindings of deleted, reloaded and reconfigured items end with the update")
    func bindings() throws {
        let stage = ReferenceStage([4])
        try stage.displayFrame()
        stage.update([
            .delete(.at(0, 0)), .reload(.at(0, 1), flags: .keepsContent),
            .reconfigure(.at(0, 2), flags: .keepsContent),
        ])
        let current = (0..<4).map {
            stage.reference.perform(
                .call(IsCurrent(Binding(view: ReusableView(rawValue: $0), generation: 1))))
        }
        #expect(current == [.flag(false), .flag(false), .flag(false), .flag(true)])
        let frame = try stage.displayFrame()
        #expect(frame.lines == ["0-0 in 0.2 at 0", "0-1 in 2.2 at 10", "0-2 in 3.1 at 20"])
        #expect(frame.removed == [1])
    }

    @Test("D5: parts of batches within batches are one, completions outermost first")
    func nested() throws {
        let stage = ReferenceStage([3])
        try stage.displayFrame()
        let door = stage.reference
        #expect(door.perform(.beginBatch(BatchSettings(tag: 1))) == .done)
        stage.update([.delete(.at(0, 0))], BatchSettings(tag: 2))
        #expect(door.perform(.beginBatch(BatchSettings(tag: 3))) == .done)
        stage.update([.delete(.at(0, 1))], BatchSettings(tag: 4))
        #expect(door.perform(.endBatch) == .done)
        #expect(stage.counts == [3])
        let data = DataDescription(metrics: [], chunks: [])
        #expect(door.perform(.setData(data)) == .failure(.wrongState(.batchIsOpen)))
        #expect(door.perform(.endBatch) == .done)
        #expect(stage.counts == [1])
        #expect(door.perform(.endBatch) == .failure(.wrongState(.noBatchIsOpen)))
        #expect(try stage.displayFrame().completions.map(\.tag) == [1, 2, 4, 3])
    }
}
