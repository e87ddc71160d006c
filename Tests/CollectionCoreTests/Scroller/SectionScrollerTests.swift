import CollectionCore
import CollectionReference
import Testing

/// M17: sections that scroll across by themselves, in a view of 100 x 200 points.
@Suite("Scrollers of sections")
struct SectionScrollerTests {
    /// Five sections of 50 groups, each 40 x 60 points and 10 points apart.
    private struct SectionStage: ~Copyable {
        var view = CollectionView(limits: Limits())

        init(
            _ behavior: OrthogonalScrollingBehavior = .continuous, isMirrored: Bool = false,
            items: UInt32 = 50, _ change: (inout ScrollConfiguration) -> Void = { _ in }
        ) throws {
            var view = CollectionView(limits: Limits())
            var layout = CompositionalLayout(sections: [Self.section(behavior)])
            layout.configuration.flipsHorizontallyInOppositeLayoutDirection = true
            try view.setLayout(.compositional(layout))
            if isMirrored {
                var environment = Environment()
                environment.layoutDirection = .rightToLeft
                try view.setEnvironment(environment)
            }
            var builder = DataSourceBuilder(limits: view.limits)
            let counts = [items, items, items, items, items]
            try builder.append(
                itemCounts: counts.span, sectionMetrics: Span(), widths: Span(), heights: Span(),
                reuseIdentifiers: Span(), options: [])
            try view.setDataSource(builder)
            var configuration = ScrollConfiguration()
            configuration.isEnabled = true
            change(&configuration)
            try view.setScrollConfiguration(configuration)
            try view.setEventMask([.scrolling, .taps])
            self.view = view
            try show(at: 0)
        }

        private static func section(_ behavior: OrthogonalScrollingBehavior) -> LayoutSection {
            let item = LayoutItem(
                size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))
            var section = LayoutSection(
                group: .horizontal(
                    size: LayoutSize(width: .absolute(40), height: .absolute(60)),
                    subitems: [.item(item)]))
            section.interGroupSpacing = 10
            section.orthogonalScrollingBehavior = behavior
            return section
        }

        @discardableResult
        mutating func show(at milliseconds: Double) throws -> DisplayFrame {
            try view.displayFrame(
                for: DisplayFrameRequest(
                    bounds: Rect(x: 0, y: 0, width: 100, height: 200),
                    time_ns: UInt64(milliseconds * 1e6), isComplete: true, preferredSizes: []))
        }

        mutating func offset(at milliseconds: Double, section: UInt32 = 0) throws -> Double {
            try show(at: milliseconds)
            return try view.orthogonalContentOffset(ofSection: section)
        }

        mutating func point(
            _ phase: PointerSample.Phase, _ x: Double, _ y: Double = 30, at milliseconds: Double
        ) throws {
            let samples = [
                PointerSample(phase, Point(x: x, y: y), at: UInt64(milliseconds * 1e6))
            ]
            try view.sendPointers(samples.span)
        }

        mutating func turn(_ distance: Double, at milliseconds: Double) throws {
            let samples = [
                WheelSample(
                    Point(x: distance, y: 0), Point(x: 50, y: 30),
                    at: UInt64(milliseconds * 1e6), unit: .points, phase: .unphased)
            ]
            try view.sendWheels(samples.span)
        }

        mutating func flick(_ velocity: Double, y: Double = 30, at start: Double = 0) throws {
            try point(.down, 50, y, at: start)
            for step in 1...10 {
                let time = 8 * Double(step)
                try point(.move, 50 + velocity * time / 1000, y, at: start + time)
            }
            try point(.up, 50 + velocity * 0.08, y, at: start + 80)
        }

        mutating func wheel(
            _ x: Double, _ y: Double, over place: Double = 30, at milliseconds: Double,
            phase: GesturePhase = .unphased, isMomentum: Bool = false,
            modifiers: KeyModifiers = []
        ) throws {
            let samples = [
                WheelSample(
                    Point(x: x, y: y), Point(x: 50, y: place), at: UInt64(milliseconds * 1e6),
                    phase: phase, isMomentum: isMomentum, modifiers: modifiers)
            ]
            try view.sendWheels(samples.span)
        }

        mutating func told() -> [String] {
            view.nextEvents().events.map { event in
                "\(event.element.indexPath.section) \(event.kind)"
            }
        }
    }

    @Test("A flick across scrolls the section under the finger alone, and the view along")
    func flick() throws {
        var stage = try SectionStage()
        try stage.flick(-1000)
        #expect(
            stage.told().filter { !$0.hasSuffix("didScroll") } == [
                "0 willBeginDragging", "0 willEndDragging", "0 didEndDragging",
                "0 willBeginDecelerating",
            ])
        #expect(stage.view.wakeAt == .everyFrame)
        // 64 points of the drag, and M3's 499.5.
        let cell = try stage.show(at: 80).elements.first { $0.element.indexPath.item == 2 }
        #expect(abs((cell?.frame.x ?? 0) - (100 - 64)) < 1e-6)
        #expect(abs(try stage.offset(at: 580) - 64 - 315.9280) < 0.01)
        #expect(abs(try stage.offset(at: 4000) - 64 - 499.4998) < 0.01)
        #expect(stage.told().suffix(2) == ["0 didScroll", "0 didEndDecelerating"])
        #expect(stage.view.wakeAt == nil)
        #expect(try stage.offset(at: 4000, section: 1) == 0)
        #expect(stage.view.scrolling.contentOffset == .zero)
        // Straight on along the view.
        try stage.point(.down, 50, 100, at: 5000)
        try stage.point(.move, 55, 80, at: 5010)
        try stage.point(.move, 0, 60, at: 5020)
        #expect(stage.view.scrolling.contentOffset.y == 20)
        #expect(try stage.offset(at: 5030, section: 1) == 0)
        try stage.point(.cancel, 0, 60, at: 5040)
    }

    @Test("Offsets are the same, however often display frames are asked for")
    func time() throws {
        var found: [[UInt64]] = []
        for step: Double in [125, 1000 / 60, 7] {
            var stage = try SectionStage()
            try stage.flick(-6000)
            try stage.flick(-500, y: 90, at: 80)
            var (offsets, time, common): ([UInt64], Double, Double) = ([], 160, 250)
            while common < 6000 {
                while time + step < common {
                    time += step
                    try stage.show(at: time)
                }
                offsets.append(try stage.offset(at: common).bitPattern)
                offsets.append(try stage.offset(at: common, section: 1).bitPattern)
                (time, common) = (common, common + 250)
            }
            found.append(offsets)
        }
        #expect(found.allSatisfy { $0 == found[0] })
    }

    @Test("The behaviour says where the section rests: one group at most, a page, a boundary")
    func behaviors() throws {
        let cases: [(OrthogonalScrollingBehavior, Double, Double)] = [
            (.groupPaging, -3000, 50), (.groupPagingCentered, -3000, 50), (.paging, -3000, 100),
            (.continuousGroupLeadingBoundary, -1000, 550), (.groupPaging, 3000, 0),
        ]
        for (behavior, velocity, rest) in cases {
            var stage = try SectionStage(behavior)
            try stage.flick(velocity)
            #expect(abs(try stage.offset(at: 6000) - rest) < 1e-9, "\(behavior)")
        }
    }

    @Test("Mirrored, the leading end is at the right")
    func mirrored() throws {
        var stage = try SectionStage(.groupPaging, isMirrored: true)
        try stage.flick(1000)
        #expect(try stage.offset(at: 3000) == 50)
        let cell = try stage.show(at: 3000).elements.first { $0.element.indexPath.item == 1 }
        #expect(cell?.frame.x == 60)
    }

    @Test("A section bounces, and is caught without a tap")
    func bounce() throws {
        var stage = try SectionStage()
        try stage.flick(2000)
        #expect(try stage.offset(at: 100) < -20)
        #expect(try stage.offset(at: 3000) == 0)
        try stage.flick(-2000, at: 3000)
        let caught = try stage.offset(at: 3200)
        _ = stage.told()
        try stage.point(.down, 50, at: 3200)
        #expect(try stage.offset(at: 3300) == caught)
        try stage.point(.move, 48, at: 3310)
        #expect(try stage.offset(at: 3310) == caught + 2)
        try stage.point(.up, 48, at: 3600)
        #expect(try stage.offset(at: 3700) == caught + 2)
        #expect(!stage.told().contains { $0.hasSuffix("tap") })
    }

    @Test("What is too short to scroll leaves the finger to the view")
    func short() throws {
        var stage = try SectionStage(items: 1) { $0.alwaysBouncesHorizontally = true }
        try stage.flick(-500)
        #expect(try stage.offset(at: 100) == 0)
        #expect(stage.view.scrolling.contentOffset.x > 0)
    }

    @Test("A section takes its motion along, and the motion ends with the section")
    func updates() throws {
        var stage = try SectionStage()
        try stage.flick(-2000)
        let before = try stage.offset(at: 200)
        try stage.view.performBatchUpdates(
            BatchUpdate(items: [.insert(IndexPath(section: 0, item: 0), count: 2)]),
            options: BatchUpdateOptions())
        // What was in sight stays where it is.
        #expect(abs(try stage.offset(at: 200) - (before + 100)) < 1e-9)
        #expect(try stage.offset(at: 300) > before + 110)
        try stage.view.performBatchUpdates(
            BatchUpdate(items: [.move(IndexPath(section: 0), to: IndexPath(section: 1))]),
            options: BatchUpdateOptions())
        let moved = try stage.offset(at: 400, section: 1)
        #expect(moved > before + 120)
        _ = stage.told()
        try stage.view.performBatchUpdates(
            BatchUpdate(items: [.delete(IndexPath(section: 1))]), options: BatchUpdateOptions())
        #expect(stage.told() == ["1 didEndDecelerating"])
        try stage.show(at: 500)
        #expect(stage.view.wakeAt == nil && stage.told() == [])
        // The layout goes while a finger drags.
        try stage.point(.down, 50, 90, at: 600)
        try stage.point(.move, 20, 90, at: 610)
        try stage.view.setLayout(.list(ListLayout()))
        #expect(stage.told().last == "1 didEndDragging")
        try stage.point(.up, 20, 90, at: 620)
        try stage.show(at: 630)
    }

    @Test("The host may scroll a section that moves: then it stays there")
    func program() throws {
        var stage = try SectionStage()
        try stage.flick(-2000)
        try stage.show(at: 200)
        try stage.view.setOrthogonalContentOffset(30, ofSection: 0)
        #expect(try stage.offset(at: 300) == 30)
        #expect(try stage.offset(at: 3000) == 30)
    }

    @Test("A section stops where the view does not scroll by itself any more")
    func disabled() throws {
        var stage = try SectionStage()
        try stage.flick(-2000)
        let offset = try stage.offset(at: 200)
        try stage.view.setScrollConfiguration(ScrollConfiguration())
        #expect(stage.told().last == "0 didEndDecelerating")
        #expect(try stage.offset(at: 300) == offset && stage.view.wakeAt == nil)
        var turned = try SectionStage()
        try turned.flick(-2000)
        try turned.show(at: 200)
        var environment = Environment()
        environment.layoutDirection = .rightToLeft
        try turned.view.setEnvironment(environment)
        try turned.show(at: 300)
        #expect(turned.told().last == "0 didEndDecelerating" && turned.view.wakeAt == nil)
    }

    @Test("A display frame that fails leaves sections where they were")
    func failure() throws {
        var stage = try SectionStage()
        try stage.flick(-2000)
        let before = try stage.offset(at: 200)
        let request = DisplayFrameRequest(
            bounds: Rect(x: 0, y: 0, width: .nan, height: 200), time_ns: 300_000_000,
            isComplete: true, preferredSizes: [])
        #expect(throws: CollectionError.self) { try stage.view.displayFrame(for: request) }
        #expect(try stage.view.orthogonalContentOffset(ofSection: 0) == before)
        #expect(try stage.offset(at: 200) == before)
    }

    @Test("A wheel scrolls the section under it where most of its way is across")
    func wheel() throws {
        for isMirrored in [false, true] {
            var stage = try SectionStage(isMirrored: isMirrored)
            let along = isMirrored ? -1.0 : 1
            try stage.wheel(40 * along, 5, at: 0)
            try stage.wheel(0, 30, over: 90, at: 1, modifiers: .shift)
            #expect(try stage.offset(at: 2) == 40)
            #expect(try stage.offset(at: 2, section: 1) == (isMirrored ? 0 : 30))
            try stage.wheel(5, 5, at: 3)
            #expect(stage.view.scrolling.contentOffset.y == 5)
            // Even at its edge the section keeps what is its own.
            try stage.wheel(-100 * along, 0, at: 4)
            #expect(try stage.offset(at: 5) == 0)
            #expect(stage.told().allSatisfy { $0.hasSuffix("didScroll") })
        }
    }

    @Test("A gesture keeps the section that it began to scroll, and so does its momentum")
    func gesture() throws {
        var stage = try SectionStage()
        try stage.wheel(0, 0, at: 0, phase: .began)
        try stage.wheel(10, 2, at: 8, phase: .changed)
        try stage.wheel(10, 90, over: 150, at: 16, phase: .changed)
        try stage.wheel(0, 0, at: 24, phase: .ended)
        #expect(try stage.offset(at: 24) == 20)
        try stage.wheel(10, 0, over: 150, at: 32, phase: .began, isMomentum: true)
        try stage.wheel(0, 0, at: 40, phase: .ended, isMomentum: true)
        #expect(try stage.offset(at: 40) == 30)
        #expect(stage.view.scrolling.contentOffset == .zero)
        #expect(
            stage.told().filter { !$0.hasSuffix("didScroll") } == [
                "0 willBeginDragging", "0 willEndDragging", "0 didEndDragging",
                "0 willBeginDecelerating", "0 didEndDecelerating",
            ])
        // A section that rests at its groups has no use for momentum.
        var groups = try SectionStage(.groupPaging)
        for (index, x) in [8.0, 8, 8].enumerated() {
            try groups.wheel(x, 0, at: 8 * Double(index), phase: index == 0 ? .began : .changed)
        }
        try groups.wheel(0, 0, at: 24, phase: .ended)
        try groups.wheel(200, 0, at: 32, phase: .began, isMomentum: true)
        #expect(try groups.offset(at: 4000) == 50)
    }

    @Test("Events of a section that is still in the data name it as it is there")
    func names() throws {
        var stage = try SectionStage()
        try stage.flick(-2000)
        try stage.show(at: 200)
        _ = stage.view.nextEvents()
        try stage.view.setLayout(.list(ListLayout()))
        let events = stage.view.nextEvents().events
        #expect(events.map(\.kind) == [.didEndDecelerating] && events[0].flags == [])
    }

    @Test("A section that the host scrolls tells at once that its motion has ended")
    func toldAtOnce() throws {
        var stage = try SectionStage()
        try stage.flick(-2000)
        try stage.show(at: 200)
        _ = stage.told()
        try stage.view.setOrthogonalContentOffset(30, ofSection: 0)
        #expect(stage.told().contains("0 didEndDecelerating"))
        #expect(stage.view.wakeAt == nil)
    }

    @Test("Nothing is dragged by pointers beyond the bounds, however many go down there")
    func beyondBounds() throws {
        var stage = try SectionStage()
        try stage.point(.down, 50, 250, at: 10)
        try stage.point(.move, 20, 250, at: 20)
        #expect(try stage.offset(at: 30, section: 4) == 0)
        #expect(stage.view.scrolling.state == .tracking)
    }

    @Test(
        "A wheel turns the pages of a section that pages, and a finger that catches it leaves none",
        arguments: [(OrthogonalScrollingBehavior.paging, 100.0), (.groupPaging, 50)])
    func wheel(_ behavior: OrthogonalScrollingBehavior, page: Double) throws {
        for isMirrored in [false, true] {
            var stage = try SectionStage(behavior, isMirrored: isMirrored)
            try stage.turn(isMirrored ? -10 : 10, at: 100)
            try #expect(stage.offset(at: 5000) == page)
            try stage.turn(isMirrored ? 10 : -10, at: 6000)
            try #expect(stage.offset(at: 9000) == 0)
            try stage.turn(isMirrored ? -10 : 10, at: 10_000)
            let caught = try stage.offset(at: 10_050)
            #expect(caught > 0 && caught < page / 2)
            try stage.point(.down, 50, at: 10_060)
            try stage.point(.up, 50, at: 10_080)
            try #expect(stage.offset(at: 15_000) == 0)
        }
    }
}
