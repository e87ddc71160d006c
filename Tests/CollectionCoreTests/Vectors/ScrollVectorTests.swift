import CollectionCore
import CollectionReference
import Testing

private struct ScrollCase: VectorCase {
    var id: String
    var input: Input
    var expect: Expectation

    struct Input: Decodable {
        var bounds: [Double]
        var itemsPerSection: [UInt32]
        var contentInset: [Double]
        var scroll: Scroll
    }

    struct Scroll: Decodable {
        var section: UInt32
        var supplementaryKinds: [String]
        var direction: String
        var position: String
    }

    struct Expectation: Decodable {
        var contentOffset: [Double]
    }
}

/// Where the platform's collection view scrolls to. The target there is a section: all of its
/// items, and its header if that is asked for.
@Suite("Vectors: scrolling")
struct ScrollVectorTests {
    private static let withoutTarget =
        "iglist.scroll."
        + "test_whenScrollVerticallyToItemInASectionWithNoCellsButAHeaderSupplymentaryView.1"

    /// Items are 100 x 10 points without spacing; the section without items has a header of 10.
    private static func view(_ input: ScrollCase.Input) throws -> CollectionView {
        var view = CollectionView(limits: Limits())
        var layout = FlowLayout()
        layout.scrollDirection = input.scroll.direction == "vertical" ? .vertical : .horizontal
        layout.sectionMetrics.itemSize = Size(width: 100, height: 10)
        layout.sectionMetrics.minimumLineSpacing = 0
        layout.sectionMetrics.minimumInteritemSpacing = 0
        var withHeader = layout.sectionMetrics
        withHeader.headerReferenceSize = Size(width: 100, height: 10)
        var environment = Environment()
        environment.contentInset = EdgeInsets(input.contentInset)
        var builder = DataSourceBuilder(limits: view.limits)
        try builder.setMetrics([withHeader])
        let metrics = input.itemsPerSection.map { UInt32($0 == 0 ? 1 : 0) }
        let empty: [Float] = []
        let none: [UInt32] = []
        try builder.append(
            itemCounts: input.itemsPerSection.span, sectionMetrics: metrics.span,
            widths: empty.span, heights: empty.span, reuseIdentifiers: none.span, options: [])
        try view.setFlowLayout(layout)
        try view.setEnvironment(environment)
        try view.setDataSource(builder)
        try view.setBounds(
            Rect(x: 0, y: 0, width: input.bounds[0], height: input.bounds[1]))
        return view
    }

    /// "None" is the leading edge there.
    private static func position(_ scroll: ScrollCase.Scroll) -> ScrollPosition {
        switch scroll.position {
        case "Top": .top
        case "CenteredVertically": .centeredVertically
        case "Bottom": .bottom
        case "Right": .right
        default: scroll.direction == "vertical" ? .top : .left
        }
    }

    /// The union of a section's elements.
    private static func target(
        _ input: ScrollCase.Input, in view: inout CollectionView
    ) throws -> Rect {
        let section = input.scroll.section
        let count = input.itemsPerSection[Int(section)]
        var elements: [Element] = []
        if count > 0 {
            elements.append(.cell(IndexPath(section: section, item: 0)))
            elements.append(.cell(IndexPath(section: section, item: count - 1)))
        }
        if input.scroll.supplementaryKinds.contains("Header") {
            elements.append(
                .supplementary(.sectionHeader, IndexPath(section: section, item: 0)))
        }
        var frames: [Rect] = []
        for element in elements { frames.append(try view.layoutAttributes(for: element).frame) }
        let x = frames.map(\.x).min() ?? 0
        let y = frames.map(\.y).min() ?? 0
        return Rect(
            x: x, y: y, width: (frames.map(\.maxX).max() ?? 0) - x,
            height: (frames.map(\.maxY).max() ?? 0) - y)
    }

    @Test("F3: offsets are those of the platform")
    func offsets() throws {
        let cases = try VectorFile<ScrollCase>.load(
            "scroll_iglist",
            notApplying: [Self.withoutTarget: "nothing to scroll to, so that nothing is asked"])
        #expect(cases.count == 22)
        for vector in cases {
            var view = try Self.view(vector.input)
            let target = try Self.target(vector.input, in: &view)
            let offset = try view.contentOffset(
                forScrollingTo: target, at: Self.position(vector.input.scroll))
            #expect(
                [offset.x, offset.y] == vector.expect.contentOffset, Comment(rawValue: vector.id))
        }
    }

    @Test("F3: to the first or last item of a section, offsets are those of the platform")
    func offsetsOfItems() throws {
        var count = 0
        for vector in try VectorFile<ScrollCase>.load("scroll_iglist") {
            let section = vector.input.scroll.section
            let items = vector.input.itemsPerSection[Int(section)]
            let position = Self.position(vector.input.scroll)
            let isStart = position == .top || position == .left
            if items == 0 || position == .centeredVertically { continue }
            var view = try Self.view(vector.input)
            let item = isStart ? 0 : items - 1
            let offset = try view.contentOffset(
                forScrollingToItemAt: IndexPath(section: section, item: item), at: position)
            #expect(
                [offset.x, offset.y] == vector.expect.contentOffset, Comment(rawValue: vector.id))
            count += 1
        }
        #expect(count == 18)
    }
}
