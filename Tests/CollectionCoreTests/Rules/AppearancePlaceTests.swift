import CollectionCore
import Testing

/// T4: elements come from the middle of something, and go there.
@Suite("Places of appearance")
struct AppearancePlaceTests {
    /// As the guide's circle has it (listing 5-2): inserted items come from its middle,
    /// transparent; deleted ones go there, transparent and a tenth as large.
    private static var guide: Animation {
        var shrunk = ElementAppearance.scale(0.1)
        shrunk.place = .boundsCenter
        return Animation(
            duration_ns: 100, curve: .linear,
            appearing: ElementAppearance(place: .boundsCenter), disappearing: shrunk)
    }

    private static let bounds = Rect(x: 0, y: 0, width: 400, height: 300)

    private func circle(_ count: UInt32) throws -> EventStage {
        var stage = try EventStage([count])
        var layout = CircleLayout()
        layout.itemSize = Size(width: 40, height: 20)
        try stage.view.setLayout(.circle(layout))
        return stage
    }

    private func frame(
        _ stage: inout EventStage, at time_ns: UInt64, bounds: Rect = bounds
    ) throws -> DisplayFrame {
        try stage.view.displayFrame(
            for: DisplayFrameRequest(
                bounds: bounds, time_ns: time_ns, isComplete: true, preferredSizes: []))
    }

    private func cell(_ item: UInt32, in frame: DisplayFrame) throws -> LayoutAttributes {
        let element = Element.cell(IndexPath(section: 0, item: item))
        return try #require(frame.elements.first { $0.element == element })
    }

    private func middle(_ attributes: LayoutAttributes) -> [Double] {
        let frame = attributes.frame
        return [frame.x + frame.width / 2, frame.y + frame.height / 2]
    }

    @Test("An item comes into a circle from its middle")
    func inserted() throws {
        var stage = try circle(5)
        _ = try frame(&stage, at: 0)
        try stage.update(
            [.insert(IndexPath(section: 0, item: 2))], BatchUpdateOptions(animation: Self.guide))
        let first = try cell(2, in: frame(&stage, at: 0))
        #expect(middle(first) == [200, 150])
        #expect(first.alpha == 0 && first.frame.width == 40 && first.frame.height == 20)
        let half = try cell(2, in: frame(&stage, at: 50))
        let last = try cell(2, in: frame(&stage, at: 100))
        #expect(last.alpha == 1 && half.alpha == 0.5)
        for axis in 0..<2 {
            let expected = (middle(first)[axis] + middle(last)[axis]) / 2
            #expect(abs(middle(half)[axis] - expected) < 1e-9)
        }
        // On the circle, opposite to the item three places on.
        let opposite = try cell(5, in: frame(&stage, at: 100))
        #expect(abs(middle(last)[0] + middle(opposite)[0] - 400) < 1e-9)
        #expect(abs(middle(last)[1] + middle(opposite)[1] - 300) < 1e-9)
    }

    @Test("An item leaves a circle for its middle, a tenth as large")
    func deleted() throws {
        var stage = try circle(5)
        let before = try cell(2, in: frame(&stage, at: 0))
        try stage.update(
            [.delete(IndexPath(section: 0, item: 2))], BatchUpdateOptions(animation: Self.guide))
        _ = try frame(&stage, at: 0)
        let shown = try frame(&stage, at: 50)
        let leaving = try #require(shown.elements.first { $0.flags.contains(.isDisappearing) })
        #expect(leaving.alpha == 0.5)
        for (axis, center) in [200.0, 150].enumerated() {
            #expect(abs(middle(leaving)[axis] - (middle(before)[axis] + center) / 2) < 1e-9)
        }
        let matrix = shown.transforms[Int(leaving.transform) - 1]
        #expect(abs(matrix.elements[0] - 0.55) < 1e-12 && abs(matrix.elements[5] - 0.55) < 1e-12)
        let over = try frame(&stage, at: 100)
        #expect(!over.elements.contains { $0.flags.contains(.isDisappearing) })
    }

    @Test("Each place is where it says, as the content scrolls")
    func places() throws {
        let places: [(AppearancePlace, [Double])] = [
            (.own, [50, 45]), (.point(Point(x: 7, y: -9)), [7, -9]), (.contentCenter, [50, 105]),
            (.boundsCenter, [50, 45]), (.item(IndexPath(section: 0, item: 6)), [50, 65]),
            // No such item: its own place.
            (.item(IndexPath(section: 0, item: 21)), [50, 45]),
            (.item(IndexPath(section: 1, item: 0)), [50, 45]),
        ]
        for (place, expected) in places {
            var stage = try EventStage([20])
            try stage.view.setContentAnchor(.none)
            try stage.show(20)
            let appearing = ElementAppearance(translation: Point(x: 0, y: 1), place: place)
            let animation = Animation(duration_ns: 100, curve: .linear, appearing: appearing)
            try stage.update(
                [.insert(IndexPath(section: 0, item: 4))], BatchUpdateOptions(animation: animation))
            let shown = try cell(4, in: stage.show(20))
            #expect(middle(shown) == [expected[0], expected[1] + 1], "\(place)")
        }
    }

    @Test("A place that cannot be is refused, and nothing changes")
    func refused() throws {
        var stage = try EventStage([3])
        try stage.show(0)
        let place = AppearancePlace.point(Point(x: 0, y: .nan))
        let animation = Animation(appearing: ElementAppearance(place: place))
        #expect(throws: CollectionError.self) {
            try stage.update(
                [.delete(IndexPath(section: 0, item: 0))], BatchUpdateOptions(animation: animation))
        }
        #expect(try stage.view.numberOfItems(inSection: 0) == 3)
    }
}
