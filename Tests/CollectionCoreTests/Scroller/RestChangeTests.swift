import CollectionCore
import Testing

/// M12: snap points, and the rests of layouts, that change while the content rests at one, moves to
/// one, or is touched at one.
@Suite("Places of rest that change")
struct RestChangeTests {
    /// Cards of 240 points, 10 apart, in bounds that are 300 points wide at first.
    private func cards(_ points: SnapPoints, in layout: Layout? = nil) throws -> CardStage {
        try CardStage(60, in: layout, length: 240, spacing: 10) {
            $0.snapPoints = points
            $0.stopsAtNextSnapPoint = points != .none
        }
    }

    /// The distance from an offset to the nearest one at which a card stands at a position.
    private func distance(
        _ cards: inout CardStage, _ offset: Double, _ position: ScrollPosition
    ) throws -> Double {
        var least = Double.infinity
        for item in UInt32(0)..<60 {
            let place = try cards.view.contentOffset(
                forScrollingToItemAt: IndexPath(section: 0, item: item), at: position)
            least = min(least, abs(place.x - offset))
        }
        return least
    }

    private static let kinds: [(SnapPoints, ScrollPosition, start: Double)] = [
        (.itemStarts, .left, 5_000), (.itemCenters, .centeredHorizontally, 4_970),
    ]

    @Test("Cards at rest stand where they should in bounds of another width, and between insets")
    func rest() throws {
        for (points, position, start) in Self.kinds {
            var stage = try cards(points)
            try stage.scroll(to: start)
            stage.width = 360
            let wide = try stage.show(100)
            #expect(try distance(&stage, wide, position) < 1e-3, "\(points)")
            try stage.setInsets(left: 44, right: 44)
            let inset = try stage.show(100)
            #expect(try distance(&stage, inset, position) < 1e-3, "\(points)")
            #expect(stage.view.wakeAt == nil)
        }
    }

    @Test("A card to which the content was scrolled is at rest once the content is there")
    func scrolledTo() throws {
        for (points, position, _) in Self.kinds {
            var stage = try cards(points)
            try stage.view.scroll(
                to: .cell(IndexPath(section: 0, item: 20)), at: position, isAnimated: true)
            while stage.view.wakeAt != nil { try stage.show(1) }
            try stage.setInsets(left: 44, right: 44)
            let inset = try stage.show(100)
            #expect(try distance(&stage, inset, position) < 1e-3, "\(points)")
        }
    }

    @Test("Cards on their way come to rest where they should in bounds of another width")
    func motion() throws {
        for (points, position, start) in Self.kinds {
            var stage = try cards(points)
            try stage.scroll(to: start)
            try stage.flick()
            try stage.show(3)
            stage.width = 360
            let end = try stage.show(200)
            #expect(try distance(&stage, end, position) < 1e-3, "\(points)")
            #expect(end > start + 100)
        }
    }

    @Test("Insets that change as the finger is lifted lead elsewhere, before any display frame")
    func lifted() throws {
        for (points, position, start) in Self.kinds {
            var stage = try cards(points)
            try stage.scroll(to: start)
            try stage.flick()
            try stage.setInsets(left: 44, right: 44)
            let end = try stage.show(200)
            #expect(try distance(&stage, end, position) < 1e-3, "\(points)")
        }
    }

    @Test("Cards that are touched go where they should when the finger is lifted")
    func touched() throws {
        var stage = try cards(.itemCenters)
        try stage.scroll(to: 4_970)
        try stage.point(.down, 100)
        stage.width = 360
        let held = try stage.show(3)
        try stage.point(.up, 100)
        let end = try stage.show(100)
        #expect(abs(end - held) > 1)
        #expect(try distance(&stage, end, .centeredHorizontally) < 1e-3)
        // A finger that catches them, too.
        try stage.flick()
        try stage.show(3)
        try stage.point(.down, 100)
        try stage.point(.up, 100)
        let caught = try stage.show(100)
        #expect(try distance(&stage, caught, .centeredHorizontally) < 1e-3)
    }

    @Test("A place between snap points that a program has set is left where it is")
    func program() throws {
        var stage = try cards(.itemCenters)
        try stage.scroll(to: 5_050)
        stage.width = 360
        let first = try stage.show()
        #expect(try stage.show(100) == first)
        #expect(stage.view.wakeAt == nil)
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
                var stage = try cards(.none, in: layout)
                let start = try stage.view.contentOffset(
                    forScrollingToItemAt: IndexPath(section: 0, item: 20), at: .left)
                try stage.scroll(to: start.x)
                if isMoving { try stage.flick() }
                try stage.setInsets(left: 44, right: 44)
                let inset = try stage.show(300)
                #expect(try distance(&stage, inset, .left) < 1e-3, "\(layout)")
                if isMoving { try stage.flick() }
                stage.width = 500
                let wide = try stage.show(300)
                #expect(try distance(&stage, wide, .left) < 1e-3, "\(layout)")
                #expect(stage.view.wakeAt == nil)
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
