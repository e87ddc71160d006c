import CollectionCore
import Testing

/// Who has focus: rules N1, N2 and N10.
@Suite("Focus")
struct FocusTests {
    @Test("N1: without being allowed there is no focus, and no call for it")
    func notAllowed() throws {
        var stage = try EventStage([3])
        #expect(throws: CollectionError.wrongState(.focusIsNotAllowed)) {
            try stage.view.enterFocus(.next)
        }
        #expect(throws: CollectionError.wrongState(.focusIsNotAllowed)) {
            try stage.view.moveFocus(.down)
        }
        #expect(stage.view.focusState == FocusState(hasFocus: false, element: nil))
    }

    @Test("N2: focus enters at the first item, or coming from behind at the last one")
    func enter() throws {
        var stage = try FocusStage([0, 3, 2])
        #expect(try stage.after(entering: .next) == "1-0")
        try stage.events.view.leaveFocus()
        #expect(try stage.after(entering: .previous) == "2-1")
        try stage.events.view.leaveFocus()
        #expect(try stage.after(entering: .up) == "2-1")
        #expect(
            stage.told() == [
                "nothing to 1-0 next", "1-0 to nothing", "nothing to 2-1 previous",
                "2-1 to nothing", "nothing to 2-1 up",
            ])
    }

    @Test("N2, N14: where there is nothing, entering is refused, and nothing is handled")
    func empty() throws {
        var stage = try FocusStage([0])
        #expect(try stage.after(entering: .next) == "outside!")
        try stage.events.view.setFocusedElement(nil)
        #expect(try stage.after(.down) == "nothing!")
        #expect(stage.told() == [])
    }

    @Test("N2: what had focus last comes before what is preferred, and that before the first")
    func remembered() throws {
        var stage = try FocusStage([5]) { $0.remembersLastFocusedIndexPath = true }
        try stage.events.view.setPreferredFocusedItem(IndexPath(section: 0, item: 3))
        #expect(try stage.after(entering: .next) == "0-3")
        #expect(try stage.after(.up) == "0-2")
        try stage.events.view.leaveFocus()
        #expect(stage.place == "outside")
        try stage.events.update([.insert(IndexPath(section: 0, item: 0), count: 2)])
        #expect(try stage.after(entering: .next) == "0-4")
        try stage.events.view.leaveFocus()
        try stage.events.update([.delete(IndexPath(section: 0, item: 4))])
        #expect(try stage.after(entering: .previous) == "0-4")
    }

    @Test("N2: focus enters at what is selected, and selects where the selection follows focus")
    func selected() throws {
        var stage = try FocusStage([6])
        var selection = SelectionConfiguration()
        (selection.allowsMultipleSelection, selection.behavior) = (true, .replace)
        stage.events.view.setSelectionConfiguration(selection)
        #expect(try stage.after(entering: .next) == "0-0")
        #expect(try stage.selectedItems() == [0])
        try stage.select([1, 2, 4])
        for (heading, place) in [(FocusHeading.next, "0-1"), (.previous, "0-4")] {
            try stage.events.view.leaveFocus()
            #expect(try stage.after(entering: heading) == place)
        }
        #expect(try stage.selectedItems() == [1, 2, 4])
        try stage.setFocus(.no, of: 1)
        try stage.setFocus(.no, of: 4)
        for heading in [FocusHeading.next, .previous] {
            try stage.events.view.leaveFocus()
            #expect(try stage.after(entering: heading) == "0-2")
        }
        try stage.setFocus(.no, of: 2)
        try stage.events.view.leaveFocus()
        #expect(try stage.after(entering: .previous) == "0-5")
        #expect(try stage.selectedItems() == [5])
    }

    @Test("A tap gives focus to an item that can have focus, and ends what was typed")
    func taps() throws {
        var stage = try FocusStage([6])
        try stage.show()
        try stage.setFocus(.no, of: 1)
        try stage.setFocus(.ask, of: 2)
        #expect(try stage.after(tapping: 15) == "outside")
        #expect(try stage.after(tapping: 35) == "0-3")
        #expect(try stage.after(tapping: 35) == "0-3")
        #expect(try stage.after(tapping: 25) == "0-3")
        #expect(stage.told() == ["nothing to 0-3", "0-3 to 0-2"])
        try stage.name(["a", "ba", "b", "ab", "a", "b"], from: 0)
        let bytes = Array("a".utf8)
        _ = try stage.events.view.sendText(bytes.span, at: stage.events.time_ns)
        #expect(try stage.after(tapping: 35) == "0-3")
        _ = try stage.events.view.sendText(Array("b".utf8).span, at: stage.events.time_ns)
        #expect(stage.place == "0-5")
    }

    @Test("N2: a rectangle leads to the nearest item ahead")
    func enterFromRect() throws {
        var layout = GridLayout()
        layout.lanes = .fixed(4)
        layout.sectionMetrics.itemSize = Size(width: 20, height: 20)
        layout.sectionMetrics.minimumLineSpacing = 0
        layout.sectionMetrics.minimumInteritemSpacing = 0
        var stage = try FocusStage.laidOut(.grid(layout), [40])
        try stage.show(y: 20)
        // From above, over the third column.
        let above = Rect(x: 55, y: -10, width: 10, height: 10)
        #expect(try stage.after(entering: .down, from: above) == "0-6")
        try stage.events.view.leaveFocus()
        let beside = Rect(x: 110, y: 35, width: 10, height: 10)
        #expect(try stage.after(entering: .left, from: beside) == "0-11")
    }

    @Test("N10: an element that is deleted leaves focus to the one in its place, or before")
    func deleted() throws {
        var stage = try FocusStage([4])
        try stage.focus(1)
        try stage.events.update([.delete(IndexPath(section: 0, item: 1))])
        #expect(stage.place == "0-1")
        try stage.focus(2)
        try stage.events.update([.delete(IndexPath(section: 0, item: 2))])
        #expect(stage.place == "0-1")
        _ = stage.told()
        try stage.events.update([.delete(IndexPath(section: 0, item: 0), count: 2)])
        #expect(stage.place == "nothing")
        #expect(stage.told() == ["0-1 to nothing update"])
    }

    @Test("N10: what takes the place of a deleted item gets focus")
    func replacedInPlace() throws {
        var stage = try FocusStage([4])
        try stage.focus(2)
        _ = stage.told()
        try stage.events.update([
            .delete(IndexPath(section: 0, item: 2)), .insert(IndexPath(section: 0, item: 3)),
            .insert(IndexPath(section: 0, item: 0)),
        ])
        #expect(stage.place == "0-3")
        #expect(stage.told() == ["0-2 to 0-3 update"])
    }

    @Test("N10: focus moves with its item, and stays where it is reloaded")
    func moved() throws {
        var stage = try FocusStage([4, 4])
        try stage.focus(2)
        _ = stage.told()
        try stage.events.update([
            .move(IndexPath(section: 0, item: 2), to: IndexPath(section: 1, item: 3))
        ])
        #expect(stage.place == "1-3")
        try stage.events.update([.reload(IndexPath(section: 1, item: 3))])
        #expect(stage.place == "1-3")
        #expect(stage.told() == [])
    }

    @Test("N10: other data gives focus to its first item")
    func replacedData() throws {
        var stage = try FocusStage([4])
        try stage.focus(2)
        _ = stage.told()
        try stage.events.setData([0, 2])
        #expect(stage.place == "1-0")
        #expect(stage.told() == ["0-2 to 1-0 update"])
        try stage.events.setData([0])
        #expect(stage.place == "nothing")
    }

    @Test("N10: in snapshots focus is of identifiers, also where all is reloaded")
    func snapshots() throws {
        var stage = try FocusStage([])
        func snapshot(_ items: [UInt64]) throws -> Snapshot {
            var snapshot = Snapshot(limits: Limits())
            _ = try snapshot.appendSections([1])
            _ = try snapshot.appendItems(items, toSection: 1)
            return snapshot
        }
        try stage.events.view.applySnapshot(try snapshot([10, 20, 30]))
        try stage.focus(2)
        _ = stage.told()
        try stage.events.view.applySnapshot(try snapshot([30, 10]))
        #expect(stage.place == "0-0")
        try stage.events.view.applySnapshotUsingReloadData(try snapshot([5, 10, 30]))
        #expect(stage.place == "0-2")
        #expect(stage.told() == [])
        var reloaded = try snapshot([5, 7, 10, 30])
        try reloaded.reloadSections([1])
        try stage.events.view.applySnapshot(reloaded)
        #expect(stage.place == "0-3")
        var moved = try snapshot([30, 5, 7, 10])
        try moved.reloadItems([30])
        try stage.events.view.applySnapshot(moved)
        #expect(stage.place == "0-0")
        try stage.events.view.applySnapshot(try snapshot([5, 10, 30]))
        try stage.events.view.applySnapshot(try snapshot([5, 10]))
        #expect(stage.place == "0-1")
        let taken = stage.events.view.nextEvents()
        #expect(taken.identifiers == [30])
        #expect(taken.events.map(\.identifier) == [10])
    }

    @Test("N1: display frames mark what has focus, and tell of it only where that has changed")
    func marks() throws {
        var stage = try FocusStage()
        try stage.show()
        try stage.focus(1)
        #expect(try stage.show().focused == "1 of 1")
        #expect(try stage.show().focused == " of 0")
        #expect(try stage.after(.down) == "0-2")
        // Both are told of.
        #expect(try stage.show().focused == "2 of 2")
        #expect(try stage.show(isComplete: true).focused == "2 of 5")
        // It comes back into sight with its mark.
        try stage.show(y: 200)
        #expect(try stage.show(y: 20).focused == "2 of 5")
        try stage.events.update([.insert(IndexPath(section: 0, item: 0))])
        // The content offset goes along to 30.
        #expect(try stage.show(y: 20, isComplete: true).focused == "3 of 5")
        try stage.events.view.leaveFocus()
        #expect(try stage.show(y: 30).focused == " of 1")
    }

    @Test("N1: setting what has focus already tells nothing; allowing no focus takes it away")
    func set() throws {
        var stage = try FocusStage([3], header: 10)
        try stage.focus(1)
        try stage.focus(1)
        #expect(stage.told() == ["nothing to 0-1 program"])
        let header = Element.supplementary(.sectionHeader, IndexPath(section: 0, item: 0))
        try stage.events.view.setFocusedElement(header)
        #expect(stage.place == "header 0")
        #expect(try stage.after(.down) == "0-0")
        stage.events.view.setFocusConfiguration(FocusConfiguration())
        #expect(stage.place == "outside")
        #expect(throws: CollectionError.invalidItem(IndexPath(section: 0, item: 3), count: 3)) {
            stage.events.view.setFocusConfiguration(.allowed)
            try stage.focus(3)
        }
    }
}

extension FocusConfiguration {
    static var allowed: FocusConfiguration {
        var configuration = FocusConfiguration()
        configuration.allowsFocus = true
        return configuration
    }
}
