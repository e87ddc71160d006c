// What is shown of sections that scroll across: rule G9 of docs/semantics.md.
extension SectionedGeometry {
    /// The items of all groups that are near the rectangle and reach into the container.
    func collectOrthogonalGroups(
        of section: PlacedSection, _ metrics: ResolvedMetrics, _ items: SumTree<ItemLeaf>,
        _ cursor: inout ItemCursor, into collector: inout ElementCollector
    ) {
        guard let row = row(of: section), clip(&collector, row.groups) else { return }
        let near = axis.other.interval(flipped(collector.rect))
        let reach = slack + row.groups.overhang.bound(items.summary)
        let origin = row.start - offsets.offset(ofSection: section.index)
        let range = Interval(near.start - reach - origin, near.end + reach - origin)
        let main = linesStart(of: section)
        forEachGroup(of: row, in: range) { line in
            cursor.move(to: section.firstItem + line.firstItem, in: items)
            collectGroup(
                line, section, items, &cursor,
                at: axis.point(main: main, cross: origin + line.start), into: &collector)
            return !collector.isFull
        }
        collector.unclip()
    }

    /// Leaves of the rectangle what the container has of it across.
    ///
    /// - Returns: Whether anything is left.
    func clip(_ collector: inout ElementCollector, _ groups: OrthogonalGroups) -> Bool {
        // Mirrored, the container is what it was.
        collector.clip(to: Interval(0, groups.viewportLength), along: axis.other)
    }

    /// Where an item's group begins.
    ///
    /// - Complexity: O(log n)
    func groupOrigin(_ line: PlacedLine, of row: OrthogonalRow) -> Point {
        let offset = offsets.offset(ofSection: row.section.index)
        return axis.point(
            main: linesStart(of: row.section), cross: row.start - offset + line.start)
    }

    /// Where an item is across, from where the first group begins; nil in a section that does not
    /// scroll.
    ///
    /// - Complexity: O(log n + items in a group)
    func span(ofItem item: Int, of row: OrthogonalRow, _ items: SumTree<ItemLeaf>) -> Interval? {
        let described = described.sections[row.section.metrics]
        let line = group(item / row.groups.lengths.slotCount, of: row)
        let slots = slots(of: line, row.section, described, items)
        let span = axis.other.interval(slots[item - line.firstItem].frame)
        return Interval(line.start + span.start, line.start + span.end)
    }

    /// Whether a point is where items of a section are seen, as far as the section says.
    func isInViewport(_ point: Point, ofSection index: UInt32) -> Bool {
        if compositional == nil { return true }
        let metrics = metrics[section(Int(index)).metrics]
        guard let groups = metrics.arrangement.orthogonal else { return true }
        let across = axis.cross(point)
        return across >= 0 && across < groups.viewportLength
    }

    /// What of the content a section's groups are seen in.
    func viewport(of row: OrthogonalRow) -> Rect {
        let metrics = self.metrics[row.section.metrics]
        let thickness = row.section.extent - metrics.lengthBesideLines
        return flipped(
            axis.rect(
                main: linesStart(of: row.section), cross: 0, mainLength: thickness,
                crossLength: row.groups.viewportLength))
    }
}

extension Axis {
    func interval(_ rect: Rect) -> Interval { Interval(mainStart(rect), mainEnd(rect)) }
}
