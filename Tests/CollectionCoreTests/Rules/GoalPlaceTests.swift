import CollectionCore
import Testing

/// Places that the content is led to: restored ones (J6), and what a key moves (N7).
@Suite("Places: goals")
struct GoalPlaceTests {
    @Test("J6: a restored row that is cut off by more than its estimate is measured, and is there")
    func cutOff() throws {
        let stage = try PlaceStage(40, estimate: 100, length: 300)
        try stage.scroll(to: 2_000)
        try stage.settle()
        try stage.scroll(by: 250)
        try stage.settle()
        let seen = (0..<40).compactMap { row in stage.place(row).map { (row, $0) } }
        let state = stage.view.viewState()
        try stage.replaceRows()
        _ = try stage.view.restoreState(state)
        try stage.settle()
        for (row, place) in seen { #expect(stage.place(row) == place) }
    }

    @Test("J6: a restored place waits for content that is too short at first")
    func tooShort() throws {
        let stage = try PlaceStage(10, estimate: 20, at: 300)
        #expect(stage.place(3) == 0)
        let state = stage.view.viewState()
        try stage.replaceRows()
        _ = try stage.view.restoreState(state)
        #expect(try stage.settle() == 300)
        #expect(stage.place(3) == 0)
    }

    @Test("J6: rows before a restored place move nothing, and a deleted row leaves it to the next")
    func updated() throws {
        let stage = try PlaceStage(40, at: 1_030)
        let state = stage.view.viewState()
        try stage.replaceRows()
        _ = try stage.view.restoreState(state)
        try stage.insert(0, 5)
        #expect(try stage.settle() == 1_530)
        #expect(stage.place(15) == -30)
        try stage.replaceRows()
        _ = try stage.view.restoreState(state)
        try stage.delete(10, 1)
        #expect(try stage.settle() == 1_030)
        #expect(stage.place(10) == -30)
    }

    @Test("J6, M8: the short last page is restored")
    func lastPage() throws {
        let stage = try PlaceStage(10, scrolls: true, axis: .horizontal) {
            var configuration = ScrollConfiguration()
            (configuration.isEnabled, configuration.isPagingEnabled) = (true, true)
            try $0.setScrollConfiguration(configuration)
        }
        stage.bounds.width = 300
        try stage.settle()
        try stage.scroll(to: 700)
        #expect(try stage.settle() == 700)
        let state = stage.view.viewState()
        try stage.replaceRows()
        _ = try stage.view.restoreState(state)
        #expect(try stage.settle() == 700)
    }

    @Test("N7: what a key moves is seen after it, wherever it goes", arguments: 0..<5)
    func movedByKey(row: Int) throws {
        let stage = try PlaceStage(scrolls: true, at: 1_030)
        var traits = ItemTraits.standard
        traits.move = .yes
        try stage.view.setDefaultTraits(traits)
        var movement = MovementConfiguration()
        movement.movesByKeys = true
        try stage.view.setMovementConfiguration(movement)
        var focus = FocusConfiguration()
        focus.allowsFocus = true
        stage.view.setFocusConfiguration(focus)
        try stage.view.setEventMask([.movement, .focus])
        for key in [Key.up, .up, .up, .down, .down, .down, .down, .down, .down, .down] {
            if key == .up && stage.view.focusState.element == nil {
                try stage.view.setFocusedElement(.cell(.at(0, UInt32(10 + row))))
                try stage.rest()
            }
            let time_ns = stage.time_ns + 1
            #expect(try stage.view.sendKey(KeySample(key, at: time_ns, modifiers: .alt)))
            try stage.show(after: 1)
            try stage.rest()
            let path = try #require(stage.view.focusState.element).indexPath
            let place = try #require(stage.place(Int(path.item)))
            #expect(place >= 0 && place <= 400, "\(key) to \(path.item)")
        }
    }
}

/// Gaps and placeholders around interactive transitions (T9).
@Suite("T9: gaps and placeholders in transitions")
struct GapTransitionTests {
    @Test("Beginning and ending move nothing at once", arguments: [true, false])
    func nothingJumps(isGap: Bool) throws {
        var stage = try DragStage { $0.opensGaps = true }
        if isGap {
            try stage.enter(1, 50, 45)
        } else {
            _ = try stage.view.insertPlaceholder(
                at: .at(0, 2), reuseIdentifier: .standard, size: nil)
        }
        try stage.show()
        var last = try stage.show(after: 300)
        func check(_ next: DisplayFrame, _ distance: Double) {
            for element in next.elements {
                guard
                    let old = last.elements.first(where: { $0.reusableView == element.reusableView }
                    )
                else { continue }
                #expect(abs(element.frame.y - old.frame.y) <= distance, "\(element.element)")
            }
            last = next
        }
        var other = DragStage.list
        other.sectionMetrics.minimumLineSpacing = 2
        try stage.view.startInteractiveTransition(to: .list(other), tag: 1)
        check(try stage.show(), 0)
        check(try stage.show(after: 16), 6)
        for _ in 0..<20 { check(try stage.show(after: 16), 6) }
        try stage.view.cancelInteractiveTransition(at: stage.time_ns)
        for _ in 0..<40 { check(try stage.show(after: 16), 6) }
        // The room is there again.
        let rows = last.elements.filter { $0.element.category == .cell }.map(\.frame.y).sorted()
        #expect(isGap ? rows == [0, 20, 60, 80] : rows.contains(60))
    }
}
