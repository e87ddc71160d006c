// Breaking lines anew, of what a change concerns and no more.
extension StoredLines {
    /// Breaks the lines of a section anew that are marked.
    ///
    /// - Parameter section: With the items that it has now.
    /// - Returns: The section with the lines that it has now, and the items that were broken into
    ///   lines; nil: none.
    /// - Complexity: O(log n) for each marked line, and once the items until breaks fall as before
    mutating func breakMarkedLines<Breaker: LineBreaker>(
        of section: SectionBody, _ breaker: Breaker, _ items: SumTree<ItemLeaf>
    ) -> (section: SectionBody, items: Range<Int>?) {
        var section = section
        var brokenItems: Range<Int>?
        while let line = firstUnbrokenLine(of: section) {
            let broken = breakLines(from: line, of: section, breaker, items)
            section.place.lineCount = broken.lineCount
            let start = min(brokenItems?.lowerBound ?? .max, broken.items.lowerBound)
            brokenItems = start..<max(brokenItems?.upperBound ?? 0, broken.items.upperBound)
        }
        return (section, brokenItems)
    }

    /// Breaks the lines of a section anew that are marked, and returns the layout of the section,
    /// whose lines follow one another along the main axis.
    mutating func layOutMarkedLines<Breaker: LineBreaker>(
        of section: SectionBody, _ breaker: Breaker, _ items: SumTree<ItemLeaf>
    ) -> ChangedSectionLayout {
        let broken = breakMarkedLines(of: section, breaker, items)
        let range = broken.section.lineRange
        let sums = lines.position(at: range.upperBound) - lines.position(at: range.lowerBound)
        let layout = SectionLayout(
            lineCount: range.count, thickness: sums.thickness, section.metrics,
            storedCount: range.count)
        return ChangedSectionLayout(layout, movedItems: broken.items ?? 0..<0)
    }

    /// Returns the index of the first item on the last line of a section.
    ///
    /// - Precondition: The section has lines.
    func firstItem(ofLastLine section: SectionBody) -> Int {
        let range = section.lineRange
        let first = lines.position(at: range.lowerBound).itemCount
        return lines.position(at: range.upperBound - 1).itemCount - first
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
    /// - Returns: How many lines the section has now, and the items that were broken into lines.
    private mutating func breakLines<Breaker: LineBreaker>(
        from touched: Int, of section: SectionBody, _ breaker: Breaker,
        _ items: SumTree<ItemLeaf>
    ) -> (lineCount: Int, items: Range<Int>) {
        // Its first item may be a shorter one than before, and join the line before.
        let first = section.firstLine + max(0, touched - 1)
        let behind = section.firstLine + section.lineCount
        let base = lines.position(at: section.firstLine).itemCount
        var builder = LineBuilder()
        var breaker = breaker
        var old = LineCursor(lines, at: first)
        let firstItem = old.position.itemCount - base
        var cursor = ItemCursor(items, at: section.firstItem + firstItem)
        // Where a new line begins with an old one's first item, what follows is as it was.
        while true {
            let count = Self.lineCount(from: old, cursor, after: old.position.count - first)
            let itemCount = old.advance(by: min(count, behind - old.position.count), in: lines)
            breaker.append(itemCount, from: cursor, in: items, to: &builder)
            if old.position.count == behind { break }
            cursor.advance(by: itemCount, in: items)
            if old.position.count <= section.firstLine + touched { continue }
            if !breaker.accepts(cursor.leaf, cursor.local) { break }
            if Breaker.countsItems {
                // All that follow have moved by a part of a row.
                let rest = section.firstItem + section.itemCount - cursor.index
                breaker.append(rest, from: cursor, in: items, to: &builder)
                old.advance(by: behind - old.position.count, in: lines)
                break
            }
        }
        breaker.finish(to: &builder, isLast: old.position.count == behind)
        let range = first..<old.position.count
        let count = section.lineCount - range.count + builder.count
        let endItem =
            old.position.count == behind
            ? section.place.itemCount : cursor.index - section.firstItem
        lines.replace(range, with: builder.finish())
        return (count, firstItem..<endItem)
    }

    /// The number of old lines to break anew before the next look at where a new line begins.
    /// Breaks that fall as before go on to do so: with each look an eighth more than needed is
    /// broken at most.
    ///
    /// - Parameter count: How many are broken already.
    @inline(never)
    private static func lineCount(
        from old: LineCursor, _ cursor: ItemCursor, after count: Int
    ) -> Int {
        let (itemCounts, leaf) = (old.leaf.itemCounts, cursor.leaf)
        let next = max(1, count / 8)
        if count <= 2 || !itemCounts.isUniform || !leaf.widths.isUniform || !leaf.heights.isUniform
        {
            return next
        }
        // A run of equal items costs the same however long it is.
        let inRun = min(
            old.leaf.count - old.local, cursor.countInLeaf / Int(itemCounts.uniform))
        return max(next, inRun)
    }
}
