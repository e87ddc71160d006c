import CollectionCore
import Testing

/// R10: content that scrolls while a band is held near an edge.
@Suite("R10: bands that scroll")
struct BandScrollingTests {
    /// Rows of 10 points, 60 in width, in bounds of 100 x 50: the zone is 12.5 points high, and
    /// the full speed two bounds, 100 points, in a second.
    private func stage(_ isEnabled: Bool = true, pages: Bool = false) throws -> PressStage {
        var stage = try PressStage([200], mask: [.selection, .bands, .scrolling]) {
            $0.isEnabled = isEnabled
            $0.isPagingEnabled = pages
        }
        var layout = FlowLayout()
        layout.sectionMetrics.itemSize = Size(width: 60, height: 10)
        layout.sectionMetrics.minimumLineSpacing = 0
        layout.sectionMetrics.sectionInset = EdgeInsets(top: 0, left: 0, bottom: 0, right: 40)
        try stage.events.view.setFlowLayout(layout)
        var configuration = SelectionConfiguration()
        configuration.allowsMultipleSelection = true
        configuration.behavior = .replace
        stage.events.view.setSelectionConfiguration(configuration)
        try stage.show(at: 0)
        return stage
    }

    private func expect(_ stage: borrowing PressStage, at offset: Double, _ state: ScrollState) {
        let scrolling = stage.events.view.scrolling
        #expect(abs(scrolling.contentOffset.y - offset) < 1e-9 && scrolling.state == state)
    }

    @Test(
        "Content that pages rests at a page, where the pointer leaves the zone or is lifted",
        arguments: [true, false])
    func pages(isLifted: Bool) throws {
        var stage = try stage(pages: true)
        try stage.mouse(.down, 80, 25, at: 0)
        try stage.mouse(.move, 50, 45, at: 0)
        try stage.show(at: 400)
        expect(stage, at: 20, .animating)
        try stage.mouse(isLifted ? .up : .move, 50, isLifted ? 45 : 25, at: 400)
        #expect(stage.events.view.scrolling.state == .decelerating)
        try stage.show(at: 5000)
        expect(stage, at: 0, .idle)
    }

    @Test("Where the content stops at its end, it comes back into its range across")
    func comesBackAcross() throws {
        var stage = try stage()
        var environment = Environment()
        environment.contentInset.left = 10
        try stage.events.view.setEnvironment(environment)
        try stage.show(at: 0)
        try stage.events.view.setContentOffset(Point(x: -10, y: 1900), isAnimated: false)
        try stage.show(at: 0)
        try stage.mouse(.down, 80, 25, at: 0)
        try stage.mouse(.move, 50, 45, at: 0)
        try stage.show(at: 100)
        try stage.events.view.setEnvironment(Environment())
        try stage.show(at: 200)
        #expect(stage.events.view.scrolling.state == .animating)
        #expect(stage.events.view.scrolling.contentOffset.x == -10)
        for frame in 3...60 { try stage.show(at: 100 * Double(frame)) }
        expect(stage, at: 1950, .idle)
        #expect(stage.events.view.scrolling.contentOffset.x == 0)
    }

    @Test(
        "The content scrolls with time, faster for 0.4 s, and the band sweeps on",
        arguments: [1, 4, 10])
    func sweeps(frames: Int) throws {
        var stage = try stage()
        try stage.mouse(.down, 80, 25, at: 0)
        try stage.mouse(.move, 50, 45, at: 0)
        #expect(stage.events.view.wakeAt == .everyFrame)
        try stage.show(at: 400)
        expect(stage, at: 20, .animating)
        for frame in 1...frames {
            _ = stage.events.view.nextEvents()
            try stage.show(at: 400 + 600 * Double(frame) / Double(frames))
        }
        expect(stage, at: 80, .animating)
        #expect(stage.events.view.currentSelection.count == 11)  // from 20 to 130 points
        let events = stage.events.view.nextEvents().events
        #expect(events.map(\.kind) == [.didScroll, .bandChanged, .selectionDidChange])
        #expect(abs(events[1].otherPoint.y - 125) < 1e-9)
        #expect(events[2].flags == .isProvisional && events[2].time_ns == 1_000_000_000)
        try stage.mouse(.up, 50, 45, at: 1000)
        try stage.show(at: 2000)
        expect(stage, at: 80, .idle)
        #expect(stage.events.view.currentSelection.count == 11)
    }

    @Test("Nearer to the edge the content scrolls faster, and elsewhere not at all")
    func speeds() throws {
        var stage = try stage()
        try stage.mouse(.down, 80, 25, at: 0)
        try stage.mouse(.move, 50, 37.5, at: 0)
        #expect(stage.events.view.wakeAt == nil)
        for (y, velocity) in [(40.625, 50.0), (43.75, 100), (99, 100), (7, -88), (-20, -100)] {
            try stage.mouse(.move, 50, y, at: stage.time)
            try stage.show(at: stage.time + 400)
            #expect(abs(stage.events.view.scrolling.velocity.y - velocity) < 1e-9, "\(y)")
        }
        try stage.mouse(.move, 50, 25, at: stage.time)
        #expect(stage.events.view.nextEvents().events.last?.kind == .didEndScrollingAnimation)
        #expect(stage.events.view.wakeAt == nil)
    }

    @Test("A band that scrolls the content ends what fingers on a trackpad scroll")
    func fingers() throws {
        var stage = try stage()
        try stage.mouse(.down, 80, 25, at: 0)
        let fingers = [
            WheelSample(Point(x: 0, y: 5), Point(x: 50, y: 25), at: 0, phase: .began)
        ]
        try stage.events.view.sendWheels(fingers.span)
        let began = stage.events.view.nextEvents().events.map(\.kind)
        #expect(began == [.willBeginDragging, .didScroll])
        try stage.mouse(.move, 50, 45, at: 0)
        let ended = stage.events.view.nextEvents().events.filter { $0.kind == .didEndDragging }
        #expect(ended.map(\.value) == [0])
        expect(stage, at: 5, .animating)
        try stage.mouse(.up, 50, 45, at: 0)
        let kinds = stage.events.view.nextEvents().events.map(\.kind)
        #expect(kinds.contains(.didEndScrollingAnimation) && !kinds.contains(.didEndDragging))
    }

    @Test("The content stops at its edges, and what was swept is selected")
    func edges() throws {
        var stage = try stage()
        try stage.mouse(.down, 80, 25, at: 0)
        try stage.mouse(.move, 50, 50, at: 0)
        try stage.show(at: 30_000)
        expect(stage, at: 1950, .idle)
        #expect(stage.events.view.wakeAt == nil)
        let end = stage.events.view.nextEvents().events.last {
            $0.kind == .didEndScrollingAnimation
        }
        #expect(end?.time_ns == 19_700_000_000 && end?.origin == .engine)
        #expect(stage.events.view.currentSelection.count == 198)
        try stage.mouse(.move, 50, 49, at: 30_000)
        #expect(stage.events.view.wakeAt == nil)
    }

    @Test("A pointer that goes down near an edge first moves a quarter of the zone")
    func threshold() throws {
        var stage = try stage()
        try stage.mouse(.down, 80, 45, at: 0)
        try stage.mouse(.move, 50, 48, at: 0)
        #expect(stage.events.view.wakeAt == nil)
        try stage.mouse(.move, 50, 48.2, at: 0)
        #expect(stage.events.view.wakeAt == .everyFrame)
        #expect(try stage.events.view.sendKey(KeySample(.escape, at: 0)))
        #expect(stage.events.view.wakeAt == nil && stage.events.view.currentSelection.count == 0)
    }

    @Test("Content that a wheel scrolls goes by under a band")
    func wheel() throws {
        var stage = try stage()
        try stage.mouse(.down, 80, 15, at: 0)
        try stage.mouse(.move, 50, 25, at: 0)
        #expect(stage.events.view.currentSelection.count == 2)
        let wheel = WheelSample(Point(x: 0, y: 30), Point(x: 50, y: 25), at: 0)
        try stage.events.view.sendWheels(([wheel] as [1 of WheelSample]).span)
        try stage.show(at: 0)
        #expect(stage.events.view.currentSelection.count == 5)
    }

    @Test("A view that does not scroll by itself stays where it is")
    func disabled() throws {
        var stage = try stage(false)
        try stage.mouse(.down, 80, 25, at: 0)
        try stage.mouse(.move, 50, 50, at: 0)
        #expect(stage.events.view.wakeAt == nil)
    }
}

extension PressStage {
    fileprivate var time: Double { Double(events.time_ns) / 1e6 }

    fileprivate mutating func mouse(
        _ phase: PointerSample.Phase, _ x: Double, _ y: Double, at milliseconds: Double
    ) throws {
        try point(phase, y, at: milliseconds, x: x, device: .mouse)
    }
}
