/// Collects lines into leaves of the tree of lines; a run of equal lines becomes one leaf.
///
/// The next leaf is unsafe memory and no array, because an array checks at each line whether its
/// storage is shared.
@safe struct LineBuilder: ~Copyable {
    private var leaves: [LineLeaf] = []
    /// The columns of the next leaf, with room for a whole leaf. They hold `filled` lines.
    private let itemCounts = UnsafeMutablePointer<UInt32>.allocate(capacity: LineLeaf.capacity)
    private let thicknesses = UnsafeMutablePointer<Double>.allocate(capacity: LineLeaf.capacity)
    private var filled = 0
    /// The breadths of the lines of the next leaf (see `LineLeaf.breadths`); empty while none of
    /// these lines has a breadth.
    private var breadths: [Double] = []
    /// The number of all lines so far.
    private(set) var count = 0
    /// The thickness of all lines so far, without spacing, in points.
    private(set) var thickness = 0.0
    /// The greatest breadth of the lines appended since the caller last set it to 0.
    var breadth = 0.0
    /// The greatest thickness of lines since the caller last set it to 0, kept up to date by line
    /// breakers. Nil: not needed. Once it is set, new leaves find their greatest thickness.
    var thickest: Double?

    deinit {
        unsafe itemCounts.deallocate()
        unsafe thicknesses.deallocate()
    }

    /// Appends a group of a section that scrolls orthogonally.
    ///
    /// - Parameter length: The length of the group along the cross axis.
    /// - Parameter breadth: The length of the group along the main axis.
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

    /// Appends equal items, in lines of `capacity` items; the last line may have fewer.
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
