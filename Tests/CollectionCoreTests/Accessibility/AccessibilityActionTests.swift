import CollectionReference
import Testing

@testable import CollectionCore

/// Rule Y5: what assistive technology does with elements.
@Suite("Y5: actions of assistive technology")
struct AccessibilityActionTests {
    private let mask: EventMask = [.taps, .selection, .actions, .focus, .highlights]

    @Test("a press is a tap without a highlight, wherever the item is")
    func press() throws {
        var stage = try stage(.tap)
        #expect(try stage.view.perform(.press, on: .cell(path(40))))
        #expect(
            stage.told() == ["tap 0-40", "select 0-40", "selected 1, 0 of 1", "act on 0-40"])
        #expect(try stage.view.perform(.press, on: .cell(path(40))))
        #expect(stage.told() == ["tap 0-40", "deselect 0-40", "selected 0, 1 of 0"])
    }

    @Test("where clicks replace, a press toggles, and the primary action is one by itself")
    func replaces() throws {
        var stage = try stage(.replace)
        for item in [UInt32(1), 2] {
            #expect(try stage.view.perform(.press, on: .cell(path(item))))
        }
        #expect(stage.view.currentSelection.count == 2)
        _ = stage.told()
        #expect(try stage.view.perform(.primaryAction, on: .cell(path(2))))
        #expect(stage.told() == ["act on 0-2"])
    }

    @Test("a view that selects nothing tells of the tap alone, of a section as well")
    func tap() throws {
        var stage = try EventStage([50], mask: mask)
        #expect(try stage.view.perform(.press, on: .cell(path(1))))
        #expect(try stage.view.perform(.press, on: .cell(IndexPath(section: 0))))
        #expect(stage.told() == ["tap 0-1", "tap 0-\(UInt32.max)"])
        #expect(try !stage.view.perform(.select, on: .cell(path(1))))
        try stage.view.setEventMask(.completions)
        #expect(try !stage.view.perform(.press, on: .cell(path(1))))
        #expect(try !stage.view.perform(.primaryAction, on: .cell(path(1))))
    }

    @Test("selecting what is selected is nothing, and the host may be asked")
    func select() throws {
        var stage = try stage(.tap)
        #expect(try stage.view.perform(.select, on: .cell(path(3))))
        #expect(stage.told() == ["select 0-3", "selected 1, 0 of 1"])
        #expect(try !stage.view.perform(.select, on: .cell(path(3))))
        #expect(try stage.view.perform(.deselect, on: .cell(path(3))))
        #expect(stage.told() == ["deselect 0-3", "selected 0, 1 of 0"])
        try set(.ask, of: 4, &stage)
        #expect(try stage.view.perform(.select, on: .cell(path(4))))
        #expect(stage.told() == ["select 0-4?"])
        try set(.no, of: 4, &stage)
        #expect(try !stage.view.perform(.select, on: .cell(path(4))))
        #expect(stage.told().isEmpty)
    }

    @Test("focus comes, without the selection")
    func focus() throws {
        var stage = try stage(.replace)
        #expect(try !stage.view.perform(.focus, on: .cell(path(3))))
        var configuration = FocusConfiguration()
        configuration.allowsFocus = true
        stage.view.setFocusConfiguration(configuration)
        #expect(try stage.view.perform(.focus, on: .cell(path(3))))
        #expect(stage.told() == ["focus 0-3"])
        #expect(stage.view.currentSelection.count == 0)
        #expect(try !stage.view.perform(.focus, on: .cell(IndexPath(section: 0))))
    }

    @Test("what is refused has changed nothing")
    func refused() throws {
        var stage = try stage(.tap)
        let missing = path(50)
        #expect(throws: CollectionError.invalidItem(missing, count: 50)) {
            try stage.view.perform(.press, on: .cell(missing))
        }
        #expect(stage.told().isEmpty)
    }

    private func path(_ item: UInt32) -> IndexPath { IndexPath(section: 0, item: item) }

    private func stage(_ behavior: SelectionBehavior) throws -> EventStage {
        var stage = try EventStage([50], mask: mask)
        var configuration = SelectionConfiguration()
        (configuration.behavior, configuration.allowsMultipleSelection) = (behavior, true)
        stage.view.setSelectionConfiguration(configuration)
        return stage
    }

    private func set(
        _ answer: ItemTraits.Answer, of item: UInt32, _ stage: inout EventStage
    ) throws {
        var traits = ItemTraits.inherited
        traits.select = answer
        let run = ItemRun(indexPath: path(item), count: 1)
        try stage.view.setTraits(
            ([traits] as [1 of ItemTraits]).span, ofItems: ([run] as [1 of ItemRun]).span)
    }
}
