import CollectionCore
import Testing

/// O13: items that are dragged and dropped by keys.
@Suite("O13: drops by keys")
struct DropKeyTests {
    private func stage(
        counts: [UInt32] = [10], _ change: (inout DragConfiguration) -> Void = { _ in }
    ) throws -> DragStage {
        var stage = try DragStage(counts: counts) { configuration in
            configuration.isDragInteractionEnabled = true
            change(&configuration)
        }
        var focus = FocusConfiguration()
        focus.allowsFocus = true
        stage.view.setFocusConfiguration(focus)
        try stage.view.setFocusedElement(.cell(.at(0, 1)))
        _ = stage.told()
        return stage
    }

    @Test("Alt and Enter drag, arrows lead on, Enter drops, and the view moves the item")
    func drops() throws {
        var stage = try stage()
        #expect(try !stage.press(.enter))
        #expect(try stage.press(.enter, .alt))
        #expect(stage.view.dropState?.destination == .at(0, 2))
        #expect(try stage.press(.down))
        #expect(stage.view.dropState?.destination == .at(0, 3))
        #expect(try stage.press(.enter))
        #expect(stage.view.dropState == nil)
        #expect(stage.view.draggedRuns == [])
        let kinds = stage.view.nextEvents().events.map(\.kind)
        #expect(kinds.contains(.performDrop) && kinds.last == .dragSessionDidEnd)
        let focused = stage.view.focusState.element
        #expect(focused == .cell(.at(0, 2)))
    }

    @Test("From the last position the first one follows, across sections, and back")
    func wraps() throws {
        var stage = try stage(counts: [2, 0, 1])
        #expect(try stage.press(.enter, .alt))
        var seen: [IndexPath?] = []
        for _ in 0..<6 {
            seen.append(stage.view.dropState?.destination)
            #expect(try stage.press(.down))
        }
        #expect(
            seen == [.at(0, 2), .at(1, 0), .at(2, 0), .at(2, 1), .at(0, 0), .at(0, 1)])
        #expect(try stage.press(.end))
        #expect(stage.view.dropState?.destination == .at(2, 1))
        #expect(try stage.press(.home))
        #expect(stage.view.dropState?.destination == .at(0, 0))
        #expect(try stage.press(.up))
        #expect(stage.view.dropState?.destination == .at(2, 1))
    }

    @Test("Escape lets go, and nothing has changed")
    func escapes() throws {
        var stage = try stage { $0.opensGaps = true }
        #expect(try stage.press(.enter, .alt))
        for _ in 0..<3 { #expect(try stage.press(.down)) }
        #expect(stage.view.hasUncommittedUpdates == true)
        #expect(try stage.press(.escape))
        #expect(stage.view.hasUncommittedUpdates == false)
        #expect(stage.view.draggedRuns == [])
    }

    @Test("An update takes the position along")
    func updates() throws {
        var stage = try stage()
        #expect(try stage.press(.enter, .alt))
        #expect(try stage.press(.down))
        try stage.view.performBatchUpdates(BatchUpdate(items: [.delete(.at(0, 0))]))
        try stage.show(after: 16)
        #expect(stage.view.dropState?.destination == .at(0, 2))
    }
}
