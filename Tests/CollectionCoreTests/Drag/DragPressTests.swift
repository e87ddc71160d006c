import CollectionCore
import Testing

/// O1: when a pointer picks items up, and when it lets them be.
@Suite("O1: presses and drags")
struct DragPressTests {
    private func stage(_ mask: EventMask = .dragging) throws -> DragStage {
        try DragStage(mask: mask) { $0.isDragInteractionEnabled = true }
    }

    private func kinds(_ stage: inout DragStage) -> [EventKind] {
        stage.view.nextEvents().events.map(\.kind)
    }

    @Test("A long press that is lifted where it was moves nothing")
    func unmoved() throws {
        var stage = try stage()
        try stage.select([.at(0, 1), .at(0, 3), .at(0, 4)])
        _ = kinds(&stage)
        try stage.point(.down, 50, 70, at: 0)
        try stage.show(after: 700)
        try stage.point(.move, 56, 74, at: 710)
        try stage.point(.up, 50, 70, at: 720)
        let told = kinds(&stage)
        #expect(told.contains { $0 == .dragSessionWillBegin }, "\(told)")
        #expect(told.contains { $0 == .dragSessionDidEnd }, "\(told)")
        #expect(!told.contains { $0 == .performDrop }, "\(told)")
    }

    @Test("U9: a display frame tells the long press, as of its time, before the drag")
    func order() throws {
        var stage = try stage([.dragging, .longPresses])
        try stage.point(.down, 50, 70, at: 0)
        try stage.show(after: 700)
        let told = stage.view.nextEvents().events
        #expect(told.first?.kind == .longPressBegan, "\(told.map(\.kind))")
        #expect(told.first?.time_ns == 500_000_000)
        #expect(told.dropFirst().first?.kind == .dragSessionWillBegin)
    }

    @Test("A long press that goes somewhere, or whose content does, drops there")
    func moved() throws {
        var stage = try stage()
        try stage.point(.down, 50, 70, at: 0)
        try stage.show(after: 700)
        try stage.point(.move, 50, 30, at: 710)
        try stage.point(.up, 50, 30, at: 720)
        #expect(kinds(&stage).contains { $0 == .performDrop })
    }

    @Test("A mouse that is held still clicks, and drags from where it is too far for a click")
    func mouse() throws {
        var stage = try stage([.dragging, .taps])
        try stage.point(.down, 50, 70, at: 0, .mouse)
        try stage.show(after: 700)
        try stage.point(.up, 50, 70, at: 710, .mouse)
        var told = kinds(&stage)
        #expect(told.contains { $0 == .tap }, "\(told)")
        #expect(!told.contains { $0 == .dragSessionWillBegin }, "\(told)")
        for distance in 1...12 {
            let start = 1000 * Double(distance)
            try stage.point(.down, 50, 70, at: start, .mouse)
            try stage.point(.move, 50 + Double(distance), 70, at: start + 10, .mouse)
            told = kinds(&stage)
            let drags = told.contains { $0 == .dragSessionWillBegin }
            #expect(drags == (distance > 4), "\(distance): \(told)")
            try stage.point(.cancel, 50, 70, at: start + 20, .mouse)
            _ = kinds(&stage)
        }
    }

    @Test("Other keys, text and pointers are no edits while keys drag")
    func keys() throws {
        var stage = try stage([.dragging, .actions, .taps, .selection])
        var focus = FocusConfiguration()
        focus.allowsFocus = true
        stage.view.setFocusConfiguration(focus)
        var selection = SelectionConfiguration()
        (selection.allowsMultipleSelection, selection.behavior) = (true, .replace)
        stage.view.setSelectionConfiguration(selection)
        try stage.select([.at(0, 2)])
        try stage.view.setFocusedElement(.cell(.at(0, 2)))
        #expect(try stage.press(.enter, .alt))
        _ = kinds(&stage)
        #expect(try stage.press(.delete))
        #expect(try stage.press(.a, .control))
        #expect(try stage.press(.space))
        #expect(try stage.view.sendText(Array("x".utf8).span, at: stage.time_ns))
        #expect(kinds(&stage).isEmpty)
        #expect(try stage.view.selectedRuns().count == 1)
        try stage.view.leaveFocus()
        #expect(kinds(&stage).contains { $0 == .dragSessionDidEnd })
    }
}
