/// The greatest measures of any section, which give an upper bound for the length of the content.
struct LongestMeasures {
    private var lineSpacing = 0.0
    private var itemMain = 0.0
    private var besideLines = 0.0
    /// The greatest thickness of rows, in grids whose rows are all alike; nil without such a grid.
    private var rowThickness: Double?
    private var justified: Justified?
    /// Whether items may span rows.
    private var hasRows = false
    /// Whether items of a waterfall may be longer than their sizes say, to keep an aspect ratio.
    private var keepsAspectRatio = false
    /// Whether no upper bound is known.
    private var isUnknown = false

    /// The measures that limit the thickness of justified lines.
    private struct Justified {
        var available = 0.0
        var target = 0.0
        /// The least length across of items without a size of their own.
        var itemCross = Double.infinity
    }

    /// Takes account of the measures of a section.
    mutating func take(_ metrics: ResolvedMetrics, _ arrangement: Arrangement) {
        lineSpacing = max(lineSpacing, metrics.lineSpacing)
        itemMain = max(itemMain, metrics.itemMain)
        besideLines = max(besideLines, metrics.lengthBesideLines)
        arrangement.lengthen(&self, metrics)
    }

    /// Takes account of a section that is so long apart from its lines, in points.
    mutating func takeBesideLines(_ length: Double) { besideLines = max(besideLines, length) }

    /// Takes account of a grid, in which items may span rows.
    ///
    /// - Parameter thickness: The thickness of each row, if all rows are alike; otherwise nil.
    mutating func takeRows(thickness: Double?) {
        hasRows = true
        if let thickness { rowThickness = max(rowThickness ?? 0, thickness) }
    }

    /// Takes account of justified lines, which items fill together.
    mutating func takeJustified(_ lines: JustifiedLines, _ metrics: ResolvedMetrics) {
        var most = justified ?? Justified()
        most.available = max(most.available, lines.available)
        most.target = max(most.target, lines.target)
        most.itemCross = min(most.itemCross, metrics.itemCross)
        justified = most
    }

    /// Takes account of items that may be longer than their sizes say, up to `Length.maximum`.
    mutating func takeAnyItemLength() { keepsAspectRatio = true }

    /// Takes account of a section for whose length no upper bound is known.
    mutating func takeAnyLength() { isUnknown = true }

    /// An upper bound for the length of all sections along the main axis, in points: their length
    /// if each item had a line to itself.
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

    /// The greatest thickness that a justified line can have: the thickness of a line with a single
    /// item, as narrow as any item can be.
    private func thickness(
        _ justified: Justified, _ items: ItemSummary, _ axis: Axis
    ) -> Double {
        let (mains, crosses) =
            axis == .vertical
            ? (items.heights, items.widths) : (items.widths, items.heights)
        let main = max(itemMain, Double(mains.longest))
        // An item with a length of 0 counts as a square; any other length is at least one unit.
        let cross = max(
            min(justified.itemCross, Double(crosses.shortest)), 1 / Length.unitsPerPoint)
        let full = justified.available * max(1, main / cross)
        return max(justified.target, min(Length.maximum, full))
    }
}
