// What an update of the data makes of lines and sections.
//
// First lines only take items in or lose them, so that they go on to hold all items, in order. A
// line that did has a thickness that is not a number, and so has every sum that it is part of:
// that is how `breakLines` finds it later, when all items are in place.
extension SectionedGeometry {
    /// Returns whether the section has lines or lanes that are edited as items come and go. Greedy
    /// lanes are dealt out anew when all items are in place.
    @inline(never)
    func hasLines(inSection index: Int) -> Bool {
        let section = self.section(index)
        if let lanes = metrics[section.metrics].lanes { return !lanes.isGreedy }
        return storesLines(of: section)
    }

    /// Whether lines are to be told of: a grid whose rows are alike stores them only where items
    /// have spans.
    private func storesLines(of section: PlacedSection) -> Bool {
        section.lineCount > 0 || metrics[section.metrics].arrangement.storesLines
    }

    /// Takes items out of the lines of a section.
    ///
    /// - Complexity: O(log n)
    mutating func removeItems(_ range: Range<Int>, fromLinesOf index: Int) {
        let section = self.section(index)
        let metrics = self.metrics[section.metrics]
        if metrics.lanes != nil { return removeLaneItems(range, of: section) }
        if !storesLines(of: section) || range.isEmpty { return }
        let first = line(ofItem: range.lowerBound, of: section, metrics)
        let last = line(ofItem: range.upperBound - 1, of: section, metrics)
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
        setLineCount(lineCount, ofSection: index)
        if rest != nil { return }
        // What follows may join the line before. A line that is the last one by now may be filled
        // otherwise.
        if first.index < lineCount {
            markLine(at: firstLine)
        } else if case .justified = metrics.arrangement, lineCount > 0 {
            markLine(at: firstLine - 1)
        }
    }

    /// Makes room for items in the lines of a section.
    ///
    /// - Parameter items: With the new ones.
    /// - Parameter firstItem: The first new one, among all items.
    mutating func insertItems(
        _ count: Int, at item: Int, intoLinesOf index: Int, _ items: SumTree<ItemLeaf>,
        from firstItem: Int
    ) {
        let section = self.section(index)
        let metrics = self.metrics[section.metrics]
        if metrics.lanes != nil {
            return insertLaneItems(count, at: item, of: section, items, from: firstItem)
        }
        if !storesLines(of: section) || count == 0 { return }
        if section.lineCount == 0 {
            lines.replaceSubrange(
                section.firstLine..<section.firstLine, with: LineLeaf(unbroken: count))
            setLineCount(1, ofSection: index)
            return
        }
        let line = line(ofItem: max(0, item - 1), of: section, metrics)
        let place = section.firstLine + line.index
        lines.replaceSubrange(
            place..<place + 1, with: LineLeaf(unbroken: line.itemCount + count))
    }

    /// Says that some items of a section have other sizes.
    ///
    /// - Parameter items: With the new sizes.
    /// - Parameter firstItem: The first one, among all items.
    mutating func markItems(
        _ range: Range<Int>, ofSection index: Int, _ items: SumTree<ItemLeaf>,
        from firstItem: Int
    ) {
        let section = self.section(index)
        let metrics = self.metrics[section.metrics]
        if metrics.lanes != nil {
            return resizeLaneItems(range, of: section, items, from: firstItem)
        }
        if !storesLines(of: section) || range.isEmpty { return }
        let first = line(ofItem: range.lowerBound, of: section, metrics)
        let last = line(ofItem: range.upperBound - 1, of: section, metrics)
        if first.index == last.index {
            markLine(at: section.firstLine + first.index)
            return
        }
        // They are broken anew, so they may as well be one line until then.
        let count = last.firstItem + last.itemCount - first.firstItem
        lines.replaceSubrange(
            section.firstLine + first.index..<section.firstLine + last.index + 1,
            with: LineLeaf(unbroken: count))
        setLineCount(section.lineCount - (last.index - first.index), ofSection: index)
    }

    private mutating func markLine(at index: Int) {
        lines.update(at: index) { leaf, local in leaf.unbreaking(local) }
    }

    mutating func setLineCount(_ count: Int, ofSection index: Int) {
        sections.update(at: index) { leaf, local in
            leaf.setting(lineCount: UInt32(count), at: local)
        }
    }

    /// Takes sections out, with their lines, and hands them over.
    mutating func removeSections(_ range: Range<Int>) -> CutSections {
        let start = sections.position(at: range.lowerBound).lineCount
        let end = sections.position(at: range.upperBound).lineCount
        var cut = CutSections(sections: sections.slice(range), lines: lines.slice(start..<end))
        if layout.isWaterfall {
            let items = lines.position(at: start).itemCount..<lines.position(at: end).itemCount
            cut.laneItems = laneItems.slice(items)
            laneItems.replaceSubrange(items, with: nil)
        }
        sections.replaceSubrange(range, with: nil)
        lines.replaceSubrange(start..<end, with: nil)
        return cut
    }

    @inline(never)
    mutating func insertSections(_ cut: CutSections, at index: Int) {
        let line = sections.position(at: index).lineCount
        if layout.isWaterfall {
            let item = lines.position(at: line).itemCount
            laneItems.replace(item..<item, with: cut.laneItems)
        }
        lines.replace(line..<line, with: cut.lines)
        sections.replace(index..<index, with: cut.sections)
    }

    /// Sections with their lines, on the way to another place.
    struct CutSections {
        var sections: SumTree<SectionGeometryLeaf>
        var lines: SumTree<LineLeaf>
        var laneItems = SumTree<LaneLeaf>()
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
            breadths: breadths.setting(0, at: index, count: count))
    }
}
