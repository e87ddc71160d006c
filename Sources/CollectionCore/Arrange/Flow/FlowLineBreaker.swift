/// Breaks items into lines that each hold as many items as fit.
struct FlowLineBreaker: LineBreaker {
    private let flow: FlowLines
    private let axis: Axis
    private let metrics: ResolvedMetrics
    /// Whether each item has a size of its own.
    private let haveOwnSizes: Bool
    private var remaining: Double
    private var itemCount = 0
    private var thickness = 0.0

    /// - Parameter summary: The summary of all items that are broken into lines.
    init(
        _ flow: FlowLines, _ metrics: ResolvedMetrics, _ axis: Axis, _ summary: ItemSummary
    ) {
        haveOwnSizes =
            summary.position.itemsWithoutWidth == 0 && summary.position.itemsWithoutHeight == 0
        self.flow = flow
        self.metrics = metrics
        self.axis = axis
        remaining = flow.available
    }

    mutating func finish(to lines: inout LineBuilder, isLast: Bool) {
        if itemCount > 0 { lines.append(itemCount: itemCount, thickness: thickness) }
        itemCount = 0
        thickness = 0
        remaining = flow.available
    }

    func accepts(_ leaf: ItemLeaf, _ local: Int) -> Bool {
        let cost = flow.spacing + leaf.cross(axis, local, metrics)
        return itemCount == 0 || remaining >= cost - flow.tolerance
    }

    @inline(never)
    mutating func append(
        _ leaf: ItemLeaf, _ range: Range<Int>, to lines: inout LineBuilder
    ) {
        if leaf.cross(axis).isUniform && range.count > 8 {
            let cross = leaf.cross(axis, 0, metrics)
            if leaf.main(axis).isUniform {
                appendRun(
                    range.count, main: leaf.main(axis, 0, metrics), cross: cross, to: &lines)
            } else {
                appendEven(leaf.main(axis), range, cross: cross, to: &lines)
            }
            return
        }
        var range = range
        if itemCount == 0 {
            begin(leaf, range.lowerBound)
            range = range.lowerBound + 1..<range.upperBound
        }
        appendOneByOne(leaf, range, to: &lines)
    }

    /// Begins a line with an item, while no line is open.
    private mutating func begin(_ leaf: ItemLeaf, _ local: Int) {
        itemCount = 1
        thickness = leaf.main(axis, local, metrics)
        remaining = flow.available - leaf.cross(axis, local, metrics)
    }

    private mutating func appendOneByOne(
        _ leaf: ItemLeaf, _ range: Range<Int>, to lines: inout LineBuilder
    ) {
        let (mains, crosses) = (leaf.main(axis), leaf.cross(axis))
        if haveOwnSizes, let crosses = unsafe crosses.values {
            if let mains = unsafe mains.values {
                join(range, to: &lines) { unsafe (Double(mains[$0]), Double(crosses[$0])) }
            } else {
                let main = Double(mains.uniform)
                join(range, to: &lines) { unsafe (main, Double(crosses[$0])) }
            }
        } else {
            let (itemMain, itemCross) = (metrics.itemMain, metrics.itemCross)
            join(range, to: &lines) {
                let main = mains.length($0, missing: itemMain)
                return (main, crosses.length($0, missing: itemCross))
            }
        }
    }

    /// Adds items to the open line, and begins another line with each item that does not fit, by
    /// the rule of `accepts`. Most of a layout pass is spent here, so local variables hold the
    /// line.
    ///
    /// - Parameter lengths: The lengths of the item at an index of the leaf.
    private mutating func join(
        _ range: Range<Int>, to lines: inout LineBuilder,
        _ lengths: (Int) -> (main: Double, cross: Double)
    ) {
        let (spacing, tolerance, available) = (flow.spacing, flow.tolerance, flow.available)
        var (first, thickness, remaining) = (range.lowerBound - itemCount, thickness, remaining)
        for index in range {
            let (main, cross) = lengths(index)
            let cost = spacing + cross
            if remaining >= cost - tolerance {
                remaining -= cost
                thickness = main > thickness ? main : thickness
            } else {
                lines.append(itemCount: index - first, thickness: thickness)
                (first, thickness, remaining) = (index, main, available - cross)
            }
        }
        itemCount = range.upperBound - first
        (self.thickness, self.remaining) = (thickness, remaining)
    }

    /// Breaks items that are equally long along the cross axis: all full lines have the same number
    /// of items.
    private mutating func appendEven(
        _ mains: Column<Float>, _ range: Range<Int>, cross: Double, to lines: inout LineBuilder
    ) {
        var start = range.lowerBound
        if itemCount > 0 {
            let joining = min(range.count, flow.count(of: cross, fitting: remaining))
            extend(by: mains, start..<start + joining, cross: cross)
            start += joining
            if start == range.upperBound { return }
            finish(to: &lines, isLast: false)
        }
        // The last line stays open even when it is full, as in `appendRun`.
        let (capacity, itemMain) = (flow.capacity(length: cross), metrics.itemMain)
        while range.upperBound - start > capacity {
            let line = start..<start + capacity
            lines.append(
                itemCount: capacity, thickness: mains.longest(of: line, missing: itemMain))
            start += capacity
        }
        extend(by: mains, start..<range.upperBound, cross: cross)
    }

    private mutating func extend(by mains: Column<Float>, _ range: Range<Int>, cross: Double) {
        if range.isEmpty { return }
        let main = mains.longest(of: range, missing: metrics.itemMain)
        extend(by: range.count, main: main, cross: cross)
    }

    /// Breaks a run of equal items.
    private mutating func appendRun(
        _ count: Int, main: Double, cross: Double, to lines: inout LineBuilder
    ) {
        var left = count
        if itemCount > 0 {
            let joining = min(left, flow.count(of: cross, fitting: remaining))
            extend(by: joining, main: main, cross: cross)
            left -= joining
            if left == 0 { return }
            finish(to: &lines, isLast: false)
        }
        // The last line stays open even when it is full: an item without length may follow.
        let capacity = flow.capacity(length: cross)
        let full = (left - 1) / capacity
        lines.append(lines: full, itemCount: capacity, thickness: main)
        extend(by: left - full * capacity, main: main, cross: cross)
    }

    /// Adds equal items that are known to fit to the open line, or begins a line with them.
    private mutating func extend(by count: Int, main: Double, cross: Double) {
        if count == 0 { return }
        let costs = itemCount == 0 ? count - 1 : count
        if itemCount == 0 { remaining -= cross }
        remaining -= Double(costs) * (flow.spacing + cross)
        itemCount += count
        thickness = max(thickness, main)
    }
}
