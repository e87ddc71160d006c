/// A run of items in the order of their lanes, as columns.
///
/// A lane is like a line along the main axis. Items of one lane follow one another, then those of
/// the next. How many each lane has, its line says.
package final class LaneLeaf: SumLeaf {
    package let count: Int
    /// By how much an item's number exceeds that of the one before it in its lane; of the first
    /// one, its number and 1.
    let steps: Column<UInt32>
    /// Along the main axis; not a number where items are to be dealt out anew from this one on.
    let lengths: Column<Double>

    init(count: Int, steps: Column<UInt32>, lengths: Column<Double>) {
        self.count = count
        self.steps = steps
        self.lengths = lengths
    }

    deinit {
        steps.free()
        lengths.free()
    }

    var isUniform: Bool { steps.isUniform && lengths.isUniform }

    package func copy(of range: Range<Int>) -> LaneLeaf {
        LaneLeaf(
            count: range.count, steps: steps.copy(of: range), lengths: lengths.copy(of: range))
    }

    package func canJoin(_ other: LaneLeaf) -> Bool {
        count + other.count <= Self.capacity
            || steps.isAlike(other.steps) && lengths.isAlike(other.lengths)
    }

    package func replacing(
        _ range: Range<Int>, with part: Range<Int>, of other: LaneLeaf
    ) -> LaneLeaf {
        LaneLeaf(
            count: count - range.count + part.count,
            steps: steps.replacing(range, count: count, with: part, of: other.steps),
            lengths: lengths.replacing(range, count: count, with: part, of: other.lengths))
    }

    func setting(step: UInt32, at index: Int) -> LaneLeaf {
        LaneLeaf(
            count: count, steps: steps.setting(step, at: index, count: count),
            lengths: lengths.copy(of: 0..<count))
    }

    func setting(length: Double, at index: Int) -> LaneLeaf {
        LaneLeaf(
            count: count, steps: steps.copy(of: 0..<count),
            lengths: lengths.setting(length, at: index, count: count))
    }

    package var summary: LanePosition { position(at: count) }

    package func position(at index: Int) -> LanePosition { summary(of: 0..<index) }

    package func summary(of range: Range<Int>) -> LanePosition {
        LanePosition(
            count: range.count, steps: steps.sum(of: range), length: lengths.sum(of: range))
    }
}

/// Sums over the items before a place, in the order of lanes.
package struct LanePosition: SumSummary, SumPosition {
    package var count: Int
    /// Within a lane: the number of the last one of these items, and 1.
    var steps: Int
    /// The spacing between items not counted in.
    var length: Double

    package static let zero = LanePosition(count: 0, steps: 0, length: 0)

    package var position: LanePosition { self }

    package static func + (left: LanePosition, right: LanePosition) -> LanePosition {
        LanePosition(
            count: left.count &+ right.count, steps: left.steps &+ right.steps,
            length: left.length + right.length)
    }

    package static func - (left: LanePosition, right: LanePosition) -> LanePosition {
        LanePosition(
            count: left.count &- right.count, steps: left.steps &- right.steps,
            length: left.length - right.length)
    }
}

/// Collects items, lane by lane, into leaves; runs of equal ones stay one leaf.
struct LaneBuilder {
    private var leaves: [LaneLeaf] = []
    private var steps: [UInt32] = []
    private var lengths: [Double] = []
    /// Leaves are not filled up: most first insertions would have to cut one.
    static var leafCount: Int { LaneLeaf.capacity * 3 / 4 }

    mutating func append(step: Int, length: Double) {
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
        leaves.appendJoining(
            LaneLeaf(
                count: steps.count, steps: Column(count: steps.count) { steps[$0] },
                lengths: Column(count: steps.count) { lengths[$0] }))
        steps.removeAll(keepingCapacity: true)
        lengths.removeAll(keepingCapacity: true)
    }
}

extension LaneLeaf {
    /// Equal items, one after another in their lane.
    convenience init(run count: Int, step: Int, length: Double) {
        self.init(
            count: count, steps: Column(repeating: UInt32(truncatingIfNeeded: step)),
            lengths: Column(repeating: length))
    }
}
