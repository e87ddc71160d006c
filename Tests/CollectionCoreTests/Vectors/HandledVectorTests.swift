import CollectionCore
import CollectionReference
import Testing

/// A case of G10.json: what a handler changes, what it is told of, and what is shown then. The
/// layout, the data and the offset are those of `CompositionalVector`.
private struct HandledVector: Decodable {
    var id: String
    var source: String
    var bounds: [Double]
    var layout: LayoutText
    var data: [UInt32]
    var offset: Double?
    var changes: [String: Change]?
    var told: [String]?
    var shown: [String: [Double]]?
    var alphas: [String: Double]?
    var zIndexes: [String: Int32]?
    var hidden: [String]?

    struct Change: Decodable {
        var center: [Double]?
        var alpha: Double?
        var z: Int32?
        var hidden: Bool?

        func apply(to item: inout VisibleItem) {
            if let center { item.center = Point(x: center[0], y: center[1]) }
            if let alpha { item.alpha = alpha }
            if let z { item.zIndex = z }
            if let hidden { item.isHidden = hidden }
        }
    }
}

@Suite("Vectors: handlers of visible items")
struct HandledVectorTests {
    @Test("Elements look as the handler says")
    func shown() throws {
        let cases = try CompositionalVector.load("G10", HandledVector.self)
        #expect(cases.count >= 3)
        for vector in cases { try check(vector) }
    }

    private func check(_ vector: HandledVector) throws {
        let comment = Comment(rawValue: "\(vector.id): \(vector.source)")
        let (elements, told) = try displayFrame(of: vector)
        func shown(_ name: String) throws -> LayoutAttributes {
            let element = try #require(CompositionalVector.element(name))
            return try #require(elements.first { $0.element == element }, comment)
        }
        if let names = vector.told {
            let expected = try names.map { try #require(CompositionalVector.element($0)) }
            #expect(told == expected, comment)
        }
        for (name, frame) in vector.shown ?? [:] {
            #expect(try shown(name).frame.numbers == frame, comment)
        }
        for (name, alpha) in vector.alphas ?? [:] {
            #expect(try shown(name).alpha == alpha, comment)
        }
        for (name, zIndex) in vector.zIndexes ?? [:] {
            #expect(try shown(name).zIndex == zIndex, comment)
        }
        for name in vector.hidden ?? [] {
            #expect(try shown(name).flags.contains(.isHidden), comment)
        }
    }

    /// What is shown, and what the handler was told of.
    private func displayFrame(
        of vector: HandledVector
    ) throws -> (elements: [LayoutAttributes], told: [Element]) {
        var view = CollectionView(limits: Limits())
        try view.setLayout(.compositional(try vector.layout.layout()))
        var builder = DataSourceBuilder(limits: Limits())
        try builder.append(
            itemCounts: vector.data.span, sectionMetrics: Span(), widths: Span(), heights: Span(),
            reuseIdentifiers: Span(), options: [])
        try view.setDataSource(builder)
        let told = Told()
        try view.setVisibleItemsHandler(1) { visible in
            told.elements = (0..<visible.count).map { visible[$0].element }
            for (name, change) in vector.changes ?? [:] {
                for index in 0..<visible.count
                where visible[index].element == CompositionalVector.element(name) {
                    change.apply(to: &visible[index])
                }
            }
        }
        let bounds = Rect(
            x: vector.bounds[0], y: vector.bounds[1], width: vector.bounds[2],
            height: vector.bounds[3])
        try view.setBounds(bounds)
        if let offset = vector.offset { try view.setOrthogonalContentOffset(offset, ofSection: 0) }
        let frame = try view.displayFrame(
            for: DisplayFrameRequest(
                bounds: bounds, time_ns: 0, isComplete: true, preferredSizes: []))
        return (frame.elements, told.elements)
    }

    private final class Told {
        var elements: [Element] = []
    }
}
