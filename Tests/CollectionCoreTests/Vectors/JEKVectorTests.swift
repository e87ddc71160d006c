import CollectionCore
import CollectionReference
import CollectionWire
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
        var background: [String: [Double]]?
        /// From the back to the front, with "<" where one lies behind the next ones.
        var zOrder: [String]?
        var cellY: [String: Double]?
        var contentSize: [Double]?
        var contentHeight: Double?
    }
}

@Suite("Vectors: JEK")
struct JEKVectorTests {
    /// With backgrounds, or without.
    private static func cases(withBackground: Bool) throws -> [JEKCase] {
        try VectorFile<JEKCase>.load("layout_jek")
            .filter { ($0.expect.background != nil) == withBackground }
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
        let cases = try Self.cases(withBackground: false)
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

    private static let backgroundKind = ElementKind(rawValue: 4)

    /// One row in a compositional layout, the header above, the footer below, and a background
    /// behind all.
    private static func compositionalStage(_ input: JEKCase.Input) -> Stage {
        let size = LayoutSize(
            width: .absolute(input.itemSize[0]), height: .absolute(input.itemSize[1]))
        let row = LayoutSize(width: .fractionalWidth(1), height: size.height)
        var section = LayoutSection(
            group: .horizontal(size: row, subitems: [.item(LayoutItem(size: size))]))
        section.boundarySupplementaryItems = [
            boundary(.sectionHeader, input.header, .top),
            boundary(.sectionFooter, input.footer, .bottom),
        ].compactMap { $0 }
        section.decorationItems = [LayoutDecorationItem(kind: backgroundKind)]
        var stage = Stage(width: input.view[0], height: input.view[1])
        stage.other = .compositional(CompositionalLayout(sections: [section]))
        for _ in 0..<input.sections { stage.add(count: input.items) }
        return stage
    }

    /// Nil for a view without a height.
    private static func boundary(
        _ kind: ElementKind, _ size: [Double]?, _ alignment: LayoutAlignment
    ) -> LayoutBoundarySupplementaryItem? {
        guard let height = size?[1], height > 0 else { return nil }
        return LayoutBoundarySupplementaryItem(
            kind: kind,
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(height)),
            alignment: alignment)
    }

    private static func attributes(
        of element: Element, _ scene: Scene
    ) throws -> LayoutAttributes {
        let outcome = scene.perform(.call(GetLayoutAttributes(of: element)))
        guard case .attributes(let found) = outcome else { throw TextError(text: "\(element)") }
        return try #require(found.first)
    }

    @Test("Backgrounds of a compositional layout lie behind headers and footers too")
    func backgrounds() throws {
        let cases = try Self.cases(withBackground: true)
        #expect(cases.count == 2)
        for vector in cases {
            let scene = Scene(Self.compositionalStage(vector.input))
            let note = Comment(rawValue: vector.id)
            for (name, frame) in vector.expect.background ?? [:] {
                let path = IndexPath(section: try #require(UInt32(name)), item: 0)
                let background = try Self.attributes(
                    of: .decoration(Self.backgroundKind, path), scene)
                #expect(background.frame.numbers == frame, note)
                if vector.expect.zOrder == nil { continue }
                #expect(vector.expect.zOrder == ["background", "<", "header", "footer"])
                for kind in [ElementKind.sectionHeader, .sectionFooter] {
                    let view = try Self.attributes(of: .supplementary(kind, path), scene)
                    #expect(background.zIndex < view.zIndex, note)
                }
            }
        }
    }
}
