/// A run of the items of lanes, lane by lane, as columns.
///
/// The items of a lane stand one after another, then the items of the next lane. A lane is stored
/// as a line along the main axis, which has the number of the lane's items. An item that takes
/// several lanes is in each of them, with the same index, start and end.
package final class LaneLeaf: SumLeaf {
    package let count: Int
    /// The difference between an item's index in the section and the index of the item before it in
    /// its lane; for the first item of a lane, its index plus 1.
    let steps: Column<UInt32>
    /// The lengths of the items along the main axis, each with the gap before it.
    let lengths: Column<Double>
    /// The distance from the lane's next place to the item's start, in points. An item that takes
    /// several lanes begins where the last of these lanes is free.
    let gaps: Column<Double>
    /// 1 where the item takes the lane before this one as well, otherwise 0.
    let continuations: Column<UInt32>

    @inline(never)
    init(
        count: Int, steps: Column<UInt32>, lengths: Column<Double>,
        gaps: Column<Double> = Column(repeating: 0),
        continuations: Column<UInt32> = Column(repeating: 0)
    ) {
        self.count = count
        self.steps = steps
        self.lengths = lengths
        self.gaps = gaps
        self.continuations = continuations
    }

    deinit {
        steps.free()
        lengths.free()
        gaps.free()
        continuations.free()
    }

    /// Whether no item takes several lanes.
    var isPlain: Bool {
        gaps.isUniform && gaps.uniform == 0 && continuations.isUniform
            && continuations.uniform == 0
    }

    package func copy(of range: Range<Int>) -> LaneLeaf {
        LaneLeaf(
            count: range.count, steps: steps.copy(of: range), lengths: lengths.copy(of: range),
            gaps: gaps.copy(of: range), continuations: continuations.copy(of: range))
    }

    package func canJoin(_ other: LaneLeaf) -> Bool {
        count + other.count <= Self.capacity
            || steps.isAlike(other.steps) && lengths.isAlike(other.lengths)
                && gaps.isAlike(other.gaps) && continuations.isAlike(other.continuations)
    }

    package func replacing(
        _ range: Range<Int>, with part: Range<Int>, of other: LaneLeaf
    ) -> LaneLeaf {
        LaneLeaf(
            count: count - range.count + part.count,
            steps: steps.replacing(range, count: count, with: part, of: other.steps),
            lengths: lengths.replacing(range, count: count, with: part, of: other.lengths),
            gaps: gaps.replacing(range, count: count, with: part, of: other.gaps),
            continuations: continuations.replacing(
                range, count: count, with: part, of: other.continuations))
    }

    func setting(step: UInt32, at index: Int) -> LaneLeaf {
        setting(step, lengths[index], gaps[index], at: index)
    }

    func setting(length: Double, at index: Int) -> LaneLeaf {
        setting(steps[index], length, gaps[index], at: index)
    }

    /// Returns a leaf in which an item has another gap. The item itself keeps its length.
    func setting(gap: Double, at index: Int) -> LaneLeaf {
        setting(steps[index], lengths[index] - gaps[index] + gap, gap, at: index)
    }

    private func setting(
        _ step: UInt32, _ length: Double, _ gap: Double, at index: Int
    ) -> LaneLeaf {
        LaneLeaf(
            count: count, steps: steps.setting(step, at: index, count: count),
            lengths: lengths.setting(length, at: index, count: count),
            gaps: gaps.setting(gap, at: index, count: count),
            continuations: continuations.copy(of: 0..<count))
    }

    package var summary: LaneSummary { summary(of: 0..<count) }

    package func position(at index: Int) -> LanePosition {
        sums(of: 0..<index, length: lengths.sum(of: 0..<index))
    }

    package func summary(of range: Range<Int>) -> LaneSummary {
        var (length, longest) = lengths.sumAndLongest(of: range)
        if !(gaps.isUniform && gaps.uniform == 0) {
            longest = 0
            for index in range { longest = max(longest, lengths[index] - gaps[index]) }
        }
        return LaneSummary(position: sums(of: range, length: length), longest: longest)
    }

    private func sums(of range: Range<Int>, length: Double) -> LanePosition {
        LanePosition(
            count: range.count, steps: steps.sum(of: range), length: length,
            continuations: continuations.sum(of: range))
    }
}

/// Sums over a run of items, in the order of lanes, and the length of the longest of them.
package struct LaneSummary: SumSummary {
    package var position: LanePosition
    /// The length of the longest item without the gap before it, in points.
    var longest: Double

    package static let zero = LaneSummary(position: .zero, longest: 0)

    package static func + (left: LaneSummary, right: LaneSummary) -> LaneSummary {
        LaneSummary(
            position: left.position + right.position, longest: max(left.longest, right.longest))
    }
}

/// Sums over the items before a place, in the order of lanes.
package struct LanePosition: SumPosition {
    package var count: Int
    /// If all of these items are in one lane, from its first item on: the index in the section of
    /// the last of them, plus 1.
    var steps: Int
    /// The length of the items with their gaps, without spacing, in points.
    var length: Double
    /// How many of the items are counted again, in the second or a later one of their lanes.
    var continuations: Int

    package static let zero = LanePosition(count: 0, steps: 0, length: 0, continuations: 0)

    package static func + (left: LanePosition, right: LanePosition) -> LanePosition {
        LanePosition(
            count: left.count &+ right.count, steps: left.steps &+ right.steps,
            length: left.length + right.length,
            continuations: left.continuations &+ right.continuations)
    }

    package static func - (left: LanePosition, right: LanePosition) -> LanePosition {
        LanePosition(
            count: left.count &- right.count, steps: left.steps &- right.steps,
            length: left.length - right.length,
            continuations: left.continuations &- right.continuations)
    }
}

extension LaneLeaf {
    /// A leaf of equal items, one after another in their lane.
    convenience init(run count: Int, step: Int, length: Double) {
        self.init(
            count: count, steps: Column(repeating: UInt32(truncatingIfNeeded: step)),
            lengths: Column(repeating: length))
    }
}
