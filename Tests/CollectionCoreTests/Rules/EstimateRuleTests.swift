import CollectionCore
import CollectionReference
import Testing

/// Rules A15 and A16 of docs/semantics.md.
@Suite("Flow layout: estimated sizes")
struct EstimateRuleTests {
    /// A list of ten items, estimated at 20 points.
    private func stage() -> Stage {
        var stage = Stage(width: 100, height: 60)
        stage.layout.sectionMetrics.itemsFillLine = true
        stage.layout.sectionMetrics.estimatedItemSize = Size(width: 1, height: 20)
        stage.layout.sectionMetrics.minimumLineSpacing = 0
        stage.add(count: 10)
        return stage
    }

    private func size(
        _ view: UInt32, _ generation: UInt32, _ width: Double, _ height: Double
    ) -> PreferredSize {
        PreferredSize(
            reusableView: ReusableView(rawValue: view), generation: generation,
            size: Size(width: width, height: height))
    }

    private func marks(_ frame: ShownFrame) -> [Bool] {
        frame.elements.map { $0.flags.contains(.isEstimated) }
    }

    @Test("A15: estimates are marked, until a preferred size has come")
    func marked() throws {
        let scene = Scene(stage())
        #expect(marks(try scene.displayFrame()) == [true, true, true])
        let frame = try scene.displayFrame([size(0, 1, 100, 35), size(1, 1, 100, 20)])
        // The third item moves out: 35 + 20 + 5 of it.
        #expect(frame.elements.map(\.frame.y) == [0, 35, 55])
        #expect(marks(frame) == [false, false, true])
        #expect(frame.contentSize == Size(width: 100, height: 215))
        #expect(frame.didLayoutChange)
    }

    @Test("A15: only items without a length of their own are estimates")
    func ownSizes() throws {
        var stage = stage()
        stage.data.chunks[0].heights = Array(repeating: 30, count: 10)
        let withHeight = try Scene(stage).displayFrame()
        #expect(marks(withHeight) == [true, true])
        #expect(withHeight.elements.map(\.frame.height) == [30, 30])
        stage.data.chunks[0].widths = Array(repeating: 30, count: 10)
        #expect(marks(try Scene(stage).displayFrame()) == [false, false])
        stage.data.chunks[0].options = .sizesAreEstimates
        #expect(marks(try Scene(stage).displayFrame()) == [true, true])
    }

    @Test("A15: a size for a view that has been bound since is ignored")
    func overtaken() throws {
        let scene = Scene(stage())
        _ = try scene.displayFrame()
        scene.bounds.y = 60
        _ = try scene.displayFrame()
        let frame = try scene.displayFrame([size(0, 1, 100, 35), size(17, 1, 1, 1)])
        #expect(frame.elements.isEmpty)
        #expect(frame.contentSize.height == 200)
    }

    @Test("A15: sizes measured before the data or the layout were replaced are ignored")
    func replaced() throws {
        let stage = stage()
        for step in [Step.setData(stage.data), .setFlowLayout(stage.layout)] {
            let scene = Scene(stage)
            _ = try scene.displayFrame()
            scene.perform(step)
            let frame = try scene.displayFrame([size(0, 1, 100, 35)])
            #expect(frame.contentSize.height == 200)
        }
    }

    @Test("A15: replacing the layout forgets preferred sizes")
    func forgotten() throws {
        let stage = stage()
        let scene = Scene(stage)
        _ = try scene.displayFrame()
        #expect(try scene.displayFrame([size(0, 1, 100, 35)]).contentSize.height == 215)
        scene.perform(.setFlowLayout(stage.layout))
        #expect(try scene.displayFrame().contentSize.height == 200)
    }

    @Test("A15: when lines get another length, preferred sizes are estimates that keep their value")
    func otherLines() throws {
        let scene = Scene(stage())
        _ = try scene.displayFrame()
        _ = try scene.displayFrame([size(0, 1, 100, 35)])
        scene.bounds.width = 120
        let frame = try scene.displayFrame(isComplete: true)
        #expect(frame.elements.map(\.frame.height) == [35, 20, 20])
        #expect(marks(frame) == [true, true, true])
    }

    @Test("A15: a size that was measured for lines of another length is an estimate")
    func lateSize() throws {
        let scene = Scene(stage())
        _ = try scene.displayFrame()
        scene.bounds.width = 120
        let frame = try scene.displayFrame([size(0, 1, 100, 35)])
        #expect(frame.elements.map(\.frame.height) == [35, 20, 20])
        #expect(marks(frame) == [true, true, true])
    }

    @Test("A15: the sixth change of a preferred size is not taken, and told")
    func frozen() throws {
        let scene = Scene(stage())
        _ = try scene.displayFrame()
        for height in 30...35 {
            let frame = try scene.displayFrame([size(0, 1, 100, Double(height))])
            #expect(frame.diagnostics.isEmpty)
            #expect(frame.contentSize.height == Double(180 + height))
        }
        // The same again is no change.
        #expect(try scene.displayFrame([size(0, 1, 100, 35)]).diagnostics.isEmpty)
        let frame = try scene.displayFrame([size(0, 1, 100, 36)])
        #expect(frame.contentSize.height == 215)
        #expect(frame.diagnostics.map(\.code) == [.frozenSize])
        #expect(frame.diagnostics.map(\.size.height) == [35])
        #expect(frame.diagnostics.map(\.otherSize.height) == [36])
    }

    @Test("A15: an item that becomes shorter joins the line before it")
    func joinsLineBefore() throws {
        var stage = Stage(width: 100, height: 100)
        stage.layout.lastLineAlignment = .leading
        stage.layout.lineAlignment = .leading
        stage.layout.sectionMetrics.minimumInteritemSpacing = 0
        stage.layout.sectionMetrics.minimumLineSpacing = 0
        stage.add([(60, 10), (60, 10), (60, 10)])
        stage.data.chunks[0].options = .sizesAreEstimates
        let scene = Scene(stage)
        _ = try scene.displayFrame()
        _ = try scene.displayFrame([size(1, 1, 40, 10)])
        let frame = try scene.displayFrame(isComplete: true)
        let frames = frame.elements.map(\.frame.numbers)
        #expect(frames == [[0, 0, 60, 10], [60, 0, 40, 10], [0, 10, 60, 10]])
    }

    @Test("A15: sizes for headers are ignored")
    func header() throws {
        var stage = stage()
        stage.layout.sectionMetrics.headerReferenceSize = Size(width: 0, height: 10)
        let scene = Scene(stage)
        let first = try scene.displayFrame()
        let header = try #require(first.elements.last)
        #expect(header.element.kind == .sectionHeader)
        let frame = try scene.displayFrame([
            size(header.reusableView.rawValue, header.generation, 100, 50)
        ])
        #expect(frame.elements.isEmpty)
    }

    @Test("A15: many sizes in one request, in any order, break lines as one by one")
    func manySizes() throws {
        var stage = Stage(width: 35, height: 2000)
        stage.layout.sectionMetrics.estimatedItemSize = Size(width: 10, height: 5)
        stage.layout.sectionMetrics.minimumInteritemSpacing = 0
        stage.layout.sectionMetrics.minimumLineSpacing = 0
        for count in [200, 1, 0, 300] { stage.add(count: count) }
        let scene = Scene(stage)
        var random = SeededGenerator(seed: 1)
        for _ in 0..<5 {
            let shown = try scene.displayFrame(isComplete: true).elements
            let measured = shown.filter { _ in random.chance(60) }.reversed().map {
                size(
                    $0.reusableView.rawValue, $0.generation, random.pick([9, 10, 11, 12, 40]),
                    random.pick([5, 6]))
            }
            #expect(measured.count > 100)
            _ = try scene.displayFrame(Array(measured))
        }
    }

    @Test("A11: an oversized item is told where it is listed")
    func oversized() throws {
        var stage = Stage(width: 100, height: 100)
        stage.add([(120, 10), (10, 10)])
        let scene = Scene(stage)
        let frame = try scene.displayFrame()
        let item = Element.cell(IndexPath(section: 0, item: 0))
        #expect(
            frame.diagnostics == [
                Diagnostic(
                    code: .oversizedItem, element: item, size: Size(width: 120, height: 10),
                    otherSize: Size(width: 100, height: 10))
            ])
        #expect(try scene.displayFrame().diagnostics.isEmpty)
    }

    @Test("A16: scrolling, and bounds that grow along the main axis, lay out nothing anew")
    func noLayout() throws {
        let scene = Scene(stage())
        _ = try scene.displayFrame()
        scene.bounds.y = 20
        #expect(!(try scene.displayFrame().didLayoutChange))
        scene.bounds.height = 200
        #expect(!(try scene.displayFrame().didLayoutChange))
        scene.bounds.width = 101
        #expect(try scene.displayFrame().didLayoutChange)
    }
}
