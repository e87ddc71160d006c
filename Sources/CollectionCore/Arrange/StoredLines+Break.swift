// Breaking lines again after a change: only the marked lines, up to where lines are as before.
extension StoredLines {
    /// Breaks the marked lines of a section again.
    ///
    /// - Parameter section: The section, with the number of items that it has after the change.
    /// - Returns: The section, with the number of lines that it has after the change.
    /// - Complexity: O(log n) for each marked line, and once the items up to the first line that
    ///   begins with the same item as before
    mutating func breakMarkedLines<Breaker: LineBreaker>(
        of section: PlacedSection, _ breaker: Breaker, _ items: SumTree<ItemLeaf>
    ) -> PlacedSection {
        breakMarkedLines(of: section) { $0.breakLines(from: $1, of: $2, breaker, items) }.section
    }

    /// Breaks the marked lines of a section again, and returns the layout of the section, whose
    /// lines follow one another along the main axis.
    mutating func layOutMarkedLines<Breaker: LineBreaker>(
        of section: SectionBody, _ breaker: Breaker, _ items: SumTree<ItemLeaf>
    ) -> ChangedSectionLayout {
        let broken = breakMarkedLines(of: section.place) {
            $0.breakLines(from: $1, of: $2, breaker, items)
        }
        return layout(of: broken, section.metrics)
    }

    /// Breaks lines of a section again, from the line before a marked line on. The result is that
    /// of `breakLines`.
    private typealias BreakLines = (inout StoredLines, _ touched: Int, PlacedSection) -> (
        lineCount: Int, items: Range<Int>
    )

    /// - Returns: The section, with the number of lines that it has after the change; and the range
    ///   of items that were broken into lines, nil if no line was marked.
    @inline(never)
    private mutating func breakMarkedLines(
        of section: PlacedSection, by breakLines: BreakLines
    ) -> (section: PlacedSection, items: Range<Int>?) {
        var section = section
        var brokenItems: Range<Int>?
        while let line = firstUnbrokenLine(of: section) {
            let broken = breakLines(&self, line, section)
            section.lineCount = broken.lineCount
            let start = min(brokenItems?.lowerBound ?? .max, broken.items.lowerBound)
            brokenItems = start..<max(brokenItems?.upperBound ?? 0, broken.items.upperBound)
        }
        return (section, brokenItems)
    }

    @inline(never)
    private func layout(
        of broken: (section: PlacedSection, items: Range<Int>?), _ metrics: ResolvedMetrics
    ) -> ChangedSectionLayout {
        let (first, count) = (broken.section.firstLine, broken.section.lineCount)
        let sums = lines.position(at: first + count) - lines.position(at: first)
        let layout = SectionLayout(
            lineCount: count, thickness: sums.thickness, metrics, storedCount: count)
        return ChangedSectionLayout(layout, movedItems: broken.items ?? 0..<0)
    }

    /// Returns the index in the section of the first item on the section's last line.
    ///
    /// - Precondition: The section has lines.
    func firstItem(ofLastLine section: SectionBody) -> Int {
        let range = section.lineRange
        let first = lines.position(at: range.lowerBound).itemCount
        return lines.position(at: range.upperBound - 1).itemCount - first
    }

    /// The index in the section of the first marked line; nil if no line is marked. The thickness
    /// of a marked line is NaN, and so is every sum that the line is part of: the search goes by
    /// these.
    private func firstUnbrokenLine(of section: PlacedSection) -> Int? {
        if !lines.position.thickness.isNaN { return nil }
        guard let place = lines.place(where: { !$0.thickness.isNaN }) else { return nil }
        var local = 0
        while local < place.leaf.count && !place.leaf.thicknesses[local].isNaN { local += 1 }
        let line = place.before.count + local - section.firstLine
        return line < section.lineCount ? line : nil
    }

    /// Breaks lines again, from the line before a marked line on, until a line begins with the same
    /// item as an old line.
    ///
    /// - Parameter touched: The index of the marked line in the section.
    /// - Returns: How many lines the section has now, and the items that were broken into lines.
    private mutating func breakLines<Breaker: LineBreaker>(
        from touched: Int, of section: PlacedSection, _ breaker: Breaker,
        _ items: SumTree<ItemLeaf>
    ) -> (lineCount: Int, items: Range<Int>) {
        // The first item of the line may be shorter than before, and join the line before.
        let first = section.firstLine + max(0, touched - 1)
        let behind = section.firstLine + section.lineCount
        let base = lines.position(at: section.firstLine).itemCount
        var builder = LineBuilder()
        var breaker = breaker
        var old = LineCursor(lines, at: first)
        let firstItem = old.position.itemCount - base
        var cursor = ItemCursor(items, at: section.firstItem + firstItem)
        // Where a new line begins with an old line's first item, later lines are as before.
        while true {
            let count = Self.lineCount(from: old, cursor, after: old.position.count - first)
            let itemCount = old.advance(by: min(count, behind - old.position.count), in: lines)
            breaker.append(itemCount, from: cursor, in: items, to: &builder)
            if old.position.count == behind { break }
            cursor.advance(by: itemCount, in: items)
            if old.position.count <= section.firstLine + touched { continue }
            if !breaker.accepts(cursor.leaf, cursor.local) { break }
            if Breaker.countsItems {
                // All later items have moved by a part of a row.
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
            ? section.itemCount : cursor.index - section.firstItem
        lines.replace(range, with: builder.finish())
        return (count, firstItem..<endItem)
    }

    /// The number of old lines to break again before the next check whether a new line begins with
    /// the first item of an old line. Once a line does, all later lines would, so that checks may
    /// be rare: at most an eighth more lines than needed are broken.
    ///
    /// - Parameter count: The number of old lines that are broken already.
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
