import CollectionCore
import CollectionReference
import Testing

/// Rule B21 of docs/semantics.md: layouts of a host's own that change another layout.
@Suite("A host's own layout with a base")
struct CustomBaseTests {
    /// Moves all cells to the right, as far as they are below the start of the bounds by `slope`.
    private final class Leaning: CustomLayout, @unchecked Sendable {
        var slope = 0.0
        var isAsked = 0

        init(_ base: Layout) { super.init(base: base) }

        private func lean(_ place: ElementPlace) -> ElementPlace {
            var place = place
            isAsked += 1
            if place.attributes.element.category == .cell {
                place.attributes.frame.x += slope * place.attributes.frame.y
            }
            return place
        }

        override func layoutAttributesForElements(
            in rect: Rect, into sink: inout LayoutSink
        ) throws(CollectionError) {
            for place in try baseElements(in: rect) {
                let place = lean(place)
                sink.add(place.attributes, transform: place.transform)
            }
        }

        override func layoutAttributesForItem(
            at path: IndexPath
        ) throws(CollectionError) -> ElementPlace? {
            try super.layoutAttributesForItem(at: path).map(lean)
        }
    }

    /// Two views with the same data and bounds: one with a layout, the other with one that has that
    /// layout as its base, and changes nothing.
    private struct Pair: ~Copyable {
        var plain = CollectionView(limits: Limits())
        var based = CollectionView(limits: Limits())
        var time_ns: UInt64 = 0
        var random = SeededGenerator(seed: 7)
        var counts: [UInt32]
        let axis: Axis

        init(_ layout: Layout, _ counts: [UInt32] = [40, 0, 3, 20]) throws {
            self.counts = counts
            axis = layout.configuration.scrollDirection
            var builder = DataSourceBuilder(limits: Limits())
            let total = Int(counts.reduce(0, +))
            let widths = (0..<total).map { Float(20 + $0 % 7 * 9) }
            let heights = (0..<total).map { Float(20 + $0 % 5 * 8) }
            try builder.append(
                itemCounts: counts.span, sectionMetrics: Span(), widths: widths.span,
                heights: heights.span, reuseIdentifiers: Span(), options: [])
            let other = builder
            try plain.setDataSource(builder)
            try based.setDataSource(other)
            try plain.setLayout(layout)
            try based.setLayout(.custom(CustomLayout(base: layout)))
        }

        /// Shows display frames of both, and measures what is estimated in both.
        ///
        /// - Parameter isMoving: Whether the first display frame begins to make room: what was not
        ///   on screen before comes from elsewhere in a layout of the host's own (B17).
        mutating func compare(
            at offset: Double, width: Double = 100, isMoving: Bool = false
        ) throws {
            let (x, y) = axis == .vertical ? (0, offset) : (offset, 0)
            var sizes: [[PreferredSize]] = [[], []]
            for number in 0..<2 {
                time_ns += 1_000_000_000
                let bounds = Rect(x: x, y: y, width: width, height: 150)
                let first = try plain.displayFrame(
                    for: DisplayFrameRequest(
                        bounds: bounds, time_ns: time_ns, isComplete: true,
                        preferredSizes: sizes[0]))
                let second = try based.displayFrame(
                    for: DisplayFrameRequest(
                        bounds: bounds, time_ns: time_ns, isComplete: true,
                        preferredSizes: sizes[1]))
                #expect(!first.elements.isEmpty || axis == .vertical && offset > 0)
                #expect(first.contentSize == second.contentSize)
                #expect(first.contentOffset == second.contentOffset)
                #expect(first.elements.map(\.element) == second.elements.map(\.element))
                let frames = (first.elements.map(\.frame), second.elements.map(\.frame))
                #expect(isMoving && number == 0 || frames.0 == frames.1)
                #expect(first.elements.map(\.zIndex) == second.elements.map(\.zIndex))
                #expect(first.elements.map(\.flags) == second.elements.map(\.flags))
                sizes = [measured(first), measured(second)]
            }
            #expect(plain.brokenInvariant() == nil && based.brokenInvariant() == nil)
        }

        private func measured(_ frame: DisplayFrame) -> [PreferredSize] {
            frame.elements.filter { $0.flags.contains(.isEstimated) }.map {
                PreferredSize(
                    reusableView: $0.reusableView, generation: $0.generation,
                    size: Size(
                        width: $0.frame.width, height: 31 + Double($0.element.indexPath.item % 3)))
            }
        }

        mutating func update() throws {
            var items: [UpdateItem] = []
            let filled = counts.indices.filter { counts[$0] > 0 }
            let section = filled.isEmpty ? 0 : random.pick(filled)
            switch random.number(0...3) {
            case 0 where counts[section] > 0:
                let item = UInt32(random.number(0...Int(counts[section]) - 1))
                items = [.delete(IndexPath(section: UInt32(section), item: item))]
                counts[section] -= 1
            case 1 where counts[section] > 1:
                items = [
                    .move(
                        IndexPath(section: UInt32(section), item: 0),
                        to: IndexPath(section: UInt32(section), item: counts[section] - 1))
                ]
            case 2:
                items = [.move(IndexPath(section: 0), to: IndexPath(section: 3))]
                counts.append(counts.removeFirst())
            default:
                let item = UInt32(random.number(0...Int(counts[section])))
                items = [.insert(IndexPath(section: UInt32(section), item: item), count: 2)]
                counts[section] += 2
            }
            try plain.performBatchUpdates(BatchUpdate(items: items))
            try based.performBatchUpdates(BatchUpdate(items: items))
        }
    }

    private static var layouts: [Layout] {
        var metrics = SectionMetrics()
        metrics.estimatedItemSize = Size(width: 40, height: 30)
        metrics.headerReferenceSize = Size(width: 20, height: 20)
        var flow = FlowLayout()
        flow.configuration.sectionMetrics = metrics
        flow.configuration.sectionHeadersPinToVisibleBounds = true
        var list = ListLayout()
        list.configuration.sectionMetrics = metrics
        var waterfall = WaterfallLayout()
        waterfall.configuration.sectionMetrics = metrics
        let item = LayoutItem(
            size: LayoutSize(width: .fractionalWidth(0.5), height: .estimated(40)))
        let group = LayoutGroup.horizontal(
            size: LayoutSize(width: .fractionalWidth(1), height: .estimated(40)),
            subitems: [.item(item)])
        let compositional = CompositionalLayout(sections: [LayoutSection(group: group)])
        return [
            .flow(flow), .list(list), .waterfall(waterfall), .grid(GridLayout()),
            .justified(JustifiedLayout()), .compositional(compositional),
            .carousel(CarouselLayout()), .stack(StackLayout()), .circle(CircleLayout()),
        ]
    }

    @Test("It is as its base where it changes nothing", arguments: layouts.indices)
    func same(_ number: Int) throws {
        var pair = try Pair(Self.layouts[number])
        try pair.compare(at: 0)
        for step in 0..<30 {
            try pair.update()
            if step % 5 == 4 { try pair.update() }
            try pair.compare(at: Double(step % 4 * 70), width: step < 20 ? 100 : 130)
            #expect(
                try pair.plain.targetContentOffset(
                    forProposedContentOffset: Point(x: 0, y: 33), velocity: Point(x: 0, y: 1))
                    == pair.based.targetContentOffset(
                        forProposedContentOffset: Point(x: 0, y: 33), velocity: Point(x: 0, y: 1)))
            let path = IndexPath(section: 3, item: 0)
            if pair.counts[3] > 0 {
                let position: ScrollPosition = [.top, .avoidPinned]
                #expect(
                    try pair.plain.contentOffset(forScrollingToItemAt: path, at: position)
                        == pair.based.contentOffset(forScrollingToItemAt: path, at: position))
            }
        }
    }

    @Test("Mirrored content, and content insets, are the base's", arguments: layouts.indices)
    func mirrored(_ number: Int) throws {
        var layout = Self.layouts[number]
        if case .flow(var flow) = layout {
            flow.configuration.scrollDirection = .horizontal
            flow.configuration.flipsHorizontallyInOppositeLayoutDirection = true
            layout = .flow(flow)
        }
        var pair = try Pair(layout)
        var environment = Environment()
        environment.layoutDirection = .rightToLeft
        environment.contentInset = EdgeInsets(top: 10, left: 3, bottom: 5, right: 4)
        try pair.plain.setEnvironment(environment)
        try pair.based.setEnvironment(environment)
        for step in 0..<12 {
            try pair.compare(at: Double(step % 4 * 40))
            try pair.update()
        }
        try pair.plain.invalidateLayout(with: .everything)
        try pair.based.invalidateLayout(with: .everything)
        try pair.compare(at: 0)
    }

    @Test("While an item is moved the base has the order that is presented", arguments: 0..<6)
    func movement(_ number: Int) throws {
        var pair = try Pair(Self.layouts[number])
        try pair.compare(at: 0)
        var traits = ItemTraits.standard
        traits.move = .yes
        try pair.plain.setDefaultTraits(traits)
        try pair.based.setDefaultTraits(traits)
        let (path, point) = (IndexPath(section: 0, item: 1), Point(x: 30, y: 30))
        #expect(
            try pair.plain.beginInteractiveMovement(ofItemAt: path, from: point, at: pair.time_ns))
        #expect(
            try pair.based.beginInteractiveMovement(ofItemAt: path, from: point, at: pair.time_ns))
        for item in [UInt32(3), 0, 5] {
            let target = IndexPath(section: 0, item: item)
            #expect(try pair.plain.setMovementTarget(target))
            #expect(try pair.based.setMovementTarget(target))
            try pair.compare(at: 0, isMoving: true)
        }
        try pair.plain.cancelInteractiveMovement()
        try pair.based.cancelInteractiveMovement()
        try pair.compare(at: 0, isMoving: true)
        try pair.update()
        try pair.compare(at: 40)
    }

    @Test("A method gets the base's answer from `super`, and changes it")
    func changed() throws {
        let layout = Leaning(.list(ListLayout()))
        layout.slope = 0.5
        var view = CollectionView(limits: Limits())
        var builder = DataSourceBuilder(limits: Limits())
        let counts: [UInt32] = [10_000]
        try builder.append(
            itemCounts: counts.span, sectionMetrics: Span(), widths: Span(), heights: Span(),
            reuseIdentifiers: Span(), options: [])
        try view.setDataSource(builder)
        try view.setLayout(.custom(layout))
        let bounds = Rect(x: 0, y: 0, width: 100, height: 200)
        let frame = try view.displayFrame(
            for: DisplayFrameRequest(
                bounds: bounds, time_ns: 1, isComplete: true, preferredSizes: []))
        #expect(frame.elements.count > 2)
        #expect(frame.elements.allSatisfy { $0.frame.x == 0.5 * $0.frame.y })
        let far = try view.layoutAttributes(for: .cell(IndexPath(section: 0, item: 9_999)))
        #expect(far.frame.x == 0.5 * far.frame.y && far.frame.y > 10_000)
        layout.isAsked = 0
        try view.performBatchUpdates(
            BatchUpdate(items: [.insert(IndexPath(section: 0, item: 1))]))
        _ = try view.displayFrame(
            for: DisplayFrameRequest(
                bounds: bounds, time_ns: 2, isComplete: true, preferredSizes: []))
        #expect(layout.isAsked < 200)
        #expect(view.brokenInvariant() == nil)
    }

    @Test("A layout that outlives its view, or is replaced, keeps nothing of the base")
    func released() throws {
        let layout = CustomLayout(base: .list(ListLayout()))
        let bounds = Rect(x: 0, y: 0, width: 100, height: 100)
        var view: CollectionView? = CollectionView(limits: Limits())
        for isReplaced in [false, true] {
            try view?.setLayout(.custom(layout))
            var builder = DataSourceBuilder(limits: Limits())
            let counts: [UInt32] = [10]
            try builder.append(
                itemCounts: counts.span, sectionMetrics: Span(), widths: Span(), heights: Span(),
                reuseIdentifiers: Span(), options: [])
            try view?.setDataSource(builder)
            _ = try view?.displayFrame(
                for: DisplayFrameRequest(
                    bounds: bounds, time_ns: 1, isComplete: true, preferredSizes: []))
            #expect(try !layout.baseElements(in: bounds).isEmpty)
            if isReplaced {
                try view?.setLayout(.flow(FlowLayout()))
                _ = try view?.displayFrame(
                    for: DisplayFrameRequest(
                        bounds: bounds, time_ns: 2, isComplete: true, preferredSizes: []))
            } else {
                view = nil
            }
            #expect(try layout.baseElements(in: bounds).isEmpty)
            if view == nil { view = CollectionView(limits: Limits()) }
        }
    }

    @Test("A custom or an explicit layout is no base")
    func refused() throws {
        var view = CollectionView(limits: Limits())
        for base in [Layout.explicit(ExplicitLayout()), .custom(CustomLayout())] {
            #expect(throws: CollectionError.invalidArgument("base", .placesEachElement)) {
                try view.setLayout(.custom(CustomLayout(base: base)))
            }
        }
    }

    @Test("A carousel rests as it does without a layout that changes it; other layouts follow")
    func transition() throws {
        var pair = try Pair(.carousel(CarouselLayout()))
        try pair.compare(at: 0)
        let animation = Animation(duration_ns: 100, curve: TimingCurve(kind: .linear))
        for layout in Self.layouts {
            try pair.plain.setLayout(layout, animation: animation)
            try pair.based.setLayout(.custom(CustomLayout(base: layout)), animation: animation)
            try pair.compare(at: 0)
        }
    }

    @Test("A question between a new layout and an update shows no item twice")
    func askedBetween() throws {
        for base in Self.layouts {
            for inserts in [true, false] {
                try showAfterQuestion(base, inserts: inserts)
            }
        }
    }

    private func showAfterQuestion(_ base: Layout, inserts: Bool) throws {
        var view = CollectionView(limits: Limits())
        var snapshot = Snapshot(limits: view.limits)
        try snapshot.appendSections([1])
        try snapshot.appendItems(Array(1...20))
        try view.applySnapshot(snapshot)
        let bounds = Rect(x: 0, y: 0, width: 100, height: 200)
        var request = DisplayFrameRequest(
            bounds: bounds, time_ns: 1, isComplete: true, preferredSizes: [])
        _ = try view.displayFrame(for: request)
        let animation = Animation(duration_ns: 100, curve: TimingCurve(kind: .linear))
        let layout = Leaning(base)
        layout.slope = 0.25
        try view.setLayout(.custom(layout), animation: animation)
        _ = try view.layoutAttributes(for: .cell(IndexPath(section: 0, item: 3)))
        if inserts {
            try snapshot.insertItems([100, 101], beforeItem: 2)
        } else {
            try snapshot.deleteItems([2, 5])
        }
        try view.applySnapshot(snapshot, options: BatchUpdateOptions(animation: animation))
        for time_ns in [1, 50, 300] as [UInt64] {
            request.time_ns = time_ns
            let frame = try view.displayFrame(for: request)
            let cells = frame.elements.filter { !$0.flags.contains(.isDisappearing) }.map(\.element)
            for (index, cell) in cells.enumerated() {
                #expect(!cells[..<index].contains(cell), "\(base) at \(time_ns)")
            }
            #expect(view.brokenInvariant() == nil)
        }
    }
}
