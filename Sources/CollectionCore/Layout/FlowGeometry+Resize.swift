extension FlowGeometry {
    /// Lays out again what the sizes of some items concern.
    ///
    /// One pass may go on over many of these items, so their sizes are all in place before.
    ///
    /// - Parameter paths: Ascending.
    /// - Parameter items: With the new sizes.
    /// - Throws: `contentTooLong`.
    /// - Complexity: O(log n) for each path, and once the items until breaks fall as before
    mutating func itemsDidChange(
        at paths: [IndexPath], _ items: SumTree<ItemLeaf>
    ) throws(CollectionError) {
        /// What is laid out already, up to this item of this section.
        var done = IndexPath(section: 0, item: 0)
        for path in paths where path >= done {
            let section = self.section(Int(path.section))
            let end = itemDidChange(Int(path.item), of: section, items)
            done = IndexPath(section: path.section, item: UInt32(end))
        }
        if !(sections.position.extent <= Length.contentMaximum) { throw .contentTooLong }
    }

    /// Lays out again what the size of one item concerns: from the start of its line until a
    /// break falls where one fell before.
    ///
    /// - Returns: The first item that was not looked at after it.
    private mutating func itemDidChange(
        _ item: Int, of section: PlacedSection, _ items: SumTree<ItemLeaf>
    ) -> Int {
        let metrics = self.metrics[section.metrics]
        let range = section.firstItem..<section.firstItem + section.itemCount
        let summary = items.summary(of: range)
        let changed: SectionLayout
        var end = section.itemCount
        if metrics.itemsFillLine {
            changed = SectionLayout(
                listOf: section.itemCount, length: summary.position.main(axis, metrics), metrics)
        } else {
            if summary.longestCross(axis, metrics) > metrics.available {
                mayHaveOversizedItems = true
            }
            let lineCount: Int
            (lineCount, end) = rebreak(item, of: section, metrics, items)
            let thickness =
                (lines.position(at: section.firstLine + lineCount)
                - lines.position(at: section.firstLine)).thickness
            changed = SectionLayout(
                lineCount: lineCount,
                extent: metrics.lengthBesideLines + thickness
                    + Double(lineCount - 1) * metrics.lineSpacing,
                isUniform: summary.uniformMain(axis, metrics) != nil
                    && summary.uniformCross(axis, metrics) != nil)
        }
        sections.update(at: section.index) { leaf, local in
            leaf.setting(
                lineCount: UInt32(changed.lineCount), extent: changed.extent,
                isUniform: changed.isUniform, at: local)
        }
        return end
    }

    /// Breaks lines anew.
    ///
    /// - Returns: How many the section has now, and the first item whose line is as it was.
    private mutating func rebreak(
        _ item: Int, of section: PlacedSection, _ metrics: FlowMetrics,
        _ items: SumTree<ItemLeaf>
    ) -> (lineCount: Int, end: Int) {
        // A shorter item may join the line before.
        let first = line(ofItem: max(0, item - 1), of: section, metrics)
        let touched = line(ofItem: item, of: section, metrics).index
        var builder = LineBuilder()
        var breaker = LineBreaker(metrics, axis)
        var cursor = ItemCursor(items, at: section.firstItem + first.firstItem)
        var (end, endItem) = (first.index, first.firstItem)
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
            endItem += old.count * old.itemCount
            if end == section.lineCount { break }
            cursor.advance(by: old.count * old.itemCount, in: items)
            let joins = breaker.accepts(cursor.leaf.cross(axis, cursor.local, metrics))
            if end > touched && !joins { break }
        }
        breaker.finish(to: &builder)
        let range = section.firstLine + first.index..<section.firstLine + end
        let count = section.lineCount - range.count + builder.count
        lines.replaceSubrange(range, with: builder.finish())
        return (count, endItem)
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
