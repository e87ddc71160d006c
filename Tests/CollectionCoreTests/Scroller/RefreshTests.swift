import CollectionCore
import Testing

/// Rows of 10 points in a view of 100 x 200 points. A finger that pulls x points beyond the start
/// shows 110 x / (0.55 x + 200).
@Suite("Refreshing by pulling")
struct RefreshTests {
    private func makeStage(
        _ change: (inout ScrollConfiguration) -> Void = { _ in }
    ) throws -> ScrollStage {
        let stage = try ScrollStage { configuration in
            configuration.isRefreshEnabled = true
            change(&configuration)
        }
        return stage
    }

    private static func shown(_ pulled: Double) -> Double { 110 * pulled / (0.55 * pulled + 200) }

    private func begin(_ stage: inout ScrollStage, pulling distance: Double) throws {
        try stage.view.setEventMask([.scrolling, .refreshing])
        try stage.point(.down, 10, at: 0)
        try stage.point(.move, 21, at: 10)
        try stage.point(.move, 21 + distance, at: 20)
    }

    private func requests(_ stage: inout ScrollStage) -> [Event] {
        stage.view.nextEvents().events.filter { $0.kind == .refreshRequested }
    }

    @Test("A drag asks once, at the distance that is shown")
    func requestsOnce() throws {
        var stage = try makeStage()
        try begin(&stage, pulling: 155)
        #expect(requests(&stage).isEmpty)
        try stage.point(.move, 21 + 156, at: 30)
        let asked = requests(&stage)
        #expect(asked.count == 1 && asked[0].origin == .user && asked[0].cause == 4)
        #expect(abs(asked[0].number - 17160 / 285.8) < 1e-9)
        try stage.point(.move, 21, at: 40)
        try stage.point(.move, 21 + 170, at: 50)
        try stage.point(.up, 21 + 170, at: 400)
        #expect(requests(&stage).isEmpty)
        try stage.point(.down, 10, at: 3000)
        try stage.point(.move, 21, at: 3010)
        try stage.point(.move, 21 + 170, at: 3020)
        #expect(requests(&stage).count == 1)
    }

    @Test("The host says the distance; nothing asks unless it is enabled, and the view bounces")
    func distance() throws {
        var stage = try makeStage { $0.refreshDistance = 20 }
        try begin(&stage, pulling: 50)
        #expect(requests(&stage).count == 1)
        stage = try ScrollStage()
        try begin(&stage, pulling: 170)
        #expect(requests(&stage).isEmpty)
        stage = try makeStage { $0.bounces = false }
        try begin(&stage, pulling: 170)
        #expect(requests(&stage).isEmpty)
        #expect(throws: CollectionError.invalidNumber("refresh_distance", index: nil, .negative)) {
            _ = try self.makeStage { $0.refreshDistance = -1 }
        }
    }

    @Test("The fingers of a trackpad ask as well")
    func trackpad() throws {
        var stage = try makeStage()
        try stage.view.setEventMask(.refreshing)
        for (number, distance) in [-10.0, -155, -1, -20].enumerated() {
            let samples = [
                WheelSample(
                    Point(x: 0, y: distance), Point(x: 50, y: 50),
                    at: UInt64(number) * 10_000_000, phase: number == 0 ? .began : .changed)
            ]
            try stage.view.sendWheels(samples.span)
            #expect(requests(&stage).count == (number == 2 ? 1 : 0))
        }
    }

    @Test("While a finger drags, the content goes on without a jump, and rests at its new start")
    func beginsInDrag() throws {
        var stage = try makeStage()
        try begin(&stage, pulling: 170)
        let offset = -Self.shown(170)
        try stage.view.beginRefreshing(length: 60, isAnimated: true)
        #expect(abs(try stage.show(at: 20) - offset) < 1e-9)
        #expect(stage.view.scrolling.isRefreshing && stage.view.scrolling.state == .dragging)
        // From where it would have had to be pulled beyond the new start.
        let excess = -60 - offset
        let pulled = excess * 200 / (0.55 * (200 - excess))
        try stage.point(.move, 21 + 175, at: 30)
        #expect(abs(try stage.show(at: 30) + 60 + Self.shown(pulled + 5)) < 1e-9)
        #expect(requests(&stage).count == 1)
        try stage.point(.up, 21 + 175, at: 200)
        #expect(try stage.show(at: 3000) == -60)
        #expect(stage.view.scrolling.state == .idle)
    }

    @Test("A program begins at the start over time or at once, and ends over time")
    func program() throws {
        var stage = try makeStage()
        try stage.view.beginRefreshing(length: 60, isAnimated: true)
        #expect(try stage.show(at: 0) == 0)
        #expect(abs(try stage.show(at: 150) + 30) < 1e-6)
        #expect(try stage.show(at: 300) == -60)
        #expect(stage.told().last == "animated")
        try stage.view.beginRefreshing(length: 44, isAnimated: false)
        #expect(try stage.show(at: 400) == -44)
        try stage.view.endRefreshing()
        #expect(!stage.view.scrolling.isRefreshing)
        #expect(try stage.show(at: 500) == -44)
        #expect(abs(try stage.show(at: 650) + 22) < 1e-6)
        #expect(try stage.show(at: 800) == 0)
        try stage.view.endRefreshing()
        #expect(try stage.show(at: 900) == 0)
        var environment = Environment()
        environment.reducesMotion = true
        try stage.view.setEnvironment(environment)
        try stage.view.beginRefreshing(length: 60, isAnimated: true)
        #expect(try stage.show(at: 900) == -60)
        try stage.view.endRefreshing()
        #expect(try stage.show(at: 900) == 0)
    }

    @Test("Content that is not at its start stays, and so does content that a finger holds")
    func stays() throws {
        var stage = try makeStage()
        try stage.view.setContentOffset(Point(x: 0, y: 500), isAnimated: false)
        try stage.view.beginRefreshing(length: 60, isAnimated: true)
        #expect(try stage.show(at: 400) == 500)
        try stage.view.endRefreshing()
        #expect(try stage.show(at: 800) == 500)
        try stage.view.setContentOffset(.zero, isAnimated: false)
        try stage.point(.down, 100, at: 900)
        try stage.view.beginRefreshing(length: 60, isAnimated: true)
        #expect(try stage.show(at: 1400) == 0)
        try stage.point(.up, 100, at: 1400)
        #expect(try stage.show(at: 1800) == 0)
        // Within the inset it goes to the start.
        try stage.view.setContentOffset(Point(x: 0, y: -20), isAnimated: false)
        try stage.view.endRefreshing()
        _ = try stage.show(at: 1800)
        #expect(abs(try stage.show(at: 1950) + 10) < 1e-6)
        #expect(try stage.show(at: 2100) == 0)
    }

    @Test("A bounce that is under way goes to the new start")
    func bounces() throws {
        var stage = try makeStage()
        try begin(&stage, pulling: 170)
        try stage.point(.up, 191, at: 200)
        _ = try stage.show(at: 300)
        try stage.view.beginRefreshing(length: 60, isAnimated: true)
        #expect(try stage.show(at: 600) == -60)
        #expect(stage.view.scrolling.state == .idle)
    }

    @Test("Updates, other data and other layouts keep the content at its start")
    func changes() throws {
        var stage = try makeStage()
        try stage.view.beginRefreshing(length: 60, isAnimated: false)
        #expect(try stage.show(at: 0) == -60)
        try insert(5, into: &stage)
        #expect(try stage.show(at: 10) == -60)
        try stage.setRows(30)
        #expect(try stage.show(at: 20) == -60)
        let start = try stage.view.contentOffset(
            forScrollingToItemAt: IndexPath(section: 0, item: 0), at: .top)
        #expect(start.y == -60)
        // What is inserted as the inset goes is seen coming in at the top.
        try stage.view.endRefreshing()
        try insert(5, into: &stage)
        #expect(try stage.show(at: 30) == -60)
        #expect(abs(try stage.show(at: 180) + 30) < 1e-6)
        #expect(try stage.show(at: 330) == 0)
        try stage.view.beginRefreshing(length: 60, isAnimated: false)
        var layout = ListLayout()
        layout.configuration.scrollDirection = .horizontal
        layout.sectionMetrics.itemSize = Size(width: 100, height: 10)
        try stage.view.setListLayout(layout)
        #expect(try stage.show(at: 340) == 0)
        #expect(stage.view.scrolling.contentOffset == Point(x: -60, y: 0))
        try stage.view.endRefreshing()
        _ = try stage.show(at: 340)
        _ = try stage.show(at: 700)
        #expect(stage.view.scrolling.contentOffset == .zero)
    }

    private func insert(_ count: UInt32, into stage: inout ScrollStage) throws {
        try stage.view.performBatchUpdates(
            BatchUpdate(items: [.insert(IndexPath(section: 0, item: 0), count: count)]))
    }

    @Test("Without a scroller it is refused, and a scroller that is disabled ends it")
    func disabled() throws {
        var stage = try makeStage()
        #expect(throws: CollectionError.invalidNumber("length", .outOfRange)) {
            try stage.view.beginRefreshing(length: 0, isAnimated: false)
        }
        #expect(throws: CollectionError.invalidNumber("length", index: nil, .notANumber)) {
            try stage.view.beginRefreshing(length: .nan, isAnimated: false)
        }
        try stage.view.beginRefreshing(length: 60, isAnimated: false)
        try stage.view.setScrollConfiguration(ScrollConfiguration())
        #expect(!stage.view.scrolling.isRefreshing)
        let start = try stage.view.contentOffset(
            forScrollingToItemAt: IndexPath(section: 0, item: 0), at: .top)
        #expect(start.y == 0)
        #expect(throws: CollectionError.wrongState(.scrollerIsDisabled)) {
            try stage.view.beginRefreshing(length: 60, isAnimated: false)
        }
        #expect(throws: CollectionError.wrongState(.scrollerIsDisabled)) {
            try stage.view.endRefreshing()
        }
    }
}
