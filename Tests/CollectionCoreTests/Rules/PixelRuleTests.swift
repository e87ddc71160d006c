import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// Rule A12 of docs/semantics.md. The first program is a public report: rows of fractional height
/// that have seams on the screen (angular/components#31824).
@Suite("Frames on pixels")
struct PixelRuleTests {
    /// Layouts without spacing whose items have fractional lengths.
    private static func layouts(
        scale: Double, _ axis: Axis
    ) -> [(name: String, layout: Layout)] {
        var configuration = LayoutConfiguration()
        configuration.pixelScale = scale
        configuration.scrollDirection = axis
        configuration.flipsHorizontallyInOppositeLayoutDirection = true
        var metrics = SectionMetrics()
        metrics.itemSize = Size(width: 33.3, height: 33.3)
        metrics.minimumLineSpacing = 0
        metrics.minimumInteritemSpacing = 0
        metrics.sectionInset = EdgeInsets(top: 0.7, left: 0.3, bottom: 0.1, right: 0.3)
        metrics.headerReferenceSize = Size(width: 20.2, height: 20.2)
        configuration.sectionMetrics = metrics
        var flow = FlowLayout()
        var list = ListLayout()
        var grid = GridLayout()
        var waterfall = WaterfallLayout()
        var justified = JustifiedLayout()
        grid.lanes = .fixed(3)
        waterfall.lanes = .fixed(3)
        justified.targetLineThickness = 33.3
        flow.configuration = configuration
        list.configuration = configuration
        grid.configuration = configuration
        waterfall.configuration = configuration
        justified.configuration = configuration
        return [
            ("list", .list(list)), ("grid", .grid(grid)), ("waterfall", .waterfall(waterfall)),
            ("justified", .justified(justified)), ("flow", .flow(flow)),
        ]
    }

    private func frames(_ layout: Layout, isMirrored: Bool) -> [Rect] {
        var stage = Stage(width: 301.7, height: 301.7)
        stage.environment.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        stage.other = layout
        stage.add(count: 40)
        stage.add((0..<20).map { (11.1 + Double($0), 47.7 - Double($0)) })
        return stage.elements(in: Rect(x: -5_000, y: -5_000, width: 10_000, height: 10_000))
            .map(\.frame)
    }

    /// The edges that two frames share in `exact` are shared in `shown`.
    ///
    /// - Returns: The number of these edges.
    private func compare(_ exact: [Rect], _ shown: [Rect], _ name: String) -> Int {
        var shared = 0
        for one in exact.indices {
            for other in exact.indices {
                for (end, start) in [(\Rect.maxX, \Rect.x), (\.maxY, \.y)]
                where abs(exact[one][keyPath: end] - exact[other][keyPath: start]) < 1e-7 {
                    shared += 1
                    #expect(
                        abs(shown[one][keyPath: end] - shown[other][keyPath: start]) < 1e-7,
                        "\(name)")
                }
            }
        }
        return shared
    }

    @Test(
        "A12: edges that are one edge stay one edge, and edges lie on pixels",
        arguments: [2.0, 3, 1.5])
    func seams(scale: Double) throws {
        var shared = 0
        for (axis, isMirrored) in [
            (Axis.vertical, false), (.vertical, true), (.horizontal, false), (.horizontal, true),
        ] {
            let layouts = zip(Self.layouts(scale: 0, axis), Self.layouts(scale: scale, axis))
            for (exact, rounded) in layouts {
                let all = frames(exact.layout, isMirrored: isMirrored)
                let shown = frames(rounded.layout, isMirrored: isMirrored)
                try #require(all.count == shown.count)
                for edge in shown.flatMap({ [$0.x, $0.y, $0.maxX, $0.maxY] }) {
                    #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-6)
                }
                shared += compare(all, shown, exact.name)
            }
        }
        #expect(shared > 1_000)
    }

    @Test("A12: a separator is whole pixels thick and ends with its row", arguments: [2.0, 3])
    func separators(scale: Double) throws {
        for thickness in [0.1, 1.0 / 3, 0.5, 1, 1.3] {
            var list = ListLayout()
            list.sectionMetrics.itemSize.height = 33.3
            list.sectionMetrics.minimumLineSpacing = 0
            list.separatorKind = ElementKind(rawValue: 3)
            list.separatorThickness = thickness
            list.pixelScale = scale
            var stage = Stage(width: 100, height: 600)
            stage.other = .list(list)
            stage.add(count: 18)
            let elements = try Scene(stage).displayFrame(isComplete: true).elements
            let rows = elements.filter { $0.element.category == .cell }
            let separators = elements.filter { $0.element.category == .decoration }
            #expect(separators.count == 17)
            let expected = max(1, (thickness * scale + 0.5).rounded(.down)) / scale
            for (row, separator) in zip(rows, separators) {
                #expect(abs(row.frame.maxY - separator.frame.maxY) < 1e-9)
                #expect(abs(separator.frame.height - expected) < 1e-9)
            }
        }
    }

    @Test("A12, A15: a size of as many pixels is no other size")
    func measured() throws {
        var stage = Stage(width: 100, height: 60)
        stage.layout.pixelScale = 2
        stage.layout.sectionMetrics.itemsFillLine = true
        stage.layout.sectionMetrics.estimatedItemSize = Size(width: 1, height: 20)
        stage.layout.sectionMetrics.minimumLineSpacing = 0
        stage.add(count: 2)
        let scene = Scene(stage)
        func measure(_ height: Double) throws -> ShownFrame {
            try scene.displayFrame([
                PreferredSize(
                    reusableView: ReusableView(rawValue: 0), generation: 1,
                    size: Size(width: 100, height: height))
            ])
        }
        _ = try scene.displayFrame()
        #expect(try abs(measure(33.3).contentSize.height - 53.3) < 1e-4)
        // What is seen, 33.5 points, is as many pixels; so is all that is rounded to them.
        #expect(try !measure(33.5).didLayoutChange)
        #expect(try !measure(33.6).didLayoutChange)
        #expect(try measure(33.8).didLayoutChange)
    }

    @Test("A11, A12: rounding makes no item longer than its line")
    func oversized() throws {
        var stage = Stage(width: 100.2, height: 60)
        stage.layout.pixelScale = 1
        stage.layout.sectionMetrics.sectionInset.left = 0.4
        stage.layout.sectionMetrics.sectionInset.right = 0.4
        stage.add([(99.4, 10), (120.25, 10.25)])
        let frame = try Scene(stage).displayFrame()
        #expect(frame.elements.map(\.frame.width) == [100, 121])
        #expect(frame.diagnostics.map(\.element.indexPath.item) == [1])
        #expect(frame.diagnostics.map(\.size) == [Size(width: 120.25, height: 10.25)])
    }
}
