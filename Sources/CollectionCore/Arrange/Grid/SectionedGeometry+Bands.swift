// Grids of which items span lanes or rows: rule K3 of docs/semantics.md.
extension LineBreaker {
    /// Breaks some items of a leaf into bands. Where all take one lane of one row, bands are rows.
    mutating func appendBands(
        _ leaf: ItemLeaf, _ range: Range<Int>, _ grid: GridLines, to lines: inout LineBuilder
    ) {
        let isPlain = leaf.spans.isUniform && leaf.spans.uniform == ItemSpan.one.rawValue
        let areAlike = grid.rowThickness != nil || leaf.main(axis).isUniform
        var index = range.lowerBound
        while index < range.upperBound {
            var cell = GridCell(row: 0, lane: 0, leaf.span(index), grid)
            if band.itemCount > 0 {
                let next = band.cell(of: leaf.span(index))
                if band.accepts(next) { cell = next } else { finishBand(grid, to: &lines) }
            }
            if band.itemCount == 0 {
                // The last row stays open, even when it is full.
                let full = isPlain && areAlike ? (range.upperBound - index - 1) / grid.laneCount : 0
                lines.append(
                    lines: full, itemCount: grid.laneCount,
                    thickness: grid.rowThickness ?? leaf.main(axis, index, metrics))
                index += full * grid.laneCount
                band.begin(laneCount: grid.laneCount)
            }
            band.append(cell, leaf, index, axis, metrics, grid)
            index += 1
        }
    }

    /// Ends the open band, if there is one.
    mutating func finishBand(_ grid: GridLines, to lines: inout LineBuilder) {
        if band.itemCount == 0 { return }
        lines.append(
            itemCount: band.itemCount,
            thickness: band.thickness(grid, spacing: metrics.lineSpacing))
        band.begin(laneCount: grid.laneCount)
    }
}

extension ItemLeaf {
    func span(_ index: Int) -> ItemSpan { ItemSpan(rawValue: spans[index]) }
}

extension GridCell {
    fileprivate init(row: Int, lane: Int, _ span: ItemSpan, _ grid: GridLines) {
        self.init(
            row: row, lane: lane, across: min(Int(span.across), grid.laneCount),
            along: Int(span.along))
    }
}

extension GridBand {
    /// Places an item of a leaf.
    fileprivate mutating func append(
        _ cell: GridCell, _ leaf: ItemLeaf, _ local: Int, _ axis: Axis,
        _ metrics: ResolvedMetrics, _ grid: GridLines
    ) {
        append(cell)
        if grid.storesRows {
            thicken(
                cell, length: leaf.main(axis, local, metrics), spacing: metrics.lineSpacing)
        }
    }

    /// The same, where it stands behind the item before it.
    fileprivate mutating func append(
        _ cursor: ItemCursor, _ axis: Axis, _ metrics: ResolvedMetrics, _ grid: GridLines
    ) -> GridCell {
        let cell = cell(of: cursor.leaf.span(cursor.local))
        append(cell, cursor.leaf, cursor.local, axis, metrics, grid)
        return cell
    }
}

extension ResolvedMetrics {
    /// Whether it matters that some of the items span lanes or rows.
    func hasSpans(_ summary: ItemSummary) -> Bool {
        guard case .grid = arrangement else { return false }
        return summary.greatestSpan != .one
    }
}

extension SectionedGeometry {
    /// Lays out a section of a grid whose rows would be alike, but for the items' spans.
    ///
    /// - Parameter section: With as many items as there are now.
    /// - Returns: Nil where its bands are stored, as they will have to be.
    mutating func changedEvenGrid(
        _ section: PlacedSection, _ grid: GridLines, _ metrics: ResolvedMetrics,
        _ items: SumTree<ItemLeaf>
    ) -> SectionLayout? {
        var summary = ItemSummary.zero
        if items.summary.greatestSpan != .one {
            summary = items.summary(
                of: section.firstItem..<section.firstItem + section.itemCount)
        }
        if !metrics.hasSpans(summary) {
            if section.lineCount > 0 {
                lines.replaceSubrange(
                    section.firstLine..<section.firstLine + section.lineCount, with: nil)
            }
            return SectionLayout(evenRowsOf: section.itemCount, grid, metrics)
        }
        if section.lineCount > 0 { return nil }
        var builder = LineBuilder()
        let layout = SectionLayout(
            summary, from: ItemCursor(items, at: section.firstItem), items,
            LineBreaker(metrics, axis, nil), to: &builder)
        lines.replace(section.firstLine..<section.firstLine, with: builder.finish())
        return layout
    }

    /// - Parameter cursor: At the band's first item; it moves behind the last one.
    func collectBand(
        _ line: PlacedLine, _ section: PlacedSection, _ metrics: ResolvedMetrics,
        _ grid: GridLines, _ items: SumTree<ItemLeaf>, _ cursor: inout ItemCursor,
        into collector: inout ElementCollector
    ) {
        // Taken out, or it would be copied.
        var band = GridBand()
        swap(&band, &collector.band)
        band.begin(laneCount: grid.laneCount)
        let first = cursor
        for _ in 0..<line.itemCount {
            band.keep(band.append(cursor, axis, metrics, grid))
            cursor.advance(by: 1, in: items)
        }
        band.addUp(spacing: metrics.lineSpacing)
        cursor = first
        let main = linesStart(of: section) + line.start
        for number in 0..<line.itemCount {
            let cell = band.cells[number]
            let start = band.addedUpStart(ofRow: cell.row, grid, spacing: metrics.lineSpacing)
            let frame = bandFrame(
                cell, main: main + start, cursor.leaf.main(axis, cursor.local, metrics), metrics,
                grid)
            collector.append(self.cell(section, line.firstItem + number, cursor, metrics, frame))
            if collector.isFull { break }
            cursor.advance(by: 1, in: items)
        }
        swap(&band, &collector.band)
    }

    /// The frame of an item in a section of stored lines.
    func bandFrame(
        ofItem item: Int, _ section: PlacedSection, _ metrics: ResolvedMetrics, _ grid: GridLines,
        _ items: SumTree<ItemLeaf>
    ) -> Rect {
        let line = line(ofItem: item, of: section, metrics)
        var cursor = ItemCursor(items, at: section.firstItem + line.firstItem)
        var band = GridBand()
        band.begin(laneCount: grid.laneCount)
        for _ in line.firstItem..<item {
            _ = band.append(cursor, axis, metrics, grid)
            cursor.advance(by: 1, in: items)
        }
        // What comes later takes no part in rows before this item's.
        let cell = band.append(cursor, axis, metrics, grid)
        let start = band.start(ofRow: cell.row, grid, spacing: metrics.lineSpacing)
        return bandFrame(
            cell, main: linesStart(of: section) + line.start + start,
            cursor.leaf.main(axis, cursor.local, metrics), metrics, grid)
    }

    private func bandFrame(
        _ cell: GridCell, main: Double, _ own: Double, _ metrics: ResolvedMetrics,
        _ grid: GridLines
    ) -> Rect {
        var length = own
        if let thickness = grid.rowThickness {
            length = Double(cell.along) * thickness + Double(cell.along - 1) * metrics.lineSpacing
        }
        return gridFrame(
            cell.lane, main: main, length: length, across: cell.across, metrics, grid)
    }
}
