import CollectionReference
import Testing

@testable import CollectionCore

/// M7: snap points that the host declares.
@Suite("Snap points")
struct SnapPointTests {
    @Test("A flick rests at the snap point nearest to where it would have rested")
    func flick() throws {
        // Without snap points: 64 + 499.4998; rows of 10 points in bounds of 200.
        for (points, rest) in [
            (SnapPoints.none, 563.4998), (.itemStarts, 560), (.itemCenters, 565), (.pages, 600),
            (.stride(start: 3, length: 70), 563), (.stride(start: -5, length: 90), 535),
        ] {
            var stage = try ScrollStage { $0.snapPoints = points }
            try stage.flick(-1000)
            let told = stage.view.nextEvents().events.first { $0.kind == .willEndDragging }
            #expect(abs((told?.point.y ?? 0) - rest) < 1e-3, "\(points)")
            #expect(abs(try stage.show(at: 10_000) - rest) < 1e-3, "\(points)")
        }
    }

    @Test("Content that is let go at rest goes to the nearest one, of two the later one")
    func rest() throws {
        for (offset, rest) in [(4.0, 0.0), (5, 10), (7, 10), (34, 30), (35, 40)] {
            var stage = try ScrollStage { $0.snapPoints = .itemStarts }
            try stage.point(.down, 150, at: 0)
            try stage.point(.move, 100, at: 8)
            try stage.point(.move, 100 - offset, at: 16)
            try stage.point(.up, 100 - offset, at: 500)
            #expect(stage.view.scrolling.contentOffset.y == offset)
            #expect(try stage.show(at: 5000) == rest)
        }
    }

    @Test("M8: where one snap point at a time is gone to, wheels turn snap points")
    func wheel() throws {
        for (distance, rest) in [
            (10.0, 73.0), (-10, 0), (100, 73), (120, 143), (60_000, 9800), (0, 3),
        ] {
            var stage = try ScrollStage {
                $0.snapPoints = .stride(start: 3, length: 70)
                $0.stopsAtNextSnapPoint = true
            }
            try stage.view.setContentOffset(Point(x: 0, y: 3), isAnimated: false)
            try stage.show(at: 1)
            let turns = [WheelSample(Point(x: 0, y: distance), .zero, at: 2_000_000)]
            try stage.view.sendWheels(turns.span)
            #expect(try stage.show(at: 10_000) == rest, "\(distance)")
        }
    }

    @Test("The ends of the content are snap points as well")
    func ends() throws {
        // 1003 points in bounds of 200: the greatest content offset is no multiple of anything.
        for points in [SnapPoints.itemStarts, .pages, .stride(start: 0, length: 400)] {
            var stage = try ScrollStage(rows: 100) { $0.snapPoints = points }
            var environment = Environment()
            environment.contentInset = EdgeInsets(top: 0, left: 0, bottom: 3, right: 0)
            try stage.view.setEnvironment(environment)
            try stage.show(at: 0)
            try stage.view.setContentOffset(Point(x: 0, y: 780), isAnimated: false)
            try stage.flick(-3000)
            #expect(try stage.show(at: 10_000) == 803)
        }
    }

    @Test("Items count with the content inset, and far ones are found")
    func inset() throws {
        var stage = try ScrollStage(rows: 3) { $0.snapPoints = .itemStarts }
        var layout = ListLayout()
        layout.sectionMetrics.itemSize = Size(width: 100, height: 4000)
        layout.sectionMetrics.minimumLineSpacing = 0
        try stage.view.setListLayout(layout)
        var environment = Environment()
        environment.contentInset = EdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
        try stage.view.setEnvironment(environment)
        try stage.show(at: 0)
        try stage.flick(-5000)
        // The rest would be near 2800: the second row, behind the inset.
        #expect(try stage.show(at: 10_000) == 3970)
    }

    @Test("Nearest items are those that a look at all of them finds", arguments: 0..<8)
    func random(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let isCentered = random.chance(50)
        var stage = try ScrollStage { $0.snapPoints = isCentered ? .itemCenters : .itemStarts }
        let heights = (0..<60).map { _ in
            Float(random.pick([3, 10, 44.5, 90, random.chance(20) ? 900 : 20]))
        }
        var builder = DataSourceBuilder(limits: stage.view.limits)
        let (counts, widths) = ([UInt32(60)], [Float](repeating: 100, count: 60))
        try builder.append(
            itemCounts: counts.span, sectionMetrics: Span(), widths: widths.span,
            heights: heights.span, reuseIdentifiers: Span(), options: [])
        try stage.view.setDataSource(builder)
        try stage.show(at: 0)
        let frames = try (0..<60).map {
            try stage.view.layoutAttributes(
                for: .cell(IndexPath(section: 0, item: UInt32($0)))
            ).frame
        }
        let greatest = try stage.view.contentSize().height - ScrollStage.length
        let places =
            frames.map {
                isCentered ? $0.y + $0.height / 2 - ScrollStage.length / 2 : $0.y
            }.filter { $0 >= 0 && $0 <= greatest } + [0, greatest]
        for _ in 0..<40 {
            let asked = Double(random.number(0...Int(greatest)))
            let found = stage.view.scene.snapped(Point(x: 3, y: asked))
            let least = places.map { abs($0 - asked) }.min()
            #expect(found.x == 3 && abs(found.y - asked) == least && places.contains(found.y))
        }
    }

    @Test("Layouts with rests of their own keep them, and snap between them")
    func layouts() throws {
        for (points, isKept) in [
            (SnapPoints.itemStarts, true), (.itemCenters, true),
            (.stride(start: 7, length: 50), false),
        ] {
            var stage = try ScrollStage { $0.snapPoints = points }
            var carousel = CarouselLayout()
            carousel.scrollDirection = .vertical
            carousel.itemSize = Size(width: 60, height: 60)
            try stage.view.setLayout(.carousel(carousel))
            try stage.show(at: 0)
            try stage.flick(-1000)
            let target = try stage.view.targetContentOffset(
                forProposedContentOffset: Point(x: 0, y: 563.4998), velocity: Point(x: 0, y: 1))
            let rest = isKept ? target.y : ((target.y - 7) / 50).rounded() * 50 + 7
            #expect(try stage.show(at: 10_000) == rest)
        }
    }

    @Test("Pages come first; a stride must lead somewhere")
    func settings() throws {
        var stage = try ScrollStage {
            $0.snapPoints = .stride(start: 7, length: 11)
            $0.isPagingEnabled = true
        }
        try stage.flick(-1000)
        #expect(try stage.show(at: 10_000) == 200)
        var configuration = stage.view.scrollConfiguration
        for stride in [0, -1, Double.nan, .infinity] {
            configuration.snapPoints = .stride(start: 0, length: stride)
            #expect(throws: CollectionError.self) {
                try stage.view.setScrollConfiguration(configuration)
            }
        }
        configuration.snapPoints = .stride(start: 1e-300, length: .leastNonzeroMagnitude)
        try stage.view.setScrollConfiguration(configuration)
        try stage.flick(-1000, at: 11_000)
        #expect(try stage.show(at: 20_000).isFinite)
    }
}
