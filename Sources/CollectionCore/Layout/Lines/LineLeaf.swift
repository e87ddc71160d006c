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

    package func copy(of range: Range<Int>) -> LineLeaf {
        LineLeaf(
            count: range.count, itemCounts: itemCounts.copy(of: range),
            thicknesses: thicknesses.copy(of: range))
    }

    package func canJoin(_ other: LineLeaf) -> Bool {
        count + other.count <= Self.capacity
            || itemCounts.isAlike(other.itemCounts)
                && thicknesses.isAlike(other.thicknesses)
    }

    package func replacing(
        _ range: Range<Int>, with part: Range<Int>, of other: LineLeaf
    ) -> LineLeaf {
        LineLeaf(
            count: count - range.count + part.count,
            itemCounts: itemCounts.replacing(range, count: count, with: part, of: other.itemCounts),
            thicknesses: thicknesses.replacing(
                range, count: count, with: part, of: other.thicknesses))
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
