import CollectionReference
import Testing

@testable import CollectionCore

/// Rule Y4. All numbers are derived by hand.
@Suite("Y4: scrolling by assistive technology")
struct AccessibilityScrollTests {
    @Test("the first item that is cut off comes to the start")
    func forward() throws {
        var stage = try stage()
        // Item 3 stands at 90, and ends at 120. Items 3 to 5 are seen as a whole from 90 to 190.
        #expect(try stage.view.accessibilityScroll(.next))
        #expect(stage.told() == ["wanted 90.0 over time", "items 4 to 6 of 20, page 2 of 6"])
    }

    @Test("backwards, the last item that is cut off comes to the end")
    func backward() throws {
        var stage = try stage()
        try stage.show(205)
        // Item 6 stands at 180, and ends at 210: 210 - 100.
        #expect(try stage.view.accessibilityScroll(.up))
        #expect(stage.told() == ["wanted 110.0 over time", "items 5 to 7 of 20, page 2 of 6"])
    }

    @Test("an item that is longer than half of what is seen is passed by half at least")
    func longItems() throws {
        var stage = try stage(170)
        #expect(try stage.view.accessibilityScroll(.next))
        // Item 0 is cut off from its start on, and is all that is seen.
        #expect(stage.told() == ["wanted 50.0 over time", "items 1 to 1 of 20, page 2 of 34"])
    }

    @Test("at an edge there is nothing to scroll to")
    func edges() throws {
        var stage = try stage()
        #expect(try !stage.view.accessibilityScroll(.previous))
        #expect(try !stage.view.accessibilityScroll(.left))
        try stage.show(500)
        #expect(try !stage.view.accessibilityScroll(.down))
        #expect(stage.told().isEmpty)
        // 600 - 100 is the greatest offset.
        try stage.show(470)
        #expect(try stage.view.accessibilityScroll(.next))
        #expect(stage.told() == ["wanted 500.0 over time", "items 18 to 20 of 20, page 6 of 6"])
    }

    @Test("a view that pages goes by pages; a scroller goes by itself, over time")
    func paging() throws {
        var stage = try stage()
        var configuration = ScrollConfiguration()
        (configuration.isEnabled, configuration.isPagingEnabled) = (true, true)
        try stage.view.setScrollConfiguration(configuration)
        try stage.show(0)
        _ = stage.told()
        #expect(try stage.view.accessibilityScroll(.next))
        #expect(stage.told() == ["items 5 to 6 of 20, page 2 of 6"])
        try stage.show(0, at: 1_000_000_000)
        // From the end of the motion that is under way.
        #expect(try stage.view.accessibilityScroll(.next))
        try stage.show(0, at: 1_100_000_000)
        #expect(try stage.show(0, at: 1_500_000_000).contentOffset.y == 200)
    }

    @Test("motion is reduced where the environment says so")
    func reducedMotion() throws {
        var stage = try stage()
        var environment = Environment()
        environment.reducesMotion = true
        try stage.view.setEnvironment(environment)
        #expect(try stage.view.accessibilityScroll(.next))
        #expect(stage.told().first == "wanted 90.0")
    }

    @Test("nothing moves where nobody listens, and before anything is shown")
    func unheard() throws {
        var stage = try stage()
        try stage.view.setEventMask(.accessibility)
        #expect(try !stage.view.accessibilityScroll(.next))
        #expect(try !stage.view.perform(.scrollToVisible, on: .cell(path(9))))
        try stage.view.setEventMask(.all)
        try stage.setData([20])
        #expect(try !stage.view.accessibilityScroll(.next))
    }

    @Test("an element is scrolled to by the least distance, and a section by its start")
    func toVisible() throws {
        var stage = try stage()
        #expect(try !stage.view.perform(.scrollToVisible, on: .cell(path(1))))
        #expect(try stage.view.perform(.scrollToVisible, on: .cell(path(9))))
        // Item 9 ends at 300.
        #expect(stage.told() == ["wanted 200.0 over time"])
        #expect(throws: CollectionError.invalidItem(path(20), count: 20)) {
            try stage.view.perform(.scrollToVisible, on: .cell(path(20)))
        }
        try stage.show(50)
        let section = Element.cell(IndexPath(section: 0))
        #expect(try stage.view.perform(.scrollToVisible, on: section))
        #expect(stage.told() == ["wanted 0.0 over time"])
    }

    private func path(_ item: UInt32) -> IndexPath { IndexPath(section: 0, item: item) }

    /// Items of a length in bounds of 100 x 100, shown, of a host that hears of scrolling.
    private func stage(_ length: Double = 30) throws -> EventStage {
        var stage = try EventStage([20], mask: [], rows: length, height: 100)
        try stage.show(0)
        try stage.view.setEventMask([.accessibility, .scrolling])
        return stage
    }
}
