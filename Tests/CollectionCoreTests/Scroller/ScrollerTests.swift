import CollectionCore
import CollectionReference
import Testing

/// Section M: a view that owns its content offset.
@Suite("Scroller")
struct ScrollerTests {
    @Test("A flick: what is told, in order, and where it rests")
    func flick() throws {
        var stage = try ScrollStage()
        try stage.flick(-1000)
        // Ten points until it is a drag, and those of the sample that made it one.
        #expect(stage.view.scrolling.contentOffset.y == 64)
        #expect(stage.view.scrolling.state == .decelerating && stage.view.wakeAt == .everyFrame)
        #expect(
            stage.told() == [
                "will drag", "scrolled to 64.0", "will let go", "let go", "will decelerate",
            ])
        let velocity = stage.view.scrolling.velocity.y
        #expect(abs(velocity - 1000) < 1e-6)
        let half = try stage.show(at: 580)
        #expect(abs(half - (64 + 315.9280)) < 1e-3)
        #expect(stage.told() == ["scrolled to \(half)"])
        let end = try stage.show(at: 10_000)
        #expect(abs(end - (64 + 499.4998)) < 1e-3)
        #expect(stage.told() == ["scrolled to \(end)", "decelerated"])
        #expect(stage.view.scrolling.state == .idle && stage.view.wakeAt == nil)
        #expect(try stage.show(at: 10_016) == end)
        #expect(stage.told() == [])
    }

    @Test("The end of a flick is told with its own time, however late it is asked for")
    func dueTime() throws {
        var times: [UInt64] = []
        for frames in [[10_000.0], [2000, 5000], [3529, 3530, 3531]] {
            var stage = try ScrollStage()
            try stage.flick(-1000)
            _ = stage.view.nextEvents()
            var found: [UInt64] = []
            for time in frames {
                try stage.show(at: time)
                let events = stage.view.nextEvents().events
                found += events.filter { $0.kind == .didEndDecelerating }.map(\.time_ns)
            }
            #expect(found.count == 1)
            times += found
        }
        #expect(Set(times).count == 1)
        #expect(abs(Double(times[0]) / 1e9 - 3.529923) < 1e-5)
    }

    @Test("Offsets at a time are the same at every frame rate, bit for bit", arguments: 0..<12)
    func frameRates(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let velocity = Double(random.number(-6000...6000))
        let catches = random.chance(50)
        let isPaged = random.chance(30)
        var found: [[UInt64]] = []
        for rate in [24.0, 60, 120, 144, 0] {
            var stage = try ScrollStage(rows: 200) { $0.isPagingEnabled = isPaged }
            try stage.view.setContentOffset(Point(x: 0, y: 900), isAnimated: false)
            var own = SeededGenerator(seed: seed + 1000)
            var (time, offsets) = (0.0, [UInt64]())
            try stage.flick(velocity)
            var common = 125.0
            time = 80
            while common <= 5000 {
                let next = time + (rate == 0 ? Double(own.number(1...90)) : 1000 / rate)
                if common <= next {
                    time = common
                    offsets.append(try stage.show(at: common).bitPattern)
                    if catches && common == 500 {
                        try stage.flick(-velocity / 2, at: 500)
                        time = 580
                    }
                    common += 125
                    if common < time { common = (time / 125).rounded(.up) * 125 }
                } else {
                    time = next
                    try stage.show(at: time)
                }
            }
            found.append(offsets)
        }
        #expect(found.allSatisfy { $0 == found[0] } && found[0].count > 30)
    }

    @Test("A pull beyond the edge resists, and springs back")
    func rubber() throws {
        var stage = try ScrollStage()
        try stage.point(.down, 100, at: 0)
        try stage.point(.move, 111, at: 8)
        try stage.point(.move, 211, at: 100)
        let shown = stage.view.scrolling.contentOffset.y
        #expect(abs(shown + RubberBandFigure.shown(100, length: 200)) < 1e-9)
        try stage.point(.up, 211, at: 300)
        #expect(
            stage.told() == [
                "will drag", "scrolled to \(shown)", "will let go", "let go", "will decelerate",
            ])
        #expect(try stage.show(at: 350) > shown)
        #expect(try stage.show(at: 3000) == 0)
    }

    @Test("Content that is a little beyond an edge comes back as well")
    func sliver() throws {
        var stage = try ScrollStage()
        try stage.point(.down, 100, at: 0)
        try stage.point(.move, 111, at: 8)
        try stage.point(.move, 111.4, at: 100)
        #expect(stage.view.scrolling.contentOffset.y < -0.2)
        try stage.point(.up, 111.4, at: 400)
        #expect(try stage.show(at: 410) == 0)
        #expect(stage.view.wakeAt == nil)
    }

    @Test("Without bounces a pull stops at the edge, and turns around at once")
    func hardEdge() throws {
        var stage = try ScrollStage { $0.bounces = false }
        try stage.point(.down, 100, at: 0)
        try stage.point(.move, 111, at: 8)
        try stage.point(.move, 180, at: 16)
        #expect(stage.view.scrolling.contentOffset.y == 0)
        try stage.point(.move, 170, at: 24)
        #expect(stage.view.scrolling.contentOffset.y == 10)
    }

    @Test("A finger catches the content, also where it is stretched, and goes on from there")
    func caught() throws {
        var stage = try ScrollStage()
        try stage.flick(-2000)
        try stage.show(at: 300)
        _ = stage.told()
        let offset = stage.view.scrolling.contentOffset.y
        try stage.point(.down, 150, at: 300)
        #expect(stage.told() == ["decelerated"])
        #expect(try stage.show(at: 400) == offset)
        // The first movement, however little, scrolls.
        try stage.point(.move, 149, at: 408)
        #expect(stage.view.scrolling.contentOffset.y == offset + 1)
        try stage.point(.up, 149, at: 700)
        #expect(stage.told().suffix(2) == ["will let go", "let go at rest"])
        // Beyond the start.
        try stage.view.setContentOffset(Point(x: 0, y: -40), isAnimated: false)
        try stage.point(.down, 100, at: 800)
        try stage.point(.move, 111, at: 808)
        try stage.point(.move, 112, at: 816)
        #expect(
            stage.view.scrolling.contentOffset.y < -40 && stage.view.scrolling.contentOffset.y > -41
        )
        try stage.point(.cancel, 112, at: 824)
        #expect(try stage.show(at: 3000) == 0)
    }

    @Test("Pages: one at most, whatever the velocity")
    func pages() throws {
        var stage = try ScrollStage { $0.isPagingEnabled = true }
        try stage.flick(-5000)
        #expect(try stage.show(at: 5000) == 200)
        try stage.flick(-300, at: 6000)
        #expect(try stage.show(at: 8000) == 400)
        try stage.flick(300, at: 8000)
        #expect(try stage.show(at: 9900) == 200)
        try stage.point(.down, 190, at: 10_000)
        try stage.point(.move, 170, at: 10_008)
        try stage.point(.move, 60, at: 10_100)
        try stage.point(.up, 60, at: 10_400)
        #expect(try stage.show(at: 12_000) == 400)
    }

    @Test("The layout says where a flick rests")
    func layoutTarget() throws {
        var stage = try ScrollStage(rows: 50)
        var layout = CarouselLayout()
        layout.itemSize = Size(width: 80, height: 80)
        layout.scrollDirection = .vertical
        try stage.view.setLayout(.carousel(layout))
        try stage.show(at: 0)
        try stage.flick(-800)
        let events = stage.view.nextEvents().events
        let letGo = try #require(events.first { $0.kind == .willEndDragging })
        let end = try stage.show(at: 9000)
        #expect(end == letGo.point.y)
        let rest = try stage.view.targetContentOffset(
            forProposedContentOffset: Point(x: 0, y: end), velocity: .zero)
        #expect(rest.y == end)
    }

    @Test("A change of the content offset over time, and one that takes its place")
    func animated() throws {
        var stage = try ScrollStage()
        try stage.view.setContentOffset(Point(x: 0, y: 300), isAnimated: true)
        #expect(stage.view.scrolling.state == .animating)
        // A second one before any call with a time takes its place, and it begins with the next
        // call that has a time.
        try stage.view.setContentOffset(Point(x: 0, y: 77), isAnimated: true)
        try stage.view.setContentOffset(Point(x: 0, y: 300), isAnimated: true)
        #expect(try stage.show(at: 1000) == 0)
        #expect(abs(try stage.show(at: 1150) - 150) < 1e-6)
        let speed = stage.view.scrolling.velocity.y
        #expect(speed > 500)
        _ = stage.told()
        try stage.view.setContentOffset(Point(x: 0, y: 600), isAnimated: true)
        #expect(stage.told() == ["animated"])
        #expect(abs(stage.view.scrolling.velocity.y - speed) < 1)
        #expect(try stage.show(at: 1450) == 600)
        #expect(stage.told() == ["scrolled to 600.0", "animated"])
        try stage.view.setContentOffset(Point(x: 0, y: 5), isAnimated: false)
        #expect(stage.told() == ["scrolled to 5.0"])
    }

    @Test("What is inserted above a flick moves it along, and it keeps its velocity")
    func insertion() throws {
        var stage = try ScrollStage()
        try stage.flick(-2000)
        let before = try stage.show(at: 200)
        let velocity = stage.view.scrolling.velocity.y
        try stage.view.performBatchUpdates(
            BatchUpdate(items: [.insert(IndexPath(section: 0, item: 0), count: 30)]),
            options: BatchUpdateOptions())
        #expect(abs(try stage.show(at: 200) - (before + 300)) < 1e-9)
        #expect(stage.view.scrolling.velocity.y == velocity)
        var still = try ScrollStage()
        try still.flick(-2000)
        for time in [300.0, 1000, 9000] {
            let expected = try still.show(at: time) + 300
            #expect(abs(try stage.show(at: time) - expected) < 1e-9)
        }
    }

    @Test("Content that becomes shorter brings a flick, and an offset at rest, back to its end")
    func shorter() throws {
        for flicks in [true, false] {
            var stage = try ScrollStage()
            try stage.view.setContentOffset(Point(x: 0, y: 5000), isAnimated: false)
            if flicks { try stage.flick(-3000) }
            try stage.show(at: 200)
            try stage.view.setContentAnchor(.none)
            try stage.view.performBatchUpdates(
                BatchUpdate(items: [.delete(IndexPath(section: 0, item: 0), count: 900)]),
                options: BatchUpdateOptions())
            let first = try stage.show(at: 210)
            let next = try stage.show(at: 226)
            // The layout takes the offset to the new end; a flick goes on from there.
            #expect(first == 800 && (flicks ? next > 820 && next < 860 : next == 800))
            #expect(try stage.show(at: 20_000) == 800)
        }
    }

    @Test("A bounce is at the edge, also where an update moved the content and the edge apart")
    func edgeMoves() throws {
        var stage = try ScrollStage(rows: 100)
        try stage.view.setContentAnchor(.firstVisibleItem)
        try stage.view.setContentOffset(Point(x: 0, y: 400), isAnimated: false)
        try stage.show(at: 0)
        try stage.flick(-2000)
        try stage.show(at: 100)
        try stage.view.performBatchUpdates(
            BatchUpdate(items: [
                .insert(IndexPath(section: 0, item: 0), count: 2),
                .insert(IndexPath(section: 0, item: 102), count: 3),
            ]), options: BatchUpdateOptions())
        try stage.show(at: 110)
        #expect(try stage.show(at: 9000) == 850)
        // As many come above as go below.
        try stage.view.setContentOffset(Point(x: 0, y: 400), isAnimated: false)
        try stage.flick(-3000, at: 10_000)
        try stage.show(at: 10_100)
        try stage.view.performBatchUpdates(
            BatchUpdate(items: [
                .insert(IndexPath(section: 0, item: 0), count: 5),
                .delete(IndexPath(section: 0, item: 100), count: 5),
            ]), options: BatchUpdateOptions())
        try stage.show(at: 10_110)
        #expect(try stage.show(at: 19_000) == 850)
    }

    @Test("Other data that is shorter is seen at once, and a flick goes on at its end")
    func replaced() throws {
        for flicks in [true, false] {
            var stage = try ScrollStage()
            try stage.view.setContentOffset(Point(x: 0, y: 5000), isAnimated: false)
            if flicks { try stage.flick(-3000) }
            try stage.show(at: 200)
            try stage.setRows(40)
            let (first, next) = (try stage.show(at: 210), try stage.show(at: 226))
            #expect(first == 200 && (flicks ? next > 220 && next < 260 : next == 200))
            #expect(try stage.show(at: 20_000) == 200)
            // Longer data again changes nothing.
            try stage.setRows(1000)
            #expect(try stage.show(at: 20_016) == 200)
        }
    }

    @Test("An update leaves content that is pulled beyond the start where it is")
    func stretched() throws {
        for anchor in [ContentAnchor.automatic, .firstVisibleItem, .none] {
            var stage = try ScrollStage()
            try stage.view.setContentAnchor(anchor)
            try stage.point(.down, 100, at: 0)
            try stage.point(.move, 111, at: 8)
            try stage.point(.move, 151, at: 16)
            let shown = try stage.show(at: 16)
            #expect(shown < -19)
            try stage.view.performBatchUpdates(
                BatchUpdate(items: [.insert(IndexPath(section: 0, item: 500), count: 3)]),
                options: BatchUpdateOptions())
            #expect(try stage.show(at: 32) == shown)
            try stage.point(.move, 150, at: 40)
            #expect(
                stage.view.scrolling.contentOffset.y > shown
                    && stage.view.scrolling.contentOffset.y < shown + 1)
            try stage.point(.up, 150, at: 300)
            try stage.show(at: 320)
            try stage.view.performBatchUpdates(
                BatchUpdate(items: [.delete(IndexPath(section: 0, item: 500), count: 3)]),
                options: BatchUpdateOptions())
            let (first, next) = (try stage.show(at: 330), try stage.show(at: 340))
            #expect(first < next && next < 0)
            #expect(try stage.show(at: 3000) == 0)
        }
    }

    @Test("Who does not scroll: mice, other pointers that stay, a view whose input does not scroll")
    func ignored() throws {
        var stage = try ScrollStage()
        try stage.point(.down, 100, at: 0, device: .mouse)
        try stage.point(.move, 20, at: 10, device: .mouse)
        #expect(stage.view.scrolling.contentOffset.y == 0 && stage.view.scrolling.state == .idle)
        try stage.point(.down, 100, at: 20)
        try stage.point(.down, 150, at: 30, pointer: 2)
        try stage.point(.move, 145, at: 40, pointer: 2)
        try stage.point(.up, 145, at: 50, pointer: 2)
        #expect(
            stage.view.scrolling.contentOffset.y == 0 && stage.view.scrolling.state == .tracking)
        try stage.point(.move, 80, at: 60)
        try stage.point(.move, 70, at: 70)
        #expect(stage.view.scrolling.contentOffset.y == 10)
        try stage.point(.up, 70, at: 600)
        var fixed = try ScrollStage { $0.isScrollEnabled = false }
        try fixed.flick(-1000)
        #expect(fixed.view.scrolling.contentOffset.y == 0)
        // Sideways, where there is nothing to scroll.
        var list = try ScrollStage()
        try list.point(.down, 100, at: 0)
        try list.point(.move, 101, at: 10, x: 90)
        #expect(list.view.scrolling.state == .tracking)
    }

    @Test("What cannot be is refused, and nothing changes")
    func refused() throws {
        var stage = try ScrollStage()
        try stage.show(at: 100)
        #expect(throws: CollectionError.invalidNumber("time_ns", index: 0, .goesBack)) {
            try stage.point(.down, 0, at: 99)
        }
        try stage.point(.down, 100, at: 200)
        #expect(throws: CollectionError.invalidArgument("time_ns", .goesBack)) {
            try stage.show(at: 150)
        }
        #expect(throws: CollectionError.self) { try stage.point(.move, .nan, at: 300) }
        #expect(throws: CollectionError.self) {
            try stage.view.setContentOffset(Point(x: 0, y: .infinity), isAnimated: true)
        }
        var samples = [PointerSample(.move, .zero, at: 300_000_000)]
        samples.append(PointerSample(.move, .zero, at: 200_000_000))
        #expect(throws: CollectionError.invalidNumber("time_ns", index: 1, .goesBack)) {
            try stage.view.sendPointers(samples.span)
        }
        #expect(stage.view.scrolling.state == .tracking)
        try stage.view.setScrollConfiguration(ScrollConfiguration())
        #expect(throws: CollectionError.wrongState(.scrollerIsDisabled)) {
            try stage.view.setContentOffset(.zero, isAnimated: false)
        }
        // The host says the bounds again.
        let request = DisplayFrameRequest(
            bounds: Rect(x: 0, y: 33, width: 100, height: 200), time_ns: 400_000_000,
            isComplete: true, preferredSizes: [])
        #expect(try stage.view.displayFrame(for: request).contentOffset.y == 33)
    }
}

/// M5, told once more.
private enum RubberBandFigure {
    static func shown(_ pulled: Double, length: Double) -> Double {
        pulled * 0.55 * length / (pulled * 0.55 + length)
    }
}
