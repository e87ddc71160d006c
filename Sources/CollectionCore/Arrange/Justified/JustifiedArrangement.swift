// Lines that items fill while they keep their aspect ratios: rule K5 of docs/semantics.md.
extension JustifiedLines: SectionArrangement {
    func hasLines(_ section: PlacedSection) -> Bool { true }

    func lengthen(_ longest: inout LongestMeasures, _ metrics: ResolvedMetrics) {
        longest.takeJustified(self, metrics)
    }

    func layOut(
        _ count: Int, _ metrics: ResolvedMetrics, _ pass: inout ArrangementPass
    ) -> SectionLayout {
        let (linesBefore, thicknessBefore) = (pass.lines.count, pass.lines.thickness)
        pass.breakLines(count, JustifiedBreaker(self, metrics, pass.axis))
        let lineCount = pass.lines.count - linesBefore
        var layout = SectionLayout(
            lineCount: lineCount, thickness: pass.lines.thickness - thicknessBefore, metrics,
            storedCount: lineCount)
        layout.isUniform = pass.summary(ofNext: count).isUniform(pass.axis, metrics)
        return layout
    }

    func remove(
        _ range: Range<Int>, from section: SectionBody, _ stored: inout StoredLines
    ) -> Int {
        stored.removeItems(range, from: section, refillsLastLine: true)
    }

    func layOutAgain(
        _ section: SectionBody, from firstChange: Int, _ items: SumTree<ItemLeaf>,
        _ stored: inout StoredLines
    ) -> ChangedSectionLayout {
        let (metrics, axis) = (section.metrics, section.axis)
        let breaker = JustifiedBreaker(self, metrics, axis)
        var changed = stored.layOutMarkedLines(of: section, breaker, items)
        changed.layout.isUniform = items.summary(of: section.itemRange).isUniform(axis, metrics)
        return changed
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
        let main = scan.section.linesStart + line.start
        var before = 0.0
        for number in 0..<line.itemCount {
            let ratio = scan.cursor.leaf.ratio(axis, scan.cursor.local, metrics)
            let frame = axis.rect(
                main: main,
                cross: metrics.crossStart + placement.start + placement.length(before)
                    + Double(number) * metrics.interitemSpacing,
                mainLength: line.thickness, crossLength: placement.length(ratio))
            collector.append(scan.cell(line.firstItem + number, frame))
            if collector.isFull { return }
            before += ratio
            scan.advance()
        }
    }

    func cell(
        _ item: Int, of section: SectionBody, _ items: SumTree<ItemLeaf>, _ stored: StoredLines
    ) -> LayoutAttributes {
        let (metrics, axis) = (section.metrics, section.axis)
        let cursor = ItemCursor(items, at: section.firstItem + item)
        let line = stored.line(ofItem: item, of: section)
        let first = ItemCursor(items, at: section.firstItem + line.firstItem)
        let placement = placement(of: line, section, first, items)
        let number = item - line.firstItem
        let before = ratioSum(of: number, from: first, section, items)
        let ratio = cursor.leaf.ratio(axis, cursor.local, metrics)
        let frame = axis.rect(
            main: section.linesStart + line.start,
            cross: metrics.crossStart + placement.start + placement.length(before)
                + Double(number) * metrics.interitemSpacing,
            mainLength: line.thickness, crossLength: placement.length(ratio))
        return section.cell(item, cursor, frame)
    }

    /// Returns where the items of a line stand.
    ///
    /// - Parameter cursor: A cursor at the line's first item.
    private func placement(
        of line: PlacedLine, _ section: SectionBody, _ cursor: ItemCursor,
        _ items: SumTree<ItemLeaf>
    ) -> JustifiedPlacement {
        placement(
            ratioSum(of: line.itemCount, from: cursor, section, items), line,
            isLast: line.index + 1 == section.lineCount)
    }

    /// The sum of the aspect ratios of the next `count` items, added up in their order.
    ///
    /// - Parameter cursor: A cursor at the first of these items.
    private func ratioSum(
        of count: Int, from cursor: ItemCursor, _ section: SectionBody,
        _ items: SumTree<ItemLeaf>
    ) -> Double {
        var cursor = cursor
        var sum = 0.0
        var left = count
        while left > 0 {
            let run = min(left, cursor.countInLeaf)
            for local in cursor.local..<cursor.local + run {
                sum += cursor.leaf.ratio(section.axis, local, section.metrics)
            }
            left -= run
            if left > 0 { cursor.advance(by: run, in: items) }
        }
        return sum
    }
}

/// Where the items of a justified line stand.
struct JustifiedPlacement {
    /// Where the first item begins, in points from the start of the line.
    var start: Double
    fileprivate var factor: Double
    fileprivate var divisor: Double

    /// The length along the cross axis of an item, or of some items together without the spacing
    /// between them.
    ///
    /// - Parameter ratio: The item's aspect ratio, or a sum of them.
    func length(_ ratio: Double) -> Double { factor * ratio / divisor }
}

extension JustifiedLines {
    /// Returns where the items of a line stand.
    ///
    /// - Parameter sum: The sum of the aspect ratios of all items of the line.
    /// - Parameter isLast: Whether the line is the last line of its section.
    fileprivate func placement(
        _ sum: Double, _ line: PlacedLine, isLast: Bool
    ) -> JustifiedPlacement {
        let room = room(line.itemCount)
        let isFull =
            !isLast || lastAlignment == .justify
            || JustifiedLine(count: line.itemCount, sum: sum).hasEnded(self)
        if isFull { return JustifiedPlacement(start: 0, factor: max(0, room), divisor: sum) }
        let leftover = max(0, room - target * sum)
        var placement = JustifiedPlacement(start: 0, factor: target, divisor: 1)
        switch lastAlignment {
        case .automatic, .leading, .justify, .padWithLastItem: break
        case .center: placement.start = leftover / 2
        case .trailing: placement.start = leftover
        }
        return placement
    }
}

extension ItemLeaf {
    /// The item's aspect ratio: its length along the cross axis, divided by its length along the
    /// main axis; 1 if either is 0.
    func ratio(_ axis: Axis, _ index: Int, _ metrics: ResolvedMetrics) -> Double {
        JustifiedLines.ratio(
            main: main(axis, index, metrics), cross: cross(axis, index, metrics))
    }
}
