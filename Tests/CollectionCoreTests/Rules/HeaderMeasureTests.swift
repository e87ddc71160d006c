import CollectionCore
import CollectionReference
import Testing

/// A15: headers and footers that the host measures, in layouts that stack sections.
@Suite("Measured headers and footers")
struct HeaderMeasureTests {
    /// Two sections of four rows of 20 points, with headers of 30 and footers of 10 points, which
    /// are estimates.
    private func scene(_ change: (inout Stage) -> Void = { _ in }) -> Scene {
        var stage = Stage(width: 100, height: 400)
        stage.layout.sectionMetrics = Self.metrics()
        stage.add(count: 4)
        stage.add(count: 4)
        change(&stage)
        return Scene(stage)
    }

    private static func metrics(header: Double = 30) -> SectionMetrics {
        var metrics = SectionMetrics()
        metrics.itemsFillLine = true
        metrics.itemSize = Size(width: 1, height: 20)
        metrics.minimumLineSpacing = 0
        metrics.headerReferenceSize = Size(width: 1, height: header)
        metrics.footerReferenceSize = Size(width: 1, height: 10)
        metrics.isHeaderSizeEstimated = true
        metrics.isFooterSizeEstimated = true
        return metrics
    }

    private func view(
        _ kind: ElementKind, _ section: UInt32 = 0, in frame: ShownFrame
    ) -> LayoutAttributes? {
        let element = Element.supplementary(kind, IndexPath(section: section, item: 0))
        return frame.elements.first { $0.element == element }
    }

    private func measure(
        _ kind: ElementKind, _ section: UInt32 = 0, as height: Double, _ scene: Scene
    ) throws -> ShownFrame {
        let shown = try #require(
            view(kind, section, in: try scene.displayFrame(isComplete: true)))
        return try scene.displayFrame(
            isComplete: true,
            [
                PreferredSize(
                    reusableView: shown.reusableView, generation: shown.generation,
                    size: Size(width: 100, height: height))
            ])
    }

    @Test("A header and a footer are estimates until they are measured")
    func measured() throws {
        let scene = scene()
        let first = try scene.displayFrame(isComplete: true)
        #expect(view(.sectionHeader, in: first)?.flags == .isEstimated)
        #expect(view(.sectionFooter, 1, in: first)?.flags == .isEstimated)
        let second = try measure(.sectionHeader, as: 44, scene)
        #expect(view(.sectionHeader, in: second)?.flags == [])
        #expect(view(.sectionHeader, in: second)?.frame.height == 44)
        #expect(view(.sectionHeader, 1, in: second)?.flags == .isEstimated)
        #expect(view(.sectionHeader, 1, in: second)?.frame.y == 134.0)
        let third = try measure(.sectionFooter, as: 25, scene)
        #expect(view(.sectionFooter, in: third)?.frame.y == 124.0)
        #expect(third.contentSize.height == 44 + 80 + 25 + 30 + 80 + 10)
    }

    @Test("The first visible cell stays where it is on screen")
    func anchor() throws {
        let scene = scene { for _ in 0..<20 { $0.add(count: 4) } }
        scene.bounds.y = 20
        let frame = try measure(.sectionHeader, as: 64, scene)
        #expect(frame.contentOffsetAdjustment == Point(x: 0, y: 34))
    }

    @Test("A measured length goes with its section, through insertions and moves")
    func updates() throws {
        let scene = scene()
        _ = try measure(.sectionHeader, as: 44, scene)
        scene.perform(
            .performBatch(
                UpdateDescription([.move(.section(0), to: .section(1))]), BatchSettings()))
        let frame = try scene.displayFrame(isComplete: true)
        #expect(view(.sectionHeader, 0, in: frame)?.frame.height == 30)
        #expect(view(.sectionHeader, 1, in: frame)?.frame.height == 44)
        #expect(view(.sectionHeader, 1, in: frame)?.flags == [])
    }

    @Test("Reconfigured with its section, a header keeps its length as an estimate")
    func reconfigured() throws {
        let scene = scene()
        _ = try measure(.sectionHeader, as: 44, scene)
        scene.perform(
            .performBatch(UpdateDescription([.reconfigure(.section(0))]), BatchSettings()))
        let frame = try scene.displayFrame(isComplete: true)
        #expect(view(.sectionHeader, in: frame)?.frame.height == 44)
        #expect(view(.sectionHeader, in: frame)?.flags == .isEstimated)
    }

    @Test("A header without length is measured again once its section is reconfigured")
    func noLength() throws {
        let scene = scene()
        #expect(view(.sectionHeader, in: try measure(.sectionHeader, as: 0, scene)) == nil)
        scene.perform(
            .performBatch(UpdateDescription([.reconfigure(.section(0))]), BatchSettings()))
        let frame = try scene.displayFrame(isComplete: true)
        #expect(view(.sectionHeader, in: frame)?.frame.height == 30)
        #expect(view(.sectionHeader, in: frame)?.flags == .isEstimated)
    }

    @Test("Lines of another length make a measured length an estimate")
    func width() throws {
        let scene = scene()
        _ = try measure(.sectionHeader, as: 44, scene)
        scene.bounds.width = 200
        let frame = try scene.displayFrame(isComplete: true)
        #expect(view(.sectionHeader, in: frame)?.frame.height == 44)
        #expect(view(.sectionHeader, in: frame)?.flags == .isEstimated)
    }

    @Test("A sixth change is not taken, and told of")
    func frozen() throws {
        let scene = scene()
        for change in 0..<6 {
            let frame = try measure(.sectionHeader, as: 50 + Double(change), scene)
            #expect(frame.diagnostics.isEmpty)
        }
        let frame = try measure(.sectionHeader, as: 90, scene)
        #expect(frame.diagnostics.map(\.code) == [.frozenSize])
        #expect(view(.sectionHeader, in: frame)?.frame.height == 55)
    }

    @Test("A header that is no estimate is not measured")
    func final() throws {
        let scene = scene { $0.layout.sectionMetrics.isHeaderSizeEstimated = false }
        let frame = try measure(.sectionHeader, as: 44, scene)
        #expect(view(.sectionHeader, in: frame)?.frame.height == 30)
    }
}
