extension SectionedGeometry {
    /// Collects all elements in a rectangle, in ascending order of `Element`.
    ///
    /// - Parameter visible: The visible part of the main axis, to whose ends pinned views pin.
    /// - Throws: `limitExceeded` if the rectangle has more than `limit` elements, or too many
    ///   elements near it.
    /// - Complexity: O(log n + elements near the rectangle)
    func collectElements(
        in rect: Rect, visible: Interval, of items: SumTree<ItemLeaf>,
        limit: Int, into collector: inout ElementCollector
    ) throws(CollectionError) {
        collector.begin(in: rect, limit: limit)
        collector.keepsEmptySections = compositional?.hasViewsOfSections ?? false
        let near = flipped(rect)
        let reach = reach(items.summary)
        let range = Interval(axis.mainStart(near) - reach, axis.mainEnd(near) + reach)
        collectSections(in: range, into: &collector)
        if let compositional {
            collectElements(compositional, in: range, visible: visible, items, into: &collector)
            try collector.check()
            return
        }
        if let separators { collect(separators, in: range, items, into: &collector) }
        collectItems(in: range, items, into: &collector)
        if hasHeaderLevels, let first = collector.sections.first {
            collectHeaders(above: first, visible: visible, into: &collector)
        }
        collect(.sectionHeader, visible: visible, into: &collector)
        collect(.sectionFooter, visible: visible, into: &collector)
        try collector.check()
    }

    /// Returns how far an element may reach beyond its section along the main axis, in points.
    ///
    /// - Parameter items: The summary of all items of the data.
    func reach(_ items: ItemSummary) -> Double {
        guard let compositional else { return presentation.pixels.slack }
        return presentation.pixels.slack + max(described.overhang, compositional.overhang(items))
    }

    private func collect(
        _ kind: ElementKind, visible: Interval, into collector: inout ElementCollector
    ) {
        for index in collector.sections.indices {
            let section = collector.sections[index]
            if length(of: kind, in: section) > 0 {
                collector.append(supplementary(kind, of: section, visible: visible))
            }
        }
    }

    /// Collects the sections that reach into a range of the main axis, ends included.
    private func collectSections(
        in range: Interval, into collector: inout ElementCollector
    ) {
        let origin = sectionsStart
        let range = Interval(range.start - origin, range.end - origin)
        guard
            var place = sections.place(where: { $0.extent < range.start })
        else { return }
        while true {
            let first = place.leaf.firstSection(
                endingAtOrAfter: range.start - place.before.extent,
                keepsEmpty: collector.keepsEmptySections)
            var position = place.before + place.leaf.position(at: first)
            for local in first..<place.leaf.count {
                var section = Self.section(local, in: place.leaf, at: position)
                if section.start > range.end { return }
                if section.start + section.extent >= range.start {
                    section.start += origin
                    collector.append(section)
                    if collector.isFull { return }
                }
                position.count += 1
                position.itemCount += section.itemCount
                position.lineCount += section.lineCount
                position.extent += section.extent
            }
            if position.count >= sections.count { return }
            place = sections.place(of: position.count)
        }
    }

    /// Collects the items near a range of the main axis, in the sections that the collector holds.
    /// One scan goes through all of these sections, from each section on to the next.
    func collectItems(
        in range: Interval, _ items: SumTree<ItemLeaf>, into collector: inout ElementCollector
    ) {
        guard let first = collector.sections.first, !items.isEmpty else { return }
        var scan = SectionScan(
            body(first), items, stored, collector.kept.cursor ?? ItemCursor(items, at: 0))
        for index in collector.sections.indices {
            if collector.isFull { return }
            let section = collector.sections[index]
            if section.itemCount == 0 { continue }
            if index > 0 { move(&scan, to: section) }
            look(for: range, &scan)
            arrangement(section.metrics).collect(&scan, into: &collector)
        }
    }

    /// Collects the separators near a range of the main axis, in the sections that the collector
    /// holds.
    private func collect(
        _ separators: Separators, in range: Interval, _ items: SumTree<ItemLeaf>,
        into collector: inout ElementCollector
    ) {
        guard let first = collector.sections.first, !items.isEmpty else { return }
        var scan = SectionScan(
            body(first), items, stored, collector.kept.cursor ?? ItemCursor(items, at: 0))
        for index in collector.sections.indices {
            if collector.isFull { return }
            let section = collector.sections[index]
            if section.itemCount == 0 { continue }
            if index > 0 { move(&scan, to: section) }
            look(for: range, &scan)
            arrangement(section.metrics).collect(separators, &scan, into: &collector)
        }
    }

    /// Moves a scan to another section.
    private func move(_ scan: inout SectionScan, to section: PlacedSection) {
        scan.section.place = section
        scan.section.metrics = metrics(of: section)
        scan.section.offset = offsets.isEmpty ? 0 : offsets.offset(ofSection: section.index)
    }

    /// Sets the range of the main axis in which a scan looks for elements.
    ///
    /// - Parameter range: In points from the content's start, not from the section's.
    private func look(for range: Interval, _ scan: inout SectionScan) {
        let origin = scan.section.linesStart
        scan.near = Interval(range.start - origin, range.end - origin)
    }
}
