import CollectionCore
import CollectionReference
import Testing

/// V7: how a person asks for a context menu, and what becomes of one that is open.
@Suite("V7: context menus")
struct MenuTests {
    /// Five rows of 10 points with menus.
    private func stage(
        mask: EventMask = .actions, _ change: (inout ItemTraits) -> Void = { _ in }
    ) throws -> PressStage {
        var stage = try PressStage([5], mask: mask)
        var traits = stage.events.view.defaultTraits
        traits.menu = .yes
        change(&traits)
        try stage.events.view.setDefaultTraits(traits)
        return stage
    }

    private func select(_ runs: [ItemRun], in stage: inout PressStage) throws {
        var configuration = SelectionConfiguration()
        configuration.allowsMultipleSelection = true
        stage.events.view.setSelectionConfiguration(configuration)
        try stage.events.view.changeSelection(.select, runs.span)
        _ = stage.told()
    }

    private func close(_ stage: inout PressStage, byPreview: Bool = false) throws -> Bool {
        stage.events.view.closeMenu(performsPrimaryAction: byPreview)
    }

    private func isMarked(_ item: UInt32, in stage: inout PressStage) throws -> Bool {
        let request = DisplayFrameRequest(
            bounds: Rect(x: 0, y: 0, width: 100, height: 50), time_ns: stage.events.time_ns,
            isComplete: true, preferredSizes: [])
        let frame = try stage.events.view.displayFrame(for: request)
        let shown = frame.elements.first { $0.element == .cell(.at(0, item)) }
        return try #require(shown).flags.contains(.hasOpenMenu)
    }

    @Test("A touch that is down for half a second asks, behind the long press, and does not tap")
    func longPress() throws {
        var stage = try stage(mask: [.actions, .longPresses, .taps])
        try stage.point(.down, 15, at: 0)
        try stage.show(at: 499)
        #expect(stage.told() == [])
        try stage.show(at: 700)
        #expect(stage.told() == ["long press 0-1 at 500", "menu of 1 at 0-1 at 500"])
        try stage.point(.up, 15, at: 800)
        #expect(stage.told() == ["long press ended at 800"])
    }

    @Test("A mouse that is down for long asks for no menu, nor does a row without one")
    func noMenu() throws {
        var stage = try stage(mask: [.actions, .taps])
        try stage.point(.down, 15, at: 0, device: .mouse)
        try stage.point(.up, 15, at: 900, device: .mouse)
        #expect(stage.told() == ["tap 0-1 at 900"])
        var traits = stage.events.view.defaultTraits
        traits.menu = .no
        try stage.events.view.setDefaultTraits(traits)
        try stage.point(.down, 15, at: 1000)
        try stage.point(.up, 15, at: 2000)
        try stage.point(.down, 15, at: 2000, device: .mouse, buttons: .secondary)
        #expect(stage.told() == ["tap 0-1 at 2000"])
    }

    @Test("A menu is about all selected items if its item is one of them, or about it alone")
    func runs() throws {
        var stage = try stage()
        try select([.at(0, 0, count: 2), .at(0, 3, count: 1)], in: &stage)
        try stage.point(.down, 15, at: 0, device: .mouse, buttons: .secondary)
        let told = stage.events.view.nextEvents()
        #expect(told.runs == [.at(0, 0, count: 2), .at(0, 3, count: 1)])
        #expect(told.events.map(\.otherValue) == [3])
        try stage.point(.down, 25, at: 10, device: .mouse, buttons: .secondary)
        #expect(stage.events.view.nextEvents().runs == [.at(0, 2, count: 1)])
        var beside = try PressStage([2], mask: .actions)
        try beside.point(.down, 45, at: 20, device: .mouse, buttons: .secondary)
        let background = beside.events.view.nextEvents()
        #expect(background.events.map(\.element) == [.none] && background.runs == [])
    }

    @Test("Keys ask for the menu of the item that has focus")
    func keys() throws {
        var stage = try stage()
        var configuration = FocusConfiguration()
        configuration.allowsFocus = true
        stage.events.view.setFocusConfiguration(configuration)
        #expect(try !stage.events.view.sendKey(KeySample(.menu, at: 0)))
        try stage.events.view.setFocusedElement(.cell(.at(0, 2)))
        #expect(try stage.events.view.sendKey(KeySample(.menu, at: 0)))
        #expect(try stage.events.view.sendKey(KeySample(.f10, at: 0, modifiers: .shift)))
        #expect(try !stage.events.view.sendKey(KeySample(.f10, at: 0)))
        #expect(stage.told() == ["menu of 1 at 0-2", "menu of 1 at 0-2"])
        try stage.events.view.setEventMask(.selection)
        #expect(try !stage.events.view.sendKey(KeySample(.menu, at: 0)))
    }

    @Test("One menu is open at a time, marks its cell, and closes by the host and by Escape")
    func openAndClosed() throws {
        var stage = try stage()
        #expect(try stage.events.view.openMenu(ofItemAt: .at(0, 1)))
        #expect(try isMarked(1, in: &stage))
        #expect(try stage.events.view.openMenu(ofItemAt: .at(0, 3)))
        #expect(stage.told() == ["menu closed 0-1"])
        #expect(try isMarked(3, in: &stage) && !isMarked(1, in: &stage))
        #expect(try stage.events.view.sendKey(KeySample(.escape, at: 0)))
        #expect(stage.told() == ["menu closed 0-3"])
        #expect(try !isMarked(3, in: &stage))
        #expect(try !close(&stage))
        #expect(throws: CollectionError.self) {
            try stage.events.view.openMenu(ofItemAt: .at(0, 5))
        }
    }

    @Test("The preview of a menu is the primary action, where the traits have one")
    func preview() throws {
        var stage = try stage()
        #expect(try stage.events.view.openMenu(ofItemAt: .at(0, 1)))
        #expect(try close(&stage, byPreview: true))
        let told = stage.events.view.nextEvents().events
        #expect(told.map(\.words) == ["menu closed 0-1", "act on 0-1"])
        #expect(told.last?.otherValue == 1 && told.last?.origin == .user)
        var without = try self.stage { $0.primaryAction = .no }
        #expect(try without.events.view.openMenu(ofItemAt: .at(0, 1)))
        #expect(try close(&without, byPreview: true))
        #expect(without.told() == ["menu closed 0-1"])
    }

    @Test("A menu follows its item through updates, and is gone with it")
    func updates() throws {
        var stage = try stage()
        #expect(try stage.events.view.openMenu(ofItemAt: .at(0, 1)))
        try stage.events.update([.insert(.at(0, 0))])
        #expect(try isMarked(2, in: &stage))
        #expect(stage.told() == [])
        try stage.events.update([.reload(.at(0, 2))])
        #expect(stage.told() == ["menu gone 0-2 old"])
        #expect(try !isMarked(2, in: &stage))
        #expect(try stage.events.view.openMenu(ofItemAt: .at(0, 4)))
        try stage.events.update([.delete(.at(0, 4))])
        #expect(stage.told() == ["menu gone 0-4 old"])
        #expect(try stage.events.view.openMenu(ofItemAt: .at(0, 0)))
        try stage.events.setData([3])
        #expect(stage.told() == ["menu gone 0-0 old"])
        #expect(try !close(&stage))
    }

    @Test("U4: an item with a menu that can be dragged opens the menu, and moved on is dragged")
    func drag() throws {
        var stage = try stage(mask: [.actions, .dragging]) { $0.drag = .yes }
        var configuration = DragConfiguration()
        configuration.isDragInteractionEnabled = true
        stage.events.view.setDragConfiguration(configuration)
        try stage.point(.down, 15, at: 0)
        try stage.show(at: 500)
        #expect(stage.told() == ["menu of 1 at 0-1 at 500"])
        #expect(try stage.events.view.openMenu(ofItemAt: .at(0, 1)))
        try stage.point(.move, 25, at: 600)
        #expect(stage.told() == [])
        try stage.point(.move, 26, at: 610)
        #expect(
            Array(stage.told().prefix(2)) == ["menu closed 0-1 at 610", "drag 1 at 610"])
        #expect(try !stage.events.view.openMenu(ofItemAt: .at(0, 1)))
        #expect(try stage.events.view.sendKey(KeySample(.escape, at: 620_000_000)))
        _ = stage.told()
        try stage.point(.move, 45, at: 630)
        #expect(stage.told() == [])
    }
}

extension ItemRun {
    fileprivate static func at(_ section: UInt32, _ item: UInt32, count: UInt64) -> ItemRun {
        ItemRun(indexPath: .at(section, item), count: count)
    }
}
