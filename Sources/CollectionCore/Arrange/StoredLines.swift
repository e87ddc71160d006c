/// The lines that arrangements store, of all sections.
struct StoredLines {
    var lines = SumTree<LineLeaf>()
    /// The items of waterfalls, lane by lane. The lanes themselves are stored in `lines`, as if
    /// they were lines along the main axis.
    var laneItems = SumTree<LaneLeaf>()
}

extension StoredLines {
    /// Whether a `Double` holds the sums of all lengths exactly.
    var hasExactSums: Bool {
        lines.position.thickness <= Length.sumMaximum && laneItems.hasExactSums
    }
}
