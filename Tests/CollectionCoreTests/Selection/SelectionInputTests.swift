import CollectionCore
import CollectionReference
import Testing

/// S2, S12, U7 and U12: what a person selects by pointers.
@Suite("S: selection by pointers")
struct SelectionInputTests {
    private func stage(
        _ behavior: SelectionBehavior, isSingle: Bool = false, rows: UInt32 = 3,
        mask: EventMask = [.taps, .highlights, .selection, .actions],
        _ change: (inout SelectionConfiguration) -> Void = { _ in }
    ) throws -> PressStage {
        var stage = try PressStage([rows], mask: mask)
        var configuration = SelectionConfiguration()
        configuration.allowsMultipleSelection = !isSingle
        configuration.behavior = behavior
        change(&configuration)
        stage.events.view.setSelectionConfiguration(configuration)
        return stage
    }

    private func path(_ item: UInt32) -> IndexPath { IndexPath(section: 0, item: item) }

    private func run(_ item: UInt32, _ count: UInt64 = 1) -> ItemRun {
        ItemRun(indexPath: path(item), count: count)
    }

    @Test("S2: a tap tells all that comes of it in UIKit's order")
    func order() throws {
        var stage = try stage(.tap, isSingle: true)
        try stage.tap(5, at: 10)
        #expect(
            stage.told() == [
                "highlight 0-0 at 10", "tap 0-0 at 10", "select 0-0 at 10",
                "unhighlight 0-0 at 10", "selected 1, 0 of 1 at 10", "act on 0-0 at 10",
            ])
        try stage.tap(15, at: 2000)
        #expect(
            stage.told() == [
                "highlight 0-1 at 2000", "tap 0-1 at 2000", "deselect 0-0 at 2000",
                "select 0-1 at 2000", "unhighlight 0-1 at 2000", "selected 1, 1 of 1 at 2000",
                "act on 0-1 at 2000",
            ])
        try stage.tap(15, at: 4000)
        #expect(stage.told().suffix(2) == ["unhighlight 0-1 at 4000", "act on 0-1 at 4000"])
    }

    @Test("S2: where several may be selected, a tap on a selected one deselects it")
    func toggles() throws {
        var stage = try stage(.tap, mask: [.selection, .actions])
        try stage.tap(5, at: 0)
        try stage.tap(15, at: 1000)
        _ = stage.told()
        try stage.tap(5, at: 2000)
        #expect(stage.told() == ["deselect 0-0 at 2000", "selected 0, 1 of 1 at 2000"])
        #expect(try stage.events.view.selectedRuns() == [run(1)])
    }

    @Test("S12: a click of a mouse toggles as it goes down, if the settings say so")
    func togglesOnDown() throws {
        for device in [PointerSample.Device.mouse, .trackpad, .pen, .touch] {
            var stage = try stage(.toggle, mask: .selection) { $0.togglesOnPointerDown = true }
            for (isSelected, time) in [(true, 100.0), (false, 2000)] {
                let acts = isSelected ? "select 0-1" : "deselect 0-1"
                try stage.point(.down, 15, at: time, device: device)
                let onDown = stage.told()
                try stage.point(.up, 15, at: time + 50, device: device)
                let onUp = stage.told()
                let isDirect = device == .touch || device == .pen
                #expect(onDown.first?.hasPrefix(acts) == (isDirect ? nil : true))
                #expect(onUp.first?.hasPrefix(acts) == (isDirect ? true : nil))
                #expect(stage.events.view.currentSelection.count == (isSelected ? 1 : 0))
            }
        }
    }

    @Test("S12: with shift a click that toggles as the pointer goes down extends then")
    func extendsOnDown() throws {
        var stage = try stage(.toggle, mask: .selection) { $0.togglesOnPointerDown = true }
        try stage.point(.down, 5, at: 100, device: .mouse)
        try stage.point(.up, 5, at: 110, device: .mouse)
        try stage.point(.down, 25, at: 2000, device: .mouse, modifiers: .shift)
        #expect(try stage.events.view.selectedRuns() == [run(0, 3)])
        try stage.point(.up, 25, at: 2010, device: .mouse, modifiers: .shift)
        #expect(try stage.events.view.selectedRuns() == [run(0, 3)])
    }

    @Test("U12: the command key toggles a selected item at once, if the settings say so")
    func commandOnDown() throws {
        for togglesOnDown in [true, false] {
            var stage = try stage(.replace, mask: .selection) {
                $0.togglesOnPointerDown = togglesOnDown
            }
            try stage.point(.down, 5, at: 100, device: .mouse)
            try stage.point(.up, 5, at: 110, device: .mouse)
            try stage.point(.down, 5, at: 2000, device: .mouse, modifiers: .control)
            #expect(stage.events.view.currentSelection.count == (togglesOnDown ? 0 : 1))
            try stage.point(.up, 5, at: 2010, device: .mouse, modifiers: .control)
            #expect(stage.events.view.currentSelection.count == 0)
        }
    }

    @Test("S12, U12: where nothing may be selected, taps and second clicks are the primary action")
    func withoutSelection() throws {
        for behavior in [SelectionBehavior.tap, .longPressSelects, .toggle, .replace] {
            var stage = try stage(behavior, mask: [.selection, .actions]) {
                ($0.allowsSelection, $0.allowsMultipleSelection) = (false, false)
            }
            let actsByTap = behavior == .tap || behavior == .longPressSelects
            try stage.tap(5, at: 10)
            #expect(stage.told() == (actsByTap ? ["act on 0-0 at 10"] : []), "\(behavior)")
            try stage.click(15, at: 2000)
            #expect(stage.told() == (actsByTap ? ["act on 0-1 at 2000"] : []), "\(behavior)")
            try stage.click(15, at: 2200)
            #expect(stage.told() == ["act on 0-1 at 2200"], "\(behavior)")
            #expect(try stage.events.view.perform(.press, on: .cell(path(2))))
            #expect(stage.told() == ["act on 0-2 at 2200"], "\(behavior)")
            #expect(stage.events.view.currentSelection.count == 0)
        }
    }

    @Test("S2, S3: traits say what a person may do, and what the host is asked")
    func traits() throws {
        var stage = try stage(.tap, rows: 5)
        var (dark, fixed, asked) = (
            ItemTraits.inherited, ItemTraits.inherited, ItemTraits.inherited
        )
        dark.highlight = .no
        fixed.select = .no
        (asked.select, asked.deselect) = (.ask, .ask)
        try stage.events.view.setTraits(
            ([dark, fixed, asked] as [3 of ItemTraits]).span,
            ofItems: ([run(0), run(1), run(2)] as [3 of ItemRun]).span)
        try stage.tap(5, at: 0)
        #expect(stage.told() == ["tap 0-0"])
        try stage.tap(15, at: 1000)
        #expect(
            stage.told() == [
                "highlight 0-1 at 1000", "tap 0-1 at 1000", "unhighlight 0-1 at 1000",
                "act on 0-1 at 1000",
            ])
        try stage.tap(25, at: 2000)
        #expect(stage.told()[2] == "select 0-2? at 2000")
        try stage.events.view.changeSelection(.select, ([run(2)] as [1 of ItemRun]).span)
        try stage.tap(25, at: 3000)
        #expect(stage.told()[3] == "deselect 0-2? at 3000")
        #expect(try stage.events.view.selectedRuns() == [run(2)])
    }

    @Test("U12: clicks replace, toggle and extend, at once where the item is not selected")
    func clicks() throws {
        var stage = try stage(.replace, rows: 5, mask: .selection)
        try stage.click(5, at: 0)
        try stage.point(.down, 25, at: 1000, device: .mouse, modifiers: .shift)
        #expect(try stage.events.view.selectedRuns() == [run(0, 3)])
        try stage.point(.up, 25, at: 1000, device: .mouse, modifiers: .shift)
        try stage.click(45, at: 2000, .control)
        #expect(try stage.events.view.selectedRuns() == [run(0, 3), run(4)])
        // On a selected one of several, the replacing waits.
        try stage.point(.down, 15, at: 3000, device: .mouse)
        #expect(stage.events.view.currentSelection.count == 4)
        try stage.point(.up, 15, at: 3000, device: .mouse)
        #expect(try stage.events.view.selectedRuns() == [run(1)])
        try stage.click(35, at: 4000, [.shift, .meta])
        #expect(try stage.events.view.selectedRuns() == [run(1, 3)])
        #expect(stage.events.view.currentSelection.anchor == path(1))
    }

    @Test("U12: a click beside all elements clears, unless a key is held")
    func besideAll() throws {
        var stage = try stage(.replace, rows: 3, mask: .selection)
        try stage.click(5, at: 0)
        try stage.click(45, at: 1000, .shift)
        #expect(stage.events.view.currentSelection.count == 1)
        try stage.click(45, at: 2000)
        #expect(stage.events.view.currentSelection.count == 0)
        #expect(stage.told().last == "selected 0, 1 of 0 at 2000")
    }

    @Test("U12: two clicks in a short time are the primary action, through an update between them")
    func twoClicks() throws {
        var stage = try stage(.replace, rows: 3, mask: .actions)
        try stage.click(15, at: 0)
        try stage.events.update([.insert(path(0))])
        try stage.show(at: 100)
        try stage.click(25, at: 200)
        #expect(stage.told() == [])
        try stage.click(25, at: 300)
        #expect(stage.told() == ["act on 0-2 at 300"])
        try stage.click(25, at: 400)
        try stage.click(25, at: 901)
        #expect(stage.told() == [])
    }

    @Test("U12: the secondary button selects an unselected item alone, and asks for a menu")
    func menus() throws {
        var stage = try stage(.replace, rows: 3, mask: [.actions, .selection])
        var menu = stage.events.view.defaultTraits
        menu.menu = .yes
        try stage.events.view.setDefaultTraits(menu)
        try stage.point(.down, 5, at: 0, device: .mouse, buttons: .secondary)
        #expect(stage.told() == ["select 0-0", "selected 1, 0 of 1", "menu of 1 at 0-0"])
        try stage.point(.up, 5, at: 10, device: .mouse)
        try stage.events.view.changeSelection(.selectAll)
        _ = stage.told()
        try stage.point(.down, 15, at: 20, device: .mouse, buttons: .secondary)
        try stage.point(.up, 15, at: 30, device: .mouse)
        try stage.point(.down, 45, at: 40, device: .mouse, buttons: .secondary)
        #expect(stage.told() == ["menu of 3 at 0-1 at 20", "menu of 0 at nothing at 40"])
    }

    @Test("S12: a long press selects the first item, and taps toggle until none is selected")
    func longPress() throws {
        var stage = try stage(.longPressSelects, mask: [.selection, .actions])
        try stage.tap(5, at: 0)
        #expect(stage.told() == ["act on 0-0"])
        try stage.point(.down, 5, at: 1000)
        try stage.show(at: 1600)
        #expect(stage.told() == ["select 0-0 at 1500", "selected 1, 0 of 1 at 1500"])
        try stage.point(.up, 5, at: 1700)
        try stage.tap(15, at: 2000)
        #expect(stage.told() == ["select 0-1 at 2000", "selected 1, 0 of 2 at 2000"])
        try stage.tap(5, at: 3000)
        try stage.tap(15, at: 4000)
        #expect(stage.told().last == "selected 0, 1 of 0 at 4000")
    }

    @Test("S1, S15: a display frame tells of what is highlighted and selected by its time")
    func states() throws {
        var stage = try stage(.longPressSelects, mask: [])
        try stage.point(.down, 5, at: 0)
        #expect(try stage.flags(at: 100) == [:])
        #expect(try stage.flags(at: 200) == [0: .isHighlighted])
        #expect(try stage.flags(at: 500) == [0: [.isHighlighted, .isSelected]])
        try stage.point(.up, 5, at: 600)
        #expect(try stage.flags(at: 600) == [0: .isSelected])
        #expect(try stage.flags(at: 700) == [:])
    }

    @Test("S14, S16: the last one stays where one must, and none is selected while editing")
    func keptAndEdited() throws {
        var stage = try stage(.toggle, mask: [.selection, .highlights]) {
            $0.allowsEmptySelection = false
        }
        #expect(stage.told() == ["selected 1, 0 of 1"])
        try stage.tap(5, at: 0)
        #expect(stage.events.view.currentSelection.count == 1)
        try stage.point(.down, 15, at: 1000, device: .mouse)
        _ = stage.told()
        stage.events.view.setEditing(true)
        #expect(stage.told() == ["unhighlight 0-1 at 1000", "selected 0, 1 of 0 at 1000"])
        try stage.point(.up, 15, at: 1100, device: .mouse)
        #expect(stage.events.view.currentSelection.count == 0)
    }
}

extension PressStage {
    fileprivate mutating func tap(_ y: Double, at milliseconds: Double) throws {
        try point(.down, y, at: milliseconds)
        try point(.up, y, at: milliseconds)
    }

    fileprivate mutating func click(
        _ y: Double, at milliseconds: Double, _ modifiers: KeyModifiers = []
    ) throws {
        try point(.down, y, at: milliseconds, device: .mouse, modifiers: modifiers)
        try point(.up, y, at: milliseconds, device: .mouse, modifiers: modifiers)
    }

    /// The states that the display frame tells of items, by their numbers.
    fileprivate mutating func flags(
        at milliseconds: Double
    ) throws -> [UInt32: LayoutAttributes.Flags] {
        let frame = try events.show(0, at: UInt64(milliseconds * 1e6))
        return Dictionary(
            uniqueKeysWithValues: frame.elements.map { ($0.element.indexPath.item, $0.flags) })
    }
}
