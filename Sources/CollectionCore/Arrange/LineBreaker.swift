/// Breaks items into lines, one after another, as many to a line as fit.
///
/// A run of equal items costs the same however long it is.
struct LineBreaker {
    let metrics: ResolvedMetrics
    let axis: Axis
    private var remaining: Double
    var itemCount = 0
    var thickness = 0.0
    /// In the place of the three above, where lines are justified.
    var justifiedLine = JustifiedLine()
    /// The same of groups: the sizes of their own that the open group's items have.
    var groupSizes: [Size] = []
    /// The same of a grid in which items have spans.
    var band = GridBand()
    var hasSpans = false
    let section: CompositionalSection?
    /// How long items are whose siblings are all of the section.
    let siblings: Size

    /// - Parameter section: What describes the section in a compositional layout.
    init(
        _ metrics: ResolvedMetrics, _ axis: Axis, _ section: CompositionalSection?,
        siblings: Size = .unknown
    ) {
        self.section = section
        self.siblings = siblings
        self.metrics = metrics
        self.axis = axis
        remaining = metrics.available
    }

    /// Breaks the next `count` items from `cursor` on. The last line stays open.
    mutating func append(
        _ count: Int, from cursor: ItemCursor, in items: SumTree<ItemLeaf>,
        to lines: inout LineBuilder
    ) {
        var cursor = cursor
        var left = count
        while left > 0 {
            let run = min(left, cursor.countInLeaf)
            append(cursor.leaf, cursor.local..<cursor.local + run, to: &lines)
            left -= run
            if left > 0 { cursor.advance(by: run, in: items) }
        }
    }

    /// Ends the open line, if there is one.
    ///
    /// - Parameter isLast: Whether no item comes after it in its section.
    mutating func finish(to lines: inout LineBuilder, isLast: Bool) {
        if case .justified(let justified) = metrics.arrangement {
            let (count, sum) = (justifiedLine.count, justifiedLine.sum)
            let isFull = !isLast || justified.lastAlignment == .justify
            if count > 0 {
                lines.append(
                    itemCount: count,
                    thickness: isFull ? justified.thickness(count, sum) : justified.target)
            }
            justifiedLine = JustifiedLine()
            return
        }
        if section != nil { return finishGroup(to: &lines) }
        if hasSpans, case .grid(let grid) = metrics.arrangement {
            return finishBand(grid, to: &lines)
        }
        if itemCount > 0 { lines.append(itemCount: itemCount, thickness: thickness) }
        begin()
    }

    /// Whether an item would join the open line.
    func accepts(_ leaf: ItemLeaf, _ local: Int) -> Bool {
        switch metrics.arrangement {
        case .flow, .list, .waterfall:
            let cost = metrics.interitemSpacing + leaf.cross(axis, local, metrics)
            return itemCount == 0 || remaining >= cost - metrics.tolerance
        case .grid(let grid):
            return hasSpans
                ? band.accepts(band.cell(of: leaf.span(local))) : itemCount < grid.laneCount
        case .groups, .orthogonal: return !groupSizes.isEmpty
        case .justified(let justified):
            // A line that has ended is not open any more: the item begins another one.
            return justifiedLine.count > 0
                && justifiedLine.accepts(leaf.ratio(axis, local, metrics), justified)
        }
    }

    private mutating func begin() {
        itemCount = 0
        thickness = 0
        remaining = metrics.available
    }

    private mutating func append(
        _ leaf: ItemLeaf, _ range: Range<Int>, to lines: inout LineBuilder
    ) {
        switch metrics.arrangement {
        case .flow, .list, .waterfall: break
        case .grid(let grid):
            return hasSpans
                ? appendBands(leaf, range, grid, to: &lines)
                : appendRows(leaf, range, grid, to: &lines)
        case .groups(let groups): return appendGroups(leaf, range, groups, to: &lines)
        case .orthogonal(let groups):
            return appendGroups(leaf, range, groups.lengths, to: &lines)
        case .justified(let justified):
            return appendJustified(leaf, range, justified, to: &lines)
        }
        let mains = leaf.main(axis)
        let crosses = leaf.cross(axis)
        if mains.isUniform && crosses.isUniform && range.count > 8 {
            appendRun(
                range.count, main: leaf.main(axis, 0, metrics),
                cross: leaf.cross(axis, 0, metrics), to: &lines)
            return
        }
        if let mains = unsafe mains.values, let crosses = unsafe crosses.values {
            appendOneByOne(range, to: &lines) { unsafe (mains[$0], crosses[$0]) }
        } else {
            appendOneByOne(range, to: &lines) { (mains[$0], crosses[$0]) }
        }
    }

    /// What `accepts` says, with the line in registers: most of a layout pass is spent here.
    private mutating func appendOneByOne(
        _ range: Range<Int>, to lines: inout LineBuilder,
        _ lengths: (Int) -> (main: Float, cross: Float)
    ) {
        let (spacing, tolerance) = (metrics.interitemSpacing, metrics.tolerance)
        let (itemMain, itemCross) = (metrics.itemMain, metrics.itemCross)
        var (count, thickness, remaining) = (itemCount, thickness, remaining)
        for index in range {
            let (ownMain, ownCross) = lengths(index)
            let main = ownMain < 0 ? itemMain : Double(ownMain)
            let cross = ownCross < 0 ? itemCross : Double(ownCross)
            let cost = spacing + cross
            if count > 0 && remaining >= cost - tolerance {
                remaining -= cost
                count += 1
                thickness = main > thickness ? main : thickness
            } else {
                if count > 0 { lines.append(itemCount: count, thickness: thickness) }
                remaining = metrics.available - cross
                count = 1
                thickness = main
            }
        }
        (itemCount, self.thickness, self.remaining) = (count, thickness, remaining)
    }

    /// Breaks a run of equal items.
    mutating func appendRun(
        _ count: Int, main: Double, cross: Double, to lines: inout LineBuilder
    ) {
        var left = count
        if itemCount > 0 {
            let joining = min(left, joiningCount(cross))
            extend(by: joining, main: main, cross: cross)
            left -= joining
            if left == 0 { return }
            finish(to: &lines, isLast: false)
        }
        // The last line stays open even when it is full: what follows may have no length.
        let capacity = metrics.capacity(ofEqualItems: cross) ?? 1
        let full = (left - 1) / capacity
        lines.append(lines: full, itemCount: capacity, thickness: main)
        extend(by: left - full * capacity, main: main, cross: cross)
    }

    /// How many equal items still join the open line.
    private func joiningCount(_ cross: Double) -> Int {
        if case .grid(let grid) = metrics.arrangement { return grid.laneCount - itemCount }
        return metrics.count(of: cross, fitting: remaining)
    }

    /// Adds items that are known to fit.
    private mutating func extend(by count: Int, main: Double, cross: Double) {
        if count == 0 { return }
        let costs = itemCount == 0 ? count - 1 : count
        if itemCount == 0 { remaining -= cross }
        remaining -= Double(costs) * (metrics.interitemSpacing + cross)
        itemCount += count
        thickness = max(thickness, main)
    }
}
