/// Collects lines into leaves; runs of equal lines stay one leaf.
struct LineBuilder {
    private var leaves: [LineLeaf] = []
    private var itemCounts: [UInt32] = []
    private var thicknesses: [Double] = []
    /// Empty while none has any.
    private var breadths: [Double] = []
    private(set) var count = 0
    private(set) var thickness = 0.0
    /// The greatest one, for whoever counts from some line on to set it to 0.
    var breadth = 0.0

    /// One that follows the others across, and is so long along the main axis.
    mutating func append(itemCount: Int, length: Double, breadth: Double) {
        while breadths.count < itemCounts.count { breadths.append(0) }
        breadths.append(breadth)
        self.breadth = max(self.breadth, breadth)
        append(itemCount: itemCount, thickness: length)
    }

    mutating func append(itemCount: Int, thickness: Double) {
        itemCounts.append(UInt32(itemCount))
        thicknesses.append(thickness)
        count += 1
        self.thickness += thickness
        if itemCounts.count == LineLeaf.capacity { flush() }
    }

    mutating func append(lines: Int, itemCount: Int, thickness: Double, breadth: Double = 0) {
        if lines == 0 { return }
        if lines < LineLeaf.capacity {
            for _ in 0..<lines {
                if breadth > 0 {
                    append(itemCount: itemCount, length: thickness, breadth: breadth)
                } else {
                    append(itemCount: itemCount, thickness: thickness)
                }
            }
            return
        }
        flush()
        self.breadth = max(self.breadth, breadth)
        count += lines
        self.thickness += thickness * Double(lines)
        leaves.appendJoining(
            LineLeaf(
                count: lines, itemCounts: Column(repeating: UInt32(itemCount)),
                thicknesses: Column(repeating: thickness), breadths: Column(repeating: breadth)))
    }

    /// Appends equal items, as many to a line as it takes.
    mutating func append(items: Int, inLinesOf capacity: Int, thickness: Double) {
        let full = (items - 1) / capacity
        append(lines: full, itemCount: capacity, thickness: thickness)
        append(itemCount: items - full * capacity, thickness: thickness)
    }

    mutating func finish() -> SumTree<LineLeaf> {
        flush()
        return SumTree(leaves: leaves)
    }

    @inline(never)
    private mutating func flush() {
        if itemCounts.isEmpty { return }
        let count = breadths.isEmpty ? 0 : itemCounts.count
        while breadths.count < count { breadths.append(0) }
        leaves.appendJoining(
            LineLeaf(
                count: itemCounts.count,
                itemCounts: Column(count: itemCounts.count) { itemCounts[$0] },
                thicknesses: Column(count: itemCounts.count) { thicknesses[$0] },
                breadths: count == 0
                    ? Column(repeating: 0) : Column(count: count) { breadths[$0] }))
        itemCounts.removeAll(keepingCapacity: true)
        thicknesses.removeAll(keepingCapacity: true)
        breadths.removeAll(keepingCapacity: true)
    }
}
