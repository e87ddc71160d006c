// Breaking lines anew, of what a change concerns and no more.
extension StoredLines {
    /// Breaks the lines of a section anew that are marked.
    ///
    /// - Parameter section: With the items that it has now.
    /// - Returns: The section with the lines that it has now.
    /// - Complexity: O(log n) for each marked line, and once the items until breaks fall as before
    mutating func breakMarkedLines<Breaker: LineBreaker>(
        of section: SectionBody, _ breaker: Breaker, _ items: SumTree<ItemLeaf>
    ) -> SectionBody {
        var section = section
        while let line = firstUnbrokenLine(of: section) {
            section.place.lineCount = breakLines(from: line, of: section, breaker, items)
        }
        return section
    }

    /// Returns the layout of a section whose lines are broken, and follow one another along the
    /// main axis.
    func layout(of section: SectionBody) -> SectionLayout {
        let range = section.lineRange
        let sums = lines.position(at: range.upperBound) - lines.position(at: range.lowerBound)
        return SectionLayout(
            lineCount: range.count, thickness: sums.thickness, section.metrics,
            storedCount: range.count)
    }

    /// The first line of a section whose items are still to be broken into lines: every sum that
    /// it is part of is not a number.
    private func firstUnbrokenLine(of section: SectionBody) -> Int? {
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
    private mutating func breakLines<Breaker: LineBreaker>(
        from touched: Int, of section: SectionBody, _ breaker: Breaker,
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
            if Breaker.countsItems {
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
        _ index: Int, of section: SectionBody, _ cursor: ItemCursor
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
