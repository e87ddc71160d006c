// Laying out again what a change concerns, and no more.
extension SectionedGeometry {
    /// Lays out again what the sizes of some items concern.
    ///
    /// - Parameter paths: Ascending.
    /// - Parameter items: With the new sizes.
    /// - Throws: `contentTooLong`.
    /// - Complexity: O(log n) for each path, and once the items until breaks fall as before
    mutating func itemsDidChange(
        at paths: [IndexPath], _ items: SumTree<ItemLeaf>
    ) throws(CollectionError) {
        for path in paths {
            let (section, item) = (Int(path.section), Int(path.item))
            markItems(
                item..<item + 1, ofSection: section, items,
                from: sections.position(at: section).itemCount + item)
        }
        for (index, path) in paths.enumerated()
        where index == 0 || paths[index - 1].section != path.section {
            let section = Int(path.section)
            sectionDidChange(
                section, itemCount: self.section(section).itemCount, from: Int(path.item), items)
        }
        try checkLength()
    }

    /// - Throws: `contentTooLong`.
    func checkLength() throws(CollectionError) {
        if !(contentLength <= Length.contentMaximum)
            || !(lines.position.thickness <= Length.sumMaximum) || !laneItems.hasExactSums
        {
            throw .contentTooLong
        }
    }

    /// Lays out again a section of which items came, went or have other sizes, and no section
    /// before it is still to be laid out.
    ///
    /// - Parameter firstChange: The first item that is another one than before, or has another
    ///   size.
    mutating func sectionDidChange(
        _ index: Int, itemCount: Int, from firstChange: Int, _ items: SumTree<ItemLeaf>
    ) {
        let section = self.section(index)
        let metrics = self.metrics[section.metrics]
        let changed: SectionLayout
        if itemCount == 0 {
            changed = SectionLayout(
                lineCount: 0, extent: metrics.lengthBesideLines, isUniform: true)
            removeLanes(of: section)
        } else if metrics.lanes != nil {
            var section = section
            section.itemCount = itemCount
            changed = laneSection(section, from: firstChange, items)
        } else {
            changed = changedSection(section, itemCount: itemCount, items)
        }
        sections.update(at: index) { leaf, local in
            leaf.setting(changed, itemCount: UInt32(itemCount), at: local)
        }
    }

    /// Places the items of a section anew, as a layout pass does, and lays it out again.
    mutating func placeAnew(_ index: Int, itemCount: Int, _ items: SumTree<ItemLeaf>) {
        var section = self.section(index)
        section.itemCount = itemCount
        placeLaneItemsAnew(section, items)
        sectionDidChange(index, itemCount: itemCount, from: itemCount, items)
    }

    private mutating func changedSection(
        _ old: PlacedSection, itemCount: Int, _ items: SumTree<ItemLeaf>
    ) -> SectionLayout {
        let metrics = self.metrics[old.metrics]
        var section = old
        section.itemCount = itemCount
        if case .grid(let grid) = metrics.arrangement, !grid.storesRows,
            let layout = changedEvenGrid(section, grid, metrics, items)
        {
            return layout
        }
        let described = compositional == nil ? nil : described.sections[old.metrics]
        let itemRange = old.firstItem..<old.firstItem + itemCount
        let siblings = described?.uniform.longest(itemRange, items) ?? .unknown
        if case .groups(let groups) = metrics.arrangement, !groups.isEstimated {
            let even = evenGroups(groups, described, siblings)
            return SectionLayout(evenGroupsOf: itemCount, even, metrics)
        }
        if let groups = metrics.arrangement.orthogonal, !groups.storesGroups {
            return SectionLayout(
                orthogonal: 0, thickness: groups.evenThickness(of: itemCount),
                length: groups.evenLength(of: itemCount), metrics)
        }
        let summary = items.summary(of: itemRange)
        if metrics.itemsFillLine {
            return SectionLayout(
                listOf: itemCount, length: summary.position.main(axis, metrics), metrics)
        }
        if metrics.mayBeOversized(summary, axis) { mayHaveOversizedItems = true }
        if siblings != .unknown {
            // Any of them may have become the longest.
            let range = section.firstLine..<section.firstLine + section.lineCount
            lines.replaceSubrange(range, with: LineLeaf(unbroken: itemCount))
            section.lineCount = 1
        }
        var breaker = LineBreaker(metrics, axis, described, siblings: siblings)
        breaker.hasSpans = metrics.hasSpans(summary)
        while let line = firstUnbrokenLine(of: section) {
            section.lineCount = breakLines(from: line, of: section, breaker, items)
        }
        if let groups = metrics.arrangement.orthogonal {
            let range = section.firstLine..<section.firstLine + section.lineCount
            let sums = lines.summary(of: range)
            return SectionLayout(
                orthogonal: section.lineCount, thickness: sums.breadth,
                length: sums.position.thickness + Double(range.count - 1) * groups.spacing,
                metrics)
        }
        let thickness =
            (lines.position(at: section.firstLine + section.lineCount)
            - lines.position(at: section.firstLine)).thickness
        return SectionLayout(
            lineCount: section.lineCount,
            extent: metrics.lengthBesideLines + thickness
                + Double(section.lineCount - 1) * metrics.lineSpacing,
            isUniform: summary.uniformMain(axis, metrics) != nil
                && summary.uniformCross(axis, metrics) != nil)
    }

    /// The first line of a section whose items are still to be broken into lines: every sum that
    /// it is part of is not a number.
    private func firstUnbrokenLine(of section: PlacedSection) -> Int? {
        if !lines.position.thickness.isNaN { return nil }
        guard let place = lines.place(where: { !$0.thickness.isNaN }) else { return nil }
        var local = 0
        while local < place.leaf.count && !place.leaf.thicknesses[local].isNaN { local += 1 }
        let line = place.before.count + local - section.firstLine
        return line < section.lineCount ? line : nil
    }

    /// Breaks lines anew from before a line that is to be broken, until a break falls where one
    /// fell before.
    ///
    /// - Returns: How many lines the section has now.
    private mutating func breakLines(
        from touched: Int, of section: PlacedSection, _ breaker: LineBreaker,
        _ items: SumTree<ItemLeaf>
    ) -> Int {
        // Its first item may be a shorter one than before, and join the line before.
        let first = max(0, touched - 1)
        let base = lines.position(at: section.firstLine).itemCount
        let firstItem = lines.position(at: section.firstLine + first).itemCount - base
        var builder = LineBuilder()
        var breaker = breaker
        var cursor = ItemCursor(items, at: section.firstItem + firstItem)
        var end = first
        var equalLines = 0
        // Old line by old line: where a new line begins with an old one's first item, what
        // follows is as it was.
        while true {
            var old = oldLines(end, of: section, cursor)
            equalLines = old.count > 1 ? equalLines + 1 : 0
            // Equal items break with a period. Breaks that have not met after two lines of them
            // do not meet within the run.
            if equalLines <= 2 { old.count = 1 }
            breaker.append(
                old.count * old.itemCount, from: cursor, in: items, to: &builder)
            end += old.count
            if end == section.lineCount { break }
            cursor.advance(by: old.count * old.itemCount, in: items)
            if end <= touched { continue }
            if !breaker.accepts(cursor.leaf, cursor.local) { break }
            if breaker.metrics.arrangement.countsItems && !breaker.hasSpans {
                // All that follow have moved by a part of a row.
                let rest = section.firstItem + section.itemCount - cursor.index
                breaker.append(rest, from: cursor, in: items, to: &builder)
                end = section.lineCount
                break
            }
        }
        breaker.finish(to: &builder, isLast: end == section.lineCount)
        let range = section.firstLine + first..<section.firstLine + end
        let count = section.lineCount - range.count + builder.count
        lines.replace(range, with: builder.finish())
        return count
    }

    /// Lines from `index` of the section on that have equally many items, all alike as far as
    /// one leaf tells; at least one line.
    private func oldLines(
        _ index: Int, of section: PlacedSection, _ cursor: ItemCursor
    ) -> (count: Int, itemCount: Int) {
        let place = lines.place(of: section.firstLine + index)
        let local = section.firstLine + index - place.before.count
        let itemCount = Int(place.leaf.itemCounts[local])
        if !place.leaf.itemCounts.isUniform || !cursor.leaf.widths.isUniform
            || !cursor.leaf.heights.isUniform
        {
            return (1, itemCount)
        }
        let inLeaf = min(place.leaf.count - local, section.lineCount - index)
        return (max(1, min(inLeaf, cursor.countInLeaf / itemCount)), itemCount)
    }
}
