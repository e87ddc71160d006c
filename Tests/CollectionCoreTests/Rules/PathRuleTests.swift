import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// Section P of docs/semantics.md, and rules B0, B6 and B8 as far as they are about it.
@Suite("Layouts that follow a path")
struct PathRuleTests {
    private func stage(_ layout: Layout, count: Int, at offset: Double = 0) -> PathStage {
        PathStage(layout, count: count, bounds: Rect(x: offset, y: 0, width: 400, height: 300))
    }

    private func carousel() -> CarouselLayout {
        var layout = CarouselLayout()
        layout.itemSize = Size(width: 100, height: 100)
        layout.spacing = 20
        (layout.scale, layout.alpha) = (0.5, 0.25)
        return layout
    }

    @Test("P3: first and last item can stand in the middle")
    func carouselContent() {
        let stage = stage(.carousel(carousel()), count: 11)
        #expect(stage.contentSize == Size(width: 1600, height: 300))
        #expect(stage.shown(0)?.attributes.frame == Rect(x: 150, y: 100, width: 100, height: 100))
        #expect(stage.shown(10)?.attributes.frame.x == 1350)
        let empty = self.stage(.carousel(carousel()), count: 0)
        #expect(empty.contentSize == Size(width: 0, height: 300))
    }

    @Test("P3: what is one step away is turned, small and faint; the middle is none of it")
    func carouselSides() throws {
        let stage = stage(.carousel(carousel()), count: 11, at: 240)
        let middle = try #require(stage.shown(2))
        #expect(middle.transform == .identity && middle.attributes.alpha == 1)
        #expect(middle.attributes.zIndex == 0)
        let right = try #require(stage.shown(3))
        #expect(right.attributes.alpha == 0.25 && right.attributes.zIndex == -2)
        let half = 0.5 * 0.5.squareRoot()
        #expect(abs(right.transform.elements[0] - half) < 1e-15)
        #expect(right.transform.elements[5] == 0.5)
        // The outer edge is nearer to the eye.
        #expect(abs(right.transform.elements[3] + half / 1000) < 1e-15)
        let left = try #require(stage.shown(1))
        #expect(left.transform.elements[3] == -right.transform.elements[3])
        let far = try #require(stage.shown(5))
        #expect(far.transform == right.transform && far.attributes.zIndex == -6)
    }

    @Test("P2: scrolling tells of what it changes, and of no change of layout")
    func scrolling() throws {
        let stage = stage(.carousel(carousel()), count: 5)
        var frames: [ShownFrame] = []
        for offset in [0.0, 30, 30, 10_000] { frames.append(try #require(stage.frame(at: offset))) }
        #expect(frames[0].didLayoutChange && !frames[1].didLayoutChange)
        #expect(frames[1].elements.count == 3 && frames[1].transforms.count == 3)
        #expect(frames[2].elements.isEmpty)
        #expect(frames[3].elements.isEmpty && !frames[3].removedViews.isEmpty)
    }

    @Test("P4: the front item slides away, those behind move up")
    func pile() throws {
        var layout = StackLayout()
        layout.itemSize = Size(width: 200, height: 200)
        (layout.visibleCount, layout.scale) = (2, 0.5)
        layout.offset = Point(x: 0, y: -10)
        let stage = stage(.stack(layout), count: 9, at: 100)
        #expect(stage.contentSize.width == 3600)
        let front = try #require(stage.shown(0))
        #expect(front.transform == .identity && front.attributes.zIndex == 0)
        let next = try #require(stage.shown(1))
        // It lies at page 1, and is to be seen where the bounds are, three quarters behind.
        #expect(next.attributes.frame.x == 500 && next.attributes.zIndex == -1)
        #expect(next.transform.elements[0] == 0.625)
        #expect(next.transform.elements[12] == -300 && next.transform.elements[13] == -7.5)
        #expect(try #require(stage.shown(2)).attributes.flags == [])
        #expect(try #require(stage.shown(3)).attributes.flags == .isHidden)
        #expect(stage.items(in: Rect(x: 0, y: 0, width: 5000, height: 300)) == [0, 1, 2, 3])
    }

    @Test("P5: a circle shows all items, evenly")
    func circle() throws {
        var layout = CircleLayout()
        layout.itemSize = Size(width: 50, height: 50)
        let stage = stage(.circle(layout), count: 4)
        // The bounds leave room for a radius of (300 - 50) / 2.
        let tops = try (0..<4).map { try #require(stage.shown($0)).attributes.frame.y }
        #expect(tops.map { $0.rounded() } == [0, 125, 250, 125])
        #expect(stage.contentSize == Size(width: 400, height: 300))
    }

    @Test("P5: a wheel turns as it is scrolled, and ends fade")
    func wheel() throws {
        var layout = CircleLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = Size(width: 50, height: 50)
        layout.radius = 100
        (layout.startAngle, layout.sweepAngle, layout.angularSpacing) = (0, 1, 0.5)
        layout.rotatesItems = true
        let stage = stage(.circle(layout), count: 10, at: 25)
        // 9 distances, of which 2 are to be seen, of 50 points each.
        #expect(stage.contentSize.width == 400 + 7 * 50)
        #expect(try #require(stage.shown(0)).attributes.alpha == 0.5)
        #expect(try #require(stage.shown(1)).attributes.alpha == 1)
        #expect(try #require(stage.shown(3)).attributes.alpha == 0.5)
        #expect(try #require(stage.shown(4)).attributes.flags == .isHidden)
        #expect(stage.items(in: Rect(x: 0, y: 0, width: 5000, height: 300)) == [0, 1, 2, 3])
        // B8: it stops with an item at the start angle, the last one with the content's end.
        for (proposed, rest) in [(70.0, 50.0), (80, 100), (340, 350), (5000, 350)] {
            let target = stage.ask(
                .call(
                    GetTargetContentOffset(proposed: Point(x: proposed, y: 0), velocity: .zero)))
            #expect(target == .point(Point(x: rest, y: 0)))
        }
    }

    @Test("B8: a carousel and a stack stop where an item rests")
    func targets() {
        let stage = stage(.carousel(carousel()), count: 11)
        func target(_ x: Double, _ velocity: Double) -> Double? {
            guard
                case .point(let point) = stage.ask(
                    .call(
                        GetTargetContentOffset(
                            proposed: Point(x: x, y: 7), velocity: Point(x: velocity, y: 9))))
            else { return nil }
            return point.x
        }
        #expect(target(130, 0) == 120 && target(130, 1) == 240 && target(230, -1) == 120)
        #expect(target(240, 1) == 240 && target(240, -1) == 240 && target(180, 0) == 240)
        #expect(target(-500, -1) == 0 && target(5000, 1) == 1200)
    }

    @Test("B6: the item in front, by its bounding box; no hidden one")
    func itemAtPoint() {
        var layout = StackLayout()
        (layout.offset, layout.visibleCount) = (Point(x: 0, y: -60), 1)
        let stage = stage(.stack(layout), count: 5)
        #expect(stage.item(at: Point(x: 200, y: 150)) == 0)
        #expect(stage.item(at: Point(x: 200, y: 20)) == 1)
        #expect(stage.item(at: Point(x: 200, y: 290)) == nil)
    }

    @Test("B0: what reaches behind the eye counts as its frame")
    func behindTheEye() {
        var transform = Transform3D.identity
        transform.elements[3] = -0.1
        let frame = Rect(x: 10, y: 10, width: 100, height: 20)
        #expect(frame.boundingBox(under: transform) == frame)
        transform.elements[3] = -0.01
        let box = frame.boundingBox(under: transform)
        // At 50 points from the middle it looks twice, or two thirds, as large.
        #expect(box.maxX == 160 && abs(box.x - (60 - 100 / 3.0)) < 1e-12)
        #expect(box.y == 0 && box.height == 40)
    }

    @Test("P6: numbers out of range are refused", arguments: 0..<9)
    func refusals(_ number: Int) {
        var (carousel, stack, circle) = (CarouselLayout(), StackLayout(), CircleLayout())
        let error: CollectionError
        switch number {
        case 0: (carousel.perspective, error) = (0.5, .invalidNumber("perspective", .outOfRange))
        case 1: (carousel.alpha, error) = (1.5, .invalidNumber("alpha", .tooLarge))
        case 2: (carousel.spacing, error) = (.nan, .invalidNumber("spacing", .notANumber))
        case 3: (carousel.scale, error) = (5, .invalidNumber("scale", .tooLarge))
        case 4: (stack.visibleCount, error) = (65, .invalidArgument("visible_count", .outOfRange))
        case 5:
            (stack.itemSize.width, error) = (-1, .invalidNumber("item_size.width", .negative))
        case 6:
            circle.sweepAngle = 2000
            error = .invalidNumber("sweep_angle", .tooLarge)
        case 7:
            circle.angularSpacing = -1
            error = .invalidNumber("angular_spacing", .negative)
        default:
            circle.itemReuseIdentifier = ReuseIdentifier(rawValue: 9)
            error = .unknownReuseIdentifier(9, .cell, .none)
        }
        let layout: Layout =
            number < 4 ? .carousel(carousel) : number < 6 ? .stack(stack) : .circle(circle)
        #expect(EngineDoor().perform(.setLayout(layout, nil, tag: 0)) == .failure(error))
    }

    @Test("Only items near what is visible are looked at")
    func longCarousel() throws {
        var limits = Limits()
        limits.elementCount = 10
        let door = EngineDoor(limits: limits)
        let data = DataDescription(
            metrics: [], chunks: [DataDescription.Chunk(itemCounts: [100_000_000])])
        #expect(door.perform(.setData(data)) == .done)
        #expect(door.perform(.setLayout(.carousel(carousel()), nil, tag: 0)) == .done)
        let bounds = Rect(x: 6_000_000_000, y: 0, width: 400, height: 300)
        let outcome = door.perform(
            .displayFrame(bounds: bounds, time_ns: 0, isComplete: true, []))
        guard case .frame(let frame) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(frame.elements.count == 3)
        #expect(frame.elements.last?.element.indexPath.item == 50_000_000)
    }
}
