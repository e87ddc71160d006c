// Where the items of justified lines stand: rule K5 of docs/semantics.md.
extension SectionedGeometry {
    /// - Parameter cursor: At the line's first item; it moves behind the last one.
    func collectJustified(
        _ line: PlacedLine, _ section: PlacedSection, _ metrics: ResolvedMetrics,
        _ justified: JustifiedLines, _ items: SumTree<ItemLeaf>, _ cursor: inout ItemCursor,
        into collector: inout ElementCollector
    ) {
        let placement = justified.placement(
            ratioSum(of: line.itemCount, from: cursor, metrics, items), line,
            isLast: line.index + 1 == section.lineCount)
        let main = linesStart(of: section) + line.start
        var before = 0.0
        for number in 0..<line.itemCount {
            let ratio = cursor.leaf.ratio(axis, cursor.local, metrics)
            let frame = axis.rect(
                main: main,
                cross: metrics.crossStart + placement.start + placement.length(before)
                    + Double(number) * metrics.interitemSpacing,
                mainLength: line.thickness, crossLength: placement.length(ratio))
            collector.append(cell(section, line.firstItem + number, cursor, metrics, frame))
            if collector.isFull { return }
            before += ratio
            cursor.advance(by: 1, in: items)
        }
    }

    /// - Parameter cursor: At the item.
    func justifiedFrame(
        ofItem item: Int, _ section: PlacedSection, _ metrics: ResolvedMetrics,
        _ justified: JustifiedLines, _ cursor: ItemCursor, _ items: SumTree<ItemLeaf>
    ) -> Rect {
        let line = line(ofItem: item, of: section, metrics)
        let first = ItemCursor(items, at: section.firstItem + line.firstItem)
        let placement = justified.placement(
            ratioSum(of: line.itemCount, from: first, metrics, items), line,
            isLast: line.index + 1 == section.lineCount)
        let number = item - line.firstItem
        let before = ratioSum(of: number, from: first, metrics, items)
        return axis.rect(
            main: linesStart(of: section) + line.start,
            cross: metrics.crossStart + placement.start + placement.length(before)
                + Double(number) * metrics.interitemSpacing,
            mainLength: line.thickness,
            crossLength: placement.length(cursor.leaf.ratio(axis, cursor.local, metrics)))
    }

    /// The aspect ratios of the next items, added up in their order.
    private func ratioSum(
        of count: Int, from cursor: ItemCursor, _ metrics: ResolvedMetrics,
        _ items: SumTree<ItemLeaf>
    ) -> Double {
        var cursor = cursor
        var sum = 0.0
        var left = count
        while left > 0 {
            let run = min(left, cursor.countInLeaf)
            for local in cursor.local..<cursor.local + run {
                sum += cursor.leaf.ratio(axis, local, metrics)
            }
            left -= run
            if left > 0 { cursor.advance(by: run, in: items) }
        }
        return sum
    }
}

/// Where the items of a justified line stand.
struct JustifiedPlacement {
    /// From the start of the line.
    var start: Double
    fileprivate var factor: Double
    fileprivate var divisor: Double

    /// How long an item is across, or some items together, without the spacing between them.
    ///
    /// - Parameter ratio: The item's aspect ratio, or a sum of them.
    func length(_ ratio: Double) -> Double { factor * ratio / divisor }
}

extension JustifiedLines {
    /// - Parameter sum: Of the aspect ratios of all items of the line.
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
    /// The item's aspect ratio: its length across by that along the main axis.
    func ratio(_ axis: Axis, _ index: Int, _ metrics: ResolvedMetrics) -> Double {
        JustifiedLines.ratio(
            main: main(axis, index, metrics), cross: cross(axis, index, metrics))
    }
}
