// Where the items of groups stand: rule G4 of docs/semantics.md.
extension SectionedGeometry {
    /// The items of all groups near the rectangle, where groups are alike.
    func collectEvenGroups(
        of section: PlacedSection, _ metrics: ResolvedMetrics, _ groups: GroupLines,
        _ near: Interval, _ items: SumTree<ItemLeaf>, _ cursor: inout ItemCursor,
        into collector: inout ElementCollector
    ) {
        let described = described.sections[section.metrics]
        let (thickness, slots) = evenSlots(groups, of: section, described, items)
        let run = LineRun(length: thickness, spacing: metrics.lineSpacing)
        let count = groups.groupCount(of: section.itemCount)
        var group = run.firstIndex(endingAtOrAfter: near.start, count: count)
        while group < count && !collector.isFull {
            let line = PlacedLine(group, of: section, groups.slotCount, run)
            if line.start > near.end { return }
            cursor.move(to: section.firstItem + line.firstItem, in: items)
            collectGroup(
                line, slots, section, items, &cursor,
                at: groupOrigin(line, section, metrics), into: &collector)
            group += 1
        }
    }

    /// The items of one of the groups that are stored.
    ///
    /// - Parameter cursor: At the group's first item; it moves behind the last one.
    func collectGroup(
        _ line: PlacedLine, _ section: PlacedSection, _ items: SumTree<ItemLeaf>,
        _ cursor: inout ItemCursor, at origin: Point,
        into collector: inout ElementCollector
    ) {
        let described = described.sections[section.metrics]
        let siblings = described.uniform.longest(section.itemRange, items)
        let slots = described.slots(of: line.itemCount, siblings, from: cursor, items)
        collectGroup(line, slots, section, items, &cursor, at: origin, into: &collector)
    }

    private func collectGroup(
        _ line: PlacedLine, _ slots: [GroupSlot], _ section: PlacedSection,
        _ items: SumTree<ItemLeaf>, _ cursor: inout ItemCursor, at origin: Point,
        into collector: inout ElementCollector
    ) {
        let described = described.sections[section.metrics]
        for index in 0..<line.itemCount {
            collector.append(
                groupCell(
                    line.firstItem + index, section, described, slots[index], origin, cursor))
            if collector.isFull { return }
            cursor.advance(by: 1, in: items)
        }
    }

    /// Where a group begins that follows others along the main axis.
    func groupOrigin(
        _ line: PlacedLine, _ section: PlacedSection, _ metrics: ResolvedMetrics
    ) -> Point {
        axis.point(main: linesStart(of: section) + line.start, cross: metrics.crossStart)
    }

    /// - Parameter cursor: At the item.
    func groupCell(
        _ item: Int, _ section: PlacedSection, _ metrics: ResolvedMetrics, _ groups: GroupLines,
        _ cursor: ItemCursor, _ items: SumTree<ItemLeaf>
    ) -> LayoutAttributes {
        let described = described.sections[section.metrics]
        let line: PlacedLine
        let slots: [GroupSlot]
        let row = row(of: section)
        if let row {
            line = group(item / groups.slotCount, of: row)
            slots = self.slots(of: line, section, described, items)
        } else if groups.isEstimated {
            line = self.line(ofItem: item, of: section, metrics)
            slots = self.slots(of: line, section, described, items)
        } else {
            let even = evenSlots(groups, of: section, described, items)
            let run = LineRun(length: even.thickness, spacing: metrics.lineSpacing)
            line = PlacedLine(item / groups.slotCount, of: section, groups.slotCount, run)
            slots = even.slots
        }
        return groupCell(
            item, section, described, slots[item - line.firstItem],
            row.map { groupOrigin(line, of: $0) } ?? groupOrigin(line, section, metrics), cursor)
    }

    /// The places of the items of a group.
    func slots(
        of line: PlacedLine, _ section: PlacedSection, _ described: CompositionalSection,
        _ items: SumTree<ItemLeaf>
    ) -> [GroupSlot] {
        let first = ItemCursor(items, at: section.firstItem + line.firstItem)
        let siblings = described.uniform.longest(section.itemRange, items)
        return described.slots(of: line.itemCount, siblings, from: first, items)
    }

    private func groupCell(
        _ item: Int, _ section: PlacedSection, _ described: CompositionalSection,
        _ slot: GroupSlot, _ origin: Point,
        _ cursor: ItemCursor
    ) -> LayoutAttributes {
        let style = described.styles[slot.item]
        var frame = slot.frame
        frame.move(by: origin)
        return LayoutAttributes(
            element: .cell(IndexPath(section: UInt32(section.index), item: UInt32(item))),
            reuseIdentifier: cursor.leaf.reuseIdentifier(
                cursor.local, default: style.reuseIdentifier),
            frame: presented(frame), zIndex: max(slot.zIndex, described.zIndexMinimum),
            flags: cursor.leaf.isSizeEstimated(cursor.local, bySection: style.isEstimated)
                ? .isEstimated : [])
    }
}

extension SectionedGeometry {
    /// Returns the thickness of all groups of a section, where they are alike, and the places in
    /// them.
    fileprivate func evenSlots(
        _ groups: GroupLines, of section: PlacedSection, _ described: CompositionalSection,
        _ items: SumTree<ItemLeaf>
    ) -> (thickness: Double, slots: [GroupSlot]) {
        if !groups.isUniform { return (groups.thickness, described.template.slots) }
        let (slots, size) = described.uniformSlots(
            described.uniform.longest(section.itemRange, items))
        return (CompositionalSection.rounded(axis.main(size)), slots)
    }

    /// - Parameter siblings: How long items are whose siblings are all of the section.
    func evenGroups(
        _ groups: GroupLines, _ described: CompositionalSection?, _ siblings: Size
    ) -> GroupLines {
        if !groups.isUniform { return groups }
        return described?.uniformLines(siblings, axis) ?? groups
    }
}

extension PlacedSection {
    /// Among all items.
    var itemRange: Range<Int> { firstItem..<firstItem + itemCount }
}

extension PlacedLine {
    fileprivate init(
        _ group: Int, of section: PlacedSection, _ slotCount: Int, _ run: LineRun
    ) {
        let first = group * slotCount
        self.init(
            index: group, start: run.start(group), thickness: run.length, firstItem: first,
            itemCount: min(slotCount, section.itemCount - first))
    }
}
