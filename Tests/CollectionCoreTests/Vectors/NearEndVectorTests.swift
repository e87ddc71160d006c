import CollectionCore
import Testing

private struct NearEndCase: VectorCase {
    var id: String
    var input: Input
    var expect: Expectation

    struct Input: Decodable {
        var content: Double
        var view: Double
        var offset: Double
        var leading: Double
        var moving: String
        var axis: String
        var mode: String
        var fetching: Bool
    }

    struct Expectation: Decodable {
        var fetch: Bool
    }
}

/// When another list view asks for more items as the end of its content comes near.
@Suite("Vectors: near the end")
struct NearEndVectorTests {
    /// Points of a screen.
    private static let screen = 100.0

    private static func view(_ input: NearEndCase.Input) throws -> CollectionView {
        var view = CollectionView(limits: Limits())
        var layout = FlowLayout()
        let isVertical = input.axis == "vertical"
        layout.scrollDirection = isVertical ? .vertical : .horizontal
        layout.flipsHorizontallyInOppositeLayoutDirection = true
        layout.sectionMetrics.itemSize = Size(
            width: isVertical ? screen : screen / 2, height: isVertical ? screen / 2 : screen)
        layout.sectionMetrics.minimumLineSpacing = 0
        layout.sectionMetrics.minimumInteritemSpacing = 0
        try view.setFlowLayout(layout)
        var environment = Environment()
        environment.layoutDirection = input.mode == "ltr" ? .leftToRight : .rightToLeft
        try view.setEnvironment(environment)
        var builder = DataSourceBuilder(limits: view.limits)
        let (floats, numbers): ([Float], [UInt32]) = ([], [])
        let counts = [UInt32(input.content * 2)]
        try builder.append(
            itemCounts: counts.span, sectionMetrics: numbers.span,
            widths: floats.span, heights: floats.span, reuseIdentifiers: numbers.span,
            spans: numbers.span, options: [])
        try view.setDataSource(builder)
        var configuration = PrefetchConfiguration()
        configuration.nearEndScreens = input.leading
        try view.setPrefetchConfiguration(configuration)
        try view.setEventMask(.nearEnd)
        return view
    }

    @Test("V9: the end is near where another list view begins to fetch")
    func nearEnd() throws {
        let cases = try VectorFile<NearEndCase>.load(
            "near_end_texture",
            notApplying: [
                "tex.h.past.ltr": "it moves across, and the rule asks for a move towards the end"
            ])
        #expect(cases.count == 17)
        for vector in cases {
            let input = vector.input
            var view = try Self.view(input)
            let isVertical = input.axis == "vertical"
            // Where the other view flips its content, it counts offsets from the right.
            let offset =
                input.mode == "rtlFlips" && !isVertical
                ? input.content - input.view - input.offset : input.offset
            let way = input.moving == "up" || input.moving == "left" ? -1.0 : 1.0
            func toldCount(_ distance: Double) throws -> Int {
                let place = offset * Self.screen + way * distance
                let length = input.view * Self.screen
                _ = try view.displayFrame(
                    for: DisplayFrameRequest(
                        bounds: Rect(
                            x: isVertical ? 0 : place, y: isVertical ? place : 0, width: length,
                            height: length),
                        time_ns: 0, isComplete: false, preferredSizes: []))
                return view.nextEvents().events.count
            }
            var told = try toldCount(-10) + toldCount(0)
            if input.fetching {
                #expect(told == 1, "\(vector.id)")
                told = try toldCount(1)
            }
            #expect(told == (vector.expect.fetch ? 1 : 0), "\(vector.id)")
        }
    }
}
