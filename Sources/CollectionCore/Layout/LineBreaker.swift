/// Breaks items into lines, one after another, as many to a line as fit.
///
/// A run of equal items costs the same however long it is.
struct LineBreaker {
    private let metrics: FlowMetrics
    private let axis: Axis
    private var remaining: Double
    private(set) var itemCount = 0
    private(set) var thickness = 0.0

    init(_ metrics: FlowMetrics, _ axis: Axis) {
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
    mutating func finish(to lines: inout LineBuilder) {
        if itemCount > 0 { lines.append(itemCount: itemCount, thickness: thickness) }
        begin()
    }

    /// Whether one more item of this length would join the open line.
    func accepts(_ cross: Double) -> Bool {
        itemCount == 0 || remaining >= metrics.interitemSpacing + cross - metrics.tolerance
    }

    private mutating func begin() {
        itemCount = 0
        thickness = 0
        remaining = metrics.available
    }

    private mutating func append(
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

    private mutating func appendRun(
        _ count: Int, main: Double, cross: Double, to lines: inout LineBuilder
    ) {
        var left = count
        if itemCount > 0 {
            let joining = min(left, metrics.count(of: cross, fitting: remaining))
            extend(by: joining, main: main, cross: cross)
            left -= joining
            if left == 0 { return }
            finish(to: &lines)
        }
        // The last line stays open even when it is full: what follows may have no length.
        let capacity = metrics.capacity(length: cross)
        let full = (left - 1) / capacity
        lines.append(lines: full, itemCount: capacity, thickness: main)
        extend(by: left - full * capacity, main: main, cross: cross)
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
