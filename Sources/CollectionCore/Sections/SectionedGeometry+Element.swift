extension SectionedGeometry {
    /// The attributes of one element, visible or not.
    ///
    /// - Precondition: The index path exists in the data.
    /// - Returns: Nil where the layout has no such element.
    /// - Complexity: O(log n)
    func attributes(
        for element: Element, visible: Interval, of items: SumTree<ItemLeaf>
    ) -> LayoutAttributes? {
        if element.indexPath.section == IndexPath.noSection {
            return attributesOfLayout(element, visible: visible)
        }
        let section = self.section(Int(element.indexPath.section))
        if let compositional, element.category != .cell {
            return attributes(for: element, section, compositional, visible: visible, items)
        }
        switch element.category {
        case .cell:
            return cell(Int(element.indexPath.item), of: section, items)
        case .supplementary:
            let isOurs = element.kind == .sectionHeader || element.kind == .sectionFooter
            if !isOurs || element.indexPath.item != 0
                || length(of: element.kind, in: section) == 0
            {
                return nil
            }
            return supplementary(element.kind, of: section, visible: visible)
        case .decoration:
            return separators.flatMap { separator($0, element, section, items) }
        }
    }

    func cell(
        _ item: Int, of section: PlacedSection, _ items: SumTree<ItemLeaf>
    ) -> LayoutAttributes {
        let metrics = self.metrics[section.metrics]
        let cursor = ItemCursor(items, at: section.firstItem + item)
        let frame: Rect
        switch metrics.arrangement {
        case .flow(let flow): frame = flowFrame(ofItem: item, section, metrics, flow, cursor, items)
        case .list: frame = listFrame(ofItem: item, section, metrics, cursor, items)
        case .grid(let grid): frame = gridFrame(ofItem: item, section, metrics, grid, cursor, items)
        case .waterfall(let lanes):
            frame = laneFrame(ofItem: item, section, metrics, lanes, cursor)
        case .justified(let lines):
            frame = justifiedFrame(ofItem: item, section, metrics, lines, cursor, items)
        case .groups(let groups):
            return groupCell(item, section, metrics, groups, cursor, items)
        case .orthogonal(let groups):
            return groupCell(item, section, metrics, groups.lengths, cursor, items)
        }
        return cell(section, item, cursor, metrics, frame)
    }

    /// - Parameter cursor: At the item.
    private func flowFrame(
        ofItem item: Int, _ section: PlacedSection, _ metrics: ResolvedMetrics, _ flow: FlowLines,
        _ cursor: ItemCursor, _ items: SumTree<ItemLeaf>
    ) -> Rect {
        let thickness = cursor.leaf.main(axis, cursor.local, metrics)
        let line = line(ofItem: item, of: section, metrics)
        let first = ItemCursor(items, at: section.firstItem + line.firstItem)
        let placement = placement(of: line, section, metrics, flow, first, items)
        let before = item - line.firstItem
        let length = first.position(ofNext: before, in: items).cross(axis, metrics)
        return axis.rect(
            main: linesStart(of: section) + line.start + (line.thickness - thickness) / 2,
            cross: metrics.crossStart + placement.start + length + Double(before) * placement.gap,
            mainLength: thickness,
            crossLength: cursor.leaf.cross(axis, cursor.local, metrics))
    }
}
