import CollectionCore
import Testing

/// M12: snap points, and the rests of layouts, that change while the content rests at one, moves to
/// one, or is touched at one.
@Suite("Places of rest that change")
struct RestChangeTests {
    /// Cards of 240 points, 10 apart, in bounds that are 300 points wide at first.
    private struct Cards: ~Copyable {
        var view = CollectionView(limits: Limits())
        var width = 300.0
        private var time_ns: UInt64 = 0

        init(_ points: SnapPoints, in layout: Layout? = nil) throws {
            var list = ListLayout()
            list.scrollDirection = .horizontal
            list.sectionMetrics.minimumLineSpacing = 10
            list.sectionMetrics.itemSize = Size(width: 240, height: 100)
            try view.setLayout(layout ?? .list(list))
            var builder = DataSourceBuilder(limits: view.limits)
            let counts: [UInt32] = [60]
            try builder.append(
                itemCounts: counts.span, sectionMetrics: Span(), widths: Span(), heights: Span(),
                reuseIdentifiers: Span(), options: [])
            try view.setDataSource(builder)
            var configuration = ScrollConfiguration()
            configuration.isEnabled = true
            configuration.snapPoints = points
            configuration.stopsAtNextSnapPoint = points != .none
            try view.setScrollConfiguration(configuration)
            try show()
        }

        @discardableResult
        mutating func show(_ count: Int = 1) throws -> Double {
            var offset = 0.0
            for _ in 0..<count {
                time_ns += 16_000_000
                offset =
                    try view.displayFrame(
                        for: DisplayFrameRequest(
                            bounds: Rect(x: 0, y: 0, width: width, height: 200), time_ns: time_ns,
                            isComplete: false, preferredSizes: [])
                    ).contentOffset.x
            }
            return offset
        }

        mutating func scroll(to offset: Double) throws {
            try view.setContentOffset(Point(x: offset, y: 0), isAnimated: false)
            try show(2)
        }

        mutating func setInsets(left: Double, right: Double = 0) throws {
            var environment = Environment()
            environment.contentInset = EdgeInsets(top: 0, left: left, bottom: 0, right: right)
            try view.setEnvironment(environment)
        }

        mutating func point(_ phase: PointerSample.Phase, _ x: Double) throws {
            time_ns += 10_000_000
            let samples = [PointerSample(phase, Point(x: x, y: 100), at: time_ns)]
            try view.sendPointers(samples.span)
        }

        mutating func flick(frames: Int = 3) throws {
            try point(.down, 250)
            for step in 1...5 { try point(.move, 250 - 12 * Double(step)) }
            try point(.up, 190)
            if frames > 0 { try show(frames) }
        }

        /// The distance from an offset to the nearest one at which a card stands at a position.
        mutating func distance(_ offset: Double, _ position: ScrollPosition) throws -> Double {
            var least = Double.infinity
            for item in UInt32(0)..<60 {
                let place = try view.contentOffset(
                    forScrollingToItemAt: IndexPath(section: 0, item: item), at: position)
                least = min(least, abs(place.x - offset))
            }
            return least
        }
    }

    private static let kinds: [(SnapPoints, ScrollPosition, start: Double)] = [
        (.itemStarts, .left, 5_000), (.itemCenters, .centeredHorizontally, 4_970),
    ]

    @Test("Cards at rest stand where they should in bounds of another width, and between insets")
    func rest() throws {
        for (points, position, start) in Self.kinds {
            var cards = try Cards(points)
            try cards.scroll(to: start)
            cards.width = 360
            let wide = try cards.show(100)
            #expect(try cards.distance(wide, position) < 1e-3, "\(points)")
            try cards.setInsets(left: 44, right: 44)
            let inset = try cards.show(100)
            #expect(try cards.distance(inset, position) < 1e-3, "\(points)")
            #expect(cards.view.wakeAt == nil)
        }
    }

    @Test("Cards on their way come to rest where they should in bounds of another width")
    func motion() throws {
        for (points, position, start) in Self.kinds {
            var cards = try Cards(points)
            try cards.scroll(to: start)
            try cards.flick()
            cards.width = 360
            let end = try cards.show(200)
            #expect(try cards.distance(end, position) < 1e-3, "\(points)")
            #expect(end > start + 100)
        }
    }

    @Test("Insets that change as the finger is lifted lead elsewhere, before any display frame")
    func lifted() throws {
        for (points, position, start) in Self.kinds {
            var cards = try Cards(points)
            try cards.scroll(to: start)
            try cards.flick(frames: 0)
            try cards.setInsets(left: 44, right: 44)
            let end = try cards.show(200)
            #expect(try cards.distance(end, position) < 1e-3, "\(points)")
        }
    }

    @Test("Cards that are touched go where they should when the finger is lifted")
    func touched() throws {
        var cards = try Cards(.itemCenters)
        try cards.scroll(to: 4_970)
        try cards.point(.down, 100)
        cards.width = 360
        let held = try cards.show(3)
        try cards.point(.up, 100)
        let end = try cards.show(100)
        #expect(abs(end - held) > 1)
        #expect(try cards.distance(end, .centeredHorizontally) < 1e-3)
        // A finger that catches them, too.
        try cards.flick()
        try cards.point(.down, 100)
        try cards.point(.up, 100)
        let caught = try cards.show(100)
        #expect(try cards.distance(caught, .centeredHorizontally) < 1e-3)
    }

    @Test("A place between snap points that a program has set is left where it is")
    func program() throws {
        var cards = try Cards(.itemCenters)
        try cards.scroll(to: 5_050)
        cards.width = 360
        let first = try cards.show()
        #expect(try cards.show(100) == first)
        #expect(cards.view.wakeAt == nil)
    }

    @Test("Layouts on paths have cards rest in front, whatever changes")
    func paths() throws {
        var circle = CircleLayout()
        (circle.angularSpacing, circle.sweepAngle) = (0.4, 3)
        circle.scrollDirection = .horizontal
        for layout in [
            Layout.carousel(CarouselLayout()), .stack(StackLayout()), .circle(circle),
        ] {
            for isMoving in [false, true] {
                var cards = try Cards(.none, in: layout)
                let start = try cards.view.contentOffset(
                    forScrollingToItemAt: IndexPath(section: 0, item: 20), at: .left)
                try cards.scroll(to: start.x)
                if isMoving { try cards.flick() }
                try cards.setInsets(left: 44, right: 44)
                let inset = try cards.show(300)
                #expect(try cards.distance(inset, .left) < 1e-3, "\(layout)")
                if isMoving { try cards.flick() }
                cards.width = 500
                let wide = try cards.show(300)
                #expect(try cards.distance(wide, .left) < 1e-3, "\(layout)")
                #expect(cards.view.wakeAt == nil)
            }
        }
    }

    @Test("Rows that are measured on the way come to rest at the start of one")
    func measured() throws {
        for velocity in [-400.0, -1500, -3000] {
            var stage = try ScrollStage { $0.snapPoints = .itemStarts }
            var layout = ListLayout()
            layout.sectionMetrics.estimatedItemSize = Size(width: 100, height: 80)
            layout.sectionMetrics.minimumLineSpacing = 0
            try stage.view.setListLayout(layout)
            try stage.show(at: 0)
            try stage.flick(velocity, at: 1)
            var sizes: [PreferredSize] = []
            var nearest = Double.infinity
            for number in 0..<600 {
                let frame = try stage.view.displayFrame(
                    for: DisplayFrameRequest(
                        bounds: Rect(x: 0, y: 0, width: 100, height: 200),
                        time_ns: 100_000_000 + UInt64(number) * 8_000_000, isComplete: true,
                        preferredSizes: sizes))
                let estimated = frame.elements.filter { $0.flags.contains(.isEstimated) }
                sizes = estimated.map {
                    let height = 100 + Double($0.element.indexPath.item * 37 % 90)
                    return PreferredSize(
                        reusableView: $0.reusableView, generation: $0.generation,
                        size: Size(width: 100, height: height))
                }
                nearest =
                    frame.elements.map { abs($0.frame.y - frame.contentOffset.y) }.min()
                    ?? .infinity
            }
            #expect(nearest < 1e-3, "\(velocity)")
            #expect(stage.view.wakeAt == nil)
        }
    }
}
