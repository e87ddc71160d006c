/// Breaks items into lines that take as many as fit.
struct FlowLineBreaker: LineBreaker {
    private let flow: FlowLines
    private let axis: Axis
    private let metrics: ResolvedMetrics
    private var remaining: Double
    private var itemCount = 0
    private var thickness = 0.0

    init(_ flow: FlowLines, _ metrics: ResolvedMetrics, _ axis: Axis) {
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

    /// Breaks items as `accepts` says, with the line in registers: most of a layout pass is spent
    /// here.
    private mutating func appendOneByOne(
        _ range: Range<Int>, to lines: inout LineBuilder,
        _ lengths: (Int) -> (main: Float, cross: Float)
    ) {
        let (spacing, tolerance, available) = (flow.spacing, flow.tolerance, flow.available)
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
                remaining = available - cross
                count = 1
                thickness = main
            }
        }
        (itemCount, self.thickness, self.remaining) = (count, thickness, remaining)
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
        // The last line stays open even when it is full: what follows may have no length.
        let capacity = flow.capacity(length: cross)
        let full = (left - 1) / capacity
        lines.append(lines: full, itemCount: capacity, thickness: main)
        extend(by: left - full * capacity, main: main, cross: cross)
    }

    /// Adds items that are known to fit.
    private mutating func extend(by count: Int, main: Double, cross: Double) {
        if count == 0 { return }
        let costs = itemCount == 0 ? count - 1 : count
        if itemCount == 0 { remaining -= cross }
        remaining -= Double(costs) * (flow.spacing + cross)
        itemCount += count
        thickness = max(thickness, main)
    }
}
