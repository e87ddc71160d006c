import CollectionCore

extension Sample {
    /// One of each, with other numbers than it begins with.
    static var layouts: [Layout] {
        var configuration = LayoutConfiguration()
        configuration.scrollDirection = .horizontal
        configuration.sectionMetrics.minimumLineSpacing = 0
        configuration.sectionFootersPinToVisibleBounds = true
        configuration.sectionInsetReference = .layoutMargins
        configuration.pixelScale = 3
        var flow = FlowLayout()
        flow.configuration = configuration
        flow.lastLineAlignment = .padWithLastItem
        var list = ListLayout()
        list.configuration = configuration
        list.separatorKind = ElementKind(rawValue: 7)
        list.separatorReuseIdentifier = ReuseIdentifier(rawValue: 8)
        list.separatorThickness = 0
        list.separatorLeadingInset = 16
        list.separatorTrailingInset = 0.5
        var grid = GridLayout()
        grid.configuration = configuration
        grid.lanes = .adaptive(minimumLength: 80)
        grid.aspectRatio = 0
        var waterfall = WaterfallLayout()
        waterfall.configuration = configuration
        waterfall.lanes = .fixed(1024)
        waterfall.lanePlacement = .greedy
        waterfall.keepsAspectRatio = true
        var justified = JustifiedLayout()
        justified.configuration = configuration
        justified.targetLineThickness = 120
        justified.thicknessTolerance = 0
        justified.lastLineAlignment = .trailing
        return [
            .flow(flow), .list(list), .grid(grid), .waterfall(waterfall), .justified(justified),
            .list(ListLayout()), .grid(GridLayout()), .waterfall(WaterfallLayout()),
            .justified(JustifiedLayout()),
        ]
    }
}
