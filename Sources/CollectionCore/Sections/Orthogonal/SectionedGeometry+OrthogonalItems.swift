// Items of a section that scrolls orthogonally, at their places while the section's offset is 0.
extension SectionedGeometry {
    /// Collects the items in a range of the cross axis, at any place along the main axis, and
    /// beyond the container too. Collects none if there are too many for `limit`.
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

    /// Returns the layout attributes of an item at section offset 0; nil if the section does not
    /// scroll orthogonally.
    func attributesAtStart(of path: IndexPath, _ items: SumTree<ItemLeaf>) -> LayoutAttributes? {
        guard let row = row(of: section(Int(path.section))) else { return nil }
        var body = row.section
        body.offset = 0
        return row.groups.cell(Int(path.item), of: body, items, stored)
    }
}
