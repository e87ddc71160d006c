/// Collects the items of lanes, lane by lane, into leaves; a run of equal items becomes one leaf.
struct LaneBuilder {
    private var leaves: [LaneLeaf] = []
    private var steps: [UInt32] = []
    private var lengths: [Double] = []
    private var gaps: [Double] = []
    private var continuations: [UInt32] = []
    /// The number of items in a leaf. Leaves are not filled up, because most first insertions would
    /// have to cut a full leaf.
    static var leafCount: Int { LaneLeaf.capacity * 3 / 4 }

    mutating func append(step: Int, length: Double) {
        append(step: step, length: length, .whole)
    }

    /// - Parameter length: The item's length with the gap before the item.
    mutating func append(step: Int, length: Double, _ part: LanePart) {
        steps.append(UInt32(truncatingIfNeeded: step))
        lengths.append(length)
        gaps.append(part.gap)
        continuations.append(part.continuation)
        if steps.count == Self.leafCount { flush() }
    }

    /// Appends a run of equal items.
    mutating func append(_ count: Int, step: Int, length: Double) {
        if count < Self.leafCount {
            for _ in 0..<count { append(step: step, length: length) }
        } else {
            append(LaneLeaf(run: count, step: step, length: length))
        }
    }

    mutating func append(_ leaf: LaneLeaf) {
        flush()
        leaves.appendJoining(leaf)
    }

    mutating func finish() -> SumTree<LaneLeaf> {
        flush()
        return SumTree(leaves: leaves)
    }

    private mutating func flush() {
        if steps.isEmpty { return }
        leaves.appendJoining(
            LaneLeaf(
                count: steps.count, steps: Column(steps), lengths: Column(lengths),
                gaps: Column(gaps), continuations: Column(continuations)))
        steps.removeAll(keepingCapacity: true)
        lengths.removeAll(keepingCapacity: true)
        gaps.removeAll(keepingCapacity: true)
        continuations.removeAll(keepingCapacity: true)
    }
}

/// How an item that may take several lanes stands in one of its lanes.
struct LanePart: Equatable, BitwiseCopyable {
    /// The distance from the lane's next place to the item's start, in points.
    var gap: Double
    /// 1 where the item takes the lane before this one as well, otherwise 0.
    var continuation: UInt32

    /// The part of an item that takes one lane; and of an item in the first of its lanes, if there
    /// is no gap.
    static let whole = LanePart(gap: 0, continuation: 0)
}
