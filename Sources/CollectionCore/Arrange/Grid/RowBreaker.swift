/// Breaks items into rows of one item per lane.
struct RowBreaker: LineBreaker {
    private let grid: GridLines
    private let metrics: ResolvedMetrics
    private let axis: Axis
    private var itemCount = 0
    private var thickness = 0.0

    static var countsItems: Bool { true }

    init(_ grid: GridLines, _ metrics: ResolvedMetrics, _ axis: Axis) {
        self.grid = grid
        self.metrics = metrics
        self.axis = axis
    }

    mutating func finish(to lines: inout LineBuilder, isLast: Bool) {
        if itemCount > 0 { lines.append(itemCount: itemCount, thickness: thickness) }
        (itemCount, thickness) = (0, 0)
    }

    func accepts(_ leaf: ItemLeaf, _ local: Int) -> Bool { itemCount < grid.laneCount }

    @inline(never)
    mutating func append(
        _ leaf: ItemLeaf, _ range: Range<Int>, to lines: inout LineBuilder
    ) {
        var range = range
        if leaf.main(axis).isUniform && range.count > grid.laneCount {
            // Fills the open row, then appends full rows; the last row stays open.
            let joining = itemCount == 0 ? 0 : grid.laneCount - itemCount
            appendOneByOne(leaf, range.lowerBound..<range.lowerBound + joining, to: &lines)
            finish(to: &lines, isLast: false)
            range = range.lowerBound + joining..<range.upperBound
            let full = (range.count - 1) / grid.laneCount
            lines.append(
                lines: full, itemCount: grid.laneCount, thickness: leaf.main(axis, 0, metrics))
            range = range.lowerBound + full * grid.laneCount..<range.upperBound
        }
        appendOneByOne(leaf, range, to: &lines)
    }

    private mutating func appendOneByOne(
        _ leaf: ItemLeaf, _ range: Range<Int>, to lines: inout LineBuilder
    ) {
        for index in range {
            let main = leaf.main(axis, index, metrics)
            if itemCount >= grid.laneCount { finish(to: &lines, isLast: false) }
            itemCount += 1
            thickness = max(thickness, main)
        }
    }
}
