/// A run of sections as columns: how many items each has, and which metrics.
package final class SectionLeaf: SumLeaf {
    private(set) var columnCount: Int
    private(set) var itemCounts: Column<UInt32>
    /// 0: the layout's; otherwise 1 + an index into the metrics of the data source.
    private(set) var metrics: Column<UInt32>

    init(count: Int, itemCounts: Column<UInt32>, metrics: Column<UInt32>) {
        columnCount = count
        self.itemCounts = itemCounts
        self.metrics = metrics
    }

    #if COLLECTION_SMALL_NODES
        package static var capacity: Int { 6 }
    #else
        package static var capacity: Int { 128 }
    #endif

    package var count: Int { columnCount }

    package func copy() -> Self {
        Self(count: columnCount, itemCounts: itemCounts, metrics: metrics)
    }

    package func split(at index: Int) -> Self {
        let rest = Self(
            count: columnCount - index,
            itemCounts: itemCounts.split(at: index, count: columnCount),
            metrics: metrics.split(at: index, count: columnCount))
        columnCount = index
        return rest
    }

    package func canAppend(_ other: SectionLeaf) -> Bool {
        columnCount + other.columnCount <= Self.capacity
            || itemCounts.canMerge(other.itemCounts) && metrics.canMerge(other.metrics)
    }

    package func append(_ other: SectionLeaf) {
        let (count, more) = (columnCount, other.columnCount)
        itemCounts.append(other.itemCounts, count: count, otherCount: more)
        metrics.append(other.metrics, count: count, otherCount: more)
        columnCount += more
    }

    package var summary: SectionPosition { position(at: count) }

    package func position(at index: Int) -> SectionPosition {
        summary(of: 0..<index)
    }

    package func summary(of range: Range<Int>) -> SectionPosition {
        if itemCounts.isUniform {
            return SectionPosition(
                count: range.count, itemCount: Int(itemCounts.uniform) * range.count)
        }
        var itemCount = 0
        for count in itemCounts.values[range] { itemCount += Int(count) }
        return SectionPosition(count: range.count, itemCount: itemCount)
    }
}

/// Sums over the sections before a place. There is nothing to know of sections but sums.
package struct SectionPosition: SumSummary, SumPosition {
    package var count: Int
    package var itemCount: Int

    package static let zero = SectionPosition(count: 0, itemCount: 0)

    package var position: SectionPosition { self }

    package static func + (left: SectionPosition, right: SectionPosition) -> SectionPosition {
        SectionPosition(
            count: left.count + right.count, itemCount: left.itemCount + right.itemCount)
    }

    package static func - (left: SectionPosition, right: SectionPosition) -> SectionPosition {
        SectionPosition(
            count: left.count - right.count, itemCount: left.itemCount - right.itemCount)
    }
}
