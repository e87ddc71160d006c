// Items that come, go or change their sizes, in lines.
//
// First lines only take items in or lose them, so that they go on to hold all items, in order. A
// line that did has a thickness that is not a number, and so has every sum that it is part of:
// that is how `breakMarkedLines` finds it later, when all items are in place.
extension StoredLines {
    /// Takes items out of the lines of a section.
    ///
    /// - Parameter refillsLastLine: Whether a line may be filled otherwise once it is the last one.
    /// - Returns: The number of lines that the section has now.
    /// - Complexity: O(log n)
    mutating func removeItems(
        _ range: Range<Int>, from section: SectionBody, refillsLastLine: Bool
    ) -> Int {
        let first = line(ofItem: range.lowerBound, of: section)
        let last = line(ofItem: range.upperBound - 1, of: section)
        let firstLine = section.firstLine + first.index
        let lastLine = section.firstLine + last.index
        /// What stays of the outer lines.
        let head = range.lowerBound - first.firstItem
        let tail = last.firstItem + last.itemCount - range.upperBound
        var lineCount = section.lineCount - (last.index - first.index + 1)
        var rest: LineLeaf?
        if head + tail > 0 {
            // They are broken anew, so they may as well be one line until then.
            rest = LineLeaf(unbroken: head + tail)
            lineCount += 1
        }
        lines.replaceSubrange(firstLine..<lastLine + 1, with: rest)
        if rest != nil { return lineCount }
        // The items that follow may join the line before.
        if first.index < lineCount {
            markLine(at: firstLine)
        } else if refillsLastLine && lineCount > 0 {
            markLine(at: firstLine - 1)
        }
        return lineCount
    }

    /// Makes room for items in the lines of a section.
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

    /// Marks the lines of items that have other sizes.
    ///
    /// - Returns: The number of lines that the section has now.
    mutating func markItems(_ range: Range<Int>, of section: SectionBody) -> Int {
        let first = line(ofItem: range.lowerBound, of: section)
        let last = line(ofItem: range.upperBound - 1, of: section)
        if first.index == last.index {
            markLine(at: section.firstLine + first.index)
            return section.lineCount
        }
        // They are broken anew, so they may as well be one line until then.
        let count = last.firstItem + last.itemCount - first.firstItem
        lines.replaceSubrange(
            section.firstLine + first.index..<section.firstLine + last.index + 1,
            with: LineLeaf(unbroken: count))
        return section.lineCount - (last.index - first.index)
    }

    /// Marks all items of a section: one line holds them until it is broken.
    ///
    /// - Returns: The section with that line.
    mutating func markAll(of section: SectionBody) -> SectionBody {
        lines.replaceSubrange(section.lineRange, with: LineLeaf(unbroken: section.itemCount))
        var section = section
        section.place.lineCount = 1
        return section
    }

    private mutating func markLine(at index: Int) {
        lines.update(at: index) { leaf, local in leaf.unbreaking(local) }
    }

    /// Takes the lines of some sections out, and drops them.
    mutating func remove(_ range: Range<Int>) {
        if range.isEmpty { return }
        if !laneItems.isEmpty {
            let first = lines.position(at: range.lowerBound).itemCount
            let end = lines.position(at: range.upperBound).itemCount
            laneItems.replaceSubrange(first..<end, with: nil)
        }
        lines.replaceSubrange(range, with: nil)
    }

    /// Takes the lines of some sections out.
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

    /// Puts the lines of some sections in before a line.
    mutating func insert(_ other: StoredLines, at line: Int) {
        if !other.laneItems.isEmpty {
            let item = lines.position(at: line).itemCount
            laneItems.replace(item..<item, with: other.laneItems)
        }
        lines.replace(line..<line, with: other.lines)
    }
}

extension LineLeaf {
    /// A line of items that are still to be broken into lines.
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
