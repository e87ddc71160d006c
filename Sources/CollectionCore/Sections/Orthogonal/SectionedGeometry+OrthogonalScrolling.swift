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
        return port(of: row, indexPath.section).offset(showing: item, alignment) + row.start
    }

    /// Returns the rest of a section's behavior at which an item is shown after a move from where
    /// the section stands to `offset`: the one nearest to `offset` that shows all of the item, or
    /// else the one that shows the most of it. If no rest shows half of the item, or the behavior
    /// lets the section rest anywhere, returns `offset`.
    ///
    /// - Parameter offset: The nearest offset that shows the item, in points along the cross axis.
    /// - Complexity: O(log² n + items in a group)
    func rest(
        showing indexPath: IndexPath, of row: OrthogonalRow, _ items: SumTree<ItemLeaf>,
        near offset: Double
    ) -> Double {
        guard row.groups.behavior != .continuous,
            let item = span(ofItem: Int(indexPath.item), of: row, items)
        else { return offset }
        let port = port(of: row, indexPath.section)
        let length = item.end - item.start
        let isLong = length > row.groups.viewportLength - row.start - row.roomBehind
        let isForward = offset > port.offset + row.start
        // The offsets that show all of the item; of an item that is too long, its start.
        let other =
            isLong ? offset : port.offset(showing: item, isForward ? .start : .end) + row.start
        let (first, last) = (min(offset, other), max(offset, other))
        func hidden(_ rest: Double) -> Double {
            let distance = max(first - rest, rest - last)
            return distance < 1e-6 ? 0 : distance
        }
        let (before, after) = rests(around: offset, of: row)
        let goesOn =
            isForward ? hidden(after) <= hidden(before) : hidden(after) < hidden(before)
        let rest = goesOn ? after : before
        return hidden(rest) <= length / 2 ? rest : offset
    }

    /// The viewport of a section as a range that scrolls, in points from the start of the first
    /// group.
    private func port(of row: OrthogonalRow, _ section: UInt32) -> ScrollPort {
        let (inset, length) = (Interval(row.start, row.roomBehind), row.groups.viewportLength)
        return ScrollPort(
            offset: offsets.offset(ofSection: Int(section)) - row.start, length: length,
            range: OffsetRange(content: row.groupsLength, inset, length: length),
            inset: inset, covered: Interval(0, 0))
    }
}
