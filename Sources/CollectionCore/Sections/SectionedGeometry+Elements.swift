extension SectionedGeometry {
    /// Finds all elements in a rectangle, in the order of their identity.
    ///
    /// - Parameter visible: What is visible now along the main axis: pinned views keep to it.
    /// - Throws: `limitExceeded`.
    /// - Complexity: O(log n + elements near the rectangle)
    func collectElements(
        in rect: Rect, visible: Interval, of items: SumTree<ItemLeaf>,
        limit: Int, into collector: inout ElementCollector
    ) throws(CollectionError) {
        collector.begin(in: rect, limit: limit)
        collector.keepsEmptySections = compositional?.hasViewsOfSections ?? false
        let near = flipped(rect)
        let overhang = compositional.map {
            max(described.overhang, $0.overhang(items.summary))
        }
        let slack = slack + (overhang ?? 0)
        let range = Interval(axis.mainStart(near) - slack, axis.mainEnd(near) + slack)
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

    /// The sections that reach into a range of the main axis, ends included.
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

    /// The items of all sections found: where one section ends, the next one begins.
    func collectItems(
        in range: Interval, _ items: SumTree<ItemLeaf>, into collector: inout ElementCollector
    ) {
        if items.isEmpty { return }
        var cursor = collector.listPlace?.cursor ?? ItemCursor(items, at: 0)
        var lineCursor = lines.isEmpty ? nil : LineCursor(lines, at: 0)
        for index in collector.sections.indices {
            let section = collector.sections[index]
            if collector.isFull { return }
            if section.itemCount == 0 { continue }
            let metrics = self.metrics[section.metrics]
            let origin = linesStart(of: section)
            let near = Interval(range.start - origin, range.end - origin)
            switch metrics.arrangement {
            case .waterfall(let lanes):
                collectLaneItems(
                    of: section, metrics, lanes, near, items, &cursor, into: &collector)
            case .list:
                collectListItems(of: section, metrics, near, items, &cursor, into: &collector)
            case .grid(let grid) where !grid.storesRows && section.lineCount == 0:
                collectEvenRows(
                    of: section, metrics, grid, near, items, &cursor, into: &collector)
            case .groups(let groups) where !groups.isEstimated:
                collectEvenGroups(
                    of: section, metrics, groups, near, items, &cursor, into: &collector)
            case .orthogonal:
                collectOrthogonalGroups(of: section, metrics, items, &cursor, into: &collector)
            case .flow, .grid, .justified, .groups:
                collectLines(
                    of: section, metrics, near, items, &cursor, &lineCursor, into: &collector)
            }
        }
    }

    private func collectLines(
        of section: PlacedSection, _ metrics: ResolvedMetrics, _ near: Interval,
        _ items: SumTree<ItemLeaf>, _ cursor: inout ItemCursor,
        _ lineCursor: inout LineCursor?, into collector: inout ElementCollector
    ) {
        guard var lineAt = lineCursor else { return }
        var base: LinePosition
        if near.start <= 0 {
            lineAt.move(to: section.firstLine, in: lines)
            base = lineAt.position
        } else {
            guard
                let first = firstLine(of: section, metrics, endingAtOrAfter: near.start)
            else { return }
            (lineAt, base) = first
        }
        while lineAt.position.count < section.firstLine + section.lineCount {
            let line = lineAt.line(from: base, metrics)
            if line.start > near.end || collector.isFull { break }
            cursor.move(to: section.firstItem + line.firstItem, in: items)
            switch metrics.arrangement {
            case .list, .waterfall, .orthogonal: break
            case .flow(let flow):
                collectItems(of: line, section, metrics, flow, items, &cursor, into: &collector)
            case .grid(let grid):
                collectRow(line, section, metrics, grid, items, &cursor, into: &collector)
            case .justified(let lines):
                collectJustified(line, section, metrics, lines, items, &cursor, into: &collector)
            case .groups:
                collectGroup(
                    line, section, items, &cursor,
                    at: groupOrigin(line, section, metrics), into: &collector)
            }
            lineAt.advance(in: lines)
        }
        lineCursor = lineAt
    }

    private func collectItems(
        of line: PlacedLine, _ section: PlacedSection, _ metrics: ResolvedMetrics,
        _ flow: FlowLines, _ items: SumTree<ItemLeaf>, _ cursor: inout ItemCursor,
        into collector: inout ElementCollector
    ) {
        let placement = placement(of: line, section, metrics, flow, cursor, items)
        var length = 0.0
        let main = linesStart(of: section) + line.start
        for item in 0..<line.itemCount {
            let itemLength = cursor.leaf.cross(axis, cursor.local, metrics)
            let thickness = cursor.leaf.main(axis, cursor.local, metrics)
            let cross =
                metrics.crossStart + placement.start + length
                + Double(item) * placement.gap
            collector.append(
                cell(
                    section, line.firstItem + item, cursor, metrics,
                    axis.rect(
                        main: main + (line.thickness - thickness) / 2, cross: cross,
                        mainLength: thickness, crossLength: itemLength)))
            if collector.isFull { return }
            length += itemLength
            cursor.advance(by: 1, in: items)
        }
    }

    /// Where a section's first line begins along the main axis.
    func linesStart(of section: PlacedSection) -> Double {
        let metrics = self.metrics[section.metrics]
        return section.start + metrics.headerLength + metrics.insetStart
    }

    /// The attributes of the item under the cursor.
    func cell(
        _ section: PlacedSection, _ item: Int, _ cursor: ItemCursor, _ metrics: ResolvedMetrics,
        _ frame: Rect
    ) -> LayoutAttributes {
        LayoutAttributes(
            element: .cell(IndexPath(section: UInt32(section.index), item: UInt32(item))),
            reuseIdentifier: cursor.leaf.reuseIdentifier(cursor.local, metrics),
            frame: presented(frame), zIndex: metrics.itemZIndex,
            flags: cursor.leaf.isSizeEstimated(cursor.local, metrics) ? .isEstimated : [])
    }
}
