/// Lines that each hold as many items as fit: the rules of section A of docs/semantics.md.
struct FlowArrangement {
    /// The part of its length by which a line may be overfilled.
    private let tolerance: Double
    let alignment: LineAlignment
    let lastAlignment: LastLineAlignment

    init(_ layout: FlowLayout) {
        tolerance = layout.lineBreakTolerance
        alignment = layout.lineAlignment
        lastAlignment = layout.lastLineAlignment
    }

    /// Returns the measures of the lines of a section that has these metrics.
    func lines(_ metrics: ResolvedMetrics) -> FlowLines {
        FlowLines(metrics, tolerance: tolerance * max(1, metrics.available))
    }
}

extension FlowArrangement: SectionArrangement {
    func hasLines(_ section: PlacedSection) -> Bool { true }

    func layOut(
        _ count: Int, _ metrics: ResolvedMetrics, _ pass: inout ArrangementPass
    ) -> SectionLayout {
        let axis = pass.axis
        let summary = pass.summary(ofNext: count)
        let flow = lines(metrics)
        let (linesBefore, thicknessBefore) = (pass.lines.count, pass.lines.thickness)
        if let main = summary.uniformMain(axis, metrics),
            let cross = summary.uniformCross(axis, metrics)
        {
            pass.lines.append(
                items: count, inLinesOf: flow.capacity(length: cross), thickness: main)
        } else {
            pass.breakLines(count, FlowLineBreaker(flow, metrics, axis, summary))
        }
        let lineCount = pass.lines.count - linesBefore
        let layout = SectionLayout(
            lineCount: lineCount, thickness: pass.lines.thickness - thicknessBefore, metrics,
            storedCount: lineCount)
        return finished(layout, summary, metrics, axis)
    }

    func layOutAgain(
        _ section: SectionBody, from firstChange: Int, _ items: SumTree<ItemLeaf>,
        _ stored: inout StoredLines
    ) -> ChangedSectionLayout {
        let (metrics, axis) = (section.metrics, section.axis)
        let summary = items.summary(of: section.itemRange)
        let breaker = FlowLineBreaker(lines(metrics), metrics, axis, summary)
        var changed = stored.layOutMarkedLines(of: section, breaker, items)
        if changed.movedItems?.isEmpty ?? false && changed.layout.lineCount > 0 {
            // Only whole lines were removed: the last line left may be aligned in another way.
            changed.movedItems = stored.firstItem(ofLastLine: section)..<section.itemCount
        }
        changed.layout = finished(changed.layout, summary, metrics, axis)
        return changed
    }

    private func finished(
        _ layout: SectionLayout, _ summary: ItemSummary, _ metrics: ResolvedMetrics, _ axis: Axis
    ) -> SectionLayout {
        var layout = layout
        layout.isUniform = summary.isUniform(axis, metrics)
        layout.hasOversizedItems = summary.longestCross(axis, metrics) > metrics.available
        return layout
    }

    func tableSize(of section: SectionBody, _ items: SumTree<ItemLeaf>) -> TableSize {
        TableSize(lines: section.lineCount)
    }

    func tablePlace(
        ofItem item: Int, of section: SectionBody, _ items: SumTree<ItemLeaf>,
        _ stored: StoredLines
    ) -> TablePlace {
        TablePlace(line: stored.line(ofItem: item, of: section).index)
    }

    func collect(_ scan: inout SectionScan, into collector: inout ElementCollector) {
        if !scan.moveToFirstLine() { return }
        while !collector.isFull, let line = scan.line() {
            collect(line, &scan, into: &collector)
            scan.moveToNextLine()
        }
    }

    /// Collects the items of a line.
    ///
    /// - Parameter scan: The scan, its cursor at the line's first item; the cursor moves behind the
    ///   line's last item.
    private func collect(
        _ line: PlacedLine, _ scan: inout SectionScan, into collector: inout ElementCollector
    ) {
        let (metrics, axis) = (scan.section.metrics, scan.section.axis)
        let placement = placement(of: line, scan.section, scan.cursor, scan.items)
        var length = 0.0
        let main = scan.section.linesStart + line.start
        for item in 0..<line.itemCount {
            let itemLength = scan.cursor.leaf.cross(axis, scan.cursor.local, metrics)
            let thickness = scan.mainLength
            let cross =
                metrics.crossStart + placement.start + length + Double(item) * placement.gap
            collector.append(
                scan.cell(
                    line.firstItem + item,
                    axis.rect(
                        main: main + (line.thickness - thickness) / 2, cross: cross,
                        mainLength: thickness, crossLength: itemLength)))
            if collector.isFull { return }
            length += itemLength
            scan.advance()
        }
    }

    func cell(
        _ item: Int, of section: SectionBody, _ items: SumTree<ItemLeaf>, _ stored: StoredLines
    ) -> LayoutAttributes {
        let (metrics, axis) = (section.metrics, section.axis)
        let cursor = ItemCursor(items, at: section.firstItem + item)
        let thickness = cursor.leaf.main(axis, cursor.local, metrics)
        let line = stored.line(ofItem: item, of: section)
        let first = ItemCursor(items, at: section.firstItem + line.firstItem)
        let placement = placement(of: line, section, first, items)
        let before = item - line.firstItem
        let length = first.position(ofNext: before, in: items).cross(axis, metrics)
        let frame = axis.rect(
            main: section.linesStart + line.start + (line.thickness - thickness) / 2,
            cross: metrics.crossStart + placement.start + length + Double(before) * placement.gap,
            mainLength: thickness,
            crossLength: cursor.leaf.cross(axis, cursor.local, metrics))
        return section.cell(item, cursor, frame)
    }
}
