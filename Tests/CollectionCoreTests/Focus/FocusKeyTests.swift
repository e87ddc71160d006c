import CollectionCore
import Testing

/// N2, N5, N6, N8 and N10: where focus goes that a person is at, and what keys select. Rows are 10
/// points long, in bounds of 100 x 50.
@Suite("Focus: keys and presses")
struct FocusKeyTests {
    private static func stage(
        _ sections: [UInt32] = [100], _ behavior: SelectionBehavior = .replace,
        _ change: (inout FocusConfiguration) -> Void = { _ in }
    ) throws -> FocusStage {
        var stage = try FocusStage(sections, change)
        var selection = SelectionConfiguration()
        (selection.allowsMultipleSelection, selection.behavior) = (true, behavior)
        stage.events.view.setSelectionConfiguration(selection)
        try stage.show()
        return stage
    }

    private static func press(
        _ key: Key, _ modifiers: KeyModifiers = [], _ stage: inout FocusStage
    ) throws -> Bool {
        try stage.events.view.sendKey(
            KeySample(key, at: stage.events.time_ns, modifiers: modifiers))
    }

    @Test("Home and End mean the item there, also where it has focus")
    func ends() throws {
        var stage = try Self.stage()
        try stage.focus(0)
        try stage.select([0, 1, 2])
        #expect(try Self.press(.home, [], &stage))
        #expect(try stage.selectedItems() == [0])
        try stage.focus(50)
        #expect(try Self.press(.end, .control, &stage))
        try stage.select([10])
        #expect(try Self.press(.end, .shift, &stage))
        #expect(try stage.selectedItems() == Array(10...99))
        // Without an effect on the selection the host may go on with the key.
        stage = try Self.stage([100], .none)
        try stage.focus(0)
        #expect(try !Self.press(.home, [], &stage))
        #expect(try !Self.press(.up, [], &stage))
    }

    @Test("A with the command key is handled where all are selected already")
    func selectAll() throws {
        var stage = try Self.stage()
        try stage.focus(0)
        #expect(try Self.press(.a, .control, &stage))
        #expect(try Self.press(.a, .control, &stage))
        #expect(try stage.selectedItems().count == 100)
    }

    @Test("Pages do not wrap")
    func pages() throws {
        var stage = try Self.stage { $0.wraps = true }
        try stage.focus(0)
        #expect(try stage.after(.pageUp) == "0-0!")
        #expect(try stage.after(.up) == "0-99")
        #expect(try stage.after(.pageDown) == "0-99!")
    }

    @Test("A page is what pinned views leave free")
    func pinned() throws {
        var layout = ListLayout()
        layout.sectionMetrics.itemSize = Size(width: 100, height: 10)
        layout.sectionMetrics.minimumLineSpacing = 0
        layout.sectionMetrics.headerReferenceSize = Size(width: 100, height: 20)
        layout.configuration.sectionHeadersPinToVisibleBounds = true
        var stage = try FocusStage.laidOut(.list(layout), [100])
        try stage.focus(10)
        try stage.show(y: 100)
        #expect(try stage.after(.pageDown) == "0-12")
    }

    @Test("The space bar is the primary action where nothing may be selected")
    func space() throws {
        var stage = try Self.stage([100], .tap)
        var selection = SelectionConfiguration()
        (selection.allowsSelection, selection.behavior) = (false, .tap)
        stage.events.view.setSelectionConfiguration(selection)
        try stage.events.view.setEventMask(.actions)
        try stage.focus(3)
        #expect(try Self.press(.space, [], &stage))
        #expect(stage.events.view.nextEvents().events.map(\.kind) == [.primaryAction])
    }

    @Test("Focus goes to what the secondary button goes down on, and to what is dragged")
    func presses() throws {
        var stage = try Self.stage()
        try stage.focus(1)
        let down = PointerSample(
            .down, Point(x: 50, y: 35), at: 10, device: .mouse, buttons: .secondary)
        try stage.events.view.sendPointers(([down] as [1 of PointerSample]).span)
        #expect(stage.place == "0-3")
        var traits = ItemTraits.standard
        traits.drag = .yes
        try stage.events.view.setDefaultTraits(traits)
        var drag = DragConfiguration()
        drag.isDragInteractionEnabled = true
        stage.events.view.setDragConfiguration(drag)
        let samples = [
            PointerSample(.up, Point(x: 50, y: 35), at: 20, device: .mouse),
            PointerSample(.down, Point(x: 50, y: 5), at: 30, device: .mouse),
            PointerSample(.move, Point(x: 50, y: 15), at: 40, device: .mouse),
        ]
        try stage.events.view.sendPointers(samples.span)
        #expect(stage.place == "0-0")
    }

    @Test("Text that finds the focused item of several that are selected selects it alone")
    func typed() throws {
        var stage = try Self.stage([3])
        let runs = [ItemRun(indexPath: .at(0, 0), count: 3)]
        let sizes: [UInt32] = [3, 3, 3]
        try stage.events.view.setNames(
            Array("apebeecat".utf8).span, sizes: sizes.span, ofItems: runs.span)
        try stage.focus(1)
        try stage.select([0, 1, 2])
        #expect(try stage.events.view.sendText(Array("be".utf8).span, at: stage.events.time_ns))
        #expect(try stage.selectedItems() == [1])
    }

    @Test("Keys in content that pages lead to pages")
    func contentThatPages() throws {
        var stage = try Self.stage([200])
        var scrolling = ScrollConfiguration()
        (scrolling.isEnabled, scrolling.isPagingEnabled) = (true, true)
        try stage.events.view.setScrollConfiguration(scrolling)
        try stage.show()
        try stage.focus(0)
        for key in [Key.down, .down, .down, .down, .down, .pageDown, .end, .up, .pageUp] {
            _ = try Self.press(key, key == .end ? .control : [], &stage)
            for _ in 0..<40 {
                stage.events.time_ns += 16_000_000
                try stage.show()
            }
            let offset = stage.events.view.scrolling.contentOffset.y
            #expect(offset.truncatingRemainder(dividingBy: 50) == 0, "\(key): \(offset)")
            let path = try #require(stage.events.view.focusState.element?.indexPath)
            let row = 10 * Double(path.item) - offset
            #expect(row >= 0 && row <= 40, "\(key): \(path.item) at \(row)")
        }
    }

    @Test("Focus goes from an item that an outline hides to its nearest visible ancestor")
    func outline() throws {
        var stage = try Self.stage([1])
        var outline = SectionSnapshot(limits: Limits())
        try outline.append([1, 2, 3])
        try outline.append([11, 12], to: 1)
        try outline.append([111, 112], to: 11)
        try outline.expand([1, 11])
        var snapshot = Snapshot(limits: Limits())
        try snapshot.appendSections([7])
        try stage.events.view.applySnapshot(snapshot)
        try stage.events.view.applySectionSnapshot(outline, toSection: 7)
        try stage.show()
        // 1, 11, 111, 112, 12, 2, 3
        for (focused, collapsed, expected) in [
            (3, [11], "0-1"), (3, [1], "0-0"), (2, [1, 11], "0-0"), (4, [11], "0-2"),
            (5, [1], "0-1"),
        ] as [(UInt32, [UInt64], String)] {
            try stage.events.view.applySectionSnapshot(outline, toSection: 7)
            try stage.focus(focused)
            _ = stage.told()
            var other = outline
            try other.collapse(collapsed)
            try stage.events.view.applySectionSnapshot(other, toSection: 7)
            #expect(stage.place == expected)
            let told = stage.told()
            #expect(told.count <= 1, "\(told)")
        }
    }
}
