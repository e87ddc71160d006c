import CollectionCore
import CollectionReference
import CollectionWire
import Testing

/// Numbers derived by hand from rule A14 of docs/semantics.md: a country, its cities, their
/// streets.
@Suite("Header levels")
struct HeaderLevelTests {
    /// Level, header, items of 10 points. Places: country 0 to 30; city 30 to 50; street 50 to 85;
    /// street 85 to 120; city 120 to 140; street 140 to 175; country 175 to 205.
    private static let sections: [(level: UInt32, header: Double, count: Int)] = [
        (0, 20, 1), (1, 10, 1), (2, 5, 3), (2, 5, 3), (1, 10, 1), (2, 5, 3), (0, 20, 1),
    ]

    /// Offsets, and where the headers of the first four sections are then.
    private static let places: [(Double, [Double])] = [
        (0, [0, 30, 50, 85]),
        // The city reaches the country's header, then the street the city's.
        (15, [15, 35, 50, 85]), (25, [25, 45, 55, 85]),
        // The next street pushes this one beneath the city.
        (52, [52, 72, 80, 85]), (60, [60, 80, 80, 90]),
        // The next city pushes the one before and its street beneath the country.
        (95, [95, 110, 80, 115]), (105, [105, 110, 80, 115]),
        // The next country.
        (160, [155, 110, 80, 115]), (190, [155, 110, 80, 115]),
    ]

    private func stage(_ layout: Layout? = nil, footer: Double = 0) -> Stage {
        var stage = Stage(width: 100, height: 100)
        stage.layout.sectionHeadersPinToVisibleBounds = true
        stage.other = layout
        for section in Self.sections {
            var metrics = SectionMetrics()
            metrics.itemSize = Size(width: 100, height: 10)
            metrics.minimumLineSpacing = 0
            metrics.headerReferenceSize = Size(width: 0, height: section.header)
            metrics.footerReferenceSize = Size(width: 0, height: footer)
            metrics.headerLevel = section.level
            stage.add(count: section.count, metrics: metrics)
        }
        return stage
    }

    @Test(
        "A14: each header pins beneath those of lower levels before it, until the next of its own",
        arguments: Self.places)
    func pinned(offset: Double, expected: [Double]) {
        var stage = stage()
        stage.bounds.y = offset
        #expect((0..<4).compactMap { stage.header($0)?[1] } == expected)
    }

    @Test("A14: those of lower levels are nearer, all nearer than cells")
    func nearness() {
        var stage = stage()
        stage.bounds.y = 60
        let headers = stage.elements(in: stage.bounds)
            .filter { $0.element.kind == .sectionHeader && $0.frame.y < 100 }
        #expect(headers.map(\.zIndex) == [8, 8, 9, 10])
        #expect(headers.map(\.element.indexPath.section) == [2, 3, 1, 0])
    }

    @Test("A14: a header is found where no line of its own section is")
    func far() {
        var stage = stage()
        stage.bounds = Rect(x: 0, y: 150, width: 100, height: 10)
        let found = stage.elements(in: Rect(x: 0, y: 150, width: 100, height: 40))
        // The country's at 150; the second city's pins at 170 at most 165.
        #expect(found.contains { $0.element.indexPath.section == 0 && $0.frame.y == 150 })
        #expect(found.contains { $0.element.indexPath.section == 4 && $0.frame.y == 165 })
    }

    @Test("A14: footers count at the end of a header's reach")
    func footers() {
        var stage = stage(footer: 4)
        stage.bounds.y = 400
        // The next country begins at 175 + 6 x 4, after a footer: 199 - 4 - 20.
        #expect(stage.header(0)?[1] == 175.0)
        // The next city begins at 120 + 4 x 4: 136 - 4 - 10.
        #expect(stage.header(1)?[1] == 122.0)
    }

    @Test("F3: avoidPinned keeps off the headers of all levels")
    func avoiding() {
        let path = IndexPath(section: 3, item: 1)
        // 100 to 110, beneath headers of 20, 10 and 5.
        let outcome = stage().ask(
            .call(GetContentOffset(path, position: [.top, .avoidPinned])))
        #expect(outcome == .point(Point(x: 0, y: 65)))
    }

    @Test("A14: in lists, grids, waterfalls and justified lines too")
    func otherLayouts() {
        var configuration = LayoutConfiguration()
        configuration.sectionHeadersPinToVisibleBounds = true
        var list = ListLayout()
        var grid = GridLayout()
        var waterfall = WaterfallLayout()
        var justified = JustifiedLayout()
        list.configuration = configuration
        grid.configuration = configuration
        grid.lanes = .fixed(1)
        grid.aspectRatio = 0
        waterfall.configuration = configuration
        waterfall.lanes = .fixed(1)
        justified.configuration = configuration
        justified.targetLineThickness = 10
        let layouts: [Layout] = [
            .list(list), .grid(grid), .waterfall(waterfall), .justified(justified),
        ]
        for layout in layouts {
            var stage = stage(layout)
            stage.bounds.y = 60
            #expect(stage.header(0)?[1] == 60, "\(layout)")
            #expect(stage.header(1)?[1] == 80, "\(layout)")
        }
    }

    @Test("A level is at most 7")
    func limit() {
        var stage = Stage(width: 100, height: 100)
        stage.layout.sectionMetrics.headerLevel = 8
        let outcome = EngineDoor().perform(.setFlowLayout(stage.layout))
        #expect(outcome == .failure(.invalidArgument("header_level", .outOfRange)))
    }
}
