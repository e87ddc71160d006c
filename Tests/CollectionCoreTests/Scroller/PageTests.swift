import CollectionCore
import Testing

/// A last page that is short, and pages from right to left: rules M7 and M8 of docs/semantics.md.
@Suite("Pages")
struct PageTests {
    /// 93 rows of 10 points in bounds of 200: pages at 0, 200, 400, 600 and 730.
    private func stage(at offset: Double) throws -> ScrollStage {
        var stage = try ScrollStage(rows: 93) { $0.isPagingEnabled = true }
        try stage.view.setContentOffset(Point(x: 0, y: offset), isAnimated: false)
        #expect(try stage.show(at: 0) == offset)
        return stage
    }

    @Test("A flick from the page before leads to the last page, and one from there leads back")
    func flicks() throws {
        var stage = try stage(at: 600)
        try stage.flick(-5000, at: 100)
        #expect(try stage.show(at: 5000) == 730)
        try stage.flick(-5000, at: 6000)
        #expect(try stage.show(at: 9000) == 730)
        try stage.flick(5000, at: 10_000)
        #expect(try stage.show(at: 15_000) == 600)
    }

    @Test("Content that is pulled beyond its end, or hardly moved, stays at the last page")
    func pulled() throws {
        for distance in [-90, -11, -0.5, 0.5, 11, 60.0] {
            var stage = try stage(at: 730)
            try stage.point(.down, 100, at: 100)
            try stage.point(.move, 100 + distance / 2, at: 120)
            try stage.point(.move, 100 + distance, at: 140)
            try stage.point(.move, 100 + distance, at: 700)
            try stage.point(.up, 100 + distance, at: 701)
            #expect(try stage.show(at: 5000) == 730, "\(distance)")
        }
    }

    @Test("A finger that rests between the last two pages leads to the nearer one")
    func between() throws {
        for (distance, page) in [(60.0, 730.0), (80, 600)] {
            var stage = try stage(at: 730)
            // A finger drags from 10 points on.
            try stage.point(.down, 50, at: 100)
            try stage.point(.move, 61, at: 120)
            try stage.point(.move, 61 + distance, at: 140)
            try stage.point(.move, 61 + distance, at: 700)
            try stage.point(.up, 61 + distance, at: 701)
            let rest = try stage.show(at: 5000)
            #expect(rest == page, "\(distance)")
        }
    }

    @Test("The last page is restored")
    func restored() throws {
        for (saved, page) in [(730.0, 730.0), (720, 730), (660, 600), (610, 600), (230, 200)] {
            var stage = try stage(at: 0)
            var state = ViewState()
            state.contentOffset.y = saved
            _ = try stage.view.restoreState(state)
            #expect(try stage.show(at: 100) == page, "\(saved)")
        }
    }

    @Test("Assistive technology comes to the last page, and from there to the page before")
    func assistive() throws {
        var stage = try stage(at: 600)
        #expect(try stage.view.accessibilityScroll(.next))
        try stage.show(at: 1000)
        #expect(try stage.show(at: 5000) == 730)
        #expect(try !stage.view.accessibilityScroll(.next))
        #expect(try stage.view.accessibilityScroll(.previous))
        try stage.show(at: 6000)
        #expect(try stage.show(at: 9000) == 600)
    }
}

/// Pages and item starts of a row of items from right to left: the content begins at the greatest
/// content offset.
@Suite("Pages from right to left")
struct MirroredPageTests {
    /// Items of 31 points in a row of 930, in bounds of 200: pages at 730, 530, 330, 130 and 0.
    private struct Stage: ~Copyable {
        var view = CollectionView(limits: Limits())

        init(_ change: (inout ScrollConfiguration) -> Void) throws {
            var layout = FlowLayout()
            layout.scrollDirection = .horizontal
            layout.flipsHorizontallyInOppositeLayoutDirection = true
            layout.sectionMetrics.itemSize = Size(width: 31, height: 100)
            layout.sectionMetrics.minimumLineSpacing = 0
            try view.setFlowLayout(layout)
            var environment = Environment()
            environment.layoutDirection = .rightToLeft
            try view.setEnvironment(environment)
            var builder = DataSourceBuilder(limits: view.limits)
            let counts: [UInt32] = [30]
            try builder.append(
                itemCounts: counts.span, sectionMetrics: Span(), widths: Span(), heights: Span(),
                reuseIdentifiers: Span(), options: [])
            try view.setDataSource(builder)
            var configuration = ScrollConfiguration()
            configuration.isEnabled = true
            change(&configuration)
            try view.setScrollConfiguration(configuration)
            try show(at: 0)
            try view.setContentOffset(Point(x: 730, y: 0), isAnimated: false)
            #expect(try show(at: 0) == 730)
        }

        @discardableResult
        mutating func show(at milliseconds: Double) throws -> Double {
            try view.displayFrame(
                for: DisplayFrameRequest(
                    bounds: Rect(x: 0, y: 0, width: 200, height: 100),
                    time_ns: UInt64(milliseconds * 1e6), isComplete: false, preferredSizes: [])
            ).contentOffset.x
        }

        mutating func flick(_ velocity: Double, at start: Double) throws {
            var samples = [PointerSample(.down, Point(x: 100, y: 50), at: UInt64(start * 1e6))]
            for step in 1...10 {
                let time = 8 * Double(step)
                samples.append(
                    PointerSample(
                        step < 10 ? .move : .up,
                        Point(x: 100 + velocity * time / 1000, y: 50),
                        at: UInt64((start + time) * 1e6)))
            }
            try view.sendPointers(samples.span)
        }
    }

    @Test("Pages count from the right, and the last one is at the left")
    func pages() throws {
        var stage = try Stage { $0.isPagingEnabled = true }
        var time = 100.0
        for page in [530.0, 330, 130, 0] {
            try stage.flick(2000, at: time)
            #expect(try stage.show(at: time + 5000) == page)
            time += 6000
        }
        for page in [130.0, 330, 530, 730] {
            try stage.flick(-2000, at: time)
            #expect(try stage.show(at: time + 5000) == page)
            time += 6000
        }
        #expect(try stage.view.accessibilityScroll(.next))
        try stage.show(at: time)
        #expect(try stage.show(at: time + 5000) == 530)
    }

    @Test("Items come to rest with their right edges at the right")
    func itemStarts() throws {
        var stage = try Stage { $0.snapPoints = .itemStarts }
        var time = 100.0
        for velocity in [333.0, 517, 408] {
            try stage.flick(velocity, at: time)
            let offset = try stage.show(at: time + 9000)
            let passed = 730 - offset
            #expect(passed > 0 && offset > 0)
            #expect((passed / 31 - (passed / 31).rounded()).magnitude < 1e-6, "\(offset)")
            time += 10_000
        }
    }
}
