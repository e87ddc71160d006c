// Groups of items that follow one another along the main axis: rule G4 of docs/semantics.md.

/// The arrangement of a described section whose groups follow one another along the main axis.
struct GroupArrangement {
    let section: CompositionalSection
    /// The measures of groups along the main axis.
    let groups: GroupLines

    init(_ section: CompositionalSection, _ axis: Axis) {
        self.section = section
        groups = GroupLines(
            section.template, of: section.description.group,
            isUniform: section.description.group.size.dimension(axis).isUniform, axis)
    }

    /// Returns the groups of a section as a run of equal lines, if all groups are equally long.
    private func equalGroups(_ section: SectionBody, _ stored: StoredLines) -> LineRun {
        LineRun(length: groups.length(in: section, stored), spacing: section.metrics.lineSpacing)
    }

    /// Returns the layout of a section whose groups are stored.
    ///
    /// - Parameter thickness: The length of all groups together along the main axis.
    /// - Parameter thickest: The length of the longest group along the main axis.
    private func layout(
        _ groupCount: Int, thickness: Double, thickest: Double, _ metrics: ResolvedMetrics
    ) -> SectionLayout {
        SectionLayout(
            lineCount: groupCount,
            thickness: groups.isUniform ? thickest * Double(groupCount) : thickness, metrics,
            storedCount: groupCount)
    }
}

extension GroupArrangement: SectionArrangement {
    private var storesLines: Bool { groups.isEstimated }

    func hasLines(_ section: PlacedSection) -> Bool { storesLines }

    func lengthen(_ longest: inout LongestMeasures, _ metrics: ResolvedMetrics) {
        longest.takeAnyLength()
    }

    func layOut(
        _ count: Int, _ metrics: ResolvedMetrics, _ pass: inout ArrangementPass
    ) -> SectionLayout {
        if !storesLines { return SectionLayout(evenGroupsOf: count, groups, metrics) }
        let summary = pass.summary(ofNext: count)
        let (linesBefore, thicknessBefore) = (pass.lines.count, pass.lines.thickness)
        if groups.isUniform { pass.lines.thickest = 0 }
        pass.breakLines(count, GroupBreaker(section, groups, pass.axis))
        var layout = layout(
            pass.lines.count - linesBefore, thickness: pass.lines.thickness - thicknessBefore,
            thickest: pass.lines.thickest ?? 0, metrics)
        layout.isUniform = summary.isUniform(pass.axis, metrics)
        return layout
    }

    func layOutAgain(
        _ section: SectionBody, from firstChange: Int, _ items: SumTree<ItemLeaf>,
        _ stored: inout StoredLines
    ) -> ChangedSectionLayout {
        let (metrics, axis) = (section.metrics, section.axis)
        if !storesLines {
            return ChangedSectionLayout(
                SectionLayout(evenGroupsOf: section.itemCount, groups, metrics))
        }
        let breaker = GroupBreaker(self.section, groups, axis)
        var changed: ChangedSectionLayout
        if groups.isUniform {
            // All groups are as long as the longest one: a change of that group moves all items.
            var broken = section
            broken.place = stored.breakMarkedLines(of: section.place, breaker, items)
            changed = ChangedSectionLayout(
                layout(
                    broken.lineCount, thickness: 0, thickest: groups.length(in: broken, stored),
                    metrics))
        } else {
            changed = stored.layOutMarkedLines(of: section, breaker, items)
        }
        changed.layout.isUniform = items.summary(of: section.itemRange).isUniform(axis, metrics)
        return changed
    }

    func collect(_ scan: inout SectionScan, into collector: inout ElementCollector) {
        if groups.areEqual { return collectEqualGroups(&scan, into: &collector) }
        if !scan.moveToFirstLine() { return }
        while !collector.isFull, let line = scan.line() {
            collect(line, &scan, into: &collector)
            scan.moveToNextLine()
        }
    }

    /// Collects the items of all groups in the searched range, if all groups are equally long.
    private func collectEqualGroups(
        _ scan: inout SectionScan, into collector: inout ElementCollector
    ) {
        let run = equalGroups(scan.section, scan.stored)
        let slots = section.template.slots
        let count = groups.groupCount(of: scan.section.itemCount)
        var group = run.firstIndex(endingAtOrAfter: scan.near.start, count: count)
        while group < count && !collector.isFull {
            let line = groups.group(group, of: scan.section, run)
            if line.start > scan.near.end { return }
            scan.move(to: line.firstItem)
            if storesLines {
                collect(line, &scan, into: &collector)
            } else {
                section.collect(
                    line, slots, at: origin(of: line, scan.section), &scan, into: &collector)
            }
            group += 1
        }
    }

    private func collect(
        _ line: PlacedLine, _ scan: inout SectionScan, into collector: inout ElementCollector
    ) {
        section.collect(line, at: origin(of: line, scan.section), &scan, into: &collector)
    }

    /// Returns the origin of a group, in content coordinates that are not mirrored.
    private func origin(of line: PlacedLine, _ section: SectionBody) -> Point {
        section.axis.point(
            main: section.linesStart + line.start, cross: section.metrics.crossStart)
    }

    func cell(
        _ item: Int, of section: SectionBody, _ items: SumTree<ItemLeaf>, _ stored: StoredLines
    ) -> LayoutAttributes {
        let line =
            groups.areEqual
            ? groups.group(
                item / groups.slotCount, of: section, equalGroups(section, stored))
            : stored.line(ofItem: item, of: section)
        let slots = self.section.slots(of: line, section, items)
        return self.section.cell(
            item, slots[item - line.firstItem], at: origin(of: line, section), section,
            ItemCursor(items, at: section.firstItem + item))
    }
}

extension CompositionalSection {
    /// Collects the items of a group.
    ///
    /// - Parameter origin: The origin of the group.
    /// - Parameter scan: The scan, its cursor at the group's first item; the cursor moves behind
    ///   the group's last item.
    func collect(
        _ line: PlacedLine, at origin: Point, _ scan: inout SectionScan,
        into collector: inout ElementCollector
    ) {
        let slots = slots(of: line.itemCount, from: scan.cursor, scan.items)
        collect(line, slots, at: origin, &scan, into: &collector)
    }

    /// Collects the items of a group whose places are known.
    func collect(
        _ line: PlacedLine, _ slots: [GroupSlot], at origin: Point, _ scan: inout SectionScan,
        into collector: inout ElementCollector
    ) {
        for index in 0..<line.itemCount {
            collector.append(
                cell(line.firstItem + index, slots[index], at: origin, scan.section, scan.cursor))
            if collector.isFull { return }
            scan.advance()
        }
    }

    /// Returns the layout attributes of an item.
    ///
    /// - Parameter item: The index of the item in the section.
    /// - Parameter origin: The origin of the item's group.
    /// - Parameter cursor: A cursor at the item.
    func cell(
        _ item: Int, _ slot: GroupSlot, at origin: Point, _ section: SectionBody,
        _ cursor: ItemCursor
    ) -> LayoutAttributes {
        let style = styles[slot.item]
        var frame = slot.frame
        frame.move(by: origin)
        return LayoutAttributes(
            element: .cell(IndexPath(section: UInt32(section.place.index), item: UInt32(item))),
            reuseIdentifier: cursor.leaf.reuseIdentifier(
                cursor.local, default: style.reuseIdentifier),
            frame: section.presentation.presented(frame),
            zIndex: max(slot.zIndex, zIndexMinimum),
            flags: cursor.leaf.isSizeEstimated(cursor.local, bySection: style.isEstimated)
                ? .isEstimated : [])
    }

    /// Whether the size of the item at a slot is final, or the host has measured the item before.
    func wasMeasured(_ slot: GroupSlot, _ cursor: ItemCursor) -> Bool {
        cursor.leaf.givenSizes[cursor.local] != .asIs
            || !cursor.leaf.isSizeEstimated(cursor.local, bySection: styles[slot.item].isEstimated)
    }

    /// Returns the places of the items of a group.
    func slots(
        of line: PlacedLine, _ section: SectionBody, _ items: SumTree<ItemLeaf>
    ) -> [GroupSlot] {
        let first = ItemCursor(items, at: section.firstItem + line.firstItem)
        return slots(of: line.itemCount, from: first, items)
    }
}
