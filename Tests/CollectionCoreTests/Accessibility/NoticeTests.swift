import CollectionReference
import Testing

@testable import CollectionCore

/// Rule Y3: what assistive technology is told by itself.
@Suite("Y3: notices")
struct NoticeTests {
    @Test("the first display frame is another screen, and scrolling is nothing")
    func screen() throws {
        var stage = try stage()
        #expect(try stage.shown() == ["screen changed at nothing"])
        try stage.show(100)
        #expect(stage.told().isEmpty)
    }

    @Test("an update is told once, by the display frame that shows it, with the counts")
    func update() throws {
        var stage = try stage()
        _ = try stage.shown()
        try stage.insert(3)
        try stage.insert(2)
        #expect(stage.told().isEmpty)
        #expect(
            try stage.shown() == ["55 items, 1 sections", "layout changed at nothing"])
        #expect(try stage.shown().isEmpty)
    }

    @Test("an animated update is told when its transition is at its end")
    func animated() throws {
        var stage = try stage()
        _ = try stage.shown()
        try stage.insert(3, Animation(duration_ns: 300))
        #expect(try stage.shown(at: 1000).isEmpty)
        #expect(try stage.shown(at: 1299).isEmpty)
        #expect(
            try stage.shown(at: 1300)
                == ["53 items, 1 sections at 1300", "layout changed at nothing at 1300"])
    }

    @Test("another layout, and other data, are another screen")
    func replaced() throws {
        var stage = try stage()
        _ = try stage.shown()
        try stage.view.setLayout(.grid(GridLayout()))
        #expect(try stage.shown() == ["screen changed at nothing"])
        try stage.setData([7])
        #expect(try stage.shown() == ["7 items, 1 sections", "screen changed at nothing"])
    }

    @Test("the hint is the element that has focus")
    func hint() throws {
        var stage = try stage()
        try stage.focus(4)
        #expect(try stage.shown() == ["screen changed at 0-4"])
        try stage.insert(3)
        #expect(try stage.shown() == ["53 items, 1 sections", "layout changed at 0-7"])
    }

    @Test("while an item is held nothing is told, and once as it is let go")
    func held() throws {
        var stage = try stage()
        var traits = ItemTraits.standard
        traits.move = .yes
        try stage.view.setDefaultTraits(traits)
        _ = try stage.shown()
        let isBegun = try stage.view.beginInteractiveMovement(
            ofItemAt: IndexPath(section: 0, item: 0), from: Point(x: 10, y: 5), at: 0)
        #expect(isBegun)
        for step in 1...4 as ClosedRange<UInt64> {
            try stage.view.updateInteractiveMovement(
                to: Point(x: 10, y: 5 + Double(step) * 20), at: step * 100_000_000)
            #expect(try stage.shown(at: step * 100_000_000) == [])
        }
        try stage.view.endInteractiveMovement(at: 500_000_000)
        #expect(try stage.shown(at: 600_000_000) == [])
        let last = try stage.shown(at: 900_000_000)
        #expect(last == ["layout changed at nothing at 900000000"])
    }

    @Test("a view whose host asks for none of it tells nothing")
    func unwanted() throws {
        var stage = try stage()
        try stage.view.setEventMask(.completions)
        #expect(try stage.shown().isEmpty)
        // Asked for before anything has changed since, there is nothing to tell.
        try stage.view.setEventMask(.accessibility)
        #expect(try stage.shown().isEmpty)
    }

    @Test("focus, selection, editing, traits and parts are told of elements")
    func states() throws {
        var stage = try stage()
        try stage.focus(1)
        let item = IndexPath(section: 0, item: 3)
        var traits = ItemTraits.inherited
        (traits.select, traits.focus, traits.primaryAction) = (.no, .no, .no)
        traits.flags = .areOwn
        traits.focusablePartCount = 2
        try stage.view.setTraits(
            ([traits] as [1 of ItemTraits]).span,
            ofItems: ([ItemRun(indexPath: item, count: 1)] as [1 of ItemRun]).span)
        var selection = SelectionConfiguration()
        selection.allowsSelectionDuringEditing = true
        stage.view.setSelectionConfiguration(selection)
        let selected = ItemRun(indexPath: IndexPath(section: 0, item: 2), count: 1)
        try stage.view.changeSelection(.select, ([selected] as [1 of ItemRun]).span)
        func states() throws -> [AccessibilityStates] {
            try stage.view.accessibilityElements(offset: 3, count: 4).elements.map(\.states)
        }
        #expect(try states() == [[], .isFocused, .isSelected, .isDisabled])
        #expect(
            try stage.view.accessibilityElements(from: .cell(item), count: 1)
                .elements.map(\.partCount) == [2])
        stage.view.setEditing(true)
        #expect(
            try states() == [
                .isEditing, [.isFocused, .isEditing], [.isSelected, .isEditing], .isDisabled,
            ])
    }

    /// A list whose host asks for notices.
    private func stage() throws -> EventStage {
        var stage = try EventStage([50], mask: [])
        try stage.view.setEventMask(.accessibility)
        return stage
    }
}

extension EventStage {
    fileprivate mutating func shown(at time_ns: UInt64? = nil) throws -> [String] {
        try show(0, at: time_ns)
        return told()
    }

    fileprivate mutating func insert(_ count: UInt32, _ animation: Animation? = nil) throws {
        let first = IndexPath(section: 0, item: 0)
        try update(
            [UpdateItem(.insert, before: first, after: first, count: count)],
            BatchUpdateOptions(animation: animation))
    }

    fileprivate mutating func focus(_ item: UInt32) throws {
        var configuration = FocusConfiguration()
        configuration.allowsFocus = true
        view.setFocusConfiguration(configuration)
        try view.setFocusedElement(.cell(IndexPath(section: 0, item: item)))
    }
}
