import CollectionCore
import CollectionReference
import Testing

/// Section S of docs/semantics.md, as far as a host selects.
@Suite("S: selection")
struct SelectionRuleTests {
    private func path(_ item: UInt32, _ section: UInt32 = 0) -> IndexPath {
        IndexPath(section: section, item: item)
    }

    private func run(_ item: UInt32, _ count: UInt64 = 1, section: UInt32 = 0) -> ItemRun {
        ItemRun(indexPath: path(item, section), count: count)
    }

    private func stage(
        _ sections: [UInt32] = [10], _ change: (inout SelectionConfiguration) -> Void = { _ in }
    ) throws -> EventStage {
        var stage = try EventStage(sections, mask: .selection)
        var configuration = SelectionConfiguration()
        configuration.allowsMultipleSelection = true
        change(&configuration)
        stage.view.setSelectionConfiguration(configuration)
        return stage
    }

    @Test("S1: cells tell that they are selected, and no other element is told of")
    func states() throws {
        var stage = try stage([100])
        try stage.show(0)
        try stage.view.changeSelection(.select, ([run(2)] as [1 of ItemRun]).span)
        let frame = try stage.show(0)
        #expect(frame.elements.map(\.element) == [.cell(path(2))])
        #expect(frame.elements.map(\.flags) == [.isSelected] && !frame.didLayoutChange)
        #expect(try stage.show(0).elements.isEmpty)
        try stage.view.changeSelection(.clear)
        #expect(try stage.show(0).elements.map(\.flags) == [[]])
    }

    @Test("S4: selecting another item replaces the one that may be selected")
    func single() throws {
        var stage = try stage { $0.allowsMultipleSelection = false }
        try stage.view.changeSelection(.select, ([run(3)] as [1 of ItemRun]).span)
        try stage.view.changeSelection(.select, ([run(5)] as [1 of ItemRun]).span)
        #expect(try stage.view.selectedRuns() == [run(5)])
        #expect(throws: CollectionError.invalidArgument("runs", .tooLong)) {
            try stage.view.changeSelection(.select, ([run(5, 2)] as [1 of ItemRun]).span)
        }
        #expect(throws: CollectionError.wrongState(.selectionIsSingle)) {
            try stage.view.changeSelection(.selectAll)
        }
        for action in [SelectionAction.extend, .extendAdding] {
            #expect(throws: CollectionError.wrongState(.selectionIsSingle)) {
                try stage.view.changeSelection(action, ([run(8)] as [1 of ItemRun]).span)
            }
        }
        #expect(try stage.view.selectedRuns() == [run(5)])
        try stage.view.changeSelection(.select, options: .isExclusive)
        #expect(stage.told() == ["selected 1, 0 of 1", "selected 1, 1 of 1"])
    }

    @Test("S6: all and the others leave an anchor, from which the next extension goes")
    func anchorOfAll() throws {
        for action in [SelectionAction.selectAll, .invert] {
            var stage = try stage()
            try stage.view.changeSelection(action)
            #expect(stage.view.currentSelection.anchor == path(0))
            try stage.view.changeSelection(.extend, ([run(4)] as [1 of ItemRun]).span)
            #expect(try stage.view.selectedRuns() == [run(0, 5)])
        }
    }

    @Test("S3: as a person does, what traits do not allow stays as it is")
    func asUser() throws {
        var stage = try stage()
        var no = ItemTraits.inherited
        (no.select, no.deselect) = (.no, .no)
        try stage.view.setTraits(
            ([no] as [1 of ItemTraits]).span, ofItems: ([run(3, 2)] as [1 of ItemRun]).span)
        try stage.view.changeSelection(.selectAll, options: .asUser)
        #expect(try stage.view.selectedRuns() == [run(0, 3), run(5, 5)])
        try stage.view.changeSelection(.select, ([run(3)] as [1 of ItemRun]).span)
        try stage.view.changeSelection(
            .deselect, ([run(2, 2)] as [1 of ItemRun]).span, options: .asUser)
        #expect(try stage.view.selectedRuns() == [run(0, 2), run(3), run(5, 5)])
        try stage.view.changeSelection(.invert, options: .asUser)
        #expect(try stage.view.selectedRuns() == [run(2, 2)])
    }

    @Test("S6: an extension goes from the anchor, across sections")
    func extending() throws {
        var stage = try stage([4, 4])
        try stage.view.changeSelection(.select, ([run(2)] as [1 of ItemRun]).span)
        try stage.view.changeSelection(.extend, ([run(1, section: 1)] as [1 of ItemRun]).span)
        #expect(try stage.view.selectedRuns() == [run(2, 4)])
        #expect(stage.view.currentSelection.anchor == path(2))
        #expect(stage.view.currentSelection.lead == path(1, 1))
        try stage.view.changeSelection(.extend, ([run(0)] as [1 of ItemRun]).span)
        #expect(try stage.view.selectedRuns() == [run(0, 3)])
        try stage.view.changeSelection(.select, ([run(3, section: 1)] as [1 of ItemRun]).span)
        try stage.view.changeSelection(.extendAdding, ([run(1, section: 1)] as [1 of ItemRun]).span)
        try stage.view.changeSelection(.extendAdding, ([run(2, section: 1)] as [1 of ItemRun]).span)
        #expect(try stage.view.selectedRuns() == [run(0, 3), run(2, 2, section: 1)])
    }

    @Test("S7: a batch is told once, and not at all where it comes to nothing")
    func batches() throws {
        var stage = try stage()
        stage.view.beginSelectionUpdates()
        try stage.view.changeSelection(.select, ([run(1, 5)] as [1 of ItemRun]).span)
        try stage.view.changeSelection(.deselect, ([run(3)] as [1 of ItemRun]).span)
        #expect(stage.told() == [])
        try stage.view.endSelectionUpdates()
        #expect(stage.told() == ["selected 4, 0 of 4"])
        stage.view.beginSelectionUpdates()
        try stage.view.changeSelection(.invert)
        try stage.view.changeSelection(.invert)
        try stage.view.endSelectionUpdates()
        #expect(stage.told() == [])
        #expect(throws: CollectionError.wrongState(.noSelectionBatchIsOpen)) {
            try stage.view.endSelectionUpdates()
        }
    }

    @Test("S8, S16: what may not be selected any more is deselected")
    func modes() throws {
        var stage = try stage { $0.allowsSelectionDuringEditing = true }
        try stage.view.changeSelection(.select, ([run(1, 3)] as [1 of ItemRun]).span)
        stage.view.setEditing(true)
        #expect(try stage.view.selectedRuns() == [run(1)])
        stage.view.setEditing(false)
        #expect(stage.view.currentSelection.count == 0)
        #expect(
            stage.told() == ["selected 3, 0 of 3", "selected 0, 2 of 1", "selected 0, 1 of 0"])
    }

    @Test("S9, S10: deleted items are told, and the anchor is the first one that is left")
    func updates() throws {
        var stage = try stage()
        try stage.view.changeSelection(.select, ([run(1)] as [1 of ItemRun]).span)
        try stage.view.changeSelection(.extend, ([run(4)] as [1 of ItemRun]).span)
        _ = stage.told()
        try stage.update([.delete(path(0), count: 2), .move(path(3), to: path(7))])
        #expect(try stage.view.selectedRuns() == [run(0), run(1), run(7)].joined)
        #expect(stage.told() == ["selected 0, 1 of 3"])
        #expect(stage.view.currentSelection.anchor == path(0))
        try stage.setData([10])
        #expect(stage.told() == ["selected 0, 3 of 0"])
        #expect(stage.view.currentSelection.anchor == nil)
    }

    @Test("S14: one item stays selected")
    func neverEmpty() throws {
        var stage = try stage { $0.allowsEmptySelection = false }
        #expect(try stage.view.selectedRuns() == [run(0)])
        try stage.view.changeSelection(
            .select, ([run(9)] as [1 of ItemRun]).span, options: .isExclusive)
        #expect(throws: CollectionError.wrongState(.selectionIsNotToBeEmpty)) {
            try stage.view.changeSelection(.clear)
        }
        try stage.update([.delete(path(8), count: 2)])
        #expect(try stage.view.selectedRuns() == [run(7)])
    }

    @Test("S19: all of a billion items are one run")
    func billions() throws {
        var stage = try stage([1_000_000_000])
        try stage.view.changeSelection(.selectAll)
        #expect(try stage.view.selectedRuns() == [run(0, 1_000_000_000)])
        try stage.view.changeSelection(.invert)
        try stage.view.changeSelection(.select, ([run(0, 500_000_000)] as [1 of ItemRun]).span)
        #expect(stage.view.currentSelection.count == 500_000_000)
    }
}

extension [ItemRun] {
    /// Neighbours as one; all of one section.
    fileprivate var joined: [ItemRun] {
        reduce(into: []) { runs, run in
            if let last = runs.last,
                UInt64(last.indexPath.item) + last.count == UInt64(run.indexPath.item)
            {
                runs[runs.count - 1].count += run.count
            } else {
                runs.append(run)
            }
        }
    }
}
