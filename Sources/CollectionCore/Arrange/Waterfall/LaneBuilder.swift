/// Collects items, lane by lane, into leaves; runs of equal ones stay one leaf.
struct LaneBuilder {
    private var leaves: [LaneLeaf] = []
    private var steps: [UInt32] = []
    private var lengths: [Double] = []
    private var gaps: [Double] = []
    private var continuations: [UInt32] = []
    /// Leaves are not filled up: most first insertions would have to cut one.
    static var leafCount: Int { LaneLeaf.capacity * 3 / 4 }

    mutating func append(step: Int, length: Double) {
        append(step: step, length: length, .whole)
    }

    /// - Parameter length: With the gap before the item.
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

/// What an item is to a lane that may be one of several.
struct LanePart: Equatable, BitwiseCopyable {
    var gap: Double
    /// 1 where the item takes the lane before this one as well, otherwise 0.
    var continuation: UInt32

    /// Of an item that takes no other lane, and of the first one of those that it takes.
    static let whole = LanePart(gap: 0, continuation: 0)
}
