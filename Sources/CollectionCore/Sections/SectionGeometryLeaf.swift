/// A leaf of the tree of sections as they are laid out: a run of sections, as columns.
package final class SectionGeometryLeaf: SumLeaf {
    package let count: Int
    let itemCounts: Column<UInt32>
    /// For each section, an index into `SectionedGeometry.metrics`.
    let metrics: Column<UInt32>
    /// The number of stored lines of each section; 0 where lines are not stored, as in lists.
    let lineCounts: Column<UInt32>
    /// The length of each section along the main axis, in points: header, insets, lines, footer,
    /// and all spacing.
    let extents: Column<Double>
    /// Whether all items of the section have the same size; false also where the arrangement does
    /// not find out, as in lists.
    let areUniform: Column<Bool>
    let headerLevels: Column<UInt32>
    /// What was measured of the header and the footer of each section.
    let ends: Column<MeasuredEnds>

    init(
        count: Int, itemCounts: Column<UInt32>, metrics: Column<UInt32>,
        lineCounts: Column<UInt32>, extents: Column<Double>, areUniform: Column<Bool>,
        headerLevels: Column<UInt32>, ends: Column<MeasuredEnds>
    ) {
        self.count = count
        self.itemCounts = itemCounts
        self.metrics = metrics
        self.lineCounts = lineCounts
        self.extents = extents
        self.areUniform = areUniform
        self.headerLevels = headerLevels
        self.ends = ends
    }

    deinit {
        itemCounts.free()
        metrics.free()
        lineCounts.free()
        extents.free()
        areUniform.free()
        headerLevels.free()
        ends.free()
    }

    package func copy(of range: Range<Int>) -> SectionGeometryLeaf {
        SectionGeometryLeaf(
            count: range.count, itemCounts: itemCounts.copy(of: range),
            metrics: metrics.copy(of: range),
            lineCounts: lineCounts.copy(of: range),
            extents: extents.copy(of: range),
            areUniform: areUniform.copy(of: range), headerLevels: headerLevels.copy(of: range),
            ends: ends.copy(of: range))
    }

    package func canJoin(_ other: SectionGeometryLeaf) -> Bool {
        count + other.count <= Self.capacity
            || itemCounts.isAlike(other.itemCounts)
                && metrics.isAlike(other.metrics)
                && lineCounts.isAlike(other.lineCounts)
                && extents.isAlike(other.extents)
                && areUniform.isAlike(other.areUniform)
                && headerLevels.isAlike(other.headerLevels)
                && ends.isAlike(other.ends)
    }

    package func replacing(
        _ range: Range<Int>, with part: Range<Int>, of other: SectionGeometryLeaf
    ) -> SectionGeometryLeaf {
        SectionGeometryLeaf(
            count: count - range.count + part.count,
            itemCounts: itemCounts.replacing(range, count: count, with: part, of: other.itemCounts),
            metrics: metrics.replacing(range, count: count, with: part, of: other.metrics),
            lineCounts: lineCounts.replacing(range, count: count, with: part, of: other.lineCounts),
            extents: extents.replacing(range, count: count, with: part, of: other.extents),
            areUniform: areUniform.replacing(range, count: count, with: part, of: other.areUniform),
            headerLevels: headerLevels.replacing(
                range, count: count, with: part, of: other.headerLevels),
            ends: ends.replacing(range, count: count, with: part, of: other.ends))
    }

    func setting(_ layout: SectionLayout, itemCount: UInt32, at index: Int) -> SectionGeometryLeaf {
        SectionGeometryLeaf(
            count: count, itemCounts: itemCounts.setting(itemCount, at: index, count: count),
            metrics: metrics.copy(of: 0..<count),
            lineCounts: lineCounts.setting(UInt32(layout.lineCount), at: index, count: count),
            extents: extents.setting(layout.extent, at: index, count: count),
            areUniform: areUniform.setting(layout.isUniform, at: index, count: count),
            headerLevels: headerLevels.copy(of: 0..<count),
            ends: ends.copy(of: 0..<count))
    }

    func setting(metrics number: UInt32, extent: Double, at index: Int) -> SectionGeometryLeaf {
        SectionGeometryLeaf(
            count: count, itemCounts: itemCounts.copy(of: 0..<count),
            metrics: metrics.setting(number, at: index, count: count),
            lineCounts: lineCounts.copy(of: 0..<count),
            extents: extents.setting(extent, at: index, count: count),
            areUniform: areUniform.copy(of: 0..<count),
            headerLevels: headerLevels.copy(of: 0..<count),
            ends: ends.copy(of: 0..<count))
    }

    func setting(ends new: MeasuredEnds, extent: Double, at index: Int) -> SectionGeometryLeaf {
        SectionGeometryLeaf(
            count: count, itemCounts: itemCounts.copy(of: 0..<count),
            metrics: metrics.copy(of: 0..<count), lineCounts: lineCounts.copy(of: 0..<count),
            extents: extents.setting(extent, at: index, count: count),
            areUniform: areUniform.copy(of: 0..<count),
            headerLevels: headerLevels.copy(of: 0..<count),
            ends: ends.setting(new, at: index, count: count))
    }

    func settingMetrics(_ number: (UInt32) -> UInt32) -> SectionGeometryLeaf {
        SectionGeometryLeaf(
            count: count, itemCounts: itemCounts.copy(of: 0..<count),
            metrics: metrics.map(count: count, number),
            lineCounts: lineCounts.copy(of: 0..<count), extents: extents.copy(of: 0..<count),
            areUniform: areUniform.copy(of: 0..<count),
            headerLevels: headerLevels.copy(of: 0..<count),
            ends: ends.copy(of: 0..<count))
    }

    func setting(lineCount: UInt32, at index: Int) -> SectionGeometryLeaf {
        SectionGeometryLeaf(
            count: count, itemCounts: itemCounts.copy(of: 0..<count),
            metrics: metrics.copy(of: 0..<count),
            lineCounts: lineCounts.setting(lineCount, at: index, count: count),
            extents: extents.copy(of: 0..<count), areUniform: areUniform.copy(of: 0..<count),
            headerLevels: headerLevels.copy(of: 0..<count),
            ends: ends.copy(of: 0..<count))
    }

    /// The index of the first section that ends at `offset` or after it; `count` if there is none.
    ///
    /// - Parameter offset: Points along the main axis, from the start of the leaf's first section.
    /// - Parameter keepsEmpty: Whether to find a section in a leaf whose sections all have neither
    ///   a length nor items.
    func firstSection(endingAtOrAfter offset: Double, keepsEmpty: Bool) -> Int {
        if let extents = unsafe extents.values {
            var (index, end) = (0, 0.0)
            while index < count {
                unsafe end += extents[index]
                if end >= offset { break }
                index += 1
            }
            return index
        }
        if !keepsEmpty && extents.uniform == 0 && itemCounts.isUniform
            && itemCounts.uniform == 0
        {
            return count
        }
        return LineRun(length: extents.uniform, spacing: 0)
            .firstIndex(endingAtOrAfter: offset, count: count)
    }

    package var summary: SectionGeometrySummary { summary(of: 0..<count) }

    package func summary(of range: Range<Int>) -> SectionGeometrySummary {
        SectionGeometrySummary(
            position: sums(of: range), leastHeaderLevel: leastHeaderLevel(of: range))
    }

    package func position(at index: Int) -> SectionGeometryPosition { sums(of: 0..<index) }

    private func sums(of range: Range<Int>) -> SectionGeometryPosition {
        SectionGeometryPosition(
            count: range.count, itemCount: itemCounts.sum(of: range),
            lineCount: lineCounts.sum(of: range), extent: extents.sum(of: range))
    }

    private func leastHeaderLevel(of range: Range<Int>) -> UInt32 {
        if headerLevels.isUniform { return range.isEmpty ? .max : headerLevels.uniform }
        var least = UInt32.max
        for index in range { least = min(least, headerLevels[index]) }
        return least
    }
}

/// Sums over a run of sections, and the least level of their headers.
package struct SectionGeometrySummary: SumSummary {
    package var position: SectionGeometryPosition
    /// `UInt32.max` where the run is empty.
    var leastHeaderLevel: UInt32

    package static let zero = SectionGeometrySummary(position: .zero, leastHeaderLevel: .max)

    package static func + (
        left: SectionGeometrySummary, right: SectionGeometrySummary
    ) -> SectionGeometrySummary {
        SectionGeometrySummary(
            position: left.position + right.position,
            leastHeaderLevel: min(left.leastHeaderLevel, right.leastHeaderLevel))
    }
}

/// Sums over the sections before a place: how many they are, their items, their stored lines, and
/// their length along the main axis.
package struct SectionGeometryPosition: SumPosition {
    package var count: Int
    var itemCount = 0
    var lineCount = 0
    var extent = 0.0

    package static let zero = SectionGeometryPosition(count: 0)

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
