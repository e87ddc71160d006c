import CollectionCore
import Testing

private struct JEKCase: VectorCase {
    var id: String
    var input: Input
    var expect: Expectation

    struct Input: Decodable {
        var view: [Double]
        var sections: Int
        var items: Int
        var itemSize: [Double]
        var header: [Double]?
        var footer: [Double]?
        var insets: [Double]?
        var interItemSpacing: Double?
        var wrap: Bool?
    }

    struct Expectation: Decodable {
        var cells: [String: [Double]]?
        var header: [String: [Double]]?
        var footer: [String: [Double]]?
        var cellY: [String: Double]?
        var contentSize: [Double]?
        var contentHeight: Double?
    }
}

@Suite("Vectors: JEK")
struct JEKVectorTests {
    private static let background = "flow layout has no decoration views behind its sections"

    private static func cases() throws -> [JEKCase] {
        try VectorFile<JEKCase>.load(
            "layout_jek",
            notApplying: [
                "jek.testBackgroundViewLayout": background,
                "jek.testThatBackgroundViewsExtendBehindHeadersAndFooters": background,
            ])
    }

    private static func stage(_ input: JEKCase.Input) -> Stage {
        var stage = Stage(width: input.view[0], height: input.view[1])
        var metrics = SectionMetrics()
        metrics.itemSize = Size(input.itemSize)
        metrics.headerReferenceSize = input.header.map { Size($0) } ?? .zero
        metrics.footerReferenceSize = input.footer.map { Size($0) } ?? .zero
        metrics.sectionInset = input.insets.map { EdgeInsets($0) } ?? .zero
        // Lines are as far apart as items there.
        metrics.minimumInteritemSpacing = input.interItemSpacing ?? 10
        metrics.minimumLineSpacing = input.interItemSpacing ?? 10
        stage.layout.sectionMetrics = metrics
        // Without wrapping, that layout has one line, which starts at the inset.
        if input.wrap == false { stage.layout.lastLineAlignment = .leading }
        for _ in 0..<input.sections { stage.add(count: input.items) }
        return stage
    }

    @Test("A drop-in replacement of flow layout agrees on lines, headers and footers")
    func frames() throws {
        let cases = try Self.cases()
        #expect(cases.count == 9)
        for vector in cases {
            let stage = Self.stage(vector.input)
            let note = Comment(rawValue: vector.id)
            for (name, frame) in vector.expect.cells ?? [:] {
                let path = name.split(separator: "-").compactMap { UInt32($0) }
                #expect(stage.cell(path[0], path[1]) == frame, note)
            }
            for (name, y) in vector.expect.cellY ?? [:] {
                let path = name.split(separator: "-").compactMap { UInt32($0) }
                #expect(stage.cell(path[0], path[1])?[1] == y, note)
            }
            for (name, frame) in vector.expect.header ?? [:] {
                #expect(stage.header(try #require(UInt32(name))) == frame, note)
            }
            for (name, frame) in vector.expect.footer ?? [:] {
                #expect(stage.footer(try #require(UInt32(name))) == frame, note)
            }
            if let size = vector.expect.contentSize { #expect(stage.contentSize() == size, note) }
            if let height = vector.expect.contentHeight {
                #expect(stage.contentSize()?[1] == height, note)
            }
        }
    }
}
