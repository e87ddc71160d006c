/// A run of sections as they are laid out.
package final class SectionGeometryLeaf: SumLeaf {
    private(set) var columnCount: Int
    private(set) var itemCounts: Column<UInt32>
    private(set) var metrics: Column<UInt32>
    /// Lines in the tree of lines; 0 where each item is a line.
    private(set) var lineCounts: Column<UInt32>
    /// Header, insets, lines, spacing and footer together.
    private(set) var extents: Column<Double>
    /// Whether all items of the section have the same size.
    private(set) var areUniform: Column<Bool>

    init(
        count: Int, itemCounts: Column<UInt32>, metrics: Column<UInt32>,
        lineCounts: Column<UInt32>, extents: Column<Double>, areUniform: Column<Bool>
    ) {
        columnCount = count
        self.itemCounts = itemCounts
        self.metrics = metrics
        self.lineCounts = lineCounts
        self.extents = extents
        self.areUniform = areUniform
    }

    #if COLLECTION_SMALL_NODES
        package static var capacity: Int { 6 }
    #else
        package static var capacity: Int { 128 }
    #endif

    package var count: Int { columnCount }

    package func copy() -> Self {
        Self(
            count: columnCount, itemCounts: itemCounts, metrics: metrics,
            lineCounts: lineCounts, extents: extents, areUniform: areUniform)
    }

    package func split(at index: Int) -> Self {
        let rest = Self(
            count: columnCount - index,
            itemCounts: itemCounts.split(at: index, count: columnCount),
            metrics: metrics.split(at: index, count: columnCount),
            lineCounts: lineCounts.split(at: index, count: columnCount),
            extents: extents.split(at: index, count: columnCount),
            areUniform: areUniform.split(at: index, count: columnCount))
        columnCount = index
        return rest
    }

    package func canAppend(_ other: SectionGeometryLeaf) -> Bool {
        columnCount + other.columnCount <= Self.capacity
            || itemCounts.canMerge(other.itemCounts) && metrics.canMerge(other.metrics)
                && lineCounts.canMerge(other.lineCounts) && extents.canMerge(other.extents)
                && areUniform.canMerge(other.areUniform)
    }

    package func append(_ other: SectionGeometryLeaf) {
        let (count, more) = (columnCount, other.columnCount)
        itemCounts.append(other.itemCounts, count: count, otherCount: more)
        metrics.append(other.metrics, count: count, otherCount: more)
        lineCounts.append(other.lineCounts, count: count, otherCount: more)
        extents.append(other.extents, count: count, otherCount: more)
        areUniform.append(other.areUniform, count: count, otherCount: more)
        columnCount += more
    }

    func set(lineCount: UInt32, extent: Double, isUniform: Bool, at index: Int) {
        lineCounts.set(lineCount, at: index, count: columnCount)
        extents.set(extent, at: index, count: columnCount)
        areUniform.set(isUniform, at: index, count: columnCount)
    }

    package var summary: SectionGeometryPosition { position(at: count) }

    package func summary(of range: Range<Int>) -> SectionGeometryPosition {
        var sum = SectionGeometryPosition(count: range.count)
        if itemCounts.isUniform && lineCounts.isUniform && extents.isUniform {
            sum.itemCount = Int(itemCounts.uniform) * range.count
            sum.lineCount = Int(lineCounts.uniform) * range.count
            sum.extent = extents.uniform * Double(range.count)
            return sum
        }
        for index in range {
            sum.itemCount += Int(itemCounts[index])
            sum.lineCount += Int(lineCounts[index])
            sum.extent += extents[index]
        }
        return sum
    }

    package func position(at index: Int) -> SectionGeometryPosition { summary(of: 0..<index) }
}

/// Sums over the sections before a place.
package struct SectionGeometryPosition: SumSummary, SumPosition {
    package var count: Int
    var itemCount = 0
    var lineCount = 0
    var extent = 0.0

    package static let zero = SectionGeometryPosition(count: 0)

    package var position: SectionGeometryPosition { self }

    package static func + (
        left: SectionGeometryPosition, right: SectionGeometryPosition
    ) -> SectionGeometryPosition {
        SectionGeometryPosition(
            count: left.count + right.count, itemCount: left.itemCount + right.itemCount,
            lineCount: left.lineCount + right.lineCount, extent: left.extent + right.extent)
    }

    package static func - (
        left: SectionGeometryPosition, right: SectionGeometryPosition
    ) -> SectionGeometryPosition {
        SectionGeometryPosition(
            count: left.count - right.count, itemCount: left.itemCount - right.itemCount,
            lineCount: left.lineCount - right.lineCount, extent: left.extent - right.extent)
    }
}
