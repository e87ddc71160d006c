import CollectionCore
import Testing

private struct SpotsCase: VectorCase {
    var id: String
    var input: Input
    var expect: Expectation

    struct Input: Decodable {
        var bounds: [Double]
        var items: [[Double]]?
        var insets: [Double]?
    }

    struct Expectation: Decodable {
        var frames: [[Double]]?
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        id = try container.decode(String.self, forKey: .id)
        expect = try container.decode(Expectation.self, forKey: .expect)
        // Some cases that do not apply give a number of items where others list their sizes.
        input =
            (try? container.decode(Input.self, forKey: .input))
            ?? Input(bounds: [], items: nil, insets: nil)
    }

    private enum Key: String, CodingKey { case id, input, expect }
}

@Suite("Vectors: Spots")
struct SpotsVectorTests {
    private static let own = "the subclass places horizontal items itself, in one row"

    @Test("A subclass of the platform's flow layout places items within insets as we do")
    func frames() throws {
        let cases = try VectorFile<SpotsCase>.load(
            "layout_spots",
            notApplying: [
                "spots.testContentSizeForHorizontalLayoutsWithoutInsets": Self.own,
                "spots.testContentSizeForHorizontalLayoutsWithInsets": Self.own,
                "spots.testLayoutAttributesForElementInHorizontalLayoutWithInsets": Self.own,
                "spots.testLayoutAttributesForElementInHorizontalLayoutWithItemSpacing": Self.own,
                "spots.testRegularCarouselLayout": Self.own,
                "spots.testCarouselLayoutWithSpanOfOne": Self.own,
                "spots.testCarouselLayoutWithSpanOfOneWithInsetOfTen": Self.own,
                "spots.testCarouselLayoutWithSpanOfTwoWithPaddingAndItemSpacing": Self.own,
            ])
        #expect(cases.count == 1)
        for vector in cases {
            var stage = Stage(width: vector.input.bounds[0], height: vector.input.bounds[1])
            stage.layout.sectionMetrics.sectionInset =
                EdgeInsets(try #require(vector.input.insets))
            stage.layout.sectionMetrics.minimumLineSpacing = 0
            stage.layout.sectionMetrics.minimumInteritemSpacing = 0
            stage.add(try #require(vector.input.items).map { ($0[0], $0[1]) })
            for (item, frame) in try #require(vector.expect.frames).enumerated() {
                #expect(stage.cell(0, UInt32(item)) == frame, Comment(rawValue: vector.id))
            }
        }
    }
}
