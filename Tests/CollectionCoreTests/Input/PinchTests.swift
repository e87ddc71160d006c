import CollectionCore
import CollectionReference
import Testing

/// U10 and U10a: pinches, and what they lead.
@Suite("Pinches")
struct PinchTests {
    /// Rows of 10 points, or of 30 once a pinch has led there, in a view of 100 x 200 points.
    private struct PinchStage: ~Copyable {
        var scroll: ScrollStage

        init(mask: EventMask = [.pinches, .completions]) throws {
            var scroll = try ScrollStage()
            try scroll.view.setEventMask(mask)
            self.scroll = scroll
        }

        static var large: Layout {
            var layout = ListLayout()
            layout.sectionMetrics.itemSize = Size(width: 100, height: 30)
            layout.sectionMetrics.minimumLineSpacing = 0
            return .list(layout)
        }

        mutating func pinch(
            _ phase: GesturePhase, _ scale: Double, at milliseconds: Double
        ) throws {
            let samples = [
                PinchSample(
                    phase, scale: scale, Point(x: 50, y: 60), at: UInt64(milliseconds * 1e6))
            ]
            try scroll.view.sendPinches(samples.span)
        }

        mutating func declare(_ start: Double = 1.2, _ end: Double = 2) throws {
            try scroll.view.setPinchTransition(
                PinchTransition(to: Self.large, startScale: start, endScale: end, tag: 7))
        }

        mutating func height(at milliseconds: Double) throws -> Double {
            let request = DisplayFrameRequest(
                bounds: Rect(x: 0, y: 0, width: 100, height: 200),
                time_ns: UInt64(milliseconds * 1e6), isComplete: true, preferredSizes: [])
            return try scroll.view.displayFrame(for: request).elements.first?.frame.height ?? 0
        }

        /// The height at rest: the first display frame after a pinch begins the rest of the way.
        mutating func restingHeight() throws -> Double {
            try scroll.show(at: 1000)
            return try height(at: 2000)
        }

        mutating func told() -> [Event] { scroll.view.nextEvents().events }
    }

    @Test(
        "U10a: a pinch does not lead to a copy of the compositional layout that the view has",
        arguments: [true, false])
    func compositional(isCopy: Bool) throws {
        func layout() -> Layout {
            let size = LayoutSize(width: .absolute(100), height: .absolute(30))
            let items = [LayoutSubitem.item(LayoutItem(size: size))]
            let group = LayoutGroup.horizontal(size: size, subitems: items)
            return .compositional(CompositionalLayout(sections: [LayoutSection(group: group)]))
        }
        let shown = layout()
        let declared = isCopy ? shown : layout()
        #expect(declared == shown)
        var stage = try PinchStage()
        try stage.scroll.view.setLayout(shown)
        try stage.scroll.view.setPinchTransition(
            PinchTransition(to: declared, startScale: 1.2, endScale: 2))
        try stage.scroll.show(at: 0)
        try stage.pinch(.began, 1, at: 10)
        try stage.pinch(.changed, 1.5, at: 20)
        try stage.pinch(.ended, 1.5, at: 30)
        let values = stage.told().filter { $0.kind == .pinchEnded }.map(\.value)
        #expect(values == [isCopy ? 0 : 1])
    }

    @Test("A pinch is told with its scale, its speed and its centre")
    func told() throws {
        var stage = try PinchStage()
        try stage.scroll.view.setContentOffset(Point(x: 0, y: 300), isAnimated: false)
        try stage.scroll.show(at: 0)
        try stage.pinch(.began, 1, at: 10)
        try stage.pinch(.changed, 1.25, at: 20)
        try stage.pinch(.ended, 9, at: 30)
        try stage.pinch(.ended, 9, at: 40)
        var events = stage.told()
        #expect(events.map(\.kind) == [.pinchBegan, .pinchChanged, .pinchEnded])
        #expect(events.map(\.number) == [1, 1.25, 1.25])
        #expect(events.map(\.otherNumber) == [0, 25, 25])
        #expect(events[2].point == Point(x: 50, y: 60))
        #expect(events[2].otherPoint == Point(x: 50, y: 360))
        #expect(events.allSatisfy { $0.origin == .user && $0.value == 0 })
        // One that begins again was taken away; one that rests has no speed.
        try stage.pinch(.changed, 2, at: 50)
        try stage.pinch(.changed, 1, at: 60)
        try stage.pinch(.began, 1, at: 200)
        try stage.pinch(.cancelled, 1, at: 210)
        events = stage.told()
        #expect(
            events.map(\.kind) == [
                .pinchBegan, .pinchChanged, .pinchCancelled, .pinchBegan, .pinchCancelled,
            ])
        #expect(events.map(\.otherNumber) == [0, -100, 0, 0, 0])
    }

    @Test("A pinch takes back presses and drags, and pointers that go down do nothing")
    func takesBack() throws {
        var stage = try PinchStage(mask: [.pinches, .taps, .highlights, .scrolling, .longPresses])
        try stage.scroll.point(.down, 50, at: 0)
        try stage.scroll.show(at: 600)
        try stage.pinch(.began, 1, at: 610)
        try stage.scroll.point(.up, 50, at: 620)
        #expect(
            stage.told().map(\.kind) == [
                .didHighlight, .longPressBegan, .longPressCancelled, .didUnhighlight, .pinchBegan,
            ])
        try stage.scroll.point(.down, 50, at: 630, pointer: 1)
        try stage.scroll.point(.move, 90, at: 640, pointer: 1)
        try stage.scroll.point(.up, 90, at: 650, pointer: 1)
        try stage.pinch(.ended, 1, at: 660)
        #expect(stage.told().map(\.kind) == [.pinchEnded])
        // A drag that has stretched the content lets go of it.
        try stage.scroll.point(.down, 50, at: 700)
        try stage.scroll.point(.move, 70, at: 710)
        try stage.scroll.point(.move, 150, at: 720)
        try stage.pinch(.began, 1, at: 730)
        #expect(
            stage.told().map(\.kind) == [
                .willBeginDragging, .didScroll, .willEndDragging, .didEndDragging,
                .willBeginDecelerating, .pinchBegan,
            ])
        #expect(try stage.scroll.show(at: 3000) == 0)
        try stage.scroll.point(.up, 150, at: 3000)
        try stage.pinch(.ended, 1, at: 3000)
        #expect(stage.told().map(\.kind).suffix(1) == [.pinchEnded])
        try stage.scroll.point(.down, 50, at: 3010)
        try stage.scroll.point(.up, 50, at: 3020)
        #expect(stage.told().map(\.kind) == [.didHighlight, .tap, .didUnhighlight])
    }

    @Test("A pinch stops content that moves, and the change of layout shows the items of then")
    func stops() throws {
        var stage = try PinchStage(mask: [.scrolling, .pinches])
        try stage.declare(1, 2)
        try stage.scroll.view.setContentOffset(Point(x: 0, y: 9000), isAnimated: true)
        try stage.scroll.show(at: 0)
        let start = try stage.scroll.show(at: 100)
        #expect(start > 100 && start < 8900)
        _ = stage.told()
        try stage.pinch(.began, 1, at: 100)
        #expect(stage.told().map(\.kind) == [.didEndScrollingAnimation, .pinchBegan])
        #expect(try stage.scroll.show(at: 200) == start)
        try stage.pinch(.changed, 1.5, at: 210)
        let request = DisplayFrameRequest(
            bounds: Rect(x: 0, y: 0, width: 100, height: 200), time_ns: 300_000_000,
            isComplete: true, preferredSizes: [])
        let frame = try stage.scroll.view.displayFrame(for: request)
        let first = UInt32((start / 10).rounded(.down))
        let top = try #require(
            frame.elements.first { $0.element.indexPath.item == first + 1 }?.frame)
        #expect(top.y - frame.contentOffset.y >= 0 && top.y - frame.contentOffset.y < 20)
        // Beyond an edge the content goes back.
        try stage.pinch(.cancelled, 1.5, at: 310)
        try stage.scroll.show(at: 1000)
        try stage.scroll.view.setContentOffset(.zero, isAnimated: false)
        try stage.scroll.flick(3000, at: 1010)
        try stage.scroll.show(at: 1110)
        try stage.pinch(.began, 1, at: 1130)
        let stretched = try stage.scroll.show(at: 1130)
        #expect(stretched < -10)
        #expect(try stage.scroll.show(at: 1200) > stretched)
        #expect(try stage.scroll.show(at: 4000) == 0)
    }

    @Test("A pinch leads to a layout as far as its scale says, and finishes half of the way on")
    func leads() throws {
        var stage = try PinchStage()
        try stage.declare()
        try stage.pinch(.began, 1, at: 10)
        try stage.pinch(.changed, 1.2, at: 20)
        #expect(stage.scroll.view.transitionProgress == nil)
        try stage.pinch(.changed, 1.6, at: 30)
        #expect(abs((stage.scroll.view.transitionProgress?.value ?? 0) - 0.5) < 1e-9)
        #expect(abs(try stage.height(at: 30) - 20) < 1e-4)
        let scale = try stage.scroll.view.transitionValue(forKey: PinchTransition.scaleKey)
        #expect(scale == TrackedValue(value: 1.6, velocity: 0))
        let x = try stage.scroll.view.transitionValue(forKey: PinchTransition.centerXKey)
        let y = try stage.scroll.view.transitionValue(forKey: PinchTransition.centerYKey)
        #expect(x?.value == 50 && y?.value == 60)
        // Rested, and back at half of the way: finished all the same.
        try stage.pinch(.changed, 1.7, at: 40)
        try stage.pinch(.changed, 1.65, at: 50)
        try stage.pinch(.ended, 1, at: 300)
        let events = stage.told()
        #expect(events.map(\.value) == [0, 0, 1, 1, 1, 1])
        #expect(try stage.restingHeight() == 30)
        #expect(stage.told().map(\.kind) == [.completion])
        // There already: a pinch leads no further.
        try stage.pinch(.began, 1.9, at: 2010)
        try stage.pinch(.ended, 1.9, at: 2020)
        #expect(stage.told().map(\.value) == [0, 0])
    }

    @Test("Before half of the way the speed says where the pinch leads; cancelled it leads back")
    func ends() throws {
        for (last, finishes) in [(1.4, true), (1.25, false)] {
            var stage = try PinchStage()
            try stage.declare()
            try stage.pinch(.began, 1.3, at: 10)
            try stage.pinch(.changed, last, at: 20)
            try stage.pinch(.ended, last, at: 30)
            #expect(try stage.restingHeight() == (finishes ? 30 : 10))
            let completion = stage.told().last
            #expect(completion?.value == 7 && completion?.otherValue == (finishes ? 1 : 0))
        }
        for phase in [GesturePhase.cancelled, .began] {
            var stage = try PinchStage()
            try stage.declare()
            try stage.pinch(.began, 1.9, at: 10)
            try stage.pinch(phase, 1, at: 20)
            #expect(try stage.restingHeight() == 10)
        }
        // Rested before half of the way.
        var stage = try PinchStage()
        try stage.declare(1, 0.5)
        try stage.pinch(.began, 1, at: 10)
        try stage.pinch(.changed, 0.8, at: 20)
        #expect(abs((stage.scroll.view.transitionProgress?.value ?? 0) - 0.4) < 1e-9)
        try stage.pinch(.ended, 0.8, at: 200)
        #expect(try stage.restingHeight() == 10)
    }

    @Test("What is in the way of a transition leaves the pinch its events")
    func fails() throws {
        var stage = try PinchStage()
        try stage.declare()
        try stage.scroll.view.startInteractiveTransition(to: PinchStage.large)
        try stage.pinch(.began, 1.5, at: 10)
        try stage.pinch(.changed, 1.6, at: 20)
        #expect(stage.scroll.view.transitionProgress?.value == 0)
        try stage.scroll.view.cancelInteractiveTransition(at: 20)
        // Once is enough for a pinch.
        try stage.pinch(.changed, 1.7, at: 30)
        try stage.pinch(.ended, 1.7, at: 40)
        #expect(stage.told().filter { $0.kind != .completion }.map(\.value) == [0, 0, 0, 0])
        // Other data on the way, and a host that knows of a later time.
        try stage.pinch(.began, 1.5, at: 50)
        try stage.scroll.setRows(50)
        try stage.pinch(.changed, 1.6, at: 60)
        try stage.pinch(.ended, 1.6, at: 70)
        #expect(
            stage.told().filter { $0.kind != .completion }.map(\.value) == [1, 0, 0])
        try stage.pinch(.began, 1.5, at: 80)
        try stage.scroll.view.setTransitionProgress(0.75, at: 500_000_000)
        try stage.pinch(.changed, 1.2, at: 90)
        try stage.pinch(.ended, 1.2, at: 100)
        #expect(stage.scroll.view.transitionProgress == nil)
        #expect(try stage.restingHeight() == 30)
    }

    @Test("What cannot be is refused, and nothing changes")
    func refused() throws {
        var stage = try PinchStage()
        try stage.scroll.show(at: 100)
        for scale in [0, -1, -0.0, .nan, .infinity, 1e300] {
            #expect(throws: CollectionError.self) { try stage.pinch(.began, scale, at: 200) }
            #expect(throws: CollectionError.self) { try stage.declare(scale, 2) }
            #expect(throws: CollectionError.self) { try stage.declare(1, scale) }
        }
        #expect(throws: CollectionError.invalidArgument("end_scale", .conflicting)) {
            try stage.declare(2, 2)
        }
        #expect(throws: CollectionError.invalidNumber("time_ns", index: 0, .goesBack)) {
            try stage.pinch(.began, 1, at: 99)
        }
        #expect(throws: CollectionError.invalidNumber("phase", index: 0, .unknownValue)) {
            try stage.pinch(.unphased, 1, at: 200)
        }
        var bad = ListLayout()
        bad.sectionMetrics.itemSize.height = -1
        #expect(throws: CollectionError.self) {
            try stage.scroll.view.setPinchTransition(
                PinchTransition(to: .list(bad), endScale: 2))
        }
        let samples = [
            PinchSample(.began, scale: 3, .zero, at: 200_000_000),
            PinchSample(.changed, scale: 3, Point(x: .nan, y: 0), at: 200_000_000),
        ]
        #expect(throws: CollectionError.self) { try stage.scroll.view.sendPinches(samples.span) }
        #expect(stage.told().isEmpty)
        #expect(stage.scroll.view.transitionProgress == nil)
    }

    @Test("A great many samples in a call, and a pinch without an end, take no room")
    func many() throws {
        var stage = try PinchStage()
        try stage.declare()
        let samples = (0..<100_000).map { index in
            PinchSample(
                .changed, scale: index % 2 == 0 ? 1.5 : 1.6, .zero, at: UInt64(index) * 1000)
        }
        try stage.scroll.view.sendPinches(samples.span)
        #expect(stage.told().count == 65_536)
        #expect(abs((stage.scroll.view.transitionProgress?.value ?? 0) - 0.5) < 1e-9)
        try stage.scroll.view.setLayout(PinchStage.large)
        try stage.scroll.show(at: 5000)
        #expect(stage.scroll.view.transitionProgress == nil)
    }
}
