// Grids: rows of as many items as there are lanes. Rules K2 and K3 of docs/semantics.md.
extension GridLines: SectionArrangement {
    /// Rows that are all alike are stored only if items of the section have spans.
    func hasLines(_ section: PlacedSection) -> Bool { storesRows || section.lineCount > 0 }

    func lengthen(_ longest: inout LongestMeasures, _ metrics: ResolvedMetrics) {
        longest.takeRows(thickness: rowThickness)
    }

    func layOut(
        _ count: Int, _ metrics: ResolvedMetrics, _ pass: inout ArrangementPass
    ) -> SectionLayout {
        let mayHaveSpans = pass.items.summary.greatestSpan != .one
        if !storesRows && !mayHaveSpans { return evenRows(count, metrics) }
        let summary = pass.summary(ofNext: count)
        let hasSpans = summary.greatestSpan != .one
        if !storesRows && !hasSpans { return evenRows(count, metrics) }
        let (linesBefore, thicknessBefore) = (pass.lines.count, pass.lines.thickness)
        if hasSpans {
            pass.breakLines(count, BandBreaker(self, metrics, pass.axis))
        } else if let main = summary.uniformMain(pass.axis, metrics) {
            pass.lines.append(items: count, inLinesOf: laneCount, thickness: main)
        } else {
            pass.breakLines(count, RowBreaker(self, metrics, pass.axis))
        }
        let lineCount = pass.lines.count - linesBefore
        var layout = SectionLayout(
            lineCount: lineCount, thickness: pass.lines.thickness - thicknessBefore, metrics,
            storedCount: lineCount)
        layout.isUniform = summary.isUniform(pass.axis, metrics)
        return layout
    }

    func layOutAgain(
        _ section: SectionBody, from firstChange: Int, _ items: SumTree<ItemLeaf>,
        _ stored: inout StoredLines
    ) -> ChangedSectionLayout {
        let (metrics, axis) = (section.metrics, section.axis)
        let mayHaveSpans = items.summary.greatestSpan != .one
        var summary = ItemSummary.zero
        if storesRows || mayHaveSpans { summary = items.summary(of: section.itemRange) }
        let hasSpans = summary.greatestSpan != .one
        if !storesRows && !hasSpans {
            if section.lineCount > 0 {
                stored.lines.replaceSubrange(section.lineRange, with: nil)
            }
            return ChangedSectionLayout(evenRows(section.itemCount, metrics))
        }
        var section = section
        // No rows are stored yet, because they were all alike.
        if section.lineCount == 0 { section = stored.markAll(of: section) }
        var changed =
            hasSpans
            ? stored.layOutMarkedLines(of: section, BandBreaker(self, metrics, axis), items)
            : stored.layOutMarkedLines(of: section, RowBreaker(self, metrics, axis), items)
        changed.layout.isUniform = summary.isUniform(axis, metrics)
        return changed
    }

    /// Returns the layout of a section whose rows are all alike, and are not stored.
    private func evenRows(_ count: Int, _ metrics: ResolvedMetrics) -> SectionLayout {
        let rows = rowCount(of: count)
        return SectionLayout(
            lineCount: rows, thickness: Double(rows) * (rowThickness ?? 0), metrics,
            storedCount: 0)
    }

    func size(_ measured: Size, insteadOf old: Size, _ axis: Axis) -> Size {
        storesRows ? axis.size(main: axis.main(measured), cross: axis.cross(old)) : old
    }

    func sizeInForce(
        _ own: Size, _ span: ItemSpan, _ metrics: ResolvedMetrics, _ axis: Axis
    ) -> Size {
        axis.size(
            main: axis.main(own),
            cross: crossLength(
                min(Int(span.across), laneCount), spacing: metrics.interitemSpacing))
    }
}

// Where items stand.
extension GridLines {
    func collect(_ scan: inout SectionScan, into collector: inout ElementCollector) {
        if !storesRows && scan.section.lineCount == 0 {
            return collectEvenRows(&scan, into: &collector)
        }
        if !scan.moveToFirstLine() { return }
        while !collector.isFull, let line = scan.line() {
            collect(line, &scan, into: &collector)
            scan.moveToNextLine()
        }
    }

    /// Collects the items of all rows in the searched range, in a section whose rows are all alike.
    private func collectEvenRows(
        _ scan: inout SectionScan, into collector: inout ElementCollector
    ) {
        let thickness = rowThickness ?? 0
        let (near, itemCount) = (scan.near, scan.section.itemCount)
        let rows = LineRun(length: thickness, spacing: scan.section.metrics.lineSpacing)
        let count = rowCount(of: itemCount)
        var row = rows.firstIndex(endingAtOrAfter: near.start, count: count)
        while row < count && !collector.isFull {
            let first = row * laneCount
            let line = PlacedLine(
                index: row, start: rows.start(row), thickness: thickness, firstItem: first,
                itemCount: min(laneCount, itemCount - first))
            if line.start > near.end { return }
            scan.move(to: first)
            collect(line, &scan, into: &collector)
            row += 1
        }
    }

    /// Collects the items of a row, or of a band.
    ///
    /// - Parameter scan: The scan, its cursor at the row's first item; the cursor moves behind the
    ///   row's last item.
    private func collect(
        _ line: PlacedLine, _ scan: inout SectionScan, into collector: inout ElementCollector
    ) {
        if scan.items.summary.greatestSpan != .one {
            return collectBand(line, &scan, into: &collector)
        }
        let main = scan.section.linesStart + line.start
        for lane in 0..<line.itemCount {
            let length = rowThickness ?? scan.mainLength
            let frame = frame(lane, main: main, length: length, scan.section)
            collector.append(scan.cell(line.firstItem + lane, frame))
            if collector.isFull { return }
            scan.advance()
        }
    }

    func cell(
        _ item: Int, of section: SectionBody, _ items: SumTree<ItemLeaf>, _ stored: StoredLines
    ) -> LayoutAttributes {
        let cursor = ItemCursor(items, at: section.firstItem + item)
        let frame: Rect
        if section.lineCount > 0 && items.summary.greatestSpan != .one {
            frame = bandFrame(ofItem: item, section, items, stored)
        } else {
            let start: Double
            if let rowThickness {
                let rows = LineRun(length: rowThickness, spacing: section.metrics.lineSpacing)
                start = rows.start(item / laneCount)
            } else {
                start = stored.line(ofItem: item, of: section).start
            }
            let length =
                rowThickness ?? cursor.leaf.main(section.axis, cursor.local, section.metrics)
            frame = self.frame(
                item % laneCount, main: section.linesStart + start, length: length, section)
        }
        return section.cell(item, cursor, frame)
    }

    func frame(
        _ lane: Int, main: Double, length: Double, across: Int = 1, _ section: SectionBody
    ) -> Rect {
        let metrics = section.metrics
        return section.axis.rect(
            main: main,
            cross: metrics.crossStart
                + Double(lane) * (laneLength + metrics.interitemSpacing),
            mainLength: length,
            crossLength: crossLength(across, spacing: metrics.interitemSpacing))
    }
}

// Rows and columns for assistive technology. The rows of bands are not counted: a band is stored
// without the number of its rows.
extension GridLines {
    func tableSize(of section: SectionBody, _ items: SumTree<ItemLeaf>) -> TableSize {
        let lines = hasSpans(section, items) ? nil : rowCount(of: section.itemCount)
        return TableSize(lines: lines, lanes: laneCount)
    }

    func tablePlace(
        ofItem item: Int, of section: SectionBody, _ items: SumTree<ItemLeaf>,
        _ stored: StoredLines
    ) -> TablePlace {
        if hasSpans(section, items) {
            return TablePlace(lane: bandLane(ofItem: item, section, items, stored))
        }
        return TablePlace(line: item / laneCount, lane: item % laneCount)
    }

    private func hasSpans(_ section: SectionBody, _ items: SumTree<ItemLeaf>) -> Bool {
        items.summary.greatestSpan != .one
            && items.summary(of: section.itemRange).greatestSpan != .one
    }
}
