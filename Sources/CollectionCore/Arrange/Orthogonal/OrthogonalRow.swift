/// Where the groups of a section are across: rule G9 of docs/semantics.md.
struct OrthogonalRow {
    let section: PlacedSection
    let groups: OrthogonalGroups
    let groupCount: Int
    /// Where the first group begins while the section is not scrolled.
    private(set) var start: Double
    /// How long the groups are together, and how much room is behind the last one.
    private(set) var groupsLength = 0.0
    private(set) var roomBehind: Double

    var contentLength: Double { start + groupsLength + roomBehind }

    /// Beyond it is overscroll, and below 0.
    var greatestOffset: Double { max(0, contentLength - groups.viewportLength) }
}

extension OrthogonalRow {
    fileprivate init(_ section: PlacedSection, _ groups: OrthogonalGroups) {
        self.section = section
        self.groups = groups
        groupCount = groups.lengths.groupCount(of: section.itemCount)
        start = groups.insets.start
        roomBehind = groups.insets.end
    }
}

extension SectionedGeometry {
    /// Nil for a section that does not scroll.
    ///
    /// - Complexity: O(log n)
    func row(of section: PlacedSection) -> OrthogonalRow? {
        guard let groups = metrics[section.metrics].arrangement.orthogonal else { return nil }
        var row = OrthogonalRow(section, groups)
        if row.groupCount == 0 { return row }
        let last = group(row.groupCount - 1, of: row)
        if groups.behavior == .groupPagingCentered {
            let first = group(0, of: row)
            row.centre(first, last)
        }
        row.take(last)
        return row
    }

    /// A group, as a line; where it begins counts from the first one's start on.
    ///
    /// - Complexity: O(log n)
    func group(_ index: Int, of row: OrthogonalRow) -> PlacedLine {
        let (groups, section) = (row.groups, row.section)
        if groups.storesGroups {
            return LineCursor(lines, at: section.firstLine + index)
                .line(from: lines.position(at: section.firstLine), metrics[section.metrics])
        }
        let lengths = groups.lengths
        let first = index * lengths.slotCount
        let isLast = index == row.groupCount - 1
        return PlacedLine(
            index: index, start: Double(index) * (lengths.thickness + groups.spacing),
            thickness: isLast
                ? lengths.lastThickness(of: section.itemCount) : lengths.thickness,
            firstItem: first, itemCount: min(lengths.slotCount, section.itemCount - first))
    }

    /// The groups that reach into a stretch, from where the first one begins on, ends included.
    ///
    /// - Parameter body: Says whether to go on.
    /// - Complexity: O(log n + groups found)
    func forEachGroup(
        of row: OrthogonalRow, in near: Interval, _ body: (PlacedLine) -> Bool
    ) {
        if row.groupCount == 0 { return }
        let (groups, section) = (row.groups, row.section)
        if groups.storesGroups {
            let metrics = self.metrics[section.metrics]
            guard
                let found = firstLine(of: section, metrics, endingAtOrAfter: near.start)
            else { return }
            var cursor = found.cursor
            while cursor.position.count < section.firstLine + section.lineCount {
                let line = cursor.line(from: found.base, metrics)
                if line.start > near.end || !body(line) { return }
                cursor.advance(in: lines)
            }
            return
        }
        let run = LineRun(length: groups.lengths.thickness, spacing: groups.spacing)
        var index = run.firstIndex(endingAtOrAfter: near.start, count: row.groupCount)
        while index < row.groupCount {
            let line = group(index, of: row)
            if line.start > near.end || !body(line) { return }
            index += 1
        }
    }
}

extension OrthogonalRow {
    /// Leaves so much room that the outer groups may stand in the middle.
    fileprivate mutating func centre(_ first: PlacedLine, _ last: PlacedLine) {
        start = (groups.viewportLength - first.thickness) / 2
        roomBehind = (groups.viewportLength - last.thickness) / 2
    }

    fileprivate mutating func take(_ last: PlacedLine) {
        groupsLength = last.start + last.thickness
    }
}
