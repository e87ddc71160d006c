// Sections of which the items fill their lines: the tree of items is the tree of lines.
extension FlowGeometry {
    func collectListItems(
        of section: PlacedSection, _ metrics: FlowMetrics, _ near: Interval,
        _ items: SumTree<ItemLeaf>, into collector: inout ElementCollector
    ) {
        let base = items.position(at: section.firstItem)
        guard
            let first = firstListItem(
                of: section, metrics, base, items, endingAtOrAfter: near.start)
        else { return }
        var cursor = ItemCursor(items, at: section.firstItem + first.item)
        var start = first.start
        let origin = linesStart(of: section)
        for item in first.item..<section.itemCount {
            if start > near.end || collector.isOverLimit { return }
            let thickness = cursor.leaf.main(axis, cursor.local, metrics)
            collector.append(
                cell(
                    section, item, cursor, metrics,
                    listFrame(at: origin + start, thickness, metrics)))
            start += thickness + metrics.lineSpacing
            cursor.advance(by: 1, in: items)
        }
    }

    func listFrame(at main: Double, _ thickness: Double, _ metrics: FlowMetrics) -> Rect {
        axis.rect(
            main: main, cross: metrics.crossStart, mainLength: thickness,
            crossLength: metrics.available)
    }

    /// Where item `item` of a section begins, from the section's first line on.
    func listItemStart(
        _ item: Int, of section: PlacedSection, _ metrics: FlowMetrics,
        _ items: SumTree<ItemLeaf>
    ) -> Double {
        let sums =
            items.position(at: section.firstItem + item) - items.position(at: section.firstItem)
        return sums.main(axis, metrics) + Double(item) * metrics.lineSpacing
    }

    private func firstListItem(
        of section: PlacedSection, _ metrics: FlowMetrics, _ base: ItemPosition,
        _ items: SumTree<ItemLeaf>, endingAtOrAfter offset: Double
    ) -> (item: Int, start: Double)? {
        /// Where the item before a position ends.
        func end(_ position: ItemPosition) -> Double {
            let sums = position - base
            return sums.main(axis, metrics) + Double(sums.count - 1) * metrics.lineSpacing
        }
        guard
            let place = items.place(where: {
                $0.count <= section.firstItem || end($0) < offset
            })
        else { return nil }
        let local = max(0, section.firstItem - place.before.count)
        var item = place.before.count + local - section.firstItem
        if item >= section.itemCount { return nil }
        let before = local == 0 ? place.before : place.before + place.leaf.position(at: local)
        var start = (before - base).main(axis, metrics) + Double(item) * metrics.lineSpacing
        let mains = place.leaf.main(axis)
        let count = place.leaf.count
        if mains.isUniform {
            let thickness = mains.uniform < 0 ? metrics.itemMain : Double(mains.uniform)
            let skipped = LineRun(length: thickness, spacing: metrics.lineSpacing)
                .firstIndex(endingAtOrAfter: offset - start, count: count - local)
            item += skipped
            start += Double(skipped) * (thickness + metrics.lineSpacing)
        } else {
            for index in local..<count {
                let own = mains[index]
                let thickness = own < 0 ? metrics.itemMain : Double(own)
                if start + thickness >= offset { break }
                start += thickness + metrics.lineSpacing
                item += 1
            }
        }
        return item < section.itemCount ? (item, start) : nil
    }
}

/// Equal lines, one after another.
struct LineRun {
    var length: Double
    var spacing: Double

    /// The first of `count` lines that ends at `offset` or after it, from the run's start on;
    /// `count` when none does.
    func firstIndex(endingAtOrAfter offset: Double, count: Int) -> Int {
        let step = length + spacing
        if step == 0 { return offset <= 0 ? 0 : count }
        let guess = (offset - length) / step
        var index = guess >= Double(count) ? count : max(0, Int(guess))
        while index > 0 && end(index - 1) >= offset { index -= 1 }
        while index < count && end(index) < offset { index += 1 }
        return index
    }

    private func end(_ index: Int) -> Double { Double(index) * (length + spacing) + length }
}
