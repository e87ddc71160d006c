import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// Rules L1 to L3 of docs/semantics.md, and what data may look like.
@Suite("Lengths and data")
struct LengthRuleTests {
    /// In units of 2^-16 point.
    private static let units: [[Double]] = [
        [0, 0], [65_536, 65_536], [0.5, 0], [1.5, 2], [2.5, 2], [6553.6, 6554], [-6553.6, -6554],
    ]

    @Test("L1: lengths are rounded to whole units, ties to even", arguments: units)
    func rounding(units: [Double]) {
        #expect(Length.rounded(units[0] / 65_536) == units[1] / 65_536)
    }

    @Test("L1: rounding is exact up to the longest content")
    func longLengths() {
        var random = SeededGenerator(seed: 4)
        for _ in 0..<10_000 {
            let value = Double.random(in: 0..<68_719_476_736, using: &random)
            let rounded = (value * 65_536).rounded(.toNearestOrEven) / 65_536
            #expect(Length.rounded(value) == rounded)
        }
    }

    @Test("L1: so are floats, which from 128 points on lie on the grid already")
    func floats() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<10_000 {
            let value = Float.random(in: 0..<300, using: &random)
            let rounded = (value * 65_536).rounded(.toNearestOrEven) / 65_536
            #expect(Length.rounded(value) == rounded)
            if value >= 128 { #expect(rounded == value) }
        }
    }

    private func outcome(_ chunk: DataDescription.Chunk) -> Outcome {
        EngineDoor().perform(.setData(DataDescription(metrics: [], chunks: [chunk])))
    }

    @Test("L2: each column has an entry for every element, or none")
    func unequalColumns() {
        var chunk = DataDescription.Chunk(itemCounts: [2, 3])
        chunk.widths = [1, 2, 3, 4]
        #expect(
            outcome(chunk) == .failure(.unequalColumns("widths", count: 4, expected: 5)))
        chunk = DataDescription.Chunk(itemCounts: [2, 3])
        chunk.sectionMetrics = [0]
        #expect(
            outcome(chunk) == .failure(.unequalColumns("section_metrics", count: 1, expected: 2)))
        chunk = DataDescription.Chunk(itemCounts: [2, 3])
        chunk.reuseIdentifiers = [0, 0, 0, 0, 0, 0]
        #expect(
            outcome(chunk) == .failure(.unequalColumns("reuse_identifiers", count: 6, expected: 5)))
    }

    @Test("L2: content longer than 2^36 points is refused, and what was shown stays")
    func contentTooLong() throws {
        var stage = Stage(width: 100, height: 100)
        stage.add([(10, 10)])
        let scene = EngineDoor()
        for step in stage.setUp { #expect(scene.perform(step) == .done) }
        let ask = Step.displayFrame(bounds: stage.bounds, time_ns: 0, isComplete: true, [])
        guard case .frame(let before) = scene.perform(ask) else {
            Issue.record("no display frame")
            return
        }
        var metrics = SectionMetrics()
        metrics.itemSize = Size(width: 100, height: 16_777_216)
        var chunk = DataDescription.Chunk(itemCounts: [5_000])
        chunk.sectionMetrics = [1]
        let long = DataDescription(metrics: [metrics], chunks: [chunk])
        #expect(scene.perform(.setData(long)) == .done)
        #expect(scene.perform(ask) == .failure(.contentTooLong))
        #expect(scene.perform(.call(GetContentSize())) == .failure(.contentTooLong))
        #expect(scene.perform(.setData(stage.data)) == .done)
        guard case .frame(let after) = scene.perform(ask) else {
            Issue.record("no display frame")
            return
        }
        #expect(after.sequence == before.sequence + 1)
        #expect(after.elements.map(\.frame) == before.elements.map(\.frame))
        #expect(after.elements.map(\.generation) == [2])
    }

    @Test("L2: items that are longer than 2^37 points together are refused", arguments: [0, 1])
    func sumsTooLong(surplus: Int) {
        // 8192 items of 2^24 points are 2^37: side by side, as high as one of them.
        let lengths = [Float](repeating: 16_777_216, count: 8192 + surplus)
        var chunk = DataDescription.Chunk(itemCounts: [UInt32(lengths.count)])
        chunk.widths = [Float](repeating: 1, count: lengths.count)
        chunk.heights = lengths
        let outcome = EngineDoor().perform(.setData(DataDescription(metrics: [], chunks: [chunk])))
        #expect(outcome == (surplus == 0 ? .done : .failure(.contentTooLong)))
    }

    @Test("L2: bounds longer than 2^36 points are refused", arguments: [0.0, 1.0])
    func boundsTooLong(surplus: Double) {
        let bounds = Rect(x: 0, y: 0, width: 68_719_476_736 + surplus, height: 1)
        let outcome = EngineDoor().perform(.call(SetBounds(bounds)))
        #expect(
            outcome
                == (surplus == 0 ? .done : .failure(.invalidNumber("bounds.width", .tooLarge)))
        )
    }

    @Test("L2: limits are kept, and say what would pass them")
    func limits() {
        var limits = Limits()
        limits.itemCount = 10
        limits.sectionCount = 2
        limits.elementCount = 3
        limits.dataBytes = 64
        limits.registrationCount = 1
        let door = EngineDoor(limits: limits)
        func push(_ chunk: DataDescription.Chunk) -> Outcome {
            door.perform(.setData(DataDescription(metrics: [], chunks: [chunk])))
        }
        #expect(
            push(DataDescription.Chunk(itemCounts: [5, 6]))
                == .failure(.limitExceeded(.items, value: 11, maximum: 10)))
        #expect(
            push(DataDescription.Chunk(itemCounts: [1, 1, 1]))
                == .failure(.limitExceeded(.sections, value: 3, maximum: 2)))
        var wide = DataDescription.Chunk(itemCounts: [10])
        wide.widths = Array(repeating: 1, count: 10)
        wide.heights = wide.widths
        guard case .failure(.limitExceeded(.dataBytes, _, 64)) = push(wide) else {
            Issue.record("data beyond its limit")
            return
        }
        #expect(push(DataDescription.Chunk(itemCounts: [4])) == .done)
        let bounds = Rect(x: 0, y: 0, width: 50, height: 300)
        let ask = Step.displayFrame(bounds: bounds, time_ns: 0, isComplete: true, [])
        #expect(
            door.perform(ask) == .failure(.limitExceeded(.elements, value: 4, maximum: 3)))
        #expect(push(DataDescription.Chunk(itemCounts: [3])) == .done)
        guard case .frame(let frame) = door.perform(ask) else {
            Issue.record("no display frame")
            return
        }
        // What failed has taken no view and no number.
        #expect(frame.sequence == 1)
        #expect(frame.elements.map(\.reusableView.rawValue) == [0, 1, 2])
        #expect(door.perform(.registerElementKind("a")) == .number(3))
        #expect(
            door.perform(.registerElementKind("b"))
                == .failure(.limitExceeded(.registrations, value: 2, maximum: 1)))
    }

    @Test("L3: a billion equal items are laid out as exactly as ten")
    func uniform() {
        let door = EngineDoor()
        var layout = FlowLayout()
        layout.sectionMetrics.itemSize = Size(width: 20, height: 10)
        #expect(door.perform(.setFlowLayout(layout)) == .done)
        let data = DataDescription(
            metrics: [], chunks: [DataDescription.Chunk(itemCounts: [1_000_000_000])])
        #expect(door.perform(.setData(data)) == .done)
        // Four of 20 fit 110, with gaps of 10: 250 million lines of 10, 10 apart.
        let bounds = Rect(x: 0, y: 4_999_999_000, width: 110, height: 100)
        #expect(door.perform(.call(SetBounds(bounds))) == .done)
        #expect(
            door.perform(.call(GetContentSize())) == .size(Size(width: 110, height: 4_999_999_990)))
        let last = IndexPath(section: 0, item: 999_999_999)
        guard
            case .attributes(let found) = door.perform(.call(GetLayoutAttributes(of: .cell(last))))
        else {
            Issue.record("no last item")
            return
        }
        #expect(found.map(\.frame) == [Rect(x: 90, y: 4_999_999_980, width: 20, height: 10)])
        #expect(
            door.perform(.call(GetIndexPath(at: Point(x: 31, y: 4_999_999_005))))
                == .indexPaths([IndexPath(section: 0, item: 999_999_801)]))
    }
}
