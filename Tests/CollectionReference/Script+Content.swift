import CollectionCore

extension Script {
    mutating func data() -> DataDescription {
        let metrics = (0..<random.number(0...2)).map { _ in self.metrics() }
        var chunks: [DataDescription.Chunk] = []
        for _ in 0..<random.pick([0, 1, 1, 2, 2, 3, 3, 4]) {
            chunks.append(chunk(metricsCount: metrics.count, isFirst: chunks.isEmpty))
        }
        return DataDescription(metrics: metrics, chunks: chunks)
    }

    private mutating func chunk(metricsCount: Int, isFirst: Bool) -> DataDescription.Chunk {
        // Few are long, but long enough for trees of several leaves and levels.
        let most = random.chance(3) ? 500 : random.pick([1, 4, 12, 30, 60])
        let sectionCount = random.chance(3) && most < 30 ? 200 : random.number(1...3)
        let counts = (0..<sectionCount).map { _ in UInt32(random.number(0...most)) }
        var chunk = DataDescription.Chunk(itemCounts: counts)
        let itemCount = counts.reduce(0) { $0 + Int($1) }
        if metricsCount > 0 && random.chance(70) {
            chunk.sectionMetrics = counts.map { _ in UInt32(random.number(0...metricsCount)) }
        }
        // Few different lengths: sections of equal sizes have rules of their own.
        let lengths = (0..<random.pick([1, 1, 2, 6])).map { _ in Float(length()) }
        if random.chance(60) {
            chunk.widths = (0..<itemCount).map { _ in random.pick(lengths) }
        }
        if random.chance(60) {
            chunk.heights = (0..<itemCount).map { _ in random.pick(lengths) }
        }
        if random.chance(40) {
            chunk.reuseIdentifiers = (0..<itemCount).map { _ in random.pick(Self.cellIdentifiers) }
        }
        if random.chance(25) { chunk.spans = spans(itemCount) }
        if !isFirst && random.chance(30) { chunk.options.insert(.continuesSection) }
        // Measured sizes within long runs of equal items are where lines are broken again.
        if random.chance(most == 500 ? 70 : 20) { chunk.options.insert(.sizesAreEstimates) }
        return chunk
    }

    /// Most take one lane of one row; few are as long as can be.
    mutating func spans(_ count: Int) -> [UInt32] {
        let most = random.pick([2, 2, 3, 5])
        let percent = random.pick([20, 60, 95])
        return (0..<count).map { _ in
            if random.chance(percent) { return ItemSpan.one.rawValue }
            let isLong = random.chance(1)
            return ItemSpan(
                across: isLong ? 1024 : UInt16(random.number(1...most)),
                along: isLong ? 1024 : UInt16(random.number(1...most))
            ).rawValue
        }
    }

    mutating func metrics() -> SectionMetrics {
        var metrics = SectionMetrics()
        metrics.itemSize = Size(width: length(), height: length())
        if random.chance(30) {
            metrics.estimatedItemSize = Size(width: length(), height: length())
        }
        if random.chance(50) { metrics.sectionInset = insets([0, 5, 10.1, 20, 60]) }
        metrics.minimumLineSpacing = random.pick([0, 1, 10, 3.3])
        metrics.minimumInteritemSpacing = random.pick([0, 1, 10, 3.3])
        if random.chance(50) {
            metrics.headerReferenceSize = Size(width: length(), height: length())
        }
        if random.chance(40) {
            metrics.footerReferenceSize = Size(width: length(), height: length())
        }
        metrics.isHeaderSizeEstimated = random.chance(30)
        metrics.isFooterSizeEstimated = random.chance(30)
        if random.chance(30) { metrics.headerLevel = UInt32(random.number(0...3)) }
        metrics.itemsFillLine = random.chance(20)
        metrics.itemReuseIdentifier = ReuseIdentifier(rawValue: random.pick(Self.cellIdentifiers))
        metrics.headerReuseIdentifier = ReuseIdentifier(rawValue: random.pick([0, 3]))
        metrics.footerReuseIdentifier = ReuseIdentifier(rawValue: random.pick([0, 4]))
        return metrics
    }

    /// Any layout, at once or animated.
    mutating func layoutChange() -> Step {
        let flow = layout()
        if random.chance(20) { return .setFlowLayout(flow) }
        let change: Layout =
            switch random.number(0...17) {
            case 0, 1: .list(list(like: flow))
            case 2, 3: .grid(grid(like: flow))
            case 4, 5: .justified(justified(like: flow))
            case 6, 7: .waterfall(waterfall(like: flow))
            case 8: .flow(flow)
            case 15, 16, 17: .explicit(explicitLayout())
            case 9, 10, 11: .compositional(compositional(like: flow))
            default: pathLayout()
            }
        let animation = random.chance(isBusy ? 80 : 50) ? animation() : nil
        return .setLayout(change, animation, tag: UInt64(random.number(0...9)))
    }

    private mutating func waterfall(like flow: FlowLayout) -> WaterfallLayout {
        var waterfall = WaterfallLayout()
        waterfall.configuration = flow.configuration
        waterfall.lanes =
            random.chance(50)
            ? .fixed(random.pick([1, 2, 3, 4, 7, 20]))
            : .adaptive(minimumLength: random.pick([0.5, 10, 40, 50.1, 64, 100]))
        waterfall.lanePlacement = random.chance(70) ? .stable : .greedy
        waterfall.keepsAspectRatio = random.chance(30)
        return waterfall
    }

    mutating func list(like flow: FlowLayout) -> ListLayout {
        var list = ListLayout()
        list.configuration = flow.configuration
        if random.chance(30) { return list }
        list.separatorKind = Self.separatorKind
        list.separatorReuseIdentifier = ReuseIdentifier(rawValue: random.pick([0, 5]))
        list.separatorThickness = random.pick([1, 0.5, 1, 33.333333, 0])
        list.separatorLeadingInset = random.pick([0, 16, 10.1])
        list.separatorTrailingInset = random.pick([0, 0, 8, 400])
        return list
    }

    mutating func grid(like flow: FlowLayout) -> GridLayout {
        var grid = GridLayout()
        grid.configuration = flow.configuration
        grid.lanes =
            random.chance(50)
            ? .fixed(UInt32(random.pick([1, 2, 3, 4, 7, 50])))
            : .adaptive(minimumLength: max(length(), 0.5))
        grid.aspectRatio = random.pick([0, 0, 1, 1.5, 0.333333])
        return grid
    }

    private mutating func justified(like flow: FlowLayout) -> JustifiedLayout {
        var justified = JustifiedLayout()
        justified.configuration = flow.configuration
        justified.targetLineThickness = random.pick([20, 40, 66.6, 100, 250])
        justified.thicknessTolerance = random.pick([0, 0.1, 0.25, 0.25, 0.5, 0.95])
        justified.lastLineAlignment = random.pick([
            .automatic, .leading, .center, .trailing, .justify,
        ])
        return justified
    }

    mutating func layout() -> FlowLayout {
        var layout = FlowLayout()
        layout.scrollDirection = random.chance(65) ? .vertical : .horizontal
        layout.sectionMetrics = metrics()
        layout.sectionHeadersPinToVisibleBounds = random.chance(40)
        layout.sectionFootersPinToVisibleBounds = random.chance(40)
        if random.chance(50) {
            layout.lineAlignment = random.pick([.justify, .leading, .center, .trailing])
            layout.lastLineAlignment = random.pick([
                .automatic, .leading, .center, .trailing, .justify, .padWithLastItem,
            ])
        }
        layout.sectionInsetReference = random.pick([.contentInset, .safeArea, .layoutMargins])
        layout.flipsHorizontallyInOppositeLayoutDirection = random.chance(40)
        if random.chance(25) { layout.pixelScale = random.pick([1, 2, 3]) }
        if random.chance(20) { layout.lineBreakTolerance = random.pick([0, 0.01, 1e-9]) }
        return layout
    }

    mutating func environment() -> Environment {
        var environment = Environment()
        if random.chance(60) { environment.contentInset = insets([0, 10, 44, -8, 7.7]) }
        if random.chance(60) { environment.safeAreaInsets = insets([0, 20, 34, 3.3]) }
        // By the insets that were drawn: in one of nine environments.
        switch (environment.safeAreaInsets.top, environment.safeAreaInsets.left) {
        case (20, 20): environment.contentInsetAdjustmentBehavior = .always
        case (34, 20): environment.contentInsetAdjustmentBehavior = .vertical
        case (34, 34): environment.contentInsetAdjustmentBehavior = .horizontal
        default: break
        }
        if random.chance(60) { environment.layoutMargins = insets([0, 8, 16, 20]) }
        if random.chance(40) { environment.readableContentInsets = insets([0, 24, 60.6]) }
        environment.layoutDirection = random.chance(40) ? .rightToLeft : .leftToRight
        if random.chance(isBusy ? 3 : 10) { environment.reducesMotion = true }
        return environment
    }

    mutating func insets(_ lengths: [Double]) -> EdgeInsets {
        EdgeInsets(
            top: random.pick(lengths), left: random.pick(lengths), bottom: random.pick(lengths),
            right: random.pick(lengths))
    }
}
