import CollectionCore
import Testing

/// Rules B14 to B18 of docs/semantics.md: what becomes of what a layout of the host's own says.
@Suite("Answers of the host's own layout")
struct CustomAnswerTests {
    private func place(
        _ element: Element, y: Double, alpha: Double = 1, transform: Transform3D = .identity
    ) -> ElementPlace {
        var attributes = LayoutAttributes(
            element: element, reuseIdentifier: .standard,
            frame: Rect(x: 0, y: y, width: 100, height: 40), zIndex: 0, flags: [])
        attributes.alpha = alpha
        return ElementPlace(attributes, transform: transform)
    }

    private var linear: Animation {
        Animation(duration_ns: 100, curve: TimingCurve(kind: .linear))
    }

    @Test("B17: initial attributes are where elements come from, on screen before or not")
    func initial() throws {
        var stage = try CustomStage()
        try stage.frame()
        stage.layout.initial = { $0.indexPath.item == 2 ? nil : place($0, y: 500, alpha: 0.5) }
        try stage.insert(0, animation: linear)
        let first = try stage.frame()
        // What was at 1 is 2 now, and comes from where it was.
        #expect(first.elements.map(\.frame.y) == [500, 500, 40, 80])
        #expect(first.elements.map(\.alpha) == [0.5, 0.5, 1, 1])
        let half = try stage.frame(after_ns: 50)
        #expect(half.elements.map(\.frame.y) == [250, 270, 60])
        #expect(try stage.frame(after_ns: 50).elements.map(\.frame.y) == [0, 40, 80])
    }

    @Test("B17: what stays as the change begins goes to its place, wherever the content goes")
    func stays() throws {
        var stage = try CustomStage()
        try stage.frame(at: 400)
        stage.layout.final = { element in
            element.indexPath.item == 11 ? self.place(element, y: 1_000, alpha: 0.25) : nil
        }
        try stage.insert(0, animation: linear)
        try stage.frame(at: 400)
        let half = try stage.frame(at: 370, after_ns: 50)
        let row = try #require(half.elements.first { $0.element.indexPath.item == 12 })
        #expect(row.frame.y == 460 && row.alpha == 1)
    }

    @Test("T3: what a change brings on screen appears, what is scrolled to later does not")
    func late() throws {
        var stage = try CustomStage()
        try stage.frame()
        try stage.view.performBatchUpdates(
            BatchUpdate(items: [.delete(IndexPath(section: 0, item: 1), count: 5)]),
            options: BatchUpdateOptions(animation: linear))
        // The row that was 6 comes on screen from a place that nobody has asked for.
        #expect(try stage.frame().elements.map(\.alpha).contains(0))
        let half = try stage.frame(at: 2_000, after_ns: 50)
        #expect(half.elements.map(\.frame.y) == [2_000, 2_040, 2_080])
        #expect(half.elements.allSatisfy { $0.alpha == 1 })
    }

    @Test("B17: final attributes are where elements go that leave, deleted or not")
    func final() throws {
        var stage = try CustomStage(count: 3)
        try stage.frame()
        stage.layout.final = { element in
            switch element.indexPath.item {
            case 0: self.place(element, y: -40)
            case 2: self.place(element, y: 60, alpha: 0)
            default: nil
            }
        }
        var update = BatchUpdate(items: [.delete(IndexPath(section: 0, item: 0))])
        update.items.append(.insert(IndexPath(section: 0, item: 1), count: 3))
        try stage.view.performBatchUpdates(
            update, options: BatchUpdateOptions(animation: linear))
        try stage.frame()
        let half = try stage.frame(after_ns: 50)
        let gone = try #require(half.elements.first { $0.flags.contains(.isDisappearing) })
        #expect(gone.frame.y == -20 && gone.alpha == 1)
        // The last one moves beyond the bounds, but fades at 60.
        let leaving = try #require(half.elements.first { $0.element.indexPath.item == 4 })
        #expect(leaving.frame.y == 70 && leaving.alpha == 0.5)
    }

    @Test("B17: what only the new layout shows comes from its place in the old one")
    func oldPlaces() throws {
        var stage = try CustomStage()
        try stage.frame()
        var configuration = LayoutConfiguration()
        configuration.sectionMetrics.itemSize = Size(width: 50, height: 10)
        try stage.view.setLayout(
            .custom(LoggingLayout(configuration: configuration)), animation: linear)
        try stage.frame()
        let half = try stage.frame(after_ns: 50)
        #expect(half.items == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
        #expect(half.elements.map(\.frame.y) == (0..<10).map { 25 * Double($0) })
    }

    @Test("B15: the layout moves the content offset after an update; it is clamped")
    func target() throws {
        var stage = try CustomStage()
        try stage.frame()
        stage.layout.target = { _ in Point(x: 5, y: 1000) }
        try stage.insert(0)
        var frame = try stage.frame()
        #expect(frame.contentOffset == Point(x: 0, y: 1000))
        #expect(frame.contentOffsetAdjustment == Point(x: 0, y: 1000))
        #expect(frame.items == [25, 26, 27])
        stage.layout.target = { _ in Point(x: 0, y: 1e9) }
        try stage.insert(0)
        frame = try stage.frame(at: 1000)
        #expect(frame.contentOffset.y == 102 * 40 - 100)
        let rest = try stage.view.targetContentOffset(
            forProposedContentOffset: .zero, velocity: .zero)
        #expect(rest.y == 102 * 40 - 100)
    }

    @Test("B14: what a context adds to offset and size")
    func adjustments() throws {
        var stage = try CustomStage()
        try stage.frame(at: 40)
        var context = InvalidationContext()
        context.contentOffsetAdjustment = Point(x: 0, y: 80)
        context.contentSizeAdjustment = Size(width: 0, height: 25)
        try stage.view.invalidateLayout(with: context)
        try stage.view.invalidateLayout(with: context)
        let frame = try stage.frame(at: 40)
        #expect(frame.contentOffset.y == 200 && frame.contentOffsetAdjustment.y == 160)
        #expect(frame.contentSize.height == 4050)
        #expect(stage.layout.contexts.count == 2)
        #expect(try stage.frame(at: 200).contentOffsetAdjustment == .zero)
        try stage.view.invalidateLayout(with: .everything)
        #expect(try stage.frame(at: 200).contentSize.height == 4000)
    }

    @Test("B14: the same with a layout of the engine's")
    func adjustmentsOfBuiltIn() throws {
        var stage = try CustomStage()
        var list = ListLayout()
        list.configuration = stage.layout.configuration
        list.sectionMetrics.minimumLineSpacing = 0
        try stage.view.setLayout(.list(list))
        try stage.frame(at: 40)
        var context = InvalidationContext()
        context.contentOffsetAdjustment = Point(x: 0, y: 5000)
        context.contentSizeAdjustment = Size(width: 10, height: -25)
        try stage.view.invalidateLayout(with: context)
        var frame = try stage.frame(at: 40)
        #expect(frame.contentSize == Size(width: 110, height: 3975))
        #expect(frame.contentOffset.y == 3875 && frame.didLayoutChange)
        context.contentOffsetAdjustment = .zero
        context.invalidatesEverything = true
        try stage.view.invalidateLayout(with: context)
        frame = try stage.frame(at: 100)
        #expect(frame.contentSize == Size(width: 110, height: 3975))
        try stage.view.invalidateLayout(with: .everything)
        #expect(try stage.frame(at: 100).contentSize == Size(width: 100, height: 4000))
        context.elements = [.cell(IndexPath(section: 0, item: 100))]
        #expect(throws: CollectionError.invalidItem(context.elements[0].indexPath, count: 100)) {
            try stage.view.invalidateLayout(with: context)
        }
        context.elements = []
        context.contentOffsetAdjustment.x = .nan
        #expect(throws: CollectionError.self) { try stage.view.invalidateLayout(with: context) }
    }

    @Test("B14: elements that a context names are asked again, and no others")
    func elements() throws {
        var stage = try CustomStage()
        try stage.frame()
        stage.layout.change = { $0.attributes.alpha = 0.5 }
        var context = InvalidationContext()
        context.elements = [.cell(IndexPath(section: 0, item: 1))]
        try stage.view.invalidateLayout(with: context)
        #expect(try stage.frame().elements.map(\.alpha) == [1, 0.5, 1])
        #expect(stage.layout.log.suffix(4) == ["invalidate", "prepare 100", "size", "item 0.1"])
    }

    @Test("B18: a preferred size counts if the layout says so, and for the items below")
    func preferredSizes() throws {
        var stage = try CustomStage()
        let first = try stage.frame()
        let shown = first.elements[0]
        let preferred = [
            PreferredSize(
                reusableView: shown.reusableView, generation: shown.generation,
                size: Size(width: 100, height: 30))
        ]
        #expect(try stage.frame(preferred).rows == ["0 at 0", "1 at 40", "2 at 80"])
        #expect(stage.layout.takeLog().last == "preferred 40 to 30")
        stage.layout.takesPreferredSizes = true
        #expect(try stage.frame(preferred).rows == ["0 at 0", "1 at 30", "2 at 70"])
        #expect(
            stage.layout.takeLog() == [
                "preferred 40 to 30", "invalidate", "prepare 100", "size", "elements -50 to 150",
            ])
        // It is not asked again about what it has.
        try stage.frame(preferred)
        #expect(stage.layout.log.isEmpty)
    }

    @Test("B18: a size that never comes to rest is kept")
    func frozenSize() throws {
        var stage = try CustomStage()
        stage.layout.takesPreferredSizes = true
        let shown = try stage.frame().elements[0]
        for height in 1...20 {
            let size = Size(width: 100, height: Double(height))
            let frame = try stage.frame([
                PreferredSize(
                    reusableView: shown.reusableView, generation: shown.generation, size: size)
            ])
            #expect(frame.elements[0].frame.height == Double(min(height, 6)))
            #expect(frame.diagnostics.map(\.code) == (height > 6 ? [.frozenSize] : []))
        }
    }

    @Test("Questions are answered, by identity and in a rectangle")
    func questions() throws {
        var stage = try CustomStage(count: 10, sections: 2)
        stage.layout.headerHeight = 20
        let header = Element.supplementary(.sectionHeader, IndexPath(section: 1, item: 0))
        #expect(try stage.view.layoutAttributes(for: header).frame.y == 420)
        #expect(try stage.view.layoutAttributes(for: header).element == header)
        #expect(stage.layout.log.filter { $0.hasPrefix("header") } == ["header 1"])
        let all = try stage.view.layoutAttributesForElements(
            in: Rect(x: 0, y: 400, width: 100, height: 50))
        #expect(all.map(\.frame.y) == [380, 440, 420])
    }

    @Test("Rows of a data source's own sizes, found at a point and scrolled to")
    func places() throws {
        var stage = try CustomStage()
        try stage.setData([4], heights: [10, 20, 300, 40])
        try stage.frame()
        #expect(
            try stage.view.indexPathForItem(at: Point(x: 1, y: 29))
                == IndexPath(section: 0, item: 1))
        #expect(
            try stage.view.contentOffset(
                forScrollingToItemAt: IndexPath(section: 0, item: 3), at: .bottom
            ).y == 270)
        #expect(try stage.view.contentSize() == Size(width: 100, height: 370))
    }

    @Test("A layout reads the spans of items")
    func spans() throws {
        var view = CollectionView(limits: Limits())
        let layout = SpanReader(configuration: LayoutConfiguration())
        try view.setLayout(.custom(layout))
        var builder = DataSourceBuilder(limits: Limits())
        let counts: [UInt32] = [2, 3]
        let spans = [1, 2, 3, 4, 5].map { ItemSpan(across: $0, along: 7).rawValue }
        try builder.append(
            itemCounts: counts.span, sectionMetrics: Span(), widths: Span(), heights: Span(),
            reuseIdentifiers: Span(), spans: spans.span, options: [])
        try view.setDataSource(builder)
        _ = try view.contentSize()
        #expect(layout.read == [4, 5])
        #expect(
            layout.fault == .invalidItem(IndexPath(section: 1, item: 2), count: 3))
    }

    private final class SpanReader: CustomLayout, @unchecked Sendable {
        private(set) var read: [UInt16] = []
        private(set) var fault: CollectionError?

        override func prepare(_ context: LayoutContext) throws(CollectionError) {
            try context.forEachItemSpan(from: IndexPath(section: 1, item: 1), count: 2) {
                read.append($0.across)
            }
            do throws(CollectionError) {
                try context.forEachItemSpan(from: IndexPath(section: 1, item: 2), count: 2) {
                    read.append($0.along)
                }
            } catch { fault = error }
        }
    }
}
