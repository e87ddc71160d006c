import CollectionCore
import Testing

/// M8 and M12: what changes along one axis takes nothing from the other one.
@Suite("M12: changes across")
struct AxisChangeTests {
    private func stage(
        _ change: (inout ScrollConfiguration) -> Void = { _ in }
    ) throws -> ScrollStage {
        var stage = try ScrollStage(change)
        try insets(44, &stage)
        try stage.show(at: 1)
        return stage
    }

    private func insets(
        _ across: Double, top: Double = 0, _ stage: inout ScrollStage
    ) throws {
        var environment = Environment()
        environment.contentInset = EdgeInsets(top: top, left: across, bottom: 0, right: across)
        try stage.view.setEnvironment(environment)
    }

    @Test("An animation whose x is outside ends within the range of y all the same")
    func rowsThatGo() throws {
        var stage = try stage()
        try stage.view.setContentOffset(Point(x: 0, y: 5000), isAnimated: true)
        try stage.show(at: 20)
        try stage.view.performBatchUpdates(
            BatchUpdate(items: [.delete(.at(0, 50), count: 950)]))
        for frame in 2..<80 { try stage.show(at: 20 * Double(frame)) }
        #expect(try stage.show(at: 2000) == 300)
    }

    @Test("Content on its way to the top comes to rest within insets that change across")
    func topAndInsets() throws {
        var stage = try stage { $0.scrollsToTop = true }
        try stage.view.setContentOffset(Point(x: -44, y: 3000), isAnimated: false)
        try stage.show(at: 20)
        stage.view.scrollToTop()
        try stage.show(at: 40)
        try insets(0, &stage)
        for frame in 3..<80 { try stage.show(at: 20 * Double(frame)) }
        #expect(stage.view.scrolling.contentOffset == Point(x: 0, y: 0))
    }

    @Test("A pager that is caught between pages while x is outside ends on a page")
    func caught() throws {
        var stage = try stage { $0.isPagingEnabled = true }
        try stage.flick(-900, at: 10)
        try stage.show(at: 130)
        try stage.point(.down, 100, at: 140)
        try insets(0, &stage)
        try stage.show(at: 150)
        try stage.point(.up, 100, at: 400)
        for frame in 21..<120 { try stage.show(at: 20 * Double(frame)) }
        let offset = stage.view.scrolling.contentOffset
        #expect(offset.x == 0)
        #expect(offset.y.truncatingRemainder(dividingBy: 200) == 0)
    }
}
