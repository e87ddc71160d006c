/// The lanes of a section in a waterfall: rules K2 and K4 of docs/semantics.md.
struct WaterfallLanes: Equatable {
    /// At least 1, at most `Lanes.maximum`.
    var count: Int
    /// Across.
    var length: Double
    /// From where one lane begins to where the next one does.
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

    /// How long an item is across that takes so many lanes.
    func crossLength(_ across: Int, spacing: Double) -> Double {
        Double(across) * length + Double(across - 1) * spacing
    }

    /// The size of an item that has one of its own.
    func size(_ own: Size, _ span: ItemSpan, spacing: Double, _ axis: Axis) -> Size {
        let crossLength = crossLength(across(span), spacing: spacing)
        return axis.size(
            main: itemLength(
                main: axis.main(own), cross: axis.cross(own), crossLength: crossLength),
            cross: crossLength)
    }

    /// How long an item is along the main axis; its size is given along the axes.
    ///
    /// - Parameter crossLength: How long it is across where it stands.
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

    /// Between the items of a lane.
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

    /// Returns where the last of some items in a lane ends, which are `length` long together.
    func laneEnd(_ count: Int, length: Double) -> Double {
        count == 0 ? 0 : length + Double(count - 1) * spacing
    }
}

extension SumTree<ItemLeaf> {
    /// Whether some items take several lanes, where there are as many.
    func mayTakeLanes(_ range: Range<Int>) -> Bool {
        summary.greatestSpan.across > 1 && summary(of: range).greatestSpan.across > 1
    }
}
