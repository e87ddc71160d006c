/// The longest measures of any section: they say how long content can become at most.
struct LongestMeasures {
    private var lineSpacing = 0.0
    private var itemMain = 0.0
    private var besideLines = 0.0

    init(of metrics: [FlowMetrics]) {
        for metrics in metrics { take(metrics) }
    }

    mutating func take(_ metrics: FlowMetrics) {
        lineSpacing = max(lineSpacing, metrics.lineSpacing)
        itemMain = max(itemMain, metrics.itemMain)
        besideLines = max(besideLines, metrics.lengthBesideLines)
    }

    /// How long items are if each has a line to itself: no layout of them is longer.
    func length(of items: ItemPosition, sectionCount: Int, _ axis: Axis) -> Double {
        let own = axis == .vertical ? items.height : items.width
        let missing =
            axis == .vertical ? items.itemsWithoutHeight : items.itemsWithoutWidth
        return own + Double(missing) * itemMain + Double(items.count) * lineSpacing
            + Double(sectionCount) * besideLines
    }
}
