/// A list: items one after another along the main axis, each as long across as the line. No lines
/// are stored: the tree of items is the tree of lines.
struct ListArrangement {}

extension ListArrangement: SectionArrangement {
    func hasLines(_ section: PlacedSection) -> Bool { false }

    func layOut(
        _ count: Int, _ metrics: ResolvedMetrics, _ pass: inout ArrangementPass
    ) -> SectionLayout {
        if count <= min(pass.cursor.countInLeaf, 8) {
            // Adding up so few lengths is faster than sums over all columns.
            let (leaf, first) = (pass.cursor.leaf, pass.cursor.local)
            var length = 0.0
            for index in first..<first + count { length += leaf.main(pass.axis, index, metrics) }
            return SectionLayout(
                lineCount: count, thickness: length, metrics, storedCount: 0)
        }
        return layout(of: pass.cursor.position(ofNext: count, in: pass.items), metrics, pass.axis)
    }

    func layOutAgain(
        _ section: SectionBody, from firstChange: Int, _ items: SumTree<ItemLeaf>,
        _ stored: inout StoredLines
    ) -> ChangedSectionLayout {
        let sums = items.summary(of: section.itemRange).position
        return ChangedSectionLayout(
            layout(of: sums, section.metrics, section.axis), movedItems: 0..<0)
    }

    private func layout(
        of sums: ItemPosition, _ metrics: ResolvedMetrics, _ axis: Axis
    ) -> SectionLayout {
        SectionLayout(
            lineCount: sums.count, thickness: sums.main(axis, metrics), metrics, storedCount: 0)
    }

    func collect(_ scan: inout SectionScan, into collector: inout ElementCollector) {
        guard var (item, start) = moveToFirstItem(&scan, &collector) else { return }
        let origin = scan.section.linesStart
        while item < scan.section.itemCount && start <= scan.near.end && !collector.isFull {
            let thickness = scan.mainLength
            collector.append(
                scan.cell(item, frame(at: origin + start, thickness, scan.section)))
            start += thickness + scan.section.metrics.lineSpacing
            item += 1
            scan.advance()
        }
    }

    /// Moves the scan to the first item that ends in the searched range or behind it.
    ///
    /// - Returns: The index of the item in the section, and where it begins, in points from the
    ///   start of the section's first item; nil if there is none.
    func moveToFirstItem(
        _ scan: inout SectionScan, _ collector: inout ElementCollector
    ) -> (item: Int, start: Double)? {
        let near = scan.near
        if near.start <= 0 {
            scan.move(to: 0)
            return (0, 0)
        }
        let lines = ListLines(scan.section.axis, scan.section.metrics)
        var place = collector.kept.list
        if place?.walk(to: near.start, in: scan.section.place, lines) != true {
            place = firstItem(of: scan.section, lines, scan.items, endingAtOrAfter: near.start)
        }
        guard let place else { return nil }
        collector.kept.list = place
        scan.cursor = place.cursor
        return (place.item, place.start)
    }

    func cell(
        _ item: Int, of section: SectionBody, _ items: SumTree<ItemLeaf>, _ stored: StoredLines
    ) -> LayoutAttributes {
        let cursor = ItemCursor(items, at: section.firstItem + item)
        let start = start(of: item, in: section, items)
        return section.cell(
            item, cursor,
            frame(
                at: section.linesStart + start,
                cursor.leaf.main(section.axis, cursor.local, section.metrics), section))
    }

    private func frame(at main: Double, _ thickness: Double, _ section: SectionBody) -> Rect {
        section.axis.rect(
            main: main, cross: section.metrics.crossStart, mainLength: thickness,
            crossLength: section.metrics.available)
    }

    /// Returns where an item begins, in points from the start of the section's first item.
    func start(of item: Int, in section: SectionBody, _ items: SumTree<ItemLeaf>) -> Double {
        let sums =
            items.position(at: section.firstItem + item) - items.position(at: section.firstItem)
        return sums.main(section.axis, section.metrics)
            + Double(item) * section.metrics.lineSpacing
    }

    /// Returns the first item that ends at `offset` or after it; nil if there is none.
    ///
    /// - Parameter offset: In points from the start of the section's first item.
    /// - Complexity: O(log n)
    private func firstItem(
        of section: SectionBody, _ lines: ListLines, _ items: SumTree<ItemLeaf>,
        endingAtOrAfter offset: Double
    ) -> ListPlace? {
        let firstItem = section.firstItem
        let base = items.position(at: firstItem)
        let found = items.place(where: {
            $0.count <= firstItem || lines.end($0 - base) < offset
        })
        guard let found else { return nil }
        let local = max(0, firstItem - found.before.count)
        let before = local == 0 ? found.before : found.before + found.leaf.sums(of: 0..<local)
        var place = ListPlace(
            section: section.place.index, cursor: ItemCursor(found, local: local),
            item: before.count - firstItem, start: lines.start(before - base))
        place.skip(to: offset, lines)
        return place.item < section.itemCount && place.cursor.countInLeaf > 0 ? place : nil
    }

    func tableSize(of section: SectionBody, _ items: SumTree<ItemLeaf>) -> TableSize {
        TableSize(lines: section.itemCount, lanes: 1)
    }

    func tablePlace(
        ofItem item: Int, of section: SectionBody, _ items: SumTree<ItemLeaf>,
        _ stored: StoredLines
    ) -> TablePlace {
        TablePlace(line: item, lane: 0)
    }

    func size(_ measured: Size, insteadOf old: Size, _ axis: Axis) -> Size {
        axis.size(main: axis.main(measured), cross: axis.cross(old))
    }

    func sizeInForce(
        _ own: Size, _ span: ItemSpan, _ metrics: ResolvedMetrics, _ axis: Axis
    ) -> Size {
        axis.size(main: axis.main(own), cross: metrics.available)
    }
}
