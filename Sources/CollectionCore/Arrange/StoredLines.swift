/// The lines that arrangements store, of all sections.
struct StoredLines {
    var lines = SumTree<LineLeaf>()
    /// The items of lanes: a waterfall stores its lanes as if they were lines along the other axis.
    var laneItems = SumTree<LaneLeaf>()
}

extension StoredLines {
    /// Whether a `Double` holds the sums of all lengths.
    var hasExactSums: Bool {
        lines.position.thickness <= Length.sumMaximum && laneItems.hasExactSums
    }
}
