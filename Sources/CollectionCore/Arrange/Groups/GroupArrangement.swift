// Groups of items that follow one another along the main axis: rule G4 of docs/semantics.md.

/// Groups one after another, as a description says.
struct GroupArrangement {
    let section: CompositionalSection
    /// The measures of groups while nothing is known of their items.
    let groups: GroupLines

    init(_ section: CompositionalSection, _ axis: Axis) {
        self.section = section
        groups = GroupLines(
            section.template, of: section.description.group, isUniform: section.uniform.decideAll,
            axis)
    }

    /// Returns the lines of groups that are alike.
    ///
    /// - Parameter siblings: The length of items whose siblings are all items of the section.
    private func evenLines(_ siblings: @autoclosure () -> Size, _ axis: Axis) -> GroupLines {
        groups.isUniform ? section.uniformLines(siblings(), axis) : groups
    }

    /// Returns the thickness of all groups of a section, where they are alike, and the places in
    /// them.
    private func evenSlots(
        of section: SectionBody, _ items: SumTree<ItemLeaf>
    ) -> (thickness: Double, slots: [GroupSlot]) {
        if !groups.isUniform { return (groups.thickness, self.section.template.slots) }
        let (slots, size) = self.section.uniformSlots(
            self.section.uniform.longest(section.itemRange, items))
        return (CompositionalSection.rounded(section.axis.main(size)), slots)
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
        if !storesLines {
            let lines = evenLines(
                section.uniform.longest(pass.summary(ofNext: count)), pass.axis)
            return SectionLayout(evenGroupsOf: count, lines, metrics)
        }
        let summary = pass.summary(ofNext: count)
        let (linesBefore, thicknessBefore) = (pass.lines.count, pass.lines.thickness)
        pass.breakLines(
            count,
            GroupBreaker(
                section, groups, siblings: section.uniform.longest(summary), pass.axis))
        let lineCount = pass.lines.count - linesBefore
        var layout = SectionLayout(
            lineCount: lineCount, thickness: pass.lines.thickness - thicknessBefore, metrics,
            storedCount: lineCount)
        layout.isUniform = summary.isUniform(pass.axis, metrics)
        return layout
    }

    func layOutAgain(
        _ section: SectionBody, from firstChange: Int, _ items: SumTree<ItemLeaf>,
        _ stored: inout StoredLines
    ) -> ChangedSectionLayout {
        let (metrics, axis) = (section.metrics, section.axis)
        let siblings = self.section.uniform.longest(section.itemRange, items)
        if !storesLines {
            return ChangedSectionLayout(
                SectionLayout(
                    evenGroupsOf: section.itemCount, evenLines(siblings, axis), metrics))
        }
        // Any of the siblings may have become the longest.
        let marked = siblings == .unknown ? section : stored.markAll(of: section)
        let breaker = GroupBreaker(self.section, groups, siblings: siblings, axis)
        var changed = stored.layOutMarkedLines(of: marked, breaker, items)
        changed.layout.isUniform = items.summary(of: section.itemRange).isUniform(axis, metrics)
        return changed
    }

    func collect(_ scan: inout SectionScan, into collector: inout ElementCollector) {
        if !storesLines { return collectEvenGroups(&scan, into: &collector) }
        if !scan.moveToFirstLine() { return }
        while !collector.isFull, let line = scan.line() {
            collectStoredGroup(line, &scan, into: &collector)
            scan.moveToNextLine()
        }
    }

    /// Collects the items of all groups near the rectangle, where groups are alike.
    private func collectEvenGroups(
        _ scan: inout SectionScan, into collector: inout ElementCollector
    ) {
        let (thickness, slots) = evenSlots(of: scan.section, scan.items)
        let run = LineRun(length: thickness, spacing: scan.section.metrics.lineSpacing)
        let count = groups.groupCount(of: scan.section.itemCount)
        var group = run.firstIndex(endingAtOrAfter: scan.near.start, count: count)
        while group < count && !collector.isFull {
            let line = PlacedLine(group, of: scan.section, groups.slotCount, run)
            if line.start > scan.near.end { return }
            scan.move(to: line.firstItem)
            section.collect(
                line, slots, at: origin(of: line, scan.section), &scan, into: &collector)
            group += 1
        }
    }

    private func collectStoredGroup(
        _ line: PlacedLine, _ scan: inout SectionScan, into collector: inout ElementCollector
    ) {
        section.collect(line, at: origin(of: line, scan.section), &scan, into: &collector)
    }

    /// Returns where a group begins.
    private func origin(of line: PlacedLine, _ section: SectionBody) -> Point {
        section.axis.point(
            main: section.linesStart + line.start, cross: section.metrics.crossStart)
    }

    func cell(
        _ item: Int, of section: SectionBody, _ items: SumTree<ItemLeaf>, _ stored: StoredLines
    ) -> LayoutAttributes {
        let line: PlacedLine
        let slots: [GroupSlot]
        if storesLines {
            line = stored.line(ofItem: item, of: section)
            slots = self.section.slots(of: line, section, items)
        } else {
            let even = evenSlots(of: section, items)
            let run = LineRun(length: even.thickness, spacing: section.metrics.lineSpacing)
            line = PlacedLine(item / groups.slotCount, of: section, groups.slotCount, run)
            slots = even.slots
        }
        return self.section.cell(
            item, slots[item - line.firstItem], at: origin(of: line, section), section,
            ItemCursor(items, at: section.firstItem + item))
    }
}

extension CompositionalSection {
    /// Collects the items of a group that is stored.
    ///
    /// - Parameter scan: At the group's first item; its cursor moves behind the last one.
    func collect(
        _ line: PlacedLine, at origin: Point, _ scan: inout SectionScan,
        into collector: inout ElementCollector
    ) {
        let siblings = uniform.longest(scan.section.itemRange, scan.items)
        let slots = slots(of: line.itemCount, siblings, from: scan.cursor, scan.items)
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

    /// Returns the attributes of an item.
    ///
    /// - Parameter origin: Where the item's group begins.
    /// - Parameter cursor: At the item.
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

    /// Returns the places of the items of a group.
    func slots(
        of line: PlacedLine, _ section: SectionBody, _ items: SumTree<ItemLeaf>
    ) -> [GroupSlot] {
        let first = ItemCursor(items, at: section.firstItem + line.firstItem)
        let siblings = uniform.longest(section.itemRange, items)
        return slots(of: line.itemCount, siblings, from: first, items)
    }
}

extension PlacedLine {
    fileprivate init(
        _ group: Int, of section: SectionBody, _ slotCount: Int, _ run: LineRun
    ) {
        let first = group * slotCount
        self.init(
            index: group, start: run.start(group), thickness: run.length, firstItem: first,
            itemCount: min(slotCount, section.itemCount - first))
    }
}
