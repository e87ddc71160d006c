/// Collects lines into leaves; runs of equal lines stay one leaf.
///
/// Its memory is its own: an array is asked at each line whether somebody else has it.
@safe struct LineBuilder: ~Copyable {
    private var leaves: [LineLeaf] = []
    /// Lines that are not in a leaf yet, as columns with room for a leaf, and how many they are.
    private let itemCounts = UnsafeMutablePointer<UInt32>.allocate(capacity: LineLeaf.capacity)
    private let thicknesses = UnsafeMutablePointer<Double>.allocate(capacity: LineLeaf.capacity)
    private var filled = 0
    /// The breadth of each line; empty while no line has any.
    private var breadths: [Double] = []
    private(set) var count = 0
    private(set) var thickness = 0.0
    /// The greatest one, for whoever counts from some line on to set it to 0.
    var breadth = 0.0
    /// The greatest thickness, for whoever counts from some line on to set it to 0; nil: nobody
    /// asked for it. Once set, leaves find theirs.
    var thickest: Double?

    deinit {
        unsafe itemCounts.deallocate()
        unsafe thicknesses.deallocate()
    }

    /// One that follows the others across, and is so long along the main axis.
    mutating func append(itemCount: Int, length: Double, breadth: Double) {
        while breadths.count < filled { breadths.append(0) }
        breadths.append(breadth)
        self.breadth = max(self.breadth, breadth)
        append(itemCount: itemCount, thickness: length)
    }

    mutating func append(itemCount: Int, thickness: Double) {
        unsafe (itemCounts + filled).initialize(to: UInt32(itemCount))
        unsafe (thicknesses + filled).initialize(to: thickness)
        filled += 1
        count += 1
        self.thickness += thickness
        if filled == LineLeaf.capacity { flush() }
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
                thicknesses: Column(repeating: thickness), breadths: Column(repeating: breadth),
                findsThickest: thickest != nil))
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
        if filled == 0 { return }
        let count = breadths.isEmpty ? 0 : filled
        while breadths.count < count { breadths.append(0) }
        unsafe leaves.appendJoining(
            LineLeaf(
                count: filled, itemCounts: Column(copying: itemCounts, count: filled),
                thicknesses: Column(copying: thicknesses, count: filled),
                breadths: count == 0
                    ? Column(repeating: 0) : Column(count: count) { breadths[$0] },
                findsThickest: thickest != nil))
        filled = 0
        breadths.removeAll(keepingCapacity: true)
    }
}
