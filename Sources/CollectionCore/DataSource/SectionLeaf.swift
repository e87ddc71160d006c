/// A run of sections as columns: the number of items, the metrics and the boundary measures of each
/// section.
package final class SectionLeaf: SumLeaf {
    package let count: Int
    let itemCounts: Column<UInt32>
    /// The metrics of each section. 0: the layout's; otherwise 1 + an index into
    /// `DataSource.metrics`.
    let metrics: Column<UInt32>
    /// The number of each section's measures in `DataSource.boundaryMeasures`; 0: nothing was
    /// measured.
    let measures: Column<UInt32>

    init(
        count: Int, itemCounts: Column<UInt32>, metrics: Column<UInt32>,
        measures: Column<UInt32> = Column(repeating: 0)
    ) {
        self.count = count
        self.itemCounts = itemCounts
        self.metrics = metrics
        self.measures = measures
    }

    deinit {
        itemCounts.free()
        metrics.free()
        measures.free()
    }

    package func copy(of range: Range<Int>) -> SectionLeaf {
        SectionLeaf(
            count: range.count, itemCounts: itemCounts.copy(of: range),
            metrics: metrics.copy(of: range), measures: measures.copy(of: range))
    }

    package func canJoin(_ other: SectionLeaf) -> Bool {
        count + other.count <= Self.capacity
            || itemCounts.isAlike(other.itemCounts)
                && metrics.isAlike(other.metrics) && measures.isAlike(other.measures)
    }

    package func replacing(
        _ range: Range<Int>, with part: Range<Int>, of other: SectionLeaf
    ) -> SectionLeaf {
        SectionLeaf(
            count: count - range.count + part.count,
            itemCounts: itemCounts.replacing(range, count: count, with: part, of: other.itemCounts),
            metrics: metrics.replacing(range, count: count, with: part, of: other.metrics),
            measures: measures.replacing(range, count: count, with: part, of: other.measures))
    }

    func setting(itemCount: UInt32, at index: Int) -> SectionLeaf {
        SectionLeaf(
            count: count, itemCounts: itemCounts.setting(itemCount, at: index, count: count),
            metrics: metrics.copy(of: 0..<count), measures: measures.copy(of: 0..<count))
    }

    func setting(metrics number: UInt32, at index: Int) -> SectionLeaf {
        SectionLeaf(
            count: count, itemCounts: itemCounts.copy(of: 0..<count),
            metrics: metrics.setting(number, at: index, count: count),
            measures: measures.copy(of: 0..<count))
    }

    func setting(measures: Column<UInt32>) -> SectionLeaf {
        SectionLeaf(
            count: count, itemCounts: itemCounts.copy(of: 0..<count),
            metrics: metrics.copy(of: 0..<count), measures: measures)
    }

    package var summary: SectionPosition { position(at: count) }

    package func position(at index: Int) -> SectionPosition {
        summary(of: 0..<index)
    }

    @inline(never)
    package func summary(of range: Range<Int>) -> SectionPosition {
        SectionPosition(count: range.count, itemCount: itemCounts.sum(of: range))
    }
}

/// Sums over the sections before a position in the data. Also the summary of a run of sections,
/// which consists of sums alone.
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
