extension SectionedGeometry {
    /// The layout attributes of one element, visible or not.
    ///
    /// - Precondition: The index path exists in the data.
    /// - Parameter visible: The visible part of the main axis, to whose ends pinned views pin.
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
        case .placeholder: return nil
        }
    }

    @inline(never)
    func cell(
        _ item: Int, of section: PlacedSection, _ items: SumTree<ItemLeaf>
    ) -> LayoutAttributes {
        arrangement(section.metrics).cell(item, of: body(section), items, stored)
    }

    /// - Returns: Nil where there is no such separator.
    private func separator(
        _ separators: Separators, _ element: Element, _ section: PlacedSection,
        _ items: SumTree<ItemLeaf>
    ) -> LayoutAttributes? {
        if element.kind != separators.kind { return nil }
        return arrangement(section.metrics).separator(
            separators, behind: Int(element.indexPath.item), of: body(section), items)
    }
}
