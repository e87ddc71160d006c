// Scrolling of sections that scroll orthogonally.
extension SectionedGeometry {
    /// Returns how a section scrolls and how far it is scrolled, for a host that scrolls it.
    func scrolling(of row: OrthogonalRow, section: UInt32) -> OrthogonalScrolling {
        let viewport = viewport(of: row)
        return OrthogonalScrolling(
            behavior: row.groups.behavior, viewport: viewport,
            contentSize: axis.size(main: axis.main(viewport.size), cross: row.contentLength),
            contentOffset: offsets.offset(ofSection: Int(section)))
    }

    /// Returns the section offset at which an item is aligned in its section's viewport, clamped to
    /// the section's content; 0 if the item has no place.
    func offset(
        showing indexPath: IndexPath, of row: OrthogonalRow, _ items: SumTree<ItemLeaf>,
        _ alignments: (vertical: ScrollAlignment, horizontal: ScrollAlignment)
    ) -> Double {
        guard let item = span(ofItem: Int(indexPath.item), of: row, items) else { return 0 }
        let isVertical = axis == .vertical
        var alignment = isVertical ? alignments.horizontal : alignments.vertical
        if isVertical && container.isMirrored { alignment = alignment.mirrored }
        let (inset, length) = (Interval(row.start, row.roomBehind), row.groups.viewportLength)
        let port = ScrollPort(
            offset: offsets.offset(ofSection: Int(indexPath.section)) - row.start, length: length,
            range: OffsetRange(content: row.groupsLength, inset, length: length),
            inset: inset, covered: Interval(0, 0))
        return port.offset(showing: item, alignment) + row.start
    }
}
