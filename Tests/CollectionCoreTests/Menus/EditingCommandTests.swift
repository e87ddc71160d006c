import CollectionCore
import CollectionReference
import Testing

/// O18: keys that ask the host to copy, cut and paste.
@Suite("O18: copy, cut and paste")
struct EditingCommandTests {
    private func stage(
        _ sections: [UInt32] = [3, 2], mask: EventMask = .editingCommands
    ) throws -> PressStage {
        var stage = try PressStage(sections, mask: mask)
        var configuration = FocusConfiguration()
        configuration.allowsFocus = true
        stage.events.view.setFocusConfiguration(configuration)
        var selection = SelectionConfiguration()
        selection.allowsMultipleSelection = true
        stage.events.view.setSelectionConfiguration(selection)
        return stage
    }

    private func press(
        _ key: Key, _ modifiers: KeyModifiers = .control, in stage: inout PressStage
    ) throws -> Bool {
        try stage.events.view.sendKey(KeySample(key, at: 0, modifiers: modifiers))
    }

    @Test("What is selected is copied and cut; with nothing selected, what has focus")
    func items() throws {
        var stage = try stage()
        #expect(try !press(.c, in: &stage))
        try stage.events.view.setFocusedElement(.cell(.at(0, 1)))
        #expect(try press(.c, .meta, in: &stage))
        var told = stage.events.view.nextEvents()
        #expect(told.events.map(\.words) == ["copy 1 at 0-1"])
        #expect(told.runs == [ItemRun(indexPath: .at(0, 1), count: 1)])
        let selected = [
            ItemRun(indexPath: .at(0, 0), count: 1), ItemRun(indexPath: .at(0, 2), count: 2),
        ]
        try stage.events.view.changeSelection(.select, selected.span)
        #expect(try press(.x, in: &stage))
        told = stage.events.view.nextEvents()
        #expect(told.events.map(\.words) == ["cut 3 at 0-1"])
        #expect(told.runs == selected)
        #expect(stage.events.view.currentSelection.count == 3)
    }

    @Test("A paste goes behind the item that has focus, or to the end of the last section")
    func paste() throws {
        var stage = try stage()
        #expect(try press(.v, in: &stage))
        try stage.events.view.setFocusedElement(.cell(.at(0, 2)))
        #expect(try press(.v, in: &stage))
        #expect(stage.told() == ["paste at 1-2", "paste at 0-3"])
        var empty = try self.stage([0])
        #expect(try press(.v, in: &empty))
        var none = try self.stage([])
        #expect(try press(.v, in: &none))
        #expect(empty.told() + none.told() == ["paste at 0-0", "paste at nothing"])
    }

    @Test("Without control or meta, with others, or unasked for, the keys are the host's")
    func unhandled() throws {
        var stage = try stage()
        try stage.events.view.changeSelection(.selectAll)
        for modifiers in [KeyModifiers.shift, [], [.control, .shift], [.meta, .alt]] {
            for key in [Key.c, .x, .v] { #expect(try !press(key, modifiers, in: &stage)) }
        }
        #expect(stage.told() == [])
        try stage.events.view.setEventMask(.actions)
        #expect(try !press(.c, in: &stage) && !press(.v, in: &stage))
    }
}
