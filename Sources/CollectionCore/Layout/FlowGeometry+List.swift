// Sections of which the items fill their lines: the tree of items is the tree of lines.
extension FlowGeometry {
    /// - Parameter cursor: Where the section before ended, if that was visible as well.
    func collectListItems(
        of section: PlacedSection, _ metrics: FlowMetrics, _ near: Interval,
        _ items: SumTree<ItemLeaf>, _ cursor: inout ItemCursor,
        into collector: inout ElementCollector
    ) {
        var (item, start) = (0, 0.0)
        if near.start <= 0 {
            cursor.move(to: section.firstItem, in: items)
        } else {
            guard
                let first = firstListItem(
                    of: section, metrics, items, endingAtOrAfter: near.start, &cursor)
            else { return }
            (item, start) = first
        }
        let origin = linesStart(of: section)
        while item < section.itemCount && start <= near.end && !collector.isOverLimit {
            let thickness = cursor.leaf.main(axis, cursor.local, metrics)
            collector.append(
                cell(
                    section, item, cursor, metrics,
                    listFrame(at: origin + start, thickness, metrics)))
            start += thickness + metrics.lineSpacing
            item += 1
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

    /// The first item that ends at `offset` or after it, and where it begins. Moves the cursor
    /// there.
    private func firstListItem(
        of section: PlacedSection, _ metrics: FlowMetrics, _ items: SumTree<ItemLeaf>,
        endingAtOrAfter offset: Double, _ cursor: inout ItemCursor
    ) -> (item: Int, start: Double)? {
        let base = items.position(at: section.firstItem)
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
        let before = local == 0 ? place.before : place.before + place.leaf.sums(of: 0..<local)
        let item = before.count - section.firstItem
        if item >= section.itemCount { return nil }
        let start =
            (before - base).main(axis, metrics) + Double(item) * metrics.lineSpacing
        let lines = ListLines(
            lengths: place.leaf.main(axis), count: place.leaf.count,
            missingLength: metrics.itemMain, spacing: metrics.lineSpacing)
        let found = lines.first(from: local, at: start, endingAtOrAfter: offset)
        if item + found.index - local >= section.itemCount { return nil }
        cursor = ItemCursor(place, local: found.index)
        return (item + found.index - local, found.start)
    }
}

/// The items of a leaf, one after another.
private struct ListLines {
    var lengths: Column<Float>
    var count: Int
    var missingLength: Double
    var spacing: Double

    /// The first item, from `index` on, that ends at `offset` or after it; `count` if none does.
    func first(
        from index: Int, at start: Double, endingAtOrAfter offset: Double
    ) -> (index: Int, start: Double) {
        if lengths.isUniform {
            let length = length(0)
            let skipped = LineRun(length: length, spacing: spacing)
                .firstIndex(endingAtOrAfter: offset - start, count: count - index)
            return (index + skipped, start + Double(skipped) * (length + spacing))
        }
        var (index, start) = (index, start)
        while index + 8 <= count, let length = lengths.sumOfEight(at: index) {
            if start + length + 7 * spacing >= offset { break }
            start += length + 8 * spacing
            index += 8
        }
        while index < count && start + length(index) < offset {
            start += length(index) + spacing
            index += 1
        }
        return (index, start)
    }

    private func length(_ index: Int) -> Double {
        let own = lengths[index]
        return own < 0 ? missingLength : Double(own)
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
