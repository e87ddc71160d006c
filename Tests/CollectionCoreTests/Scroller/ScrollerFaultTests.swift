import CollectionReference
import Testing

@testable import CollectionCore

/// Faults that a naive model of scrolling has found.
@Suite("Scroller: what was amiss")
struct ScrollerFaultTests {
    private func bounds(_ greatest: Double, bounces: Bool = true) -> ScrollBounds {
        ScrollBounds(
            range: OffsetRange(least: 0, greatest: greatest), bounces: bounces,
            rate: ScrollConfiguration.DecelerationRate.normal.perSecond)
    }

    @Test("M6: content that barely comes back is at rest at the edge, and does not creep for hours")
    func barelyBack() {
        // The spring alone would cross the edge 30,000 seconds later.
        let motion = AxisMotion.decelerating(from: -30, 300.001, bounds(1000))
        #expect(motion.duration < 1 && motion.end == 0)
        let faster = AxisMotion.decelerating(from: -30, 360, bounds(1000))
        #expect(faster.end > 0)
    }

    @Test("M10: a spring ends where it leads before it would touch an edge")
    func endsBeforeEdge() {
        let motion = AxisMotion.decelerating(from: 0.1, -1, to: 0, bounds(1000))
        #expect(!motion.isMoving && motion.end == 0)
    }

    @Test("M4: content that is beyond its edge by a rounding is at the edge, and stops there")
    func roundingBeyondEdge() {
        let edge = 81.0
        for start in [edge.nextUp, edge, edge.nextDown] {
            let motion = AxisMotion.decelerating(from: start, 1200, bounds(edge, bounces: false))
            #expect(!motion.isMoving && motion.end == edge)
        }
    }

    @Test("M11: what a rounding makes of no velocity is none")
    func roundingOfNoVelocity() {
        let motion = AxisMotion.animated(from: 0, 2e-14, to: 45.5)
        #expect(motion.offset(at: 0.1) == AxisMotion.animated(from: 0, 0, to: 45.5).offset(at: 0.1))
        #expect(!AxisMotion.animated(from: (45.5).nextUp, 0, to: 45.5).isMoving)
    }

    @Test("M16: a display frame that moves the top by a rounding has no motion to it begin anew")
    func roundingOfTop() {
        var scroller = Scroller()
        var configuration = ScrollConfiguration()
        configuration.isEnabled = true
        scroller.configure(configuration, at: Point(x: 0, y: 400))
        var port = ScrollerPort(
            boundsSize: Size(width: 100, height: 100), contentSize: Size(width: 100, height: 900),
            isShown: true)
        scroller.take(port)
        scroller.setOffset(
            .zero, isAnimated: true, top: ScrollEdge(axis: .vertical, isGreatest: false))
        scroller.advance(to: 0)
        scroller.advance(to: 150_000_000)
        scroller.move(by: Point(x: 0, y: 0.1 + 0.2))
        port.contentInset.top = -0.3
        scroller.take(port)
        scroller.advance(to: 300_000_000)
        #expect(!scroller.isMoving)
    }

    @Test("M11: the velocity of an animated change is that of its curve, and none as it begins")
    func easedVelocity() {
        let motion = AxisMotion.animated(from: 0, 0, to: 900)
        #expect(motion.velocity(at: 0) == 0)
        for time in [0.01, 0.1, 0.15, 0.29] {
            let step = 1e-6
            let slope =
                (motion.offset(at: time + step) - motion.offset(at: time - step)) / (2 * step)
            #expect(abs(motion.velocity(at: time) - slope) < 1e-3)
        }
    }

    @Test("U4: a pointer that presses long leaves another one to drag")
    func otherPointerDrags() throws {
        var stage = try ScrollStage()
        try stage.view.setEventMask([.scrolling, .longPresses])
        try stage.point(.down, 100, at: 0, pointer: 1, device: .mouse)
        try stage.show(at: 600)
        try stage.point(.down, 100, at: 700, pointer: 2)
        try stage.point(.move, 80, at: 710, pointer: 2)
        try stage.point(.move, 70, at: 720, pointer: 2)
        #expect(stage.view.scrolling.state == .dragging)
        #expect(stage.view.scrolling.contentOffset.y == 10)
    }

    @Test("M12: other data with other insets is at rest at its start at once")
    func otherInsets() throws {
        var stage = try ScrollStage()
        var environment = Environment()
        environment.contentInset.top = 44
        try stage.view.setEnvironment(environment)
        try stage.setRows(3)
        #expect(try stage.show(at: 10) == -44)
        #expect(stage.view.wakeAt == nil)
        environment.contentInset.top = -20
        try stage.view.setEnvironment(environment)
        try stage.setRows(1000)
        #expect(try stage.show(at: 20) == 20)
        #expect(stage.view.wakeAt == nil)
    }

    @Test("M1: a request that cannot be is refused, also where the scroller says the bounds")
    func impossibleRequests() throws {
        var stage = try ScrollStage()
        for (x, sequence): (Double, UInt64) in [(.nan, 0), (.infinity, 0), (0, 99)] {
            let request = DisplayFrameRequest(
                bounds: Rect(x: x, y: 0, width: 100, height: 200), time_ns: 10, isComplete: true,
                preferredSizes: [], adjustedSequence: sequence)
            #expect(throws: CollectionError.self) { try stage.view.displayFrame(for: request) }
            let samples = InputSamples(pointers: [PointerSample(.down, .zero, at: 5)])
            #expect(throws: CollectionError.self) {
                try stage.view.displayFrame(for: request, after: samples)
            }
            #expect(stage.view.scrolling.state == .idle)
        }
    }
}
