// Edits of stored lines when items are inserted, deleted or resized.
//
// An edit only adds items to lines and removes items from lines, so that the lines still hold all
// items, in order. The edited line is *marked*: its thickness becomes NaN, and so does every sum
// that the line is part of. By these sums `breakMarkedLines` finds the line later, when all items
// are in place, and breaks its items into lines again.
extension StoredLines {
    /// Removes items from the lines of a section.
    ///
    /// - Parameter refillsLastLine: Whether a line may be laid out in another way once it is the
    ///   last line of its section: then the line is marked.
    /// - Returns: The number of lines that the section has now.
    /// - Complexity: O(log n)
    mutating func removeItems(
        _ range: Range<Int>, from section: SectionBody, refillsLastLine: Bool
    ) -> Int {
        let first = line(ofItem: range.lowerBound, of: section)
        let last = line(ofItem: range.upperBound - 1, of: section)
        let firstLine = section.firstLine + first.index
        let lastLine = section.firstLine + last.index
        /// The numbers of items that stay on the first and on the last of these lines.
        let head = range.lowerBound - first.firstItem
        let tail = last.firstItem + last.itemCount - range.upperBound
        var lineCount = section.lineCount - (last.index - first.index + 1)
        var rest: LineLeaf?
        if head + tail > 0 {
            // These items are broken again later: until then they are one line.
            rest = LineLeaf(unbroken: head + tail)
            lineCount += 1
        }
        lines.replaceSubrange(firstLine..<lastLine + 1, with: rest)
        if rest != nil { return lineCount }
        // The items after the removed lines may join the line before.
        if first.index < lineCount {
            markLine(at: firstLine)
        } else if refillsLastLine && lineCount > 0 {
            markLine(at: firstLine - 1)
        }
        return lineCount
    }

    /// Adds inserted items to the line of the item before them, and marks the line.
    ///
    /// - Returns: The number of lines that the section has now.
    mutating func insertItems(_ range: Range<Int>, into section: SectionBody) -> Int {
        if section.lineCount == 0 {
            lines.replaceSubrange(
                section.firstLine..<section.firstLine, with: LineLeaf(unbroken: range.count))
            return 1
        }
        let line = line(ofItem: max(0, range.lowerBound - 1), of: section)
        let place = section.firstLine + line.index
        lines.replaceSubrange(
            place..<place + 1, with: LineLeaf(unbroken: line.itemCount + range.count))
        return section.lineCount
    }

    /// Marks the lines of resized items. Several lines become one marked line.
    ///
    /// - Returns: The number of lines that the section has now.
    mutating func markItems(_ range: Range<Int>, of section: SectionBody) -> Int {
        let first = line(ofItem: range.lowerBound, of: section)
        let last = line(ofItem: range.upperBound - 1, of: section)
        if first.index == last.index {
            markLine(at: section.firstLine + first.index)
            return section.lineCount
        }
        // These items are broken again later: until then they are one line.
        let count = last.firstItem + last.itemCount - first.firstItem
        lines.replaceSubrange(
            section.firstLine + first.index..<section.firstLine + last.index + 1,
            with: LineLeaf(unbroken: count))
        return section.lineCount - (last.index - first.index)
    }

    /// Puts all items of a section on one marked line, which is broken later.
    ///
    /// - Returns: The section with this line alone.
    mutating func markAll(of section: SectionBody) -> SectionBody {
        lines.replaceSubrange(section.lineRange, with: LineLeaf(unbroken: section.itemCount))
        var section = section
        section.place.lineCount = 1
        return section
    }

    private mutating func markLine(at index: Int) {
        lines.update(at: index) { leaf, local in leaf.unbreaking(local) }
    }

    /// Removes the lines of some sections, with the items of their lanes.
    mutating func remove(_ range: Range<Int>) {
        if range.isEmpty { return }
        if !laneItems.isEmpty {
            let first = lines.position(at: range.lowerBound).itemCount
            let end = lines.position(at: range.upperBound).itemCount
            laneItems.replaceSubrange(first..<end, with: nil)
        }
        lines.replaceSubrange(range, with: nil)
    }

    /// Removes the lines of some sections, with the items of their lanes, and returns them.
    mutating func cut(_ range: Range<Int>) -> StoredLines {
        var cut = StoredLines(lines: lines.slice(range))
        if !laneItems.isEmpty {
            let first = lines.position(at: range.lowerBound).itemCount
            let items = first..<first + cut.lines.position.itemCount
            cut.laneItems = laneItems.slice(items)
            laneItems.replaceSubrange(items, with: nil)
        }
        lines.replaceSubrange(range, with: nil)
        return cut
    }

    /// Inserts the lines of some sections, with the items of their lanes, before the line at index
    /// `line`.
    mutating func insert(_ other: StoredLines, at line: Int) {
        if !other.laneItems.isEmpty {
            let item = lines.position(at: line).itemCount
            laneItems.replace(item..<item, with: other.laneItems)
        }
        lines.replace(line..<line, with: other.lines)
    }
}

extension LineLeaf {
    /// A marked line, whose items are still to be broken into lines.
    convenience init(unbroken itemCount: Int) {
        self.init(
            count: 1, itemCounts: Column(repeating: UInt32(itemCount)),
            thicknesses: Column(repeating: .nan))
    }

    fileprivate func unbreaking(_ index: Int) -> LineLeaf {
        LineLeaf(
            count: count, itemCounts: itemCounts.copy(of: 0..<count),
            thicknesses: thicknesses.setting(.nan, at: index, count: count),
            breadths: breadths.setting(0, at: index, count: count), findsThickest: findsThickest)
    }
}
