/// How the items of a section are placed between its insets.
enum Arrangement {
    /// As many on a line as fit.
    case flow(FlowLines)
    /// Each item is a line: the tree of items is the tree of lines.
    case list
    case grid(GridLines)
    /// Lanes are kept as lines.
    case waterfall(WaterfallLanes)
    case justified(JustifiedLines)
    case groups(GroupLines)
    /// Groups as lines along the other axis, where they scroll.
    case orthogonal(OrthogonalGroups)

    /// - Parameter available: How long a line may be.
    init(_ metrics: SectionMetrics, _ layout: Layout, available: Double, spacing: Double) {
        switch layout {
        case .flow(let flow): self = metrics.itemsFillLine ? .list : .flow(FlowLines(flow))
        case .list: self = .list
        case .grid(let grid): self = .grid(GridLines(grid, available, spacing: spacing))
        case .waterfall(let waterfall):
            self = .waterfall(WaterfallLanes(waterfall, available: available, spacing: spacing))
        // Where items follow a path there are no sections to be arranged; those that are described
        // are arranged elsewhere.
        case .carousel, .stack, .circle, .compositional, .custom, .explicit:
            self = .flow(FlowLines())
        case .justified(let justified):
            self = .justified(JustifiedLines(justified, available, spacing: spacing))
        }
    }

    /// Whether it is the number of items that breaks lines.
    var countsItems: Bool {
        switch self {
        case .grid, .groups, .orthogonal: true
        case .flow, .list, .justified, .waterfall: false
        }
    }

    /// Whether the tree of lines has the section's lines. Otherwise they follow from its items.
    var storesLines: Bool {
        switch self {
        case .flow, .justified, .waterfall: true
        case .list: false
        case .grid(let grid): grid.storesRows
        case .groups(let groups): groups.isEstimated
        case .orthogonal(let groups): groups.storesGroups
        }
    }

    /// Whether groups stand along the other axis.
    var orthogonal: OrthogonalGroups? {
        if case .orthogonal(let groups) = self { return groups }
        return nil
    }
}

/// How flow layout breaks and fills lines.
struct FlowLines {
    var tolerance = 0.0
    var alignment = LineAlignment.justify
    var lastAlignment = LastLineAlignment.automatic

    init() {}

    init(_ layout: FlowLayout) {
        tolerance = layout.lineBreakTolerance
        alignment = layout.lineAlignment
        lastAlignment = layout.lastLineAlignment
    }
}
