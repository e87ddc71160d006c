import CollectionCore
import CollectionReference
import Testing

/// J6: states of views, restored in other views.
@Suite("J6: states")
struct StateTests {
    private static let items = Array(100..<200 as Range<UInt64>)

    @Test("A new view has nothing to restore, and an empty state restores that")
    func empty() throws {
        var stage = try StateStage([Self.items])
        #expect(stage.state().isEmpty)
        #expect(try stage.restore(ViewState()).isEmpty)
        try stage.show()
        var state = stage.state()
        #expect(state.edge == .start && state.anchor?.identifier == 100)
        (state.edge, state.anchor) = (.none, nil)
        #expect(state.isEmpty)
        try stage.show(y: 300)
        try stage.select(0, 3)
        #expect(try stage.restore(ViewState()).isEmpty)
        #expect(try stage.show().contentOffset.y == 0)
        #expect(stage.view.currentSelection.count == 0)
    }

    @Test(
        "A state is the same once it is restored, before and after display frames",
        arguments: [
            false, true,
        ])
    func round(isSnapshot: Bool) throws {
        let data = [Self.items, Array(300..<310 as Range<UInt64>)]
        var first = try StateStage(data, isSnapshot: isSnapshot)
        try first.show(y: 333)
        try first.select(0, 98, count: 4)
        try first.select(0, 5)
        try first.view.setFocusedElement(.cell(IndexPath(section: 0, item: 7)))
        let state = first.state()
        #expect(state.contentOffset.y == 333 && state.distance == -3 && state.edge == .none)
        if isSnapshot {
            #expect(state.selectedItems == [105, 198, 199, 300, 301])
            #expect(state.anchor?.identifier == 133 && state.focused?.identifier == 107)
            #expect(state.selectedRuns == [])
        } else {
            // Runs end with their sections.
            let runs = [(0, 5, 1), (0, 98, 2), (1, 0, 2)].map { section, item, count in
                ItemRun(
                    indexPath: IndexPath(section: UInt32(section), item: UInt32(item)),
                    count: UInt64(count))
            }
            #expect(state.selectedRuns == runs && state.selectedItems == [])
            #expect(state.anchor == StateElement(.cell(IndexPath(section: 0, item: 33))))
        }
        var second = try StateStage(data, isSnapshot: isSnapshot)
        #expect(try second.restore(state).isEmpty)
        #expect(second.state() == state)
        let frame = try second.show()
        #expect(frame.contentOffset.y == 333 && frame.contentOffsetAdjustment.y == 333)
        #expect(second.state() == state)
        // The display frame after it asks for nothing else.
        #expect(try second.show().contentOffsetAdjustment.y == 0)
        #expect(try second.show(y: 20).contentOffset.y == 20)
    }

    @Test("The first visible item is where it was, whatever has come before it")
    func anchor() throws {
        var first = try StateStage([Self.items])
        let before = first.places(try first.show(y: 333))
        let state = first.state()
        var second = try StateStage([Array(1...40) + Self.items])
        #expect(try second.restore(state).isEmpty)
        let frame = try second.show()
        #expect(frame.contentOffset.y == 733)
        #expect(second.places(frame) == before)
    }

    @Test("Zoomed content comes back to where it was")
    func zoomed() throws {
        var stage = try StateStage([Self.items])
        var configuration = ScrollConfiguration()
        configuration.isEnabled = true
        configuration.maximumZoomScale = 4
        try stage.view.setScrollConfiguration(configuration)
        try stage.show()
        try stage.view.setZoomScale(2, isAnimated: false)
        try stage.view.setContentOffset(Point(x: 0, y: 206), isAnimated: false)
        try stage.show()
        let state = stage.state()
        #expect(state.distance == -3)
        try stage.view.setContentOffset(.zero, isAnimated: false)
        try stage.show()
        #expect(try stage.restore(state).isEmpty)
        try stage.show()
        #expect(stage.view.scrolling.contentOffset.y == 206)
        #expect(stage.state() == state)
    }

    @Test("A view that was at the start is at the start, and at the end at the end")
    func edges() throws {
        var start = try StateStage([Self.items])
        try start.show()
        let top = start.state()
        var chat = try StateStage([Self.items])
        try chat.view.setContentAnchor(.end)
        try chat.show(y: 945)
        let bottom = chat.state()
        #expect(top.edge == .start && bottom.edge == .end)
        for (state, offset) in [(top, 0.0), (bottom, 1350)] {
            var longer = try StateStage([Array(1...20) + Self.items + Array(300...319)])
            #expect(try longer.restore(state).isEmpty)
            #expect(try longer.show().contentOffset.y == offset)
        }
        // Where the host wants the first visible item to stay, it does.
        var item = try StateStage([Self.items])
        try item.view.setContentAnchor(.firstVisibleItem)
        try item.show()
        #expect(item.state().edge == .none)
    }

    @Test("Without its anchor the content is where its number says, within the content")
    func numbers() throws {
        var first = try StateStage([Self.items])
        try first.show(y: 333)
        let state = first.state()
        for (count, offset) in [(90, 333.0), (20, 150), (0, 0)] {
            var other = try StateStage([(0..<count).map { UInt64($0 + 500) }])
            let gone = try other.restore(state)
            #expect(gone.anchor == state.anchor && gone.distance == state.distance)
            #expect(try other.show().contentOffset.y == offset)
        }
    }

    @Test("Items that are measured later are where the state has them in the end")
    func measured() throws {
        let layout = StateStage.list(estimated: true)
        func measure(_ frame: DisplayFrame) -> [PreferredSize] {
            frame.elements.filter { $0.flags.contains(.isEstimated) }.map {
                PreferredSize(
                    reusableView: $0.reusableView, generation: $0.generation,
                    size: Size(width: 100, height: 40))
            }
        }
        var state = ViewState()
        state.anchor = StateElement(.cell(IndexPath(section: 0, item: 0)), identifier: 197)
        state.distance = -15
        var stage = try StateStage([Self.items], layout: layout)
        #expect(try stage.restore(state).isEmpty)
        var frame = try stage.show()
        // Rows that are estimated at 10 points leave too little room below.
        #expect(stage.places(frame)[197] == 20)
        for _ in 0..<4 { frame = try stage.show(measure(frame)) }
        #expect(stage.places(frame)[197] == -15)
        // A host that scrolls ends it.
        var other = try StateStage([Self.items], layout: layout)
        _ = try other.restore(state)
        frame = try other.show()
        frame = try other.show(y: other.bounds.y - 30)
        #expect(frame.contentOffsetAdjustment.y == 0)
        #expect(other.places(try other.show(measure(frame)))[197] != -15)
    }

    @Test("An update before the first display frame takes the anchor along; other data ends it")
    func updated() throws {
        var first = try StateStage([Self.items])
        try first.show(y: 333)
        let state = first.state()
        var second = try StateStage([Self.items])
        _ = try second.restore(state)
        try second.view.applySnapshot(StateStage.snapshot([Array(1...3) + Self.items]))
        #expect(try second.show().contentOffset.y == 363)
        _ = try second.restore(state)
        try second.setData([Self.items])
        #expect(try second.show(y: 0).contentOffset.y == 0)
    }

    @Test("What is gone is left out, and told", arguments: [false, true])
    func gone(isSnapshot: Bool) throws {
        var first = try StateStage([Self.items, [300, 301]], isSnapshot: isSnapshot)
        try first.show(y: 700)
        try first.select(0, 10, count: 80)
        try first.select(1, 1)
        try first.view.setFocusedElement(.cell(IndexPath(section: 0, item: 60)))
        let state = first.state()
        var second = try StateStage(
            [Array(Self.items.prefix(50))], isSnapshot: isSnapshot, mask: [.selection, .focus])
        let gone = try second.restore(state)
        #expect(gone.anchor == state.anchor && gone.focused == state.focused)
        if isSnapshot {
            #expect(gone.selectedItems == Array(150...189) + [301] && gone.selectedRuns == [])
        } else {
            let runs = [
                ItemRun(indexPath: IndexPath(section: 0, item: 50), count: 40),
                ItemRun(indexPath: IndexPath(section: 1, item: 1), count: 1),
            ]
            #expect(gone.selectedRuns == runs && gone.selectedItems == [])
        }
        #expect(second.view.currentSelection.count == 40)
        #expect(second.view.focusState == FocusState(hasFocus: true, element: nil))
        #expect(second.told().first == "selected 40, 0 of 40")
    }

    @Test("A view selects no more than it may, and gives no focus that it does not allow")
    func settings() throws {
        var state = ViewState()
        state.selectedItems = [105, 103]
        (state.hasFocus, state.focused) = (
            true, StateElement(.cell(IndexPath(section: 0, item: 0)), identifier: 101)
        )
        var single = try StateStage([Self.items])
        single.view.setSelectionConfiguration(SelectionConfiguration())
        single.view.setFocusConfiguration(FocusConfiguration())
        let gone = try single.restore(state)
        #expect(gone.selectedItems == [105] && gone.hasFocus && gone.focused == state.focused)
        #expect(try single.view.isItemSelected(at: IndexPath(section: 0, item: 3)))
        var none = SelectionConfiguration()
        none.allowsSelection = false
        single.view.setSelectionConfiguration(none)
        #expect(try single.restore(state).selectedItems == [103, 105])
        // Where one item must be selected, one is.
        none.allowsSelection = true
        none.allowsEmptySelection = false
        single.view.setSelectionConfiguration(none)
        #expect(try single.restore(ViewState()).isEmpty)
        #expect(single.view.currentSelection.count == 1)
    }

    @Test("Focus that was outside is outside, and remembered")
    func focus() throws {
        var first = try StateStage([Self.items])
        try first.view.setFocusedElement(.cell(IndexPath(section: 0, item: 7)))
        try first.view.leaveFocus()
        let state = first.state()
        #expect(!state.hasFocus && state.focused?.identifier == 107)
        var second = try StateStage([Self.items])
        var configuration = FocusConfiguration()
        (configuration.allowsFocus, configuration.remembersLastFocusedIndexPath) = (true, true)
        second.view.setFocusConfiguration(configuration)
        #expect(try second.restore(state).isEmpty)
        #expect(!second.view.focusState.hasFocus)
        #expect(try second.view.enterFocus(.next))
        #expect(second.view.focusState.element == .cell(IndexPath(section: 0, item: 7)))
    }

    @Test("Events tell of it as of a program, once for each sort")
    func events() throws {
        var state = ViewState()
        state.selectedItems = [103, 105, 104]
        (state.hasFocus, state.contentOffset.y) = (true, 200)
        state.focused = StateElement(
            .cell(IndexPath(section: 0, item: 0)), identifier: 101)
        var stage = try StateStage(
            [Self.items], mask: [.selection, .focus, .highlights, .scrolling])
        try stage.select(0, 3)
        _ = stage.told()
        _ = try stage.restore(state)
        #expect(stage.told() == ["selected 2, 0 of 3", "focus 0-1"])
        _ = try stage.restore(state)
        #expect(stage.told() == [])
    }

    @Test("A scroller goes there with the next display frame, and stops first")
    func scroller() throws {
        var stage = try StateStage([Self.items], mask: .scrolling)
        var configuration = ScrollConfiguration()
        configuration.isEnabled = true
        try stage.view.setScrollConfiguration(configuration)
        try stage.show()
        try stage.view.setContentOffset(Point(x: 0, y: 500), isAnimated: true)
        var state = ViewState()
        state.contentOffset.y = 200
        _ = try stage.restore(state)
        #expect(stage.view.scrolling.state == .idle)
        #expect(try stage.show().contentOffset.y == 200)
        #expect(stage.view.scrolling.contentOffset.y == 200)
        #expect(stage.told() == ["animated", "scrolled to 200.0"])
        // A later call of the host's counts more.
        _ = try stage.restore(ViewState())
        try stage.view.setContentOffset(Point(x: 0, y: 70), isAnimated: false)
        #expect(try stage.show().contentOffset.y == 70)
        configuration.isPagingEnabled = true
        try stage.view.setScrollConfiguration(configuration)
        state.contentOffset.y = 230
        _ = try stage.restore(state)
        #expect(try stage.show().contentOffset.y == 250)
    }

    @Test("Values that cannot be, and calls at a wrong time, change nothing")
    func refusals() throws {
        var stage = try StateStage(
            [Self.items], isSnapshot: false, mask: [.selection, .focus])
        try stage.show()
        let before = stage.state()
        var wrong: [ViewState] = Array(repeating: ViewState(), count: 5)
        wrong[0].contentOffset.x = .nan
        wrong[1].distance = .infinity
        wrong[2].sectionOffsets = [ViewState.SectionOffset(section: 0, contentOffset: .nan)]
        wrong[3].focused = StateElement(.decoration(.none, IndexPath(section: 0, item: 0)))
        wrong[4].anchor = StateElement(
            .supplementary(.sectionHeader, IndexPath(section: 0, item: 0)))
        for var state in wrong {
            state.selectedRuns = [ItemRun(indexPath: IndexPath(section: 0, item: 3), count: 1)]
            #expect(throws: CollectionError.self) { try stage.restore(state) }
        }
        try stage.view.beginBatchUpdates()
        #expect(throws: CollectionError.wrongState(.batchIsOpen)) {
            try stage.restore(ViewState())
        }
        _ = try stage.view.endBatchUpdates()
        try stage.view.startInteractiveTransition(to: .flow(FlowLayout()))
        #expect(throws: CollectionError.wrongState(.interactiveTransitionRuns)) {
            try stage.restore(ViewState())
        }
        try stage.view.cancelInteractiveTransition(at: 0)
        #expect(stage.told() == [])
        #expect(stage.state() == before)
    }
}
