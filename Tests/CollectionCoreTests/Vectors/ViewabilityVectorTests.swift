import CollectionCore
import Testing

private struct ViewabilityCase: VectorCase {
    var id: String
    var input: Input
    var expect: Expectation

    struct Input: Decodable {
        var rows: [Float]
        var offset: Double?
        var view: Double
        var coverage: Double?
        var visible: Double?
        var minimumTime: UInt64?
        var waitForInteraction: Bool?
        var steps: [[StepPart]]?
    }

    /// A time in milliseconds, an offset, or a word.
    enum StepPart: Decodable {
        case number(Double)
        case interaction

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else {
                self = .interaction
            }
        }

        var number: Double? {
            if case .number(let number) = self { number } else { nil }
        }
    }

    struct Expectation: Decodable {
        var items: [UInt32]?
        var steps: [[String]]?
    }
}

/// Which rows another list counts as viewed.
@Suite("Vectors: viewability")
struct ViewabilityVectorTests {
    private static func view(_ input: ViewabilityCase.Input) throws -> CollectionView {
        var view = CollectionView(limits: Limits())
        var layout = ListLayout()
        layout.sectionMetrics.minimumLineSpacing = 0
        try view.setListLayout(layout)
        var builder = DataSourceBuilder(limits: view.limits)
        let (floats, numbers): ([Float], [UInt32]) = ([], [])
        let counts = [UInt32(input.rows.count)]
        try builder.append(
            itemCounts: counts.span, sectionMetrics: numbers.span,
            widths: floats.span, heights: input.rows.span, reuseIdentifiers: numbers.span,
            spans: numbers.span, options: [])
        try view.setDataSource(builder)
        var configuration = ViewabilityConfiguration()
        configuration.measure = input.coverage == nil ? .item : .bounds
        configuration.percent = input.coverage ?? input.visible ?? 0
        configuration.minimumTime_ns = (input.minimumTime ?? 0) * 1_000_000
        configuration.waitsForInteraction = input.waitForInteraction ?? false
        try view.setViewabilityConfiguration(configuration)
        try view.setEventMask(.viewability)
        return view
    }

    /// "+1", "-0", of a display frame.
    private static func changes(
        _ view: inout CollectionView, _ offset: Double, height: Double, at time_ms: Double
    ) throws -> [String] {
        _ = try view.displayFrame(
            for: DisplayFrameRequest(
                bounds: Rect(x: 0, y: offset, width: 100, height: height),
                time_ns: UInt64(time_ms) * 1_000_000, isComplete: false, preferredSizes: []))
        let told = view.nextEvents()
        return told.events.flatMap { event in
            told.runs[Int(event.firstRun)...].prefix(Int(event.runCount)).flatMap { run in
                (0..<UInt32(run.count)).map {
                    (event.kind == .didBecomeViewable ? "+" : "-")
                        + "\(run.indexPath.item + $0)"
                }
            }
        }
    }

    @Test("V10: an item counts where another list counts it")
    func viewability() throws {
        let cases = try VectorFile<ViewabilityCase>.load("viewability_reactnative")
        #expect(cases.count == 12)
        for vector in cases {
            var view = try Self.view(vector.input)
            let height = vector.input.view
            if let items = vector.expect.items {
                let told = try Self.changes(
                    &view, vector.input.offset ?? 0, height: height, at: 0)
                #expect(told == items.map { "+\($0)" }, "\(vector.id)")
            }
            var (time_ms, offset) = (0.0, 0.0)
            for (step, expected) in zip(vector.input.steps ?? [], vector.expect.steps ?? []) {
                // What the other list is told of an interaction is here that the content moves.
                guard let time = step.first?.number else { continue }
                time_ms = time
                offset = step.dropFirst().first?.number ?? offset
                let told = try Self.changes(&view, offset, height: height, at: time_ms)
                #expect(told == expected, "\(vector.id)")
            }
        }
    }
}
