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
            let samples = [PointerSample(.down, .zero, at: 5)]
            #expect(throws: CollectionError.self) {
                try stage.view.displayFrame(for: request, after: samples.span)
            }
            #expect(stage.view.scrolling.state == .idle)
        }
    }
}
