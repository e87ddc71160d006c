// Edits of the lines and sections when items or sections are inserted, deleted, moved or resized.
extension SectionedGeometry {
    /// Whether the section has stored lines that must be edited when items are inserted, deleted or
    /// resized.
    @inline(never)
    func hasLines(inSection index: Int) -> Bool {
        let section = self.section(index)
        return keepsLanes || arrangement(section.metrics).hasLines(section)
    }

    /// Whether items of the section may keep places that a new layout pass would not give them, as
    /// in the lanes of a waterfall.
    func remembersPlaces(inSection index: Int) -> Bool {
        remembersPlaces && arrangement(section(index).metrics).remembersPlaces
    }

    /// Removes items from the stored lines of a section.
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

    /// Adds inserted items to the stored lines of a section.
    ///
    /// - Precondition: The section has lines.
    /// - Parameter item: The index of the first inserted item in the section.
    /// - Parameter items: The items of the data, the inserted items included.
    /// - Parameter firstItem: The index of the first inserted item in `items`.
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

    /// Marks items of a section as resized in its stored lines: `sectionDidChange` then lays these
    /// lines out again. Does nothing in a section without stored lines.
    ///
    /// - Parameter items: The items of the data, with their new sizes.
    /// - Parameter firstItem: The index of the first resized item in `items`.
    @inline(never)
    mutating func markItems(
        _ range: Range<Int>, ofSection index: Int, _ items: SumTree<ItemLeaf>,
        from firstItem: Int
    ) {
        let section = body(ofSection: index)
        let arrangement = self.arrangement(section.place.metrics)
        if range.isEmpty || !keepsLanes && !arrangement.hasLines(section.place) { return }
        let lineCount = arrangement.mark(range, of: section, items, from: firstItem, &stored)
        setLineCount(lineCount, of: section)
    }

    private mutating func setLineCount(_ count: Int, of section: SectionBody) {
        if count == section.lineCount { return }
        sections.update(at: section.place.index) { leaf, local in
            leaf.setting(lineCount: UInt32(count), at: local)
        }
    }

    /// Removes sections with their stored lines, and returns them.
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

    /// Sections and their stored lines, between removal from one place and insertion at another.
    struct CutSections {
        var sections: SumTree<SectionGeometryLeaf>
        var stored: StoredLines
    }
}

// Layout after a change: only the sections that the change affects are laid out again.
extension SectionedGeometry {
    /// Lays out again the sections of items that have new sizes.
    ///
    /// - Parameter paths: The index paths of the resized items, ascending.
    /// - Parameter items: The items of the data, with their new sizes.
    /// - Parameter bounds: The visible part of the content.
    /// - Throws: `contentTooLong`.
    /// - Complexity: O(log n) for each path, and once the items up to the first line that begins
    ///   with the same item as before
    mutating func itemsDidChange(
        at paths: [IndexPath], _ items: SumTree<ItemLeaf>, in bounds: Rect
    ) throws(CollectionError) {
        var visible: [Range<Int>] = []
        for (index, path) in paths.enumerated() {
            let isFirst = index == 0 || paths[index - 1].section != path.section
            if isFirst { visible.append(visibleItems(ofSection: Int(path.section), in: bounds)) }
        }
        for path in paths {
            let (section, item) = (Int(path.section), Int(path.item))
            markItems(
                item..<item + 1, ofSection: section, items,
                from: sections.position(at: section).itemCount + item)
        }
        var number = 0
        for (index, path) in paths.enumerated()
        where index == 0 || paths[index - 1].section != path.section {
            let section = Int(path.section)
            sectionDidChange(
                section, itemCount: self.section(section).itemCount, from: Int(path.item), items,
                visible: visible[number])
            number += 1
        }
        try checkLength()
    }

    /// Checks that the content is not too long, and that sums of stored lengths are exact.
    ///
    /// - Throws: `contentTooLong`.
    func checkLength() throws(CollectionError) {
        if !(contentLength <= Length.contentMaximum) || !stored.hasExactSums {
            throw .contentTooLong
        }
    }

    /// Lays out a section again after its items were inserted, deleted or resized.
    ///
    /// - Precondition: All sections before this one are laid out.
    /// - Parameter itemCount: The number of items that the section has after the change.
    /// - Parameter firstChange: The index of the first item that is not the same item as before, or
    ///   has another size.
    /// - Parameter visible: The range of items that keep their lanes, because a person sees them;
    ///   nil: all items keep their lanes.
    /// - Returns: The items that were laid out anew (`ChangedSectionLayout.movedItems`); nil if any
    ///   item may have moved.
    @inline(never) @discardableResult
    mutating func sectionDidChange(
        _ index: Int, itemCount: Int, from firstChange: Int, _ items: SumTree<ItemLeaf>,
        visible: Range<Int>? = nil
    ) -> Range<Int>? {
        var section = body(ofSection: index)
        let changed: ChangedSectionLayout
        if itemCount == 0 {
            changed = ChangedSectionLayout(SectionLayout(emptyWith: section.metrics))
            stored.remove(section.lineRange)
        } else {
            section.place.itemCount = itemCount
            if let visible { evenEnds(of: &section, visible: visible) }
            let arrangement = self.arrangement(section.place.metrics)
            // Greedy lanes are dealt out anew from the first change on: from none if they are kept.
            let first = keepsLanes ? itemCount : firstChange
            changed = arrangement.layOutAgain(section, from: first, items, &stored)
        }
        if changed.layout.hasOversizedItems { mayHaveOversizedItems = true }
        sections.update(at: index) { leaf, local in
            leaf.setting(changed.layout, itemCount: UInt32(itemCount), at: local)
        }
        return changed.movedItems
    }

    /// Places all items of a section as a new layout pass would, regardless of the lanes that items
    /// have, and lays out the section again.
    mutating func placeAnew(_ index: Int, itemCount: Int, _ items: SumTree<ItemLeaf>) {
        var section = body(ofSection: index)
        section.place.itemCount = itemCount
        let arrangement = self.arrangement(section.place.metrics)
        setLineCount(arrangement.placeAnew(section, items, &stored), of: section)
        sectionDidChange(index, itemCount: itemCount, from: itemCount, items)
    }
}
