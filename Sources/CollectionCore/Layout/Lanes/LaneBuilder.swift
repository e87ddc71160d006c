/// Collects items, lane by lane, into leaves; runs of equal ones stay one leaf.
struct LaneBuilder {
    private var leaves: [LaneLeaf] = []
    private var steps: [UInt32] = []
    private var lengths: [Double] = []
    /// None until some item takes several lanes.
    private var parts: [LanePart] = []
    /// Leaves are not filled up: most first insertions would have to cut one.
    static var leafCount: Int { LaneLeaf.capacity * 3 / 4 }

    mutating func append(step: Int, length: Double) {
        append(step: step, length: length, .whole)
    }

    /// - Parameter length: With the gap before the item.
    mutating func append(step: Int, length: Double, _ part: LanePart) {
        if part != .whole && parts.isEmpty {
            parts = Array(repeating: .whole, count: steps.count)
        }
        if part != .whole || !parts.isEmpty { parts.append(part) }
        steps.append(UInt32(truncatingIfNeeded: step))
        lengths.append(length)
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
        let count = steps.count
        let stepColumn = Column(count: count) { steps[$0] }
        let lengthColumn = Column(count: count) { lengths[$0] }
        if parts.isEmpty {
            leaves.appendJoining(
                LaneLeaf(count: count, steps: stepColumn, lengths: lengthColumn))
        } else {
            leaves.appendJoining(
                LaneLeaf(
                    count: count, steps: stepColumn, lengths: lengthColumn,
                    gaps: Column(count: count) { parts[$0].gap },
                    continuations: Column(count: count) { parts[$0].continuation }))
            parts.removeAll(keepingCapacity: true)
        }
        steps.removeAll(keepingCapacity: true)
        lengths.removeAll(keepingCapacity: true)
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
