// Sections of which the items fill their lines: the tree of items is the tree of lines.
extension SectionedGeometry {
    /// - Parameter cursor: Where the section before ended, if that was visible as well.
    func collectListItems(
        of section: PlacedSection, _ metrics: ResolvedMetrics, _ near: Interval,
        _ items: SumTree<ItemLeaf>, _ cursor: inout ItemCursor,
        into collector: inout ElementCollector
    ) {
        guard
            var (item, start) = moveToFirstItem(
                of: section, metrics, near, items, &cursor, &collector)
        else { return }
        let origin = linesStart(of: section)
        while item < section.itemCount && start <= near.end && !collector.isFull {
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

    /// Moves the cursor to the first item that ends in the range or behind it.
    ///
    /// - Returns: The item, and where it begins, from the section's first line on; nil: none does.
    func moveToFirstItem(
        of section: PlacedSection, _ metrics: ResolvedMetrics, _ near: Interval,
        _ items: SumTree<ItemLeaf>, _ cursor: inout ItemCursor,
        _ collector: inout ElementCollector
    ) -> (item: Int, start: Double)? {
        if near.start <= 0 {
            cursor.move(to: section.firstItem, in: items)
            return (0, 0)
        }
        let lines = ListLines(axis, metrics)
        var place = collector.listPlace
        if place?.walk(to: near.start, in: section, lines) != true {
            place = firstListItem(of: section, lines, items, endingAtOrAfter: near.start)
        }
        guard let place else { return nil }
        collector.listPlace = place
        cursor = place.cursor
        return (place.item, place.start)
    }

    /// - Parameter cursor: At the item.
    func listFrame(
        ofItem item: Int, _ section: PlacedSection, _ metrics: ResolvedMetrics,
        _ cursor: ItemCursor, _ items: SumTree<ItemLeaf>
    ) -> Rect {
        let start = listItemStart(item, of: section, metrics, items)
        return listFrame(
            at: linesStart(of: section) + start,
            cursor.leaf.main(axis, cursor.local, metrics), metrics)
    }

    private func listFrame(
        at main: Double, _ thickness: Double, _ metrics: ResolvedMetrics
    ) -> Rect {
        axis.rect(
            main: main, cross: metrics.crossStart, mainLength: thickness,
            crossLength: metrics.available)
    }

    /// Where item `item` of a section begins, from the section's first line on.
    func listItemStart(
        _ item: Int, of section: PlacedSection, _ metrics: ResolvedMetrics,
        _ items: SumTree<ItemLeaf>
    ) -> Double {
        let sums =
            items.position(at: section.firstItem + item) - items.position(at: section.firstItem)
        return sums.main(axis, metrics) + Double(item) * metrics.lineSpacing
    }

    /// The first item that ends at `offset` or after it.
    ///
    /// - Complexity: O(log n)
    private func firstListItem(
        of section: PlacedSection, _ lines: ListLines, _ items: SumTree<ItemLeaf>,
        endingAtOrAfter offset: Double
    ) -> ListPlace? {
        let base = items.position(at: section.firstItem)
        let found = items.place(where: {
            $0.count <= section.firstItem || lines.end($0 - base) < offset
        })
        guard let found else { return nil }
        let local = max(0, section.firstItem - found.before.count)
        let before = local == 0 ? found.before : found.before + found.leaf.sums(of: 0..<local)
        var place = ListPlace(
            section: section.index, cursor: ItemCursor(found, local: local),
            item: before.count - section.firstItem, start: lines.start(before - base))
        place.skip(to: offset, lines)
        return place.item < section.itemCount && place.cursor.countInLeaf > 0 ? place : nil
    }
}
