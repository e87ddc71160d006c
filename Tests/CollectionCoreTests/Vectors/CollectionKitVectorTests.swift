import CollectionCore
import Testing

private struct CollectionKitCase: VectorCase {
    var id: String
    var input: Input
    var expect: Expectation

    struct Input: Decodable {
        /// "FlowLayout" or "WaterfallLayout".
        var layout: String
        /// As in "lineSpacing: 10, interitemSpacing: 10"; both are 0 where they are not named.
        var args: String
        /// Lines are columns.
        var transposed: Bool
        var parentSize: [Double]
        var childSizes: [[Double]]
        var visibleFrame: [Double]?
    }

    struct Expectation: Decodable {
        var frames: [[Double]]?
        var visibleIndexes: [UInt32]?
    }
}

@Suite("Vectors: CollectionKit")
struct CollectionKitVectorTests {
    private static func argument(_ name: String, in text: String) -> Double? {
        for part in text.split(separator: ", ") where part.hasPrefix(name + ": ") {
            return Double(part.dropFirst(name.count + 2))
        }
        return nil
    }

    private static func flow(_ input: CollectionKitCase.Input) -> Stage {
        var stage = Stage(width: input.parentSize[0], height: input.parentSize[1])
        stage.layout.scrollDirection = input.transposed ? .horizontal : .vertical
        stage.layout.lineAlignment = .leading
        stage.layout.lastLineAlignment = .leading
        stage.layout.sectionMetrics.minimumLineSpacing =
            argument("lineSpacing", in: input.args) ?? 0
        stage.layout.sectionMetrics.minimumInteritemSpacing =
            argument("interitemSpacing", in: input.args) ?? 0
        stage.add(input.childSizes.map { ($0[0], $0[1]) })
        return stage
    }

    /// Two columns unless the arguments name another number.
    private static func waterfall(_ input: CollectionKitCase.Input) -> Stage {
        var stage = Stage(width: input.parentSize[0], height: input.parentSize[1])
        var layout = WaterfallLayout()
        layout.lanes = .fixed(UInt32(argument("columns", in: input.args) ?? 2))
        let spacing = argument("spacing", in: input.args) ?? 0
        layout.configuration.sectionMetrics.minimumLineSpacing = spacing
        layout.configuration.sectionMetrics.minimumInteritemSpacing = spacing
        stage.other = .waterfall(layout)
        stage.add(input.childSizes.map { ($0[0], $0[1]) })
        return stage
    }

    @Test("Lines aligned to the leading edge are those of a start-aligned flow layout")
    func flow() throws { try check("FlowLayout", Self.flow) }

    @Test("Lanes are the columns of a waterfall")
    func waterfall() throws { try check("WaterfallLayout", Self.waterfall) }

    private func check(
        _ layout: String, _ stage: (CollectionKitCase.Input) -> Stage
    ) throws {
        let cases = try VectorFile<CollectionKitCase>.load("layout_collectionkit")
            .filter { $0.input.layout == layout }
        #expect(cases.count == 5)
        for vector in cases {
            let stage = stage(vector.input)
            let note = Comment(rawValue: vector.id)
            for (item, frame) in (vector.expect.frames ?? []).enumerated() {
                #expect(stage.cell(0, UInt32(item)) == frame, note)
            }
            guard let visible = vector.input.visibleFrame else { continue }
            let rect = Rect(
                x: visible[0], y: visible[1], width: visible[2], height: visible[3])
            let items = stage.elements(in: rect).map { $0.element.indexPath.item }
            #expect(items == vector.expect.visibleIndexes, note)
        }
    }
}
