// Items and sections that come, go or change, in the stack of sections.
extension SectionedGeometry {
    /// Whether the section has lines, which are to be told of items that come and go.
    @inline(never)
    func hasLines(inSection index: Int) -> Bool {
        let section = self.section(index)
        return arrangement(section.metrics).hasLines(section)
    }

    /// Whether items of the section keep places that a layout pass would not give them.
    func remembersPlaces(inSection index: Int) -> Bool {
        remembersPlaces && arrangement(section(index).metrics).remembersPlaces
    }

    /// Takes items out of the lines of a section.
    ///
    /// - Precondition: The section has lines.
    /// - Complexity: O(log n)
    @inline(never)
    mutating func removeItems(_ range: Range<Int>, fromLinesOf index: Int) {
        if range.isEmpty { return }
        let section = body(ofSection: index)
        let arrangement = self.arrangement(section.place.metrics)
        setLineCount(arrangement.remove(range, from: section, &stored), of: section)
    }

    /// Makes room for items in the lines of a section.
    ///
    /// - Precondition: The section has lines.
    /// - Parameter items: With the new ones.
    /// - Parameter firstItem: The first new one, among all items.
    @inline(never)
    mutating func insertItems(
        _ count: Int, at item: Int, intoLinesOf index: Int, _ items: SumTree<ItemLeaf>,
        from firstItem: Int
    ) {
        if count == 0 { return }
        let section = body(ofSection: index)
        let arrangement = self.arrangement(section.place.metrics)
        let lineCount = arrangement.insert(
            item..<item + count, into: section, items, from: firstItem, &stored)
        setLineCount(lineCount, of: section)
    }

    /// Marks items of a section that have other sizes.
    ///
    /// - Parameter items: With the new sizes.
    /// - Parameter firstItem: The first one, among all items.
    @inline(never)
    mutating func markItems(
        _ range: Range<Int>, ofSection index: Int, _ items: SumTree<ItemLeaf>,
        from firstItem: Int
    ) {
        let section = body(ofSection: index)
        let arrangement = self.arrangement(section.place.metrics)
        if range.isEmpty || !arrangement.hasLines(section.place) { return }
        let lineCount = arrangement.mark(range, of: section, items, from: firstItem, &stored)
        setLineCount(lineCount, of: section)
    }

    private mutating func setLineCount(_ count: Int, of section: SectionBody) {
        if count == section.lineCount { return }
        sections.update(at: section.place.index) { leaf, local in
            leaf.setting(lineCount: UInt32(count), at: local)
        }
    }

    /// Takes sections out, with their lines, and hands them over.
    mutating func removeSections(_ range: Range<Int>) -> CutSections {
        let start = sections.position(at: range.lowerBound).lineCount
        let end = sections.position(at: range.upperBound).lineCount
        let cut = CutSections(sections: sections.slice(range), stored: stored.cut(start..<end))
        sections.replaceSubrange(range, with: nil)
        return cut
    }

    @inline(never)
    mutating func insertSections(_ cut: CutSections, at index: Int) {
        stored.insert(cut.stored, at: sections.position(at: index).lineCount)
        sections.replace(index..<index, with: cut.sections)
    }

    /// Sections with their lines, on the way to another place.
    struct CutSections {
        var sections: SumTree<SectionGeometryLeaf>
        var stored: StoredLines
    }
}

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
        if !(contentLength <= Length.contentMaximum) || !stored.hasExactSums {
            throw .contentTooLong
        }
    }

    /// Lays out again a section of which items came, went or have other sizes, and no section
    /// before it is still to be laid out.
    ///
    /// - Parameter firstChange: The first item that is another one than before, or has another
    ///   size.
    /// - Returns: As `ChangedSectionLayout.movedItems`.
    @inline(never) @discardableResult
    mutating func sectionDidChange(
        _ index: Int, itemCount: Int, from firstChange: Int, _ items: SumTree<ItemLeaf>
    ) -> Range<Int>? {
        var section = body(ofSection: index)
        let changed: ChangedSectionLayout
        if itemCount == 0 {
            changed = ChangedSectionLayout(SectionLayout(emptyWith: section.metrics))
            stored.remove(section.lineRange)
        } else {
            section.place.itemCount = itemCount
            let arrangement = self.arrangement(section.place.metrics)
            changed = arrangement.layOutAgain(section, from: firstChange, items, &stored)
        }
        if changed.layout.hasOversizedItems { mayHaveOversizedItems = true }
        sections.update(at: index) { leaf, local in
            leaf.setting(changed.layout, itemCount: UInt32(itemCount), at: local)
        }
        return changed.movedItems
    }

    /// Places the items of a section anew, as a layout pass does, and lays it out again.
    mutating func placeAnew(_ index: Int, itemCount: Int, _ items: SumTree<ItemLeaf>) {
        var section = body(ofSection: index)
        section.place.itemCount = itemCount
        let arrangement = self.arrangement(section.place.metrics)
        setLineCount(arrangement.placeAnew(section, items, &stored), of: section)
        sectionDidChange(index, itemCount: itemCount, from: itemCount, items)
    }
}
