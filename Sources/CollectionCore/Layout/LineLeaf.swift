/// A run of lines as columns: how many items each has, and how thick it is.
package final class LineLeaf: SumLeaf {
    private(set) var columnCount: Int
    private(set) var itemCounts: Column<UInt32>
    private(set) var thicknesses: Column<Double>

    init(count: Int, itemCounts: Column<UInt32>, thicknesses: Column<Double>) {
        columnCount = count
        self.itemCounts = itemCounts
        self.thicknesses = thicknesses
    }

    #if COLLECTION_SMALL_NODES
        package static var capacity: Int { 6 }
    #else
        package static var capacity: Int { 128 }
    #endif

    package var count: Int { columnCount }

    package func copy() -> Self {
        Self(count: columnCount, itemCounts: itemCounts, thicknesses: thicknesses)
    }

    package func split(at index: Int) -> Self {
        let rest = Self(
            count: columnCount - index,
            itemCounts: itemCounts.split(at: index, count: columnCount),
            thicknesses: thicknesses.split(at: index, count: columnCount))
        columnCount = index
        return rest
    }

    package func canAppend(_ other: LineLeaf) -> Bool {
        columnCount + other.columnCount <= Self.capacity
            || itemCounts.canMerge(other.itemCounts) && thicknesses.canMerge(other.thicknesses)
    }

    package func append(_ other: LineLeaf) {
        let (count, more) = (columnCount, other.columnCount)
        itemCounts.append(other.itemCounts, count: count, otherCount: more)
        thicknesses.append(other.thicknesses, count: count, otherCount: more)
        columnCount += more
    }

    package var summary: LinePosition { position(at: count) }

    package func position(at index: Int) -> LinePosition { summary(of: 0..<index) }

    package func summary(of range: Range<Int>) -> LinePosition {
        var position = LinePosition(count: range.count, itemCount: 0, thickness: 0)
        if itemCounts.isUniform {
            position.itemCount = Int(itemCounts.uniform) * range.count
        } else {
            for count in itemCounts.values[range] { position.itemCount += Int(count) }
        }
        if thicknesses.isUniform {
            position.thickness = thicknesses.uniform * Double(range.count)
        } else {
            for thickness in thicknesses.values[range] { position.thickness += thickness }
        }
        return position
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
