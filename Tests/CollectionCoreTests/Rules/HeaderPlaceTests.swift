import CollectionCore
import Testing

/// D8: headers keep their places where sections open and close.
@Suite("D8: places of headers")
struct HeaderPlaceTests {
    /// Twenty sections of rows of 50 points below headers of 40, in bounds of 400 x 500.
    struct Accordion: ~Copyable {
        var view = CollectionView(limits: Limits())
        private var bounds = Rect(x: 0, y: 0, width: 400, height: 500)
        private var counts: [UInt32]

        init(
            open: Bool, scrolls: Bool = true, anchor: ContentAnchor = .automatic,
            _ change: (inout ListLayout) -> Void = { _ in }
        ) throws {
            counts = Array(repeating: open ? 12 : 0, count: 20)
            var list = ListLayout()
            list.sectionMetrics.itemSize = Size(width: 400, height: 50)
            list.sectionMetrics.minimumLineSpacing = 0
            list.sectionMetrics.headerReferenceSize = Size(width: 400, height: 40)
            change(&list)
            try view.setListLayout(list)
            try view.setContentAnchor(anchor)
            var configuration = ScrollConfiguration()
            configuration.isEnabled = scrolls
            try view.setScrollConfiguration(configuration)
            var builder = DataSourceBuilder(limits: view.limits)
            try builder.append(
                itemCounts: counts.span, sectionMetrics: Span(), widths: Span(), heights: Span(),
                reuseIdentifiers: Span(), options: [])
            try view.setDataSource(builder)
            try show()
        }

        mutating func show() throws {
            let frame = try view.displayFrame(
                for: DisplayFrameRequest(
                    bounds: bounds, time_ns: 0, isComplete: true, preferredSizes: []))
            (bounds.x, bounds.y) = (frame.contentOffset.x, frame.contentOffset.y)
        }

        /// Scrolls until a section begins at a distance from the start of the bounds.
        mutating func scroll(_ section: Int, to distance: Double) throws {
            let start = counts[..<section].reduce(0) { $0 + 40 + 50 * Double($1) }
            bounds.y = start - distance
            if view.scrollConfiguration.isEnabled {
                try view.setContentOffset(Point(x: 0, y: bounds.y), isAnimated: false)
            }
            try show()
        }

        mutating func open(_ section: UInt32, _ count: UInt32) throws {
            try view.performBatchUpdates(
                BatchUpdate(items: [.insert(.at(section, 0), count: count)]))
            counts[Int(section)] += count
            try show()
        }

        mutating func close(_ section: UInt32) throws {
            let count = counts[Int(section)]
            try view.performBatchUpdates(
                BatchUpdate(items: [.delete(.at(section, 0), count: count)]))
            counts[Int(section)] = 0
            try show()
        }

        /// Reloads a section with another number of rows, as tables open and close sections.
        mutating func reload(_ section: UInt32, _ count: UInt32) throws {
            let content = try UpdateContent(
                metrics: [], itemCounts: ([count] as [1 of UInt32]).span, sectionMetrics: Span(),
                widths: Span(), heights: Span(), reuseIdentifiers: Span(), options: [],
                itemCount: Int(count), limits: view.limits)
            try view.performBatchUpdates(
                BatchUpdate(items: [.reload(IndexPath(section: section))], content: content))
            counts[Int(section)] = count
            try show()
        }

        /// How far the header of a section is from the start of the bounds.
        mutating func header(_ section: UInt32) throws -> Double {
            let header = Element(
                category: .supplementary, kind: .sectionHeader,
                indexPath: .at(section, 0))
            return try view.layoutAttributes(for: header).frame.y - bounds.y
        }
    }

    @Test("A section that opens at the top opens below its header", arguments: [true, false])
    func open(scrolls: Bool) throws {
        for distance in [0.0, 1, 30, 200] {
            var stage = try Accordion(open: false, scrolls: scrolls)
            try stage.scroll(4, to: distance)
            for _ in 0..<3 {
                try stage.open(4, 12)
                #expect(try stage.header(4) == distance)
                try stage.close(4)
                #expect(try stage.header(4) == distance)
                try stage.reload(4, 9)
                #expect(try stage.header(4) == distance)
                try stage.reload(4, 0)
                #expect(try stage.header(4) == distance)
            }
        }
    }

    @Test("A section that closes at the top closes below its header, pinned or not")
    func close() throws {
        for isReload in [false, true] {
            var stage = try Accordion(open: true)
            try stage.scroll(4, to: 0)
            if isReload { try stage.reload(4, 0) } else { try stage.close(4) }
            #expect(try stage.header(4) == 0)
            // Its header is at the top, and its first rows are above it.
            stage = try Accordion(open: true) { $0.sectionHeadersPinToVisibleBounds = true }
            try stage.scroll(4, to: -130)
            #expect(try stage.header(4) == 0)
            if isReload { try stage.reload(4, 0) } else { try stage.close(4) }
            #expect(try stage.header(4) == 0)
        }
    }

    @Test("Where only headers are seen, what comes above them moves nothing")
    func headersAlone() throws {
        for anchor in [ContentAnchor.automatic, .firstVisibleItem, .lastVisibleItem] {
            var stage = try Accordion(open: false, anchor: anchor)
            try stage.open(9, 20)
            try stage.close(9)
            try stage.scroll(6, to: 0)
            try stage.open(2, 5)
            #expect(try stage.header(6) == 0)
            try stage.reload(1, 3)
            #expect(try stage.header(6) == 0)
        }
    }

    @Test("Rows that come before a seen row do not move it, below its header")
    func historyBelowHeader() throws {
        var stage = try Accordion(open: true)
        try stage.scroll(4, to: 0)
        try stage.open(4, 3)
        #expect(try stage.header(4) == -150)
    }
}
