/// A run of lines as columns: how many items each has, and how thick it is.
package final class LineLeaf: SumLeaf {
    package let count: Int
    let itemCounts: Column<UInt32>
    let thicknesses: Column<Double>

    init(count: Int, itemCounts: Column<UInt32>, thicknesses: Column<Double>) {
        self.count = count
        self.itemCounts = itemCounts
        self.thicknesses = thicknesses
    }

    deinit {
        itemCounts.free()
        thicknesses.free()
    }

    package func split(at index: Int) -> (LineLeaf, LineLeaf) {
        (copy(of: 0..<index), copy(of: index..<count))
    }

    private func copy(of range: Range<Int>) -> LineLeaf {
        LineLeaf(
            count: range.count, itemCounts: itemCounts.copy(of: range),
            thicknesses: thicknesses.copy(of: range))
    }

    package func canJoin(_ other: LineLeaf) -> Bool {
        count + other.count <= Self.capacity
            || itemCounts.isAlike(other.itemCounts)
                && thicknesses.isAlike(other.thicknesses)
    }

    package func joined(_ other: LineLeaf) -> LineLeaf {
        let (count, more) = (self.count, other.count)
        return LineLeaf(
            count: count + more,
            itemCounts: itemCounts.joined(count: count, other.itemCounts, otherCount: more),
            thicknesses: thicknesses.joined(count: count, other.thicknesses, otherCount: more))
    }

    package func replacing(_ range: Range<Int>, with other: LineLeaf?) -> LineLeaf {
        let (other, more) = (other ?? self, other?.count ?? 0)
        return LineLeaf(
            count: count - range.count + more,
            itemCounts: itemCounts.replacing(
                range, count: count, with: other.itemCounts, otherCount: more),
            thicknesses: thicknesses.replacing(
                range, count: count, with: other.thicknesses, otherCount: more))
    }

    package var summary: LinePosition { position(at: count) }

    package func position(at index: Int) -> LinePosition { summary(of: 0..<index) }

    package func summary(of range: Range<Int>) -> LinePosition {
        LinePosition(
            count: range.count, itemCount: itemCounts.sum(of: range),
            thickness: thicknesses.sum(of: range))
    }
}

/// Sums over the lines before a place, the spacing between them not counted in.
package struct LinePosition: SumSummary, SumPosition {
    package var count: Int
    package var itemCount: Int
    package var thickness: Double

    package static let zero = LinePosition(count: 0, itemCount: 0, thickness: 0)

    package var position: LinePosition { self }

    package static func + (left: LinePosition, right: LinePosition) -> LinePosition {
        LinePosition(
            count: left.count + right.count, itemCount: left.itemCount + right.itemCount,
            thickness: left.thickness + right.thickness)
    }

    package static func - (left: LinePosition, right: LinePosition) -> LinePosition {
        LinePosition(
            count: left.count - right.count, itemCount: left.itemCount - right.itemCount,
            thickness: left.thickness - right.thickness)
    }
}
