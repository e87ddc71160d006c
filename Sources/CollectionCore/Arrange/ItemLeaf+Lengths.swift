// The lengths of items along the main and the cross axis. The metrics of the section stand in for
// lengths that an item does not have of its own.

extension ItemLeaf {
    func main(_ axis: Axis) -> Column<Float> { axis == .vertical ? heights : widths }
    func cross(_ axis: Axis) -> Column<Float> { axis == .vertical ? widths : heights }

    /// The item's length along the main axis.
    func main(_ axis: Axis, _ index: Int, _ metrics: ResolvedMetrics) -> Double {
        let own = axis == .vertical ? heights[index] : widths[index]
        return own < 0 ? metrics.itemMain : Double(own)
    }

    /// The item's length along the cross axis, even if the arrangement makes the item as long as
    /// its line.
    func cross(_ axis: Axis, _ index: Int, _ metrics: ResolvedMetrics) -> Double {
        let own = axis == .vertical ? widths[index] : heights[index]
        return own < 0 ? metrics.itemCross : Double(own)
    }

    func isSizeEstimated(_ index: Int, _ metrics: ResolvedMetrics) -> Bool {
        isSizeEstimated(index, bySection: metrics.isItemSizeEstimated)
    }

    /// Whether the item's size is an estimate, which the host should measure.
    ///
    /// - Parameter bySection: Whether the sizes of items without a size of their own are estimates.
    func isSizeEstimated(_ index: Int, bySection isItemSizeEstimated: Bool) -> Bool {
        let state = sizeStates[index]
        if state.isEstimated { return true }
        return isItemSizeEstimated && !state.isPreferred
            && (widths[index] < 0 || heights[index] < 0)
    }

    func reuseIdentifier(_ index: Int, _ metrics: ResolvedMetrics) -> ReuseIdentifier {
        reuseIdentifier(index, default: metrics.itemReuseIdentifier)
    }

    func reuseIdentifier(_ index: Int, default standard: ReuseIdentifier) -> ReuseIdentifier {
        let own = reuseIdentifiers[index]
        return own == Self.noReuseIdentifier ? standard : ReuseIdentifier(rawValue: own)
    }
}

extension Column where Value == Float {
    /// The length of an item.
    ///
    /// - Parameter missing: The length of an item without a length of its own.
    func length(_ index: Int, missing: Double) -> Double {
        let own = self[index]
        return own < 0 ? missing : Double(own)
    }

    /// The length of the longest item in a range, which is not empty.
    ///
    /// - Parameter missing: The length of an item without a length of its own.
    func longest(of range: Range<Int>, missing: Double) -> Double {
        guard let values = unsafe values else { return length(0, missing: missing) }
        var (shortest, longest) = (Float.infinity, Float(0))
        for index in range {
            let length = unsafe values[index]
            shortest = length < shortest ? length : shortest
            longest = length > longest ? length : longest
        }
        return shortest < 0 ? max(Double(longest), missing) : Double(longest)
    }
}

extension ItemPosition {
    /// The total length of the items along the main axis, without spacing.
    func main(_ axis: Axis, _ metrics: ResolvedMetrics) -> Double {
        axis == .vertical
            ? height + Double(itemsWithoutHeight) * metrics.itemMain
            : width + Double(itemsWithoutWidth) * metrics.itemMain
    }

    func cross(_ axis: Axis, _ metrics: ResolvedMetrics) -> Double {
        axis == .vertical
            ? width + Double(itemsWithoutWidth) * metrics.itemCross
            : height + Double(itemsWithoutHeight) * metrics.itemCross
    }
}

extension ItemSummary {
    /// The one length that all items have along the main axis; nil when they differ.
    func uniformMain(_ axis: Axis, _ metrics: ResolvedMetrics) -> Double? {
        axis == .vertical
            ? Self.uniform(heights, missing: position.itemsWithoutHeight, metrics.itemMain)
            : Self.uniform(widths, missing: position.itemsWithoutWidth, metrics.itemMain)
    }

    func uniformCross(_ axis: Axis, _ metrics: ResolvedMetrics) -> Double? {
        axis == .vertical
            ? Self.uniform(widths, missing: position.itemsWithoutWidth, metrics.itemCross)
            : Self.uniform(heights, missing: position.itemsWithoutHeight, metrics.itemCross)
    }

    /// Whether all items have the same size.
    func isUniform(_ axis: Axis, _ metrics: ResolvedMetrics) -> Bool {
        uniformMain(axis, metrics) != nil && uniformCross(axis, metrics) != nil
    }

    func longestCross(_ axis: Axis, _ metrics: ResolvedMetrics) -> Double {
        let own = Double(axis == .vertical ? widths.longest : heights.longest)
        let missing =
            axis == .vertical ? position.itemsWithoutWidth : position.itemsWithoutHeight
        return missing > 0 ? max(own, metrics.itemCross) : own
    }

    private static func uniform(
        _ own: Extremes, missing: Int, _ length: Double
    ) -> Double? {
        if own.longest < 0 { return length }
        if own.shortest != own.longest { return nil }
        return missing == 0 || Double(own.longest) == length ? Double(own.longest) : nil
    }
}
