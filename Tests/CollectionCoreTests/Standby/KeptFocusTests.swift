import Testing

@testable import CollectionCore

/// The element that has focus keeps its view while it is not visible: rule N10.
@Suite("Focus: the element that is kept")
struct KeptFocusTests {
    private func stage(keeps: Bool = true) throws -> StandbyStage {
        var stage = try StandbyStage { _ in }
        var configuration = FocusConfiguration()
        configuration.allowsFocus = true
        configuration.keepsFocusedElement = keeps
        stage.events.view.setFocusConfiguration(configuration)
        _ = try stage.show(0)
        try stage.events.view.setFocusedElement(.cell(IndexPath(section: 0, item: 2)))
        _ = try stage.show(0)
        return stage
    }

    @Test("N10: its view is the same all the way, and no event says that it is visible")
    func keepsView() throws {
        var stage = try stage()
        let binding = stage.binding(2)
        _ = stage.events.told()
        #expect(try stage.show(500).contains("2 offscreen"))
        #expect(stage.binding(2) == binding && stage.standby == [2])
        #expect(stage.events.told().contains { $0.hasPrefix("end 0-2 ") })
        _ = try stage.show(5_000)
        #expect(stage.events.told().allSatisfy { !$0.contains(" 0-2 ") })
        #expect(try stage.show(10).contains("2"))
        #expect(stage.binding(2) == binding && stage.standby == [])
        #expect(stage.events.told().contains { $0.hasPrefix("will 0-2 ") })
    }

    @Test("N10: focus that goes elsewhere, or leaves, lets the view go")
    func movesOn() throws {
        var stage = try stage()
        _ = try stage.show(500)
        try stage.events.view.setFocusedElement(.cell(IndexPath(section: 0, item: 900)))
        #expect(try stage.show(500) == ["900 offscreen"])
        #expect(stage.standby == [900])
        try stage.events.view.leaveFocus()
        _ = try stage.show(500)
        #expect(stage.standby == [])
    }

    @Test("N10: it goes with its item, and ends with it")
    func updates() throws {
        var stage = try stage()
        let binding = stage.binding(2)
        _ = try stage.show(500)
        try stage.events.update([.insert(IndexPath(section: 0, item: 0))])
        #expect(try stage.show(510).contains("3 offscreen"))
        #expect(stage.binding(3) == binding)
        try stage.events.update([.delete(IndexPath(section: 0, item: 3))])
        _ = try stage.show(510)
        #expect(stage.binding(3) != binding)
    }

    @Test("Y7: the element that assistive technology is at keeps its view, without focus as well")
    func assistive() throws {
        var stage = try StandbyStage { _ in }
        _ = try stage.show(0)
        try stage.events.view.setAssistiveFocusedElement(.cell(IndexPath(section: 0, item: 2)))
        let binding = stage.binding(2)
        #expect(try stage.show(500).contains("2 offscreen"))
        #expect(stage.binding(2) == binding && stage.standby == [2])
        try stage.events.update([.insert(IndexPath(section: 0, item: 0))])
        let moved = stage.events.view.assistiveFocusedElement
        #expect(moved == .cell(IndexPath(section: 0, item: 3)))
        try stage.events.update([.delete(IndexPath(section: 0, item: 3))])
        _ = try stage.show(500)
        #expect(stage.events.view.assistiveFocusedElement == nil && stage.standby == [])
        #expect(throws: CollectionError.self) {
            try stage.events.view.setAssistiveFocusedElement(
                .cell(IndexPath(section: 0, item: 5_000)))
        }
    }

    @Test("N10: a host that does not ask for it does not get it")
    func off() throws {
        var stage = try stage(keeps: false)
        #expect(try !stage.show(500).contains("2 offscreen"))
        #expect(stage.standby == [])
    }
}
