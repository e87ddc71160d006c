// Groups that follow one another along the cross axis, and scroll along it: rule G9 of
// docs/semantics.md.
extension OrthogonalGroups: SectionArrangement {
    func hasLines(_ section: PlacedSection) -> Bool { storesGroups }

    func lengthen(_ longest: inout LongestMeasures, _ metrics: ResolvedMetrics) {
        longest.takeAnyLength()
    }

    func layOut(
        _ count: Int, _ metrics: ResolvedMetrics, _ pass: inout ArrangementPass
    ) -> SectionLayout {
        if !storesGroups { return evenLayout(of: count, metrics) }
        let (linesBefore, thicknessBefore) = (pass.lines.count, pass.lines.thickness)
        pass.lines.breadth = 0
        if lengths.isUniform { pass.lines.thickest = 0 }
        pass.breakLines(count, GroupBreaker(section, lengths, pass.axis))
        return layout(
            pass.lines.count - linesBefore, pass.lines.thickness - thicknessBefore,
            thickest: pass.lines.thickest ?? 0, breadth: pass.lines.breadth, metrics)
    }

    func layOutAgain(
        _ section: SectionBody, from firstChange: Int, _ items: SumTree<ItemLeaf>,
        _ stored: inout StoredLines
    ) -> ChangedSectionLayout {
        let (metrics, axis) = (section.metrics, section.axis)
        if !storesGroups {
            return ChangedSectionLayout(evenLayout(of: section.itemCount, metrics))
        }
        let breaker = GroupBreaker(self.section, lengths, axis)
        var broken = section
        broken.place = stored.breakMarkedLines(of: section.place, breaker, items)
        let sums = stored.lines.summary(of: broken.lineRange)
        return ChangedSectionLayout(
            layout(
                broken.lineCount, sums.position.thickness, thickest: sums.thickest,
                breadth: sums.breadth, metrics))
    }

    private func evenLayout(of count: Int, _ metrics: ResolvedMetrics) -> SectionLayout {
        SectionLayout(
            orthogonal: 0, thickness: evenThickness(of: count), length: evenLength(of: count),
            metrics)
    }

    /// Returns the layout of stored groups.
    ///
    /// - Parameter length: The length of all groups along the cross axis, without the spacing
    ///   between them.
    /// - Parameter thickest: The length of the longest group along the cross axis.
    /// - Parameter breadth: The length of the longest group along the main axis.
    private func layout(
        _ groupCount: Int, _ length: Double, thickest: Double, breadth: Double,
        _ metrics: ResolvedMetrics
    ) -> SectionLayout {
        let length = lengths.isUniform ? thickest * Double(groupCount) : length
        return SectionLayout(
            orthogonal: groupCount, thickness: breadth,
            length: length + Double(groupCount - 1) * spacing, metrics)
    }

    /// Collects the items of all groups that are near the rectangle and reach into the container.
    func collect(_ scan: inout SectionScan, into collector: inout ElementCollector) {
        guard let viewport, collector.clip(to: viewport, along: scan.section.axis.other) else {
            return
        }
        collectGroups(of: centredRow(of: scan.section, scan.stored), &scan, into: &collector)
        collector.unclip()
    }

    /// Collects the items of all groups that are near the rectangle.
    func collectGroups(
        of row: OrthogonalRow, _ scan: inout SectionScan, into collector: inout ElementCollector
    ) {
        let axis = scan.section.axis
        let presentation = scan.section.presentation
        let near = axis.other.interval(presentation.flipped(collector.rect))
        let reach = presentation.pixels.slack + overhang.bound(scan.items.summary)
        let origin = row.start - scan.section.offset
        let range = Interval(near.start - reach - origin, near.end + reach - origin)
        let main = scan.section.linesStart
        row.forEachGroup(in: range, scan.stored) { line in
            scan.move(to: line.firstItem)
            section.collect(
                line, at: axis.point(main: main, cross: origin + line.start), &scan,
                into: &collector)
            return !collector.isFull
        }
    }

    func cell(
        _ item: Int, of section: SectionBody, _ items: SumTree<ItemLeaf>, _ stored: StoredLines
    ) -> LayoutAttributes {
        let row = centredRow(of: section, stored)
        let line = row.group(item / lengths.slotCount, stored)
        let slots = self.section.slots(of: line, section, items)
        let origin = section.axis.point(
            main: section.linesStart, cross: row.start - section.offset + line.start)
        return self.section.cell(
            item, slots[item - line.firstItem], at: origin, section,
            ItemCursor(items, at: section.firstItem + item))
    }

    /// The whole container, which mirroring leaves as it is.
    var viewport: Interval? { Interval(0, viewportLength) }

    func row(of section: SectionBody, _ stored: StoredLines) -> OrthogonalRow? {
        centredRow(of: section, stored)
    }

    /// The groups of a section as a row, with room to centre the outer groups if the section's
    /// behavior is `groupPagingCentered`.
    ///
    /// - Complexity: O(log n)
    private func centredRow(of section: SectionBody, _ stored: StoredLines) -> OrthogonalRow {
        var row = OrthogonalRow(section, self, stored)
        if row.groupCount == 0 { return row }
        let last = row.group(row.groupCount - 1, stored)
        if behavior == .groupPagingCentered {
            let first = row.group(0, stored)
            row.centre(first, last)
        }
        row.take(last)
        return row
    }
}
