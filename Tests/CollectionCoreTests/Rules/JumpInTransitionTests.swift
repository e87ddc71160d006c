import CollectionCore
import Testing

/// T5: the content offset jumps while an animation moves rows.
@Suite("Jumps while rows move")
struct JumpInTransitionTests {
    /// 300 rows of 50 points in bounds of 100 x 300 points.
    private struct RowsStage: ~Copyable {
        var view = CollectionView(limits: Limits())
        private var time_ns: UInt64 = 0
        private(set) var shown: [LayoutAttributes] = []
        static let length = 300.0

        init() throws {
            var layout = ListLayout()
            layout.sectionMetrics.itemSize = Size(width: 100, height: 50)
            layout.sectionMetrics.minimumLineSpacing = 0
            try view.setListLayout(layout)
            var builder = DataSourceBuilder(limits: view.limits)
            let counts: [UInt32] = [300]
            try builder.append(
                itemCounts: counts.span, sectionMetrics: Span(), widths: Span(), heights: Span(),
                reuseIdentifiers: Span(), options: [])
            try view.setDataSource(builder)
        }

        /// - Returns: How many points of the bounds no row covers.
        mutating func blank(at offset: Double) throws -> Double {
            time_ns += 16_000_000
            let frame = try view.displayFrame(
                for: DisplayFrameRequest(
                    bounds: Rect(x: 0, y: offset, width: 100, height: Self.length),
                    time_ns: time_ns, isComplete: true, preferredSizes: []))
            shown = frame.elements
            let start = frame.contentOffset.y
            var (covered, blank) = (start, 0.0)
            let rows = frame.elements.map { ($0.frame.y, $0.frame.y + $0.frame.height) }
            for (first, last) in rows.sorted(by: <) where last > covered {
                blank += min(max(0, first - covered), start + Self.length - covered)
                covered = min(last, start + Self.length)
            }
            return blank + start + Self.length - covered
        }

        mutating func update(_ item: UpdateItem) throws {
            var options = BatchUpdateOptions()
            options.animation = Animation(duration_ns: 300_000_000)
            try view.performBatchUpdates(BatchUpdate(items: [item]), options: options)
        }
    }

    @Test("Rows that an update moves along fill the bounds where the content offset jumps to")
    func jumped() throws {
        let updates: [UpdateItem] = [
            .insert(IndexPath(section: 0, item: 120), count: 8),
            .delete(IndexPath(section: 0, item: 120), count: 8),
        ]
        for update in updates {
            for target in [1_000.0, 4_000, 8_000, 12_000] {
                var stage = try RowsStage()
                #expect(try stage.blank(at: 10_000) == 0)
                try stage.update(update)
                for _ in 0..<3 { #expect(try stage.blank(at: 10_000) < 1e-6) }
                for _ in 0..<20 {
                    #expect(try stage.blank(at: target) == 0, "\(update.action) \(target)")
                }
            }
        }
    }

    @Test("Rows that move to where the content offset jumps to are at their places there")
    func movedThere() throws {
        var stage = try RowsStage()
        #expect(try stage.blank(at: 0) == 0)
        try stage.update(.move(IndexPath(section: 0, item: 0), to: .at(0, 200), count: 6))
        for _ in 0..<3 { _ = try stage.blank(at: 0) }
        for _ in 0..<20 { #expect(try stage.blank(at: 10_000) == 0) }
    }

    @Test("Rows that scrolling shows behind inserted ones are on their way")
    func behindInserted() throws {
        for (count, item) in [(4, 204), (8, 203), (2, 205)] as [(UInt32, UInt32)] {
            for distance in stride(from: 10.0, through: 120, by: 10) {
                var stage = try RowsStage()
                #expect(try stage.blank(at: 10_000) == 0)
                try stage.update(.insert(.at(0, item), count: count))
                for _ in 0..<5 { _ = try stage.blank(at: 10_000) }
                #expect(
                    try stage.blank(at: 10_000 + distance) < 1e-6, "\(count) \(distance)")
            }
        }
    }

    @Test("Rows that another layout has elsewhere are at their places where the content jumps to")
    func otherLayout() throws {
        for isAtOnce in [true, false] {
            var stage = try RowsStage()
            #expect(try stage.blank(at: 10_000) == 0)
            var list = ListLayout()
            list.sectionMetrics.itemSize = Size(width: 100, height: 20)
            list.sectionMetrics.minimumLineSpacing = 0
            try stage.view.setLayout(
                .list(list), animation: Animation(duration_ns: 300_000_000))
            if !isAtOnce { for _ in 0..<3 { _ = try stage.blank(at: 4_000) } }
            for _ in 0..<10 { #expect(try stage.blank(at: 1_000) == 0) }
            // What comes on screen later is at its place as well.
            for step in 0..<20 { #expect(try stage.blank(at: 1_000 + 40 * Double(step)) == 0) }
        }
    }

    @Test("An item that is inserted where the content jumps to appears as the animation says")
    func inserted() throws {
        var stage = try RowsStage()
        #expect(try stage.blank(at: 10_000) == 0)
        try stage.update(.insert(IndexPath(section: 0, item: 24)))
        _ = try stage.blank(at: 1_000)
        let item = stage.shown.first { $0.element == .cell(IndexPath(section: 0, item: 24)) }
        #expect(item?.alpha == 0)
        #expect(item?.frame.y == 1_200)
    }
}
