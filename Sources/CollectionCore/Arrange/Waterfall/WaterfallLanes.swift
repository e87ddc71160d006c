/// The lanes of a section in a waterfall: rules K2 and K4 of docs/semantics.md.
struct WaterfallLanes: Equatable {
    /// The number of lanes: at least 1, at most `Lanes.maximum`.
    var count: Int
    /// The length of each lane along the cross axis, in points.
    var length: Double
    /// The distance from the start of a lane to the start of the next lane, in points.
    var distance: Double
    var keepsAspectRatio: Bool
    var isGreedy: Bool

    init(_ layout: WaterfallLayout, available: Double, spacing: Double) {
        let lanes = layout.lanes.count(in: available, spacing: spacing)
        (count, length) = (lanes.count, lanes.length)
        distance = lanes.length + spacing
        keepsAspectRatio = layout.keepsAspectRatio
        isGreedy = layout.lanePlacement == .greedy
    }

    /// How many lanes an item takes.
    func across(_ span: ItemSpan) -> Int { min(Int(span.across), count) }

    /// The length along the cross axis of an item that takes `across` lanes, in points.
    func crossLength(_ across: Int, spacing: Double) -> Double {
        Double(across) * length + Double(across - 1) * spacing
    }

    /// The size that an item with the own size `own` has in its lanes.
    func size(_ own: Size, _ span: ItemSpan, spacing: Double, _ axis: Axis) -> Size {
        let crossLength = crossLength(across(span), spacing: spacing)
        return axis.size(
            main: itemLength(
                main: axis.main(own), cross: axis.cross(own), crossLength: crossLength),
            cross: crossLength)
    }

    /// The length of an item along the main axis, in points.
    ///
    /// - Parameter main: The item's own length along the main axis.
    /// - Parameter cross: The item's own length along the cross axis.
    /// - Parameter crossLength: The length along the cross axis of the lanes that the item takes.
    func itemLength(main: Double, cross: Double, crossLength: Double) -> Double {
        if !keepsAspectRatio || main == 0 || cross == 0 { return main }
        let length = Float(crossLength * main / cross)
        return min(Double(Length.rounded(length)), Length.maximum)
    }
}

/// The measures of a waterfall's items.
struct LaneMeasures {
    let lanes: WaterfallLanes
    let metrics: ResolvedMetrics
    let axis: Axis

    init(_ lanes: WaterfallLanes, _ metrics: ResolvedMetrics, _ axis: Axis) {
        self.lanes = lanes
        self.metrics = metrics
        self.axis = axis
    }

    /// The spacing between the items of a lane, in points.
    var spacing: Double { metrics.lineSpacing }

    /// Returns how long an item is along the main axis.
    func itemLength(_ leaf: ItemLeaf, _ index: Int) -> Double {
        let main = leaf.main(axis, index, metrics)
        if !lanes.keepsAspectRatio { return main }
        return lanes.itemLength(
            main: main, cross: leaf.cross(axis, index, metrics),
            crossLength: lanes.crossLength(
                lanes.across(leaf.span(index)), spacing: metrics.interitemSpacing))
    }

    /// Returns where the last of `count` items of a lane ends, in points from the lane's start.
    ///
    /// - Parameter length: The length of the items together, with gaps and without spacing.
    func laneEnd(_ count: Int, length: Double) -> Double {
        count == 0 ? 0 : length + Double(count - 1) * spacing
    }
}

extension SumTree<ItemLeaf> {
    /// Whether any item of a range spans several lanes, in a section that has as many.
    func mayTakeLanes(_ range: Range<Int>) -> Bool {
        summary.greatestSpan.across > 1 && summary(of: range).greatestSpan.across > 1
    }
}
