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

/// A wheel without phases, and whatever else may stop content between pages: rule M8 of
/// docs/semantics.md.
@Suite("Pages under a wheel")
struct WheelPageTests {
    /// 93 rows of 10 points in bounds of 200: pages at 0, 200, 400, 600 and 730.
    private func stage(
        at offset: Double, _ change: (inout ScrollConfiguration) -> Void = { _ in }
    ) throws -> WheelStage {
        var stage = try WheelStage(rows: 93) {
            $0.isPagingEnabled = true
            change(&$0)
        }
        try stage.scroll.view.setContentOffset(Point(x: 0, y: offset), isAnimated: false)
        try stage.scroll.show(at: 0)
        return stage
    }

    @Test(
        "A turn leads to the next page, however short it is",
        arguments: [(0.0, 15.0, 200.0), (200, -15, 0), (600, 1, 730), (730, -1, 600)])
    func click(from offset: Double, by distance: Double, to page: Double) throws {
        var stage = try stage(at: offset)
        try stage.turn(distance, at: 100)
        #expect(try stage.scroll.show(at: 116) != page)
        #expect(try stage.scroll.show(at: 5000) == page)
        #expect(stage.told() == [.willBeginDecelerating, .didEndDecelerating])
    }

    @Test("Turns in succession are one movement, as long as all of them")
    func turns() throws {
        var stage = try stage(at: 0)
        for turn in 0..<10 {
            try stage.turn(12, at: 100 + 10 * Double(turn))
            try stage.scroll.show(at: 105 + 10 * Double(turn))
        }
        #expect(try stage.scroll.show(at: 5000) == 200)
        // 10 turns of 40 points end nearest to the second page from here.
        for turn in 0..<10 { try stage.turn(40, at: 6000 + 10 * Double(turn)) }
        #expect(try stage.scroll.show(at: 9000) == 600)
        // There and back again leads back.
        try stage.turn(50, at: 10_000)
        try stage.scroll.show(at: 10_050)
        try stage.turn(-50, at: 10_060)
        #expect(try stage.scroll.show(at: 15_000) == 600)
        try stage.turn(10, at: 16_000, unit: .pages)
        #expect(try stage.scroll.show(at: 20_000) == 730)
    }

    @Test("A place between pages leads to the page ahead; the last page leads no farther")
    func between() throws {
        for (offset, distance, page) in [(250.0, 1.0, 400.0), (250, -1, 200), (730, 30, 730)] {
            var stage = try stage(at: offset)
            try stage.turn(distance, at: 100)
            #expect(try stage.scroll.show(at: 5000) == page)
        }
    }

    @Test("Smoothed wheels turn pages as well; reduced motion is there at once")
    func settings() throws {
        var smooth = try stage(at: 0) { $0.smoothsWheels = true }
        try smooth.turn(15, at: 100)
        #expect(try smooth.scroll.show(at: 5000) == 200)
        var reduced = try stage(at: 0)
        var environment = Environment()
        environment.reducesMotion = true
        try reduced.scroll.view.setEnvironment(environment)
        try reduced.turn(15, at: 100)
        #expect(reduced.offset == 200)
        #expect(reduced.told() == [])
    }

    @Test("A length of pages that is no binary fraction loses no page")
    func lengths() throws {
        var stage = try stage(at: 0) { $0.pageLength = 33.3 }
        for page in 1...20 {
            try stage.turn(1, at: Double(page) * 2000)
            #expect(try stage.scroll.show(at: Double(page) * 2000 + 1900) == Double(page) * 33.3)
        }
        for page in (0..<20).reversed() {
            try stage.turn(-1, at: 50_000 + Double(20 - page) * 2000)
            let offset = try stage.scroll.show(at: 51_900 + Double(20 - page) * 2000)
            #expect(offset == Double(page) * 33.3)
        }
    }

    @Test("A finger that catches a page and does not drag lets it go on to the nearest page")
    func caught() throws {
        for (milliseconds, page) in [(150.0, 0.0), (400, 200)] {
            var stage = try stage(at: 0)
            try stage.turn(15, at: 100)
            try stage.scroll.show(at: milliseconds)
            try stage.scroll.point(.down, 100, at: milliseconds)
            try stage.scroll.point(.up, 100, at: milliseconds + 10)
            #expect(try stage.scroll.show(at: 5000) == page)
        }
        // Where nothing moved, a finger moves nothing.
        var still = try stage(at: 250)
        try still.scroll.point(.down, 100, at: 100)
        try still.scroll.point(.up, 100, at: 110)
        #expect(try still.scroll.show(at: 5000) == 250)
    }

    @Test("A refresh that begins or ends away from the start leads to the nearest page")
    func refresh() throws {
        var stage = try stage(at: 400)
        try stage.scroll.view.beginRefreshing(length: 60, isAnimated: false)
        #expect(try stage.scroll.show(at: 1000) == 400)
        #expect(try stage.scroll.show(at: 5000) == 340)
        try stage.scroll.view.endRefreshing()
        #expect(try stage.scroll.show(at: 6000) == 340)
        #expect(try stage.scroll.show(at: 9000) == 400)
        // The inset comes while the content moves to another page.
        try stage.turn(15, at: 10_000)
        #expect(try stage.scroll.show(at: 10_100) > 400)
        try stage.scroll.view.beginRefreshing(length: 60, isAnimated: false)
        #expect(try stage.scroll.show(at: 15_000) == 540)
    }
}

/// Pages with a length of their own, and one snap point for each drag: rule M8 of
/// docs/semantics.md.
@Suite("Pages with neighbours")
struct OwnPageTests {
    /// 93 rows of 10 points in bounds of 200: offsets to 730.
    private func rests(
        _ velocities: [Double], _ change: (inout ScrollConfiguration) -> Void
    ) throws -> [Double] {
        var stage = try ScrollStage(rows: 93, change)
        var time = 100.0
        return try velocities.map { velocity in
            time += 6000
            try stage.flick(velocity, at: time - 6000)
            return try stage.show(at: time - 1000)
        }
    }

    @Test("A flick goes one page on, however fast it is, and the end is a page")
    func length() throws {
        let flicks = [-5000, -900, 900, 5000, 5000.0]
        #expect(
            try rests(flicks) { ($0.isPagingEnabled, $0.pageLength) = (true, 70) }
                == [70, 140, 70, 0, 0])
        #expect(
            try rests([-5000, -5000, -5000]) { ($0.isPagingEnabled, $0.pageLength) = (true, 350) }
                == [350, 700, 730])
    }

    @Test("A flick goes one snap point on, of whichever kind")
    func snapPoints() throws {
        for (points, places) in [
            (SnapPoints.itemStarts, [10.0, 20, 10, 0]), (.itemCenters, [5, 15, 5, 0]),
            (.stride(start: 3, length: 70), [3, 73, 3, 0]), (.pages, [200, 400, 200, 0]),
        ] {
            let found = try rests([-3000, -3000, 3000, 3000]) {
                ($0.snapPoints, $0.stopsAtNextSnapPoint) = (points, true)
            }
            #expect(found == places, "\(points)")
        }
    }

    @Test("Assistive technology goes one page or snap point on")
    func assistive() throws {
        for isPaging in [true, false] {
            var stage = try ScrollStage(rows: 93) {
                ($0.isPagingEnabled, $0.pageLength) = (isPaging, 70)
                $0.snapPoints = .stride(start: 0, length: 70)
                $0.stopsAtNextSnapPoint = true
            }
            #expect(try stage.view.accessibilityScroll(.next))
            try stage.show(at: 1000)
            #expect(try stage.show(at: 5000) == 70)
            #expect(try stage.view.accessibilityScroll(.previous))
            try stage.show(at: 6000)
            #expect(try stage.show(at: 9000) == 0)
        }
    }

    @Test("A page length is a length")
    func refused() throws {
        var stage = try ScrollStage()
        var configuration = stage.view.scrollConfiguration
        configuration.pageLength = -1
        #expect(throws: CollectionError.invalidNumber("page_length", .negative)) {
            try stage.view.setScrollConfiguration(configuration)
        }
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

    @Test("Pages of two items count from the right, one for each flick; so do single items")
    func neighbours() throws {
        for (points, length) in [(SnapPoints.none, 62.0), (.itemStarts, 31)] {
            var stage = try Stage {
                ($0.isPagingEnabled, $0.pageLength) = (points == .none, 62)
                ($0.snapPoints, $0.stopsAtNextSnapPoint) = (points, true)
            }
            for (number, velocity) in [2000.0, 2000, -2000, -2000, -2000].enumerated() {
                let time = 100 + 6000 * Double(number)
                try stage.flick(velocity, at: time)
                let rest = try stage.show(at: time + 5000)
                let expected = 730 - length * [1.0, 2, 1, 0, 0][number]
                #expect((rest - expected).magnitude < 1e-6, "\(points) \(number)")
            }
        }
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
