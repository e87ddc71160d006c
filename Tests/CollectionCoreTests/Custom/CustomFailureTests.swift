import CollectionCore
import Testing

/// Rule B13 of docs/semantics.md: what becomes of a call whose layout says that it failed.
@Suite("Failures of the host's own layout")
struct CustomFailureTests {
    @Test("A layout that fails fails the call, and changes nothing")
    func failure() throws {
        let calls = [
            "invalidate", "prepare", "size", "elements", "should", "context", "target",
            "updates", "initial", "final", "finalize updates", "item",
        ]
        for call in calls {
            var stage = try CustomStage()
            try stage.view.setContentAnchor(.firstVisibleItem)
            stage.layout.invalidatesForScrolling = true
            let before = try stage.frame()
            try stage.insert(0, animation: Animation())
            stage.layout.error = (call, .busy)
            if ["should", "context"].contains(call) {
                // After an update all is prepared anew, whatever the bounds.
                stage.layout.error = nil
                try stage.frame()
                stage.layout.error = (call, .busy)
            }
            let sequence = stage.view.scene.screen.frame.sequence
            #expect(throws: CollectionError.busy, "\(call)") { try stage.frame(at: 70) }
            #expect(stage.view.scene.screen.frame.sequence == sequence)
            stage.layout.error = nil
            let after = try stage.frame(at: 40, after_ns: 1_000_000_000)
            #expect(after.items.count >= 3 && after.sequence > before.sequence)
            #expect(
                try stage.frame(after_ns: 1_000_000_000).rows == ["0 at 0", "1 at 40", "2 at 80"])
        }
    }

    @Test("B13: a display frame asks nothing after the first failure")
    func firstFailure() throws {
        var stage = try CustomStage()
        try stage.view.setContentAnchor(.firstVisibleItem)
        try stage.frame(at: 400)
        try stage.insert(0, animation: Animation())
        stage.layout.error = ("item", .busy)
        for _ in 0..<2 {
            _ = stage.layout.takeLog()
            #expect(throws: CollectionError.busy) { try stage.frame(at: 400) }
            #expect(
                stage.layout.takeLog() == [
                    "invalidate", "prepare 101", "size", "updates 1", "item 0.11",
                ])
        }
        stage.layout.error = nil
        #expect(try stage.frame(at: 400).contentOffset.y == 440)
    }

    @Test("B13, B18: a layout that fails to say how large an element was fails the display frame")
    func failureForPreferredSize() throws {
        var stage = try CustomStage()
        stage.layout.takesPreferredSizes = true
        let shown = try stage.frame().elements
        try stage.insert(0)
        let sizes = shown.map {
            PreferredSize(
                reusableView: $0.reusableView, generation: $0.generation,
                size: Size(width: 100, height: 60))
        }
        stage.layout.error = ("item", .busy)
        _ = stage.layout.takeLog()
        #expect(throws: CollectionError.busy) { try stage.frame(sizes) }
        #expect(
            stage.layout.takeLog() == ["invalidate", "prepare 101", "size", "item 0.1"])
        stage.layout.error = nil
        #expect(try stage.frame(sizes).rows == ["0 at 0", "1 at 40"])
    }

    @Test("B13, B17: an old layout that fails to say where elements were fails nothing")
    func failureOfOldPlaces() throws {
        var stage = try CustomStage()
        try stage.frame()
        var configuration = LayoutConfiguration()
        configuration.sectionMetrics.itemSize = Size(width: 50, height: 10)
        let other = LoggingLayout(configuration: configuration)
        try stage.view.setLayout(.custom(other), animation: Animation())
        stage.layout.error = ("item", .busy)
        #expect(try stage.frame().items == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
        #expect(stage.layout.takeLog().contains("item 0.9"))
        #expect(other.log.last == "finalize")
    }

    @Test("B13: what a question could not learn fails no call that comes later")
    func forgotten() throws {
        var stage = try CustomStage()
        try stage.frame()
        let cell = Element.cell(IndexPath(section: 0, item: 90))
        stage.layout.error = ("item", .busy)
        #expect(throws: CollectionError.busy) { try stage.view.layoutAttributes(for: cell) }
        let anchor = ContentAnchor.item(cell.indexPath)
        try stage.view.setContentAnchor(anchor)
        stage.layout.error = nil
        #expect(try stage.frame().rows == ["0 at 0", "1 at 40", "2 at 80"])
        #expect(try stage.view.layoutAttributes(for: cell).frame.y == 3600)
    }
}
