import CollectionCore
import Testing

private struct DefaultsCase: VectorCase {
    var id: String
    var expect: Expectation

    struct Expectation: Decodable {
        var minimumLineSpacing: Double
        var minimumInteritemSpacing: Double
        var itemSize: [Double]
        var estimatedItemSize: [Double]
        var scrollDirection: String
        var headerReferenceSize: [Double]
        var footerReferenceSize: [Double]
        var sectionInset: [Double]
        var sectionHeadersPinToVisibleBounds: Bool
        var sectionFootersPinToVisibleBounds: Bool
    }
}

/// Either the defaults of flow layout, or what this file also holds: `expect` is a sentence there.
private struct AnyDefaultsCase: VectorCase {
    var id: String
    var flow: DefaultsCase?

    private enum Key: String, CodingKey { case id }

    init(from decoder: any Decoder) throws {
        id = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .id)
        flow = try? DefaultsCase(from: decoder)
    }
}

@Suite("Vectors: defaults")
struct DefaultsVectorTests {
    @Test("Flow layout begins with the platform's defaults")
    func defaults() throws {
        let cases = try VectorFile<AnyDefaultsCase>.load(
            "defaults",
            notApplying: [
                "selection.outOfRangeStored":
                    "selection is not built yet, and this is AppKit's way, not UIKit's"
            ])
        #expect(cases.count == 1)
        for vector in cases {
            let expect = try #require(vector.flow?.expect)
            let layout = FlowLayout()
            let metrics = layout.sectionMetrics
            #expect(metrics.minimumLineSpacing == expect.minimumLineSpacing)
            #expect(metrics.minimumInteritemSpacing == expect.minimumInteritemSpacing)
            #expect(metrics.itemSize == Size(expect.itemSize))
            #expect(metrics.estimatedItemSize == Size(expect.estimatedItemSize))
            #expect("\(layout.scrollDirection)" == expect.scrollDirection)
            #expect(metrics.headerReferenceSize == Size(expect.headerReferenceSize))
            #expect(metrics.footerReferenceSize == Size(expect.footerReferenceSize))
            #expect(metrics.sectionInset == EdgeInsets(expect.sectionInset))
            #expect(
                layout.sectionHeadersPinToVisibleBounds
                    == expect.sectionHeadersPinToVisibleBounds)
            #expect(
                layout.sectionFootersPinToVisibleBounds
                    == expect.sectionFootersPinToVisibleBounds)
        }
    }
}
