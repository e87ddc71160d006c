/// The longest measures of any section: they say how long content can become at most.
struct LongestMeasures {
    private var lineSpacing = 0.0
    private var itemMain = 0.0
    private var besideLines = 0.0
    /// How thick rows are that are all alike.
    private var rowThickness: Double?
    private var justified: Justified?
    /// Whether items may span rows.
    private var hasRows = false
    /// Whether items may be longer than their sizes say, in a waterfall.
    private var keepsAspectRatio = false
    /// Whether there is no telling.
    private var isUnknown = false

    /// What the thickness of justified lines depends on.
    private struct Justified {
        var available = 0.0
        var target = 0.0
        /// Of items without a size of their own; the shortest.
        var itemCross = Double.infinity
    }

    /// Takes in the measures of a section.
    mutating func take(_ metrics: ResolvedMetrics, _ arrangement: Arrangement) {
        lineSpacing = max(lineSpacing, metrics.lineSpacing)
        itemMain = max(itemMain, metrics.itemMain)
        besideLines = max(besideLines, metrics.lengthBesideLines)
        arrangement.lengthen(&self, metrics)
    }

    /// Items may span rows.
    ///
    /// - Parameter thickness: Of rows that are all alike.
    mutating func takeRows(thickness: Double?) {
        hasRows = true
        if let thickness { rowThickness = max(rowThickness ?? 0, thickness) }
    }

    /// Items fill lines together.
    mutating func takeJustified(_ lines: JustifiedLines, _ metrics: ResolvedMetrics) {
        var most = justified ?? Justified()
        most.available = max(most.available, lines.available)
        most.target = max(most.target, lines.target)
        most.itemCross = min(most.itemCross, metrics.itemCross)
        justified = most
    }

    /// Items may be longer than their sizes say, up to the greatest length that there is.
    mutating func takeAnyItemLength() { keepsAspectRatio = true }

    /// There is no bound that could be told.
    mutating func takeAnyLength() { isUnknown = true }

    /// How long items are if each has a line to itself: no layout of them is longer.
    func length(of items: ItemSummary, sectionCount: Int, _ axis: Axis) -> Double {
        let count = Double(items.position.count)
        let rows = hasRows ? Double(items.greatestSpan.along) : 1
        // The thickness of a row that an item spans is rounded up.
        let rounding = rows == 1 ? 0 : count * rows / Length.unitsPerPoint
        return lineLength(of: items, axis) * (rowThickness == nil ? 1 : rows) + rounding
            + count * rows * lineSpacing + Double(sectionCount) * besideLines
    }

    private func lineLength(of items: ItemSummary, _ axis: Axis) -> Double {
        let sums = items.position
        if keepsAspectRatio { return Double(sums.count) * Length.maximum }
        if isUnknown { return .infinity }
        if let rowThickness { return Double(sums.count) * rowThickness }
        if let justified { return Double(sums.count) * thickness(justified, items, axis) }
        return axis == .vertical
            ? sums.height + Double(sums.itemsWithoutHeight) * itemMain
            : sums.width + Double(sums.itemsWithoutWidth) * itemMain
    }

    /// How thick a justified line is at most: that of one item that is as narrow as can be.
    private func thickness(
        _ justified: Justified, _ items: ItemSummary, _ axis: Axis
    ) -> Double {
        let (mains, crosses) =
            axis == .vertical
            ? (items.heights, items.widths) : (items.widths, items.heights)
        let main = max(itemMain, Double(mains.longest))
        // A length of 0 counts as a square; what is longer has one unit at least.
        let cross = max(
            min(justified.itemCross, Double(crosses.shortest)), 1 / Length.unitsPerPoint)
        let full = justified.available * max(1, main / cross)
        return max(justified.target, min(Length.maximum, full))
    }
}
