/// The lines that arrangements store, of all sections.
struct StoredLines {
    var lines = SumTree<LineLeaf>()
    /// The items of waterfalls, lane by lane. The lanes themselves are stored in `lines`, as if
    /// they were lines along the main axis.
    var laneItems = SumTree<LaneLeaf>()

    /// About the number of bytes of the lines.
    var bytes: Int { Self.bytesPerLine * (lines.count + laneItems.count) }

    private static let bytesPerLine = 16
}

extension StoredLines {
    /// Whether a `Double` holds the sums of all lengths exactly.
    var hasExactSums: Bool {
        lines.position.thickness <= Length.sumMaximum && laneItems.hasExactSums
    }
}
