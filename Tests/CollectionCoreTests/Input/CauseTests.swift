import CollectionCore
import Testing

/// Q4: the number of the sample that led to an event.
@Suite("Causes of events")
struct CauseTests {
    private func told(_ view: inout CollectionView) -> [String] {
        view.nextEvents().events.map { "\($0.kind) \($0.cause)" }
    }

    @Test("What time brings is because of the sample that began it, all else of the last one")
    func presses() throws {
        var stage = try PressStage()
        try stage.point(.down, 34, at: 0)
        try stage.point(.move, 35, at: 10)
        try stage.show(at: 600)
        #expect(told(&stage.events.view) == ["didHighlight 1", "longPressBegan 1"])
        try stage.point(.move, 38, at: 700)
        try stage.point(.up, 38, at: 800)
        #expect(
            told(&stage.events.view) == [
                "longPressChanged 3", "longPressEnded 4", "didUnhighlight 4",
            ])
        try stage.point(.down, 34, at: 1000)
        try stage.point(.up, 34, at: 1010)
        #expect(
            told(&stage.events.view) == ["didHighlight 6", "tap 6", "didUnhighlight 6"])
        // Late, and in one call with the next sample.
        try stage.point(.down, 34, at: 2000, device: .touch)
        try stage.point(.cancel, 34, at: 2300)
        #expect(told(&stage.events.view) == ["didHighlight 7", "didUnhighlight 8"])
    }

    @Test("What an update takes back is because of no sample")
    func update() throws {
        var stage = try PressStage()
        try stage.point(.down, 34, at: 0)
        try stage.show(at: 200)
        _ = told(&stage.events.view)
        try stage.events.update([.delete(IndexPath(section: 0, item: 3))])
        #expect(told(&stage.events.view) == ["didUnhighlight 0"])
    }

    @Test("Drags and their motions, and samples that are refused do not count")
    func drags() throws {
        var stage = try ScrollStage()
        try stage.point(.down, 100, at: 0)
        #expect(throws: CollectionError.self) { try stage.point(.move, .nan, at: 1) }
        try stage.point(.move, 80, at: 8)
        try stage.point(.move, 60, at: 16)
        try stage.point(.up, 60, at: 20)
        #expect(
            told(&stage.view) == [
                "willBeginDragging 2", "didScroll 3", "willEndDragging 4", "didEndDragging 4",
                "willBeginDecelerating 4",
            ])
        try stage.show(at: 100)
        #expect(told(&stage.view) == ["didScroll 0"])
        let turn = [WheelSample(Point(x: 0, y: 1), .zero, at: 110_000_000)]
        try stage.view.sendWheels(turn.span)
        #expect(told(&stage.view) == ["didScroll 5", "didEndDecelerating 5"])
        try stage.point(.down, 100, at: 200)
        try stage.point(.move, 50, at: 208)
        #expect(told(&stage.view) == ["willBeginDragging 7"])
    }
}
