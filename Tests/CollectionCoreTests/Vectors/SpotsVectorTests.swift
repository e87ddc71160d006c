import CollectionCore
import CollectionReference
import CollectionWire
import Testing

private struct SpotsCase: VectorCase {
    var id: String
    var input: Input
    var expect: Expectation

    struct Input: Decodable {
        var direction: String
        var bounds: [Double]
        var items: Items
        /// On each side, or on all.
        var insets: [Double]?
        var inset: Double?
        /// Between items.
        var itemSpacing: Double?
        var spacing: Double?
        /// How many items share the width.
        var span: Double?
    }

    /// The sizes of items, or how many there are.
    enum Items: Decodable {
        case sizes([[Double]])
        case count(Int)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let count = try? container.decode(Int.self) {
                self = .count(count)
            } else {
                self = .sizes(try container.decode([[Double]].self))
            }
        }
    }

    struct Expectation: Decodable {
        var frames: [[Double]]?
        var x: [Double]?
        var itemSize: [Double]?
        var contentSize: [Double]?
    }
}

@Suite("Vectors: Spots")
struct SpotsVectorTests {
    private static func cases(_ direction: String) throws -> [SpotsCase] {
        try VectorFile<SpotsCase>.load("layout_spots").filter { $0.input.direction == direction }
    }

    @Test("A subclass of the platform's flow layout places items within insets as we do")
    func frames() throws {
        let cases = try Self.cases("vertical")
        #expect(cases.count == 1)
        for vector in cases {
            var stage = Stage(width: vector.input.bounds[0], height: vector.input.bounds[1])
            stage.layout.sectionMetrics.sectionInset =
                EdgeInsets(try #require(vector.input.insets))
            stage.layout.sectionMetrics.minimumLineSpacing = 0
            stage.layout.sectionMetrics.minimumInteritemSpacing = 0
            guard case .sizes(let sizes) = vector.input.items else { continue }
            stage.add(sizes.map { ($0[0], $0[1]) })
            for (item, frame) in try #require(vector.expect.frames).enumerated() {
                #expect(stage.cell(0, UInt32(item)) == frame, Comment(rawValue: vector.id))
            }
        }
    }

    /// The subclass gives each item a share of the width, less the spacing behind the item, so that
    /// as many gaps as items fit in. A compositional layout has such a width as an absolute one.
    private static func itemSize(_ input: SpotsCase.Input, _ insets: EdgeInsets) -> LayoutSize {
        let span = input.span ?? 1
        let room = input.bounds[0] - insets.left - insets.right
        let width = (room - span * (input.spacing ?? 0)) / span
        // The height is that of the views in those tests.
        return LayoutSize(width: .absolute(width), height: .absolute(50))
    }

    /// One row that scrolls across: groups of one item each.
    private static func rowStage(_ input: SpotsCase.Input) -> (stage: Stage, count: Int) {
        let insets =
            input.insets.map { EdgeInsets($0) }
            ?? EdgeInsets([Double](repeating: input.inset ?? 0, count: 4))
        let size: LayoutSize
        let count: Int
        switch input.items {
        case .sizes(let sizes):
            size = LayoutSize(width: .absolute(sizes[0][0]), height: .absolute(sizes[0][1]))
            count = sizes.count
        case .count(let number): (size, count) = (itemSize(input, insets), number)
        }
        let item = LayoutItem(
            size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))
        var section = LayoutSection(group: .horizontal(size: size, subitems: [.item(item)]))
        section.contentInsets = insets
        section.interGroupSpacing = input.itemSpacing ?? input.spacing ?? 0
        section.orthogonalScrollingBehavior = .continuous
        var stage = Stage(width: input.bounds[0], height: input.bounds[1])
        stage.other = .compositional(CompositionalLayout(sections: [section]))
        stage.add(count: count)
        return (stage, count)
    }

    @Test("Rows that scroll by themselves are sections that scroll across")
    func rows() throws {
        let cases = try Self.cases("horizontal")
        #expect(cases.count == 8)
        for vector in cases {
            let (stage, count) = Self.rowStage(vector.input)
            let note = Comment(rawValue: vector.id)
            let frames = try (0..<count).map { try #require(stage.cell(0, UInt32($0))) }
            for (item, frame) in (vector.expect.frames ?? []).enumerated() {
                #expect(frames[item] == frame, note)
            }
            for (item, x) in (vector.expect.x ?? []).enumerated() {
                #expect(frames[item][0] == x, note)
            }
            if let size = vector.expect.itemSize {
                #expect(frames.allSatisfy { Array($0[2...]) == size }, note)
            }
            guard let size = vector.expect.contentSize else { continue }
            // The row is as long as its own content, and as thick as the section.
            let outcome = stage.ask(.call(GetOrthogonalState(section: 0)))
            guard case .scrolling(let row) = outcome else { throw TextError(text: vector.id) }
            #expect(row.contentSize.width == size[0], note)
            #expect(stage.contentSize()?[1] == size[1], note)
        }
    }
}
