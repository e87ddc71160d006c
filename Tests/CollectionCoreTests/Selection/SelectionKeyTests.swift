import CollectionCore
import CollectionReference
import Testing

/// N6 and N9: what a person selects by keys, and asks for.
@Suite("N6: selection by keys")
struct SelectionKeyTests {
    private func stage(
        _ behavior: SelectionBehavior, isSingle: Bool = false, mask: EventMask = [.selection]
    ) throws -> EventStage {
        var stage = try EventStage([20], mask: mask)
        var configuration = SelectionConfiguration()
        configuration.allowsMultipleSelection = !isSingle
        configuration.behavior = behavior
        stage.view.setSelectionConfiguration(configuration)
        var focus = FocusConfiguration()
        focus.allowsFocus = true
        stage.view.setFocusConfiguration(focus)
        try stage.show(0)
        try stage.view.setFocusedElement(.cell(path(4)))
        return stage
    }

    private func path(_ item: UInt32) -> IndexPath { IndexPath(section: 0, item: item) }

    private func run(_ item: UInt32, _ count: UInt64 = 1) -> ItemRun {
        ItemRun(indexPath: path(item), count: count)
    }

    @Test("Where clicks replace, arrows select, extend and move alone")
    func arrows() throws {
        var stage = try stage(.replace)
        #expect(try stage.press(.down))
        #expect(stage.told() == ["select 0-5", "selected 1, 0 of 1"])
        #expect(try stage.press(.down, .shift))
        #expect(try stage.press(.down, .shift))
        #expect(try stage.view.selectedRuns() == [run(5, 3)])
        #expect(try stage.press(.down, .control))
        #expect(try stage.press(.down, .alt))
        #expect(try stage.view.selectedRuns() == [run(5, 3)])
        #expect(stage.view.focusState.element == .cell(path(9)))
        #expect(try stage.press(.space, .meta))
        #expect(try stage.view.selectedRuns() == [run(5, 3), run(9)])
        #expect(try stage.press(.space, .control))
        #expect(try stage.view.selectedRuns() == [run(5, 3)])
        #expect(try stage.press(.space))
        #expect(try stage.view.selectedRuns() == [run(9)])
        #expect(try stage.press(.home, [.control, .shift]))
        #expect(try stage.view.selectedRuns() == [run(0, 10)])
        #expect(try stage.press(.end, .control))
        #expect(try stage.view.selectedRuns() == [run(19)])
        #expect(try !stage.press(.down))
    }

    @Test("In other behaviors arrows move focus alone, but where the traits have focus select")
    func otherArrows() throws {
        var stage = try stage(.toggle)
        var follows = ItemTraits.inherited
        follows.selectionFollowsFocus = .yes
        try stage.view.setTraits(
            ([follows] as [1 of ItemTraits]).span, ofItems: ([run(7)] as [1 of ItemRun]).span)
        for count in [0, 0, 1] {
            #expect(try stage.press(.down))
            #expect(stage.view.currentSelection.count == count)
        }
        #expect(try stage.press(.down, .shift))
        #expect(try stage.view.selectedRuns() == [run(7, 2)])
    }

    @Test("All, and nothing; a key of which nothing comes is not handled")
    func allAndNothing() throws {
        var stage = try stage(.tap)
        #expect(try !stage.press(.escape))
        #expect(try !stage.press(.a))
        #expect(try stage.press(.a, .control))
        #expect(try stage.press(.a, .control))
        #expect(stage.told() == ["selected 20, 0 of 20"])
        #expect(try stage.press(.escape))
        #expect(stage.told() == ["selected 0, 20 of 0"])
        #expect(try !stage.press(.other))
        var single = try self.stage(.tap, isSingle: true)
        #expect(try !single.press(.a, .control))
        var host = try self.stage(.none)
        #expect(try !host.press(.space))
        #expect(try host.press(.down))
        #expect(host.view.currentSelection.count == 0)
    }

    @Test("N9: keys ask the host to act, to edit and to delete")
    func asking() throws {
        var stage = try stage(.tap, isSingle: true, mask: [.actions, .selection])
        #expect(try stage.press(.enter))
        #expect(try stage.press(.f2))
        #expect(try !stage.press(.delete))
        #expect(stage.told() == ["act on 0-4", "edit 0-4"])
        #expect(try stage.press(.space))
        #expect(stage.told() == ["select 0-4", "selected 1, 0 of 1", "act on 0-4"])
        #expect(try stage.press(.delete))
        let events = stage.view.nextEvents()
        #expect(events.events.map(\.words) == ["delete 1"])
        #expect(events.runs == [run(4)])
        try stage.view.setEventMask(.selection)
        #expect(try !stage.press(.enter) && !stage.press(.f2) && !stage.press(.delete))
    }

    @Test("A key has a number as other samples have, and a time that does not go back")
    func causes() throws {
        var stage = try stage(.replace, mask: [.selection, .focus])
        _ = stage.told()
        _ = try stage.press(.other)
        _ = try stage.press(.down)
        let events = stage.view.nextEvents().events
        #expect(events.map(\.kind) == [.focusDidChange, .didSelect, .selectionDidChange])
        #expect(events.allSatisfy { $0.cause == 2 && $0.origin == .user })
        try stage.show(0, at: 100)
        #expect(throws: CollectionError.invalidArgument("sample.time_ns", .goesBack)) {
            _ = try stage.view.sendKey(KeySample(.down, at: 99))
        }
        #expect(throws: CollectionError.invalidArgument("sample.key", .unknownValue)) {
            _ = try stage.view.sendKey(KeySample(keyNumber: 99, at: 100))
        }
    }
}

extension EventStage {
    fileprivate mutating func press(_ key: Key, _ modifiers: KeyModifiers = []) throws -> Bool {
        try view.sendKey(KeySample(key, at: time_ns, modifiers: modifiers))
    }
}
