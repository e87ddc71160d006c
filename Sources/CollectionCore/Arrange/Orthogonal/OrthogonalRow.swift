/// Where the groups of a section are across: rule G9 of docs/semantics.md.
struct OrthogonalRow {
    let section: SectionBody
    let groups: OrthogonalGroups
    let groupCount: Int
    /// All groups, where they are equally long.
    private let run: LineRun
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
    init(_ section: SectionBody, _ groups: OrthogonalGroups, _ stored: StoredLines) {
        self.section = section
        self.groups = groups
        let length = groups.lengths.areEqual ? groups.lengths.length(in: section, stored) : 0
        run = LineRun(length: length, spacing: groups.spacing)
        groupCount = groups.lengths.groupCount(of: section.itemCount)
        start = groups.insets.start
        roomBehind = groups.insets.end
    }
}

extension OrthogonalRow {
    /// A group, as a line; where it begins counts from the first one's start on.
    ///
    /// - Complexity: O(log n)
    @inline(never)
    func group(_ index: Int, _ stored: StoredLines) -> PlacedLine {
        if !groups.lengths.areEqual {
            let base = stored.lines.position(at: section.firstLine)
            return LineCursor(stored.lines, at: section.firstLine + index)
                .line(from: base, section.metrics)
        }
        var group = groups.lengths.group(index, of: section, run)
        if index == groupCount - 1 && !groups.lengths.isUniform {
            group.thickness = groups.lengths.lastThickness(of: section.itemCount)
        }
        return group
    }

    /// Returns where an item is across, from where the first group begins.
    ///
    /// - Complexity: O(log n + items in a group)
    func span(
        ofItem item: Int, _ items: SumTree<ItemLeaf>, _ stored: StoredLines
    ) -> Interval {
        let line = group(item / groups.lengths.slotCount, stored)
        let slots = groups.section.slots(of: line, section, items)
        let span = section.axis.other.interval(slots[item - line.firstItem].frame)
        return Interval(line.start + span.start, line.start + span.end)
    }

    /// The groups that reach into a stretch, from where the first one begins on, ends included.
    ///
    /// - Parameter body: Says whether to go on.
    /// - Complexity: O(log n + groups found)
    func forEachGroup(
        in near: Interval, _ stored: StoredLines, _ body: (PlacedLine) -> Bool
    ) {
        if groupCount == 0 { return }
        var place: (cursor: LineCursor, base: LinePosition)?
        var (index, end) = (0, groupCount)
        if !groups.lengths.areEqual {
            place = stored.firstLine(of: section, endingAtOrAfter: near.start)
            guard let place else { return }
            (index, end) = (place.cursor.position.count - section.firstLine, section.lineCount)
        } else {
            index = run.firstIndex(endingAtOrAfter: near.start, count: groupCount)
        }
        while index < end {
            let line =
                place.map { $0.cursor.line(from: $0.base, section.metrics) }
                ?? group(index, stored)
            if line.start > near.end || !body(line) { return }
            place?.cursor.advance(in: stored.lines)
            index += 1
        }
    }
}

extension OrthogonalRow {
    /// Leaves so much room that the outer groups may stand in the middle.
    mutating func centre(_ first: PlacedLine, _ last: PlacedLine) {
        start = (groups.viewportLength - first.thickness) / 2
        roomBehind = (groups.viewportLength - last.thickness) / 2
    }

    mutating func take(_ last: PlacedLine) {
        groupsLength = last.start + last.thickness
    }
}

extension Axis {
    func interval(_ rect: Rect) -> Interval { Interval(mainStart(rect), mainEnd(rect)) }
}
