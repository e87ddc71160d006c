// Offsets of sections that scroll along the other axis.
extension SectionedGeometry {
    /// Returns all that a host needs to know to scroll a section.
    func scrolling(of row: OrthogonalRow, section: UInt32) -> OrthogonalScrolling {
        let viewport = viewport(of: row)
        return OrthogonalScrolling(
            behavior: row.groups.behavior, viewport: viewport,
            contentSize: axis.size(main: axis.main(viewport.size), cross: row.contentLength),
            contentOffset: offsets.offset(ofSection: Int(section)))
    }

    /// Returns the offset of an item's section at which the item rests across, clamped to the
    /// section's content; 0 where the item is not shown.
    func offset(
        showing indexPath: IndexPath, of row: OrthogonalRow, _ items: SumTree<ItemLeaf>,
        _ alignments: (vertical: ScrollAlignment, horizontal: ScrollAlignment)
    ) -> Double {
        guard let item = span(ofItem: Int(indexPath.item), of: row, items) else { return 0 }
        let isVertical = axis == .vertical
        var alignment = isVertical ? alignments.horizontal : alignments.vertical
        if isVertical && container.isMirrored { alignment = alignment.mirrored }
        let port = ScrollPort(
            offset: offsets.offset(ofSection: Int(indexPath.section)) - row.start,
            length: row.groups.viewportLength, content: row.groupsLength,
            inset: Interval(row.start, row.roomBehind), covered: Interval(0, 0))
        return port.offset(showing: item, alignment) + row.start
    }
}
