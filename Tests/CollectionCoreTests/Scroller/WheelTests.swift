import CollectionCore
import CollectionReference
import Testing

/// U6: wheels, and scroll gestures on trackpads.
@Suite("Wheels")
struct WheelTests {
    @Test("A wheel scrolls at once, in points, lines and pages, and stops at the edges")
    func units() throws {
        var stage = try WheelStage(rows: 100)
        try stage.turn(48, at: 0)
        #expect(stage.offset == 48)
        try stage.turn(3, at: 0, unit: .lines)
        #expect(stage.offset == 96)
        try stage.turn(-0.25, at: 0, unit: .pages)
        #expect(stage.offset == 46)
        try stage.turn(4800, at: 0)
        #expect(stage.offset == 800)
        try stage.turn(-4800, at: 0, x: 5)
        #expect(stage.scroll.view.scrolling.contentOffset == .zero)
        #expect(stage.told() == [])
        var other = try WheelStage { $0.lineHeight = 20 }
        try other.turn(3, at: 0, unit: .lines)
        #expect(other.offset == 60)
        // Shift turns y alone into x, and the content is no wider than the view.
        try other.turn(30, at: 0, modifiers: .shift)
        #expect(other.offset == 60)
        try other.turn(30, at: 0, x: 1, modifiers: .shift)
        #expect(other.offset == 90)
    }

    @Test("A wheel stops a motion, and content beyond an edge comes back all the same")
    func motion() throws {
        var stage = try WheelStage()
        try stage.scroll.flick(-1000)
        _ = stage.told()
        try stage.turn(10, at: 500)
        #expect(stage.told() == [.didEndDecelerating])
        #expect(stage.scroll.view.wakeAt == nil)
        try stage.scroll.view.setContentOffset(Point(x: 0, y: -40), isAnimated: false)
        try stage.turn(-10, at: 600)
        #expect(stage.offset == -40)
        #expect(stage.told() == [.willBeginDecelerating])
        #expect(try stage.scroll.show(at: 3000) == 0)
    }

    @Test("A gesture stretches the content after 10 points, and the content comes back")
    func stretch() throws {
        var stage = try WheelStage()
        try stage.slide([30, 20], at: 0)
        #expect(stage.offset == 50)
        #expect(stage.scroll.view.scrolling.state == .dragging)
        // 30 of it are beyond the edge, at which the content does not stand yet.
        try stage.turn(-80, at: 16, phase: .changed)
        #expect(stage.offset == 0)
        try stage.turn(-10, at: 24, phase: .changed)
        #expect(stage.offset == 0)
        try stage.turn(-20, at: 32, phase: .changed)
        let shown = 20 * 0.55 * 200 / (20 * 0.55 + 200)
        #expect(abs(stage.offset + shown) < 1e-9)
        // What a finger takes back, and stretches again, is not 10 points less.
        try stage.turn(25, at: 40, phase: .changed)
        #expect(abs(stage.offset - 5) < 1e-9)
        try stage.turn(-5, at: 48, phase: .changed)
        try stage.turn(-20, at: 56, phase: .changed)
        #expect(abs(stage.offset + shown) < 1e-9)
        #expect(stage.told() == [.willBeginDragging])
        try stage.turn(0, at: 64, phase: .ended)
        #expect(stage.told() == [.willEndDragging, .didEndDragging, .willBeginDecelerating])
        // M6 from rest.
        let expected = -shown * (1 + 10 * 0.1) * 0.36787944117144233
        #expect(abs(try stage.scroll.show(at: 164) - expected) < 1e-9)
        // Momentum that comes now has nothing to do.
        try stage.slide([-20, -20], at: 172, isMomentum: true)
        #expect(try stage.scroll.show(at: 3000) == 0)
        #expect(stage.told() == [.didEndDecelerating])
    }

    @Test("Without bounces a gesture stops at the edges; with them so does content that fits")
    func edges() throws {
        for rows: UInt32 in [10, 1000] {
            var stage = try WheelStage(rows: rows) { $0.bounces = rows < 100 }
            try stage.slide([-50, -50, -50], at: 0)
            #expect(stage.offset == 0)
            try stage.turn(0, at: 30, phase: .ended)
            #expect(stage.scroll.view.wakeAt == nil)
            try stage.slide([-50, -50, -50], at: 40, isMomentum: true)
            try stage.turn(0, at: 80, phase: .ended, isMomentum: true)
            #expect(stage.offset == 0)
            #expect(
                stage.told() == [
                    .willBeginDragging, .willEndDragging, .didEndDragging, .willBeginDecelerating,
                    .didEndDecelerating,
                ])
        }
    }

    @Test("Momentum is the trackpad's, and is told as a motion")
    func momentum() throws {
        var stage = try WheelStage()
        try stage.slide([16, 16, 16], at: 0)
        try stage.turn(0, at: 24, phase: .ended)
        #expect(stage.scroll.view.scrolling.state == .idle)
        #expect(stage.scroll.view.wakeAt == nil)
        #expect(stage.told() == [.willBeginDragging, .willEndDragging, .didEndDragging])
        try stage.slide([15, 14, 13], at: 32, isMomentum: true)
        #expect(stage.offset == 90)
        #expect(stage.scroll.view.scrolling.state == .decelerating)
        #expect(stage.scroll.view.wakeAt == nil)
        try stage.turn(0, at: 60, phase: .ended, isMomentum: true)
        #expect(stage.told() == [.willBeginDecelerating, .didEndDecelerating])
        // It is over.
        try stage.turn(50, at: 70, phase: .changed, isMomentum: true)
        #expect(stage.offset == 90)
    }

    @Test("Momentum that reaches an edge bounces there, as fast as it is")
    func bounce() throws {
        var stage = try WheelStage()
        try stage.scroll.view.setContentOffset(Point(x: 0, y: 100), isAnimated: false)
        try stage.slide([-8, -8, -8], at: 0)
        try stage.turn(0, at: 24, phase: .ended)
        _ = stage.told()
        // 1,000 points per second, for 10 samples until the edge.
        try stage.slide(Array(repeating: -8, count: 10), at: 24, isMomentum: true)
        #expect(stage.offset == 0)
        #expect(stage.scroll.view.wakeAt == .everyFrame)
        // 0.1 s later the content is farthest beyond the edge: v / (w e).
        let farthest = try stage.scroll.show(at: 96 + 100)
        #expect(abs(farthest + 1000 / (10 * 2.718281828459045)) < 1e-6, "\(farthest)")
        try stage.turn(-8, at: 210, phase: .changed, isMomentum: true)
        try stage.turn(0, at: 218, phase: .ended, isMomentum: true)
        #expect(try stage.scroll.show(at: 3000) == 0)
        #expect(stage.told() == [.willBeginDecelerating, .didEndDecelerating])
    }

    @Test("Pages take a gesture to the next page, and its momentum counts for nothing")
    func pages() throws {
        var stage = try WheelStage { $0.isPagingEnabled = true }
        try stage.slide([8, 8, 8, 8], at: 0)
        try stage.turn(0, at: 28, phase: .ended)
        try stage.slide([8, 8, 8, 8, 8], at: 36, isMomentum: true)
        #expect(try stage.scroll.show(at: 4000) == 200)
        try stage.slide([8], at: 4100)
        try stage.turn(0, at: 4300, phase: .ended)
        #expect(try stage.scroll.show(at: 8000) == 200)
    }

    @Test("A gesture gives way to a finger, to another one and to a wheel")
    func givesWay() throws {
        var stage = try WheelStage()
        try stage.slide([-20, -20], at: 0)
        try stage.scroll.point(.down, 100, at: 20)
        #expect(stage.told() == [.willBeginDragging, .didEndDragging])
        try stage.turn(-20, at: 24, phase: .changed)
        try stage.scroll.point(.up, 100, at: 30)
        #expect(stage.told() == [.willBeginDecelerating])
        try stage.slide([-20, -20], at: 40)
        #expect(stage.told() == [.didEndDecelerating, .willBeginDragging])
        try stage.slide([40, 40], at: 100)
        #expect(
            stage.told() == [
                .willEndDragging, .didEndDragging, .willBeginDecelerating, .didEndDecelerating,
                .willBeginDragging,
            ])
        try stage.turn(10, at: 150)
        #expect(stage.told() == [.willEndDragging, .didEndDragging])
        try stage.slide([4], at: 160)
        try stage.scroll.view.setContentOffset(Point(x: 0, y: 500), isAnimated: true)
        try stage.turn(4, at: 170, phase: .changed)
        #expect(
            stage.told() == [
                .willBeginDragging, .didEndDragging, .didEndScrollingAnimation, .willBeginDragging,
            ])
    }

    @Test("What cannot be is refused, and nothing changes")
    func refused() throws {
        var stage = try WheelStage()
        try stage.scroll.show(at: 100)
        #expect(throws: CollectionError.invalidNumber("time_ns", index: 0, .goesBack)) {
            try stage.turn(5, at: 99)
        }
        for delta in [Double.nan, .infinity, -.infinity, 1e300] {
            #expect(throws: CollectionError.self) { try stage.turn(delta, at: 200) }
            #expect(throws: CollectionError.self) { try stage.turn(0, at: 200, x: delta) }
        }
        var samples = [WheelSample(Point(x: 0, y: 5), .zero, at: 200_000_000)]
        samples.append(WheelSample(.zero, Point(x: .nan, y: 0), at: 200_000_000))
        #expect(throws: CollectionError.self) { try stage.scroll.view.sendWheels(samples.span) }
        samples[1] = WheelSample(.zero, .zero, at: 199_000_000)
        #expect(throws: CollectionError.invalidNumber("time_ns", index: 1, .goesBack)) {
            try stage.scroll.view.sendWheels(samples.span)
        }
        #expect(stage.offset == 0)
        for height in [Double.nan, -1, .infinity] {
            var configuration = stage.scroll.view.scrollConfiguration
            configuration.lineHeight = height
            #expect(throws: CollectionError.self) {
                try stage.scroll.view.setScrollConfiguration(configuration)
            }
        }
        // The farthest that is taken.
        try stage.turn(1e12, at: 200, unit: .pages, phase: .began)
        try stage.turn(1e12, at: 200, unit: .pages, phase: .changed)
        #expect(stage.offset > 9800 && stage.offset <= 10_000)
        try stage.turn(-1e12, at: 200, unit: .lines, phase: .cancelled)
        #expect(try stage.scroll.show(at: 3000) == 0)
        try stage.scroll.view.setScrollConfiguration(ScrollConfiguration())
        #expect(throws: CollectionError.wrongState(.scrollerIsDisabled)) {
            try stage.turn(0, at: 4000)
        }
    }

    @Test("A hundred thousand samples in a call take time, and no room", .timeLimit(.minutes(2)))
    func many() throws {
        var stage = try WheelStage()
        for phase in [GesturePhase.unphased, .changed, .began] {
            let start = stage.scroll.view.scrolling.contentOffset
            let samples = (0..<100_000).map { index in
                WheelSample(
                    Point(x: 0, y: index % 2 == 0 ? 7 : -7), .zero, at: 1_000_000, phase: phase)
            }
            try stage.scroll.view.sendWheels(samples.span)
            #expect(stage.scroll.view.scrolling.contentOffset == start)
            #expect(stage.scroll.view.nextEvents().events.count <= 65_536)
        }
    }
}
