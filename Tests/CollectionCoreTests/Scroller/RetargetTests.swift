import CollectionCore
import CollectionReference
import Testing

/// M7, M10: the host says where the content goes on to after a drag.
@Suite("Retargets")
struct RetargetTests {
    /// Flicks from offset 0, and returns the number of the event that told of the end of the drag.
    private func flicked(
        _ stage: inout ScrollStage, _ velocity: Double, at start: Double = 0
    ) throws -> UInt64 {
        try stage.flick(velocity, at: start)
        let events = stage.view.nextEvents().events
        return events.first { $0.kind == .willEndDragging }?.sequence ?? 0
    }

    @Test("At once, the motion is that to a target chosen as the finger was lifted")
    func immediate() throws {
        // A stride with one snap point near where the flick ends.
        var snapping = try ScrollStage { $0.snapPoints = .stride(start: 640, length: 5000) }
        try snapping.flick(-1000)
        var stage = try ScrollStage()
        try stage.view.retarget(try flicked(&stage, -1000), to: Point(x: 0, y: 640))
        for time in [90.0, 300, 700, 1500, 4000] {
            #expect(try stage.show(at: time) == snapping.show(at: time))
        }
        #expect(stage.view.scrolling.contentOffset.y == 640)
        #expect(stage.told().last == "decelerated")
    }

    @Test("On the way, the content goes on from where it is, with its velocity")
    func onTheWay() throws {
        var stage = try ScrollStage()
        let sequence = try flicked(&stage, -1000)
        try stage.show(at: 400)
        let before = stage.view.scrolling
        try stage.view.retarget(sequence, to: Point(x: 0, y: 1000))
        let after = stage.view.scrolling
        #expect(after.contentOffset == before.contentOffset && after.state == .decelerating)
        #expect(abs(after.velocity.y - before.velocity.y) < 1e-6)
        #expect(stage.view.wakeAt == .everyFrame)
        // Back and forth, as often as the host likes.
        try stage.show(at: 450)
        try stage.view.retarget(sequence, to: Point(x: 0, y: -5))
        #expect(try stage.show(at: 10_000) == 0)
        let told = stage.told()
        #expect(told.filter { !$0.hasPrefix("scrolled") } == ["decelerated"])
    }

    @Test("A drag that ended at rest goes on, until something else happens")
    func rest() throws {
        var stage = try ScrollStage()
        try stage.point(.down, 150, at: 0)
        try stage.point(.move, 130, at: 8)
        try stage.point(.move, 100, at: 16)
        try stage.point(.up, 100, at: 500)
        let events = stage.view.nextEvents().events
        let sequence = events.first { $0.kind == .willEndDragging }?.sequence ?? 0
        #expect(events.last?.kind == .didEndDragging && events.last?.value == 0)
        try stage.show(at: 600)
        try stage.view.retarget(sequence, to: Point(x: 0, y: 200))
        #expect(stage.told() == ["will decelerate"])
        #expect(try stage.show(at: 5000) == 200)
        #expect(throws: CollectionError.wrongState(.motionIsOver)) {
            try stage.view.retarget(sequence, to: .zero)
        }
    }

    @Test("What is stale is refused, and changes nothing")
    func stale() throws {
        for end in 0..<5 {
            var stage = try ScrollStage()
            let sequence = try flicked(&stage, -1000)
            switch end {
            case 0: try stage.show(at: 10_000)
            case 1: try stage.point(.down, 100, at: 200)
            case 2: try stage.view.setContentOffset(Point(x: 0, y: 70), isAnimated: true)
            case 3:
                let turn = [WheelSample(Point(x: 0, y: 1), .zero, at: 200_000_000)]
                try stage.view.sendWheels(turn.span)
            default: _ = try flicked(&stage, -1000, at: 200)
            }
            _ = stage.view.nextEvents()
            let before = stage.view.scrolling
            #expect(throws: CollectionError.wrongState(.motionIsOver)) {
                try stage.view.retarget(sequence, to: .zero)
            }
            #expect(stage.view.scrolling == before)
            #expect(stage.view.nextEvents().isEmpty)
        }
    }

    @Test("Without the event no number is right, nor without a scroller")
    func refusals() throws {
        var stage = try ScrollStage()
        let sequence = try flicked(&stage, -1000)
        for number in [0, sequence - 1, sequence + 1, .max] {
            #expect(throws: CollectionError.wrongState(.motionIsOver)) {
                try stage.view.retarget(number, to: .zero)
            }
        }
        #expect(throws: CollectionError.self) {
            try stage.view.retarget(sequence, to: Point(x: 0, y: .nan))
        }
        try stage.view.setEventMask([])
        try stage.flick(-1000, at: 100)
        #expect(throws: CollectionError.wrongState(.motionIsOver)) {
            try stage.view.retarget(sequence, to: .zero)
        }
        try stage.view.setScrollConfiguration(ScrollConfiguration())
        #expect(throws: CollectionError.wrongState(.scrollerIsDisabled)) {
            try stage.view.retarget(sequence, to: .zero)
        }
    }

    @Test("The momentum of a trackpad counts no more")
    func trackpad() throws {
        for coasts in [false, true] {
            var stage = try WheelStage()
            try stage.slide([20, 20, 20, 20], at: 0)
            try stage.turn(0, at: 32, phase: .ended)
            let events = stage.scroll.view.nextEvents().events
            let sequence = events.first { $0.kind == .willEndDragging }?.sequence ?? 0
            if coasts { try stage.slide([15, 10], at: 40, isMomentum: true) }
            _ = stage.told()
            try stage.scroll.view.retarget(sequence, to: Point(x: 0, y: 300))
            try stage.turn(9, at: 60, phase: .changed, isMomentum: true)
            #expect(try stage.scroll.show(at: 5000) == 300)
            let told = stage.told()
            #expect(
                told == (coasts ? [] : [.willBeginDecelerating]) + [.didEndDecelerating])
        }
    }

    @Test("An update moves the target along with the content")
    func update() throws {
        var stage = try ScrollStage()
        let sequence = try flicked(&stage, -1000)
        try stage.show(at: 300)
        try stage.view.retarget(sequence, to: Point(x: 0, y: 600))
        let rows = UpdateItem.insert(IndexPath(section: 0, item: 0), count: 3)
        try stage.view.performBatchUpdates(BatchUpdate(items: [rows]))
        #expect(try stage.show(at: 10_000) == 630)
    }
}
