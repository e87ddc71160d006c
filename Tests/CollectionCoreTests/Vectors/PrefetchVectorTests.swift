import Testing

@testable import CollectionCore

private struct PrefetchCase: VectorCase {
    var id: String
    var input: Input
    var expect: Expectation

    struct Input: Decodable {
        var kind: String
        var count: Int?
        var first: Int?
        var last: Int?
        var span: Int?
        var motion: [Double]?
        var reversed: Bool?
        var start: Int?
        var end: Int?
        var overscan: UInt32?
    }

    struct Expectation: Decodable {
        var items: [UInt32]?
        var range: [UInt32]?
    }
}

/// What other projects prepare ahead of scrolling.
@Suite("Vectors: prefetching")
struct PrefetchVectorTests {
    private static let notApplying: [String: String] = [
        "gap.order": "rule W5: who has several views orders what they ask",
        "igl.window.0": "a window of items that are told of, not prepared: rule W2 counts points",
        "igl.window.2": "the same", "igl.window.3": "the same", "igl.window.8": "the same",
        "rn.newItems.0": "arithmetic of ranges that no call has",
        "rn.newItems.4": "the same", "rn.newItems.5": "the same", "rn.newItems.7": "the same",
        "rn.overlap.0": "the item at an offset is asked by its point",
    ]

    private static func cases(_ kind: String) throws -> [PrefetchCase] {
        try VectorFile<PrefetchCase>.load("prefetch", notApplying: notApplying)
            .filter { $0.input.kind == kind }
    }

    /// Returns the items on standby after a movement to where a flow layout of squares shows some.
    private func standby(
        _ count: Int, span: Int, shows shown: ClosedRange<Int>, after motion: Double,
        isReversed: Bool, _ configuration: PrefetchConfiguration
    ) throws -> [UInt32] {
        var view = CollectionView(limits: Limits())
        var layout = FlowLayout()
        layout.scrollDirection = isReversed ? .horizontal : .vertical
        layout.flipsHorizontallyInOppositeLayoutDirection = true
        layout.sectionMetrics.itemSize = Size(width: 10, height: 10)
        layout.sectionMetrics.minimumLineSpacing = 0
        layout.sectionMetrics.minimumInteritemSpacing = 0
        try view.setFlowLayout(layout)
        var environment = Environment()
        environment.layoutDirection = isReversed ? .rightToLeft : .leftToRight
        try view.setEnvironment(environment)
        var builder = DataSourceBuilder(limits: view.limits)
        let (floats, numbers): ([Float], [UInt32]) = ([], [])
        try builder.append(
            itemCounts: ([UInt32(count)] as [1 of UInt32]).span, sectionMetrics: numbers.span,
            widths: floats.span,
            heights: floats.span, reuseIdentifiers: numbers.span, spans: numbers.span, options: [])
        try view.setDataSource(builder)
        try view.setPrefetchConfiguration(configuration)
        let length = Double(shown.count / span) * 10
        let start = Double(shown.lowerBound / span) * 10
        let across = Double(span) * 10
        let end = Rect(
            x: isReversed ? Double(count) * 10 - start - length : 0, y: isReversed ? 0 : start,
            width: isReversed ? length : across, height: isReversed ? across : length)
        var begin = end
        if isReversed { begin.x -= motion } else { begin.y -= motion }
        for (place, bounds) in [begin, end].enumerated() {
            _ = try view.displayFrame(
                for: DisplayFrameRequest(
                    bounds: bounds, time_ns: UInt64(place) * 16_000_000, isComplete: false,
                    preferredSizes: []))
        }
        return view.scene.screen.pool.standby.views.map(\.element.indexPath.item)
    }

    @Test("W3: the line ahead is prepared", arguments: try cases("ahead"))
    private func ahead(_ vector: PrefetchCase) throws {
        let input = vector.input
        let (first, last) = (try #require(input.first), try #require(input.last))
        let (count, span) = (try #require(input.count), try #require(input.span))
        var configuration = PrefetchConfiguration()
        configuration.cellsPreparedPerFrame = UInt32(span)
        let motion = try #require(input.motion)[1] / 20
        let items = try standby(
            count, span: span, shows: first...last, after: motion,
            isReversed: input.reversed ?? false, configuration)
        #expect(items.sorted() == vector.expect.items)
    }

    @Test("W6: overscan reaches so far", arguments: try cases("range"))
    private func overscan(_ vector: PrefetchCase) throws {
        let (start, end) = (try #require(vector.input.start), try #require(vector.input.end))
        var configuration = PrefetchConfiguration()
        configuration.overscanItemCount = try #require(vector.input.overscan)
        let items = try standby(
            try #require(vector.input.count), span: 1, shows: start...end, after: 0,
            isReversed: false, configuration)
        let all = items + [UInt32(start), UInt32(end)]
        #expect([try #require(all.min()), try #require(all.max())] == vector.expect.range)
    }
}
