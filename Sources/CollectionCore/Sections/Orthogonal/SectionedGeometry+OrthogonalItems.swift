// Items of a section that scrolls across, as they stand while the section is at its start.
extension SectionedGeometry {
    /// Finds the items in a stretch across, wherever they are along the main axis and beyond the
    /// container as well. There are none where there are too many.
    ///
    /// - Complexity: O(log n + items found)
    func collectItems(
        ofSection index: Int, across stretch: Interval, _ items: SumTree<ItemLeaf>, limit: Int,
        into collector: inout ElementCollector
    ) {
        let far = 2 * Length.contentMaximum
        collector.begin(
            in: axis.rect(
                main: -far, cross: stretch.start, mainLength: 2 * far,
                crossLength: stretch.end - stretch.start),
            limit: limit)
        guard let row = row(of: section(index)), row.section.itemCount > 0 else { return }
        var body = row.section
        body.offset = 0
        var scan = SectionScan(body, items, stored, ItemCursor(items, at: body.firstItem))
        row.groups.collectGroups(of: row, &scan, into: &collector)
        if collector.isFull { collector.begin(in: .zero, limit: limit) }
    }

    /// Returns the attributes of an item; nil in a section that does not scroll.
    func attributesAtStart(of path: IndexPath, _ items: SumTree<ItemLeaf>) -> LayoutAttributes? {
        guard let row = row(of: section(Int(path.section))) else { return nil }
        var body = row.section
        body.offset = 0
        return row.groups.cell(Int(path.item), of: body, items, stored)
    }
}
