/// A run of lines as columns: how many items each has, and how thick it is.
package final class LineLeaf: SumLeaf {
    package let count: Int
    let itemCounts: Column<UInt32>
    let thicknesses: Column<Double>
    /// The length of each line along the main axis, in points, where lines are groups that follow
    /// one another along the cross axis; otherwise 0.
    let breadths: Column<Double>
    /// Whether the summary has the greatest thickness of a line. To find it, each line is looked
    /// at.
    let findsThickest: Bool

    init(
        count: Int, itemCounts: Column<UInt32>, thicknesses: Column<Double>,
        breadths: Column<Double> = Column(repeating: 0), findsThickest: Bool = false
    ) {
        self.count = count
        self.itemCounts = itemCounts
        self.thicknesses = thicknesses
        self.breadths = breadths
        self.findsThickest = findsThickest
    }

    deinit {
        itemCounts.free()
        thicknesses.free()
        breadths.free()
    }

    package func copy(of range: Range<Int>) -> LineLeaf {
        LineLeaf(
            count: range.count, itemCounts: itemCounts.copy(of: range),
            thicknesses: thicknesses.copy(of: range), breadths: breadths.copy(of: range),
            findsThickest: findsThickest)
    }

    package func canJoin(_ other: LineLeaf) -> Bool {
        count + other.count <= Self.capacity
            || itemCounts.isAlike(other.itemCounts)
                && thicknesses.isAlike(other.thicknesses)
                && breadths.isAlike(other.breadths)
    }

    package func replacing(
        _ range: Range<Int>, with part: Range<Int>, of other: LineLeaf
    ) -> LineLeaf {
        LineLeaf(
            count: count - range.count + part.count,
            itemCounts: itemCounts.replacing(range, count: count, with: part, of: other.itemCounts),
            thicknesses: thicknesses.replacing(
                range, count: count, with: part, of: other.thicknesses),
            breadths: breadths.replacing(range, count: count, with: part, of: other.breadths),
            findsThickest: findsThickest || other.findsThickest)
    }

    package var summary: LineSummary { summary(of: 0..<count) }

    package func position(at index: Int) -> LinePosition { position(of: 0..<index) }

    package func summary(of range: Range<Int>) -> LineSummary {
        LineSummary(
            position: position(of: range), breadth: breadths.longest(of: range),
            thickest: findsThickest ? thicknesses.longest(of: range) : 0)
    }

    private func position(of range: Range<Int>) -> LinePosition {
        LinePosition(
            count: range.count, itemCount: itemCounts.sum(of: range),
            thickness: thicknesses.sum(of: range))
    }
}

/// Sums over a run of lines, their greatest breadth, and their greatest thickness: 0 for leaves
/// that do not find it.
package struct LineSummary: SumSummary {
    package var position: LinePosition
    package var breadth: Double
    package var thickest: Double

    package static let zero = LineSummary(position: .zero, breadth: 0, thickest: 0)

    package static func + (left: LineSummary, right: LineSummary) -> LineSummary {
        LineSummary(
            position: left.position + right.position,
            breadth: left.breadth > right.breadth ? left.breadth : right.breadth,
            thickest: left.thickest > right.thickest ? left.thickest : right.thickest)
    }
}

/// Sums over the lines before a place. Their thickness is without the spacing between lines.
package struct LinePosition: SumPosition {
    package var count: Int
    package var itemCount: Int
    package var thickness: Double

    package static let zero = LinePosition(count: 0, itemCount: 0, thickness: 0)

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
