import CollectionCore
import CollectionReference
import Testing

/// Boundary views that the host measures. Where they are is in Tests/Vectors/compositional/G12.
@Suite("G12: measured boundary views")
struct BoundaryMeasureTests {
    /// Two sections of ten items of 50 points, each with a header to be measured.
    private var stage: Stage {
        let item = LayoutItem(
            size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))
        var section = LayoutSection(
            group: .horizontal(
                size: LayoutSize(width: .fractionalWidth(1), height: .absolute(50)),
                subitems: [.item(item)]))
        section.boundarySupplementaryItems = [
            LayoutBoundarySupplementaryItem(
                kind: .sectionHeader,
                size: LayoutSize(width: .fractionalWidth(1), height: .estimated(40)),
                alignment: .top)
        ]
        var stage = Stage(width: 300, height: 200)
        stage.other = .compositional(CompositionalLayout(sections: [section]))
        stage.add(count: 10)
        stage.add(count: 10)
        return stage
    }

    private func size(_ height: Double, of header: LayoutAttributes) -> PreferredSize {
        PreferredSize(
            reusableView: header.reusableView, generation: header.generation,
            size: Size(width: 300, height: height))
    }

    private func header(_ section: UInt32) -> Element {
        .supplementary(.sectionHeader, IndexPath(section: section, item: 0))
    }

    private func header(_ section: UInt32, in frame: ShownFrame) throws -> LayoutAttributes {
        try #require(frame.elements.first { $0.element == header(section) })
    }

    @Test("The first visible cell stays where it is on screen")
    func anchor() throws {
        let scene = Scene(stage)
        scene.bounds.y = 20
        let header = try header(0, in: scene.displayFrame(isComplete: true))
        let frame = try scene.displayFrame([size(64, of: header)])
        #expect(frame.contentOffsetAdjustment == Point(x: 0, y: 24))
        #expect(frame.contentSize.height == 64 + 500 + 40 + 500)
    }

    @Test("A sixth change is not taken, and told of")
    func frozen() throws {
        let scene = Scene(stage)
        let header = try header(0, in: scene.displayFrame(isComplete: true))
        for change in 0..<6 {
            let frame = try scene.displayFrame([size(50 + Double(change), of: header)])
            #expect(frame.diagnostics.isEmpty)
            #expect(frame.contentSize.height == 50 + Double(change) + 1_040)
        }
        let frame = try scene.displayFrame([size(99, of: header)])
        #expect(frame.diagnostics.map(\.code) == [.frozenSize])
        #expect(frame.diagnostics.first?.size.height == 55)
        #expect(frame.diagnostics.first?.otherSize.height == 99)
        #expect(frame.contentSize.height == 55 + 1_040)
    }

    @Test("A wider container makes an estimate of it, another layout forgets it")
    func forgotten() throws {
        let scene = Scene(stage)
        let first = try header(0, in: scene.displayFrame(isComplete: true))
        _ = try scene.displayFrame([size(64, of: first)])
        scene.bounds.width = 320
        let wide = try header(0, in: scene.displayFrame(isComplete: true))
        #expect(wide.flags.contains(.isEstimated))
        #expect(wide.frame.height == 64)
        try scene.perform(.setLayout(#require(stage.other), nil, tag: 0))
        let anew = try header(0, in: scene.displayFrame(isComplete: true))
        #expect(anew.frame.height == 40)
    }
}
