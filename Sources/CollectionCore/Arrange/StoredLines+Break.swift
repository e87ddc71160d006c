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
        let first = section.firstLine + max(0, touched - 1)
        let behind = section.firstLine + section.lineCount
        let base = lines.position(at: section.firstLine).itemCount
        var builder = LineBuilder()
        var breaker = breaker
        var old = LineCursor(lines, at: first)
        var cursor = ItemCursor(items, at: section.firstItem + old.position.itemCount - base)
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
        lines.replace(range, with: builder.finish())
        return count
    }

    /// How many old lines to break anew before the next look at where a new line begins. Breaks
    /// that fall as before go on to do so: with each look an eighth more than needed is broken at
    /// most.
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
