/// The lanes of a grid, and its rows: rules K2 and K3 of docs/semantics.md.
struct GridLines {
    let laneCount: Int
    /// How long each lane is across.
    let laneLength: Double
    /// How thick every row is, where items keep an aspect ratio: then no row needs to be stored.
    /// Nil: as thick as its thickest item.
    let rowThickness: Double?

    init(_ layout: GridLayout, _ available: Double, spacing: Double) {
        (laneCount, laneLength) = layout.lanes.count(in: available, spacing: spacing)
        rowThickness =
            layout.aspectRatio > 0 ? Length.rounded(laneLength * layout.aspectRatio) : nil
    }

    var storesRows: Bool { rowThickness == nil }

    /// How long an item is across that takes so many lanes.
    func crossLength(_ lanes: Int, spacing: Double) -> Double {
        Double(lanes) * laneLength + Double(lanes - 1) * spacing
    }

    func rowCount(of itemCount: Int) -> Int { (itemCount + laneCount - 1) / laneCount }
}

extension SectionLayout {
    /// A section of rows that are all alike.
    init(evenRowsOf count: Int, _ grid: GridLines, _ metrics: ResolvedMetrics) {
        let rows = Double(grid.rowCount(of: count))
        self.init(
            lineCount: 0,
            extent: metrics.lengthBesideLines + rows * (grid.rowThickness ?? 0)
                + (rows - 1) * metrics.lineSpacing,
            isUniform: false)
    }
}

extension LineBreaker {
    /// Breaks some items of a leaf into rows: it is their number that counts.
    mutating func appendRows(
        _ leaf: ItemLeaf, _ range: Range<Int>, _ grid: GridLines, to lines: inout LineBuilder
    ) {
        let mains = leaf.main(axis)
        if mains.isUniform {
            appendRun(range.count, main: leaf.main(axis, 0, metrics), cross: 0, to: &lines)
            return
        }
        for index in range {
            let main = leaf.main(axis, index, metrics)
            if itemCount >= grid.laneCount { finish(to: &lines, isLast: false) }
            itemCount += 1
            thickness = max(thickness, main)
        }
    }
}

extension SectionedGeometry {
    /// The items of all rows near the rectangle, where rows are alike.
    func collectEvenRows(
        of section: PlacedSection, _ metrics: ResolvedMetrics, _ grid: GridLines,
        _ near: Interval, _ items: SumTree<ItemLeaf>, _ cursor: inout ItemCursor,
        into collector: inout ElementCollector
    ) {
        let thickness = grid.rowThickness ?? 0
        let rows = LineRun(length: thickness, spacing: metrics.lineSpacing)
        let rowCount = grid.rowCount(of: section.itemCount)
        var row = rows.firstIndex(endingAtOrAfter: near.start, count: rowCount)
        while row < rowCount && !collector.isFull {
            let line = PlacedLine(
                evenRow: row, of: section, grid, start: rows.start(row), thickness: thickness)
            if line.start > near.end { return }
            cursor.move(to: section.firstItem + line.firstItem, in: items)
            collectRow(line, section, metrics, grid, items, &cursor, into: &collector)
            row += 1
        }
    }

    /// - Parameter cursor: At the row's first item; it moves behind the last one.
    func collectRow(
        _ line: PlacedLine, _ section: PlacedSection, _ metrics: ResolvedMetrics, _ grid: GridLines,
        _ items: SumTree<ItemLeaf>, _ cursor: inout ItemCursor,
        into collector: inout ElementCollector
    ) {
        if items.summary.greatestSpan != .one {
            return collectBand(line, section, metrics, grid, items, &cursor, into: &collector)
        }
        let main = linesStart(of: section) + line.start
        for lane in 0..<line.itemCount {
            let length = grid.rowThickness ?? cursor.leaf.main(axis, cursor.local, metrics)
            let frame = gridFrame(lane, main: main, length: length, metrics, grid)
            collector.append(cell(section, line.firstItem + lane, cursor, metrics, frame))
            if collector.isFull { return }
            cursor.advance(by: 1, in: items)
        }
    }

    /// - Parameter cursor: At the item.
    func gridFrame(
        ofItem item: Int, _ section: PlacedSection, _ metrics: ResolvedMetrics, _ grid: GridLines,
        _ cursor: ItemCursor, _ items: SumTree<ItemLeaf>
    ) -> Rect {
        if section.lineCount > 0 && items.summary.greatestSpan != .one {
            return bandFrame(ofItem: item, section, metrics, grid, items)
        }
        let origin = linesStart(of: section)
        let lane = item % grid.laneCount
        if let thickness = grid.rowThickness {
            let rows = LineRun(length: thickness, spacing: metrics.lineSpacing)
            let start = rows.start(item / grid.laneCount)
            return gridFrame(lane, main: origin + start, length: thickness, metrics, grid)
        }
        return gridFrame(
            lane, main: origin + line(ofItem: item, of: section, metrics).start,
            length: cursor.leaf.main(axis, cursor.local, metrics), metrics, grid)
    }

    func gridFrame(
        _ lane: Int, main: Double, length: Double, across: Int = 1, _ metrics: ResolvedMetrics,
        _ grid: GridLines
    ) -> Rect {
        axis.rect(
            main: main,
            cross: metrics.crossStart
                + Double(lane) * (grid.laneLength + metrics.interitemSpacing),
            mainLength: length,
            crossLength: grid.crossLength(across, spacing: metrics.interitemSpacing))
    }
}

extension PlacedLine {
    fileprivate init(
        evenRow row: Int, of section: PlacedSection, _ grid: GridLines, start: Double,
        thickness: Double
    ) {
        let first = row * grid.laneCount
        self.init(
            index: row, start: start, thickness: thickness, firstItem: first,
            itemCount: min(grid.laneCount, section.itemCount - first))
    }
}
