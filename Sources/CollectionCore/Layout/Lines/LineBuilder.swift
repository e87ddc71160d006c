/// Collects lines into leaves; runs of equal lines stay one leaf.
struct LineBuilder {
    private var leaves: [LineLeaf] = []
    private var itemCounts: [UInt32] = []
    private var thicknesses: [Double] = []
    private(set) var count = 0
    private(set) var thickness = 0.0

    mutating func append(itemCount: Int, thickness: Double) {
        itemCounts.append(UInt32(itemCount))
        thicknesses.append(thickness)
        count += 1
        self.thickness += thickness
        if itemCounts.count == LineLeaf.capacity { flush() }
    }

    mutating func append(lines: Int, itemCount: Int, thickness: Double) {
        if lines == 0 { return }
        if lines < LineLeaf.capacity {
            for _ in 0..<lines { append(itemCount: itemCount, thickness: thickness) }
            return
        }
        flush()
        count += lines
        self.thickness += thickness * Double(lines)
        leaves.appendJoining(
            LineLeaf(
                count: lines, itemCounts: Column(repeating: UInt32(itemCount)),
                thicknesses: Column(repeating: thickness)))
    }

    mutating func finish() -> SumTree<LineLeaf> {
        flush()
        return SumTree(leaves: leaves)
    }

    private mutating func flush() {
        if itemCounts.isEmpty { return }
        leaves.appendJoining(
            LineLeaf(
                count: itemCounts.count,
                itemCounts: Column(count: itemCounts.count) { itemCounts[$0] },
                thicknesses: Column(count: itemCounts.count) { thicknesses[$0] }))
        itemCounts.removeAll(keepingCapacity: true)
        thicknesses.removeAll(keepingCapacity: true)
    }
}
