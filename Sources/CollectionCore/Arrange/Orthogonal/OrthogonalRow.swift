/// The groups of a section that scrolls orthogonally, with their places along the cross axis: rule
/// G9 of docs/semantics.md.
struct OrthogonalRow {
    let section: SectionBody
    let groups: OrthogonalGroups
    let groupCount: Int
    /// All groups as equal lines; of no meaning where groups are not equally long.
    private let run: LineRun
    /// Where the first group begins at offset 0, in points along the cross axis.
    private(set) var start: Double
    /// The length of all groups together along the cross axis, with the spacing between them.
    private(set) var groupsLength = 0.0
    /// The room behind the last group, in points.
    private(set) var roomBehind: Double

    var contentLength: Double { start + groupsLength + roomBehind }

    /// The greatest offset without overscroll, in points. Offsets below 0 are overscroll, too.
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
    /// Returns a group as a line, whose start is measured from the start of the first group.
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

    /// Returns where an item begins and ends along the cross axis, in points from the start of the
    /// first group.
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

    /// Calls `body` with each group that reaches into a range of the cross axis, ends included.
    ///
    /// - Parameter near: The range, in points from the start of the first group.
    /// - Parameter body: Returns whether to go on.
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

// Where groups and items stand in the viewport.
extension OrthogonalRow {
    /// Returns the offset at which a group stands where the behavior has groups rest, not clamped
    /// to the content; nil: the behavior does not rest at groups.
    func offset(restingAt group: PlacedLine) -> Double? {
        switch groups.behavior {
        case .none, .continuous, .paging: nil
        case .continuousGroupLeadingBoundary, .groupPaging: group.start
        case .groupPagingCentered:
            group.start + (start + (group.thickness - groups.viewportLength) / 2)
        }
    }

    /// Returns where an item stands in the viewport with the section at offset 0, in points along
    /// the cross axis: how far the item begins from the viewport's start or, with `isCentred`, how
    /// far its middle is from the viewport's middle.
    ///
    /// - Parameter span: Where the item begins and ends, from the start of the first group.
    func place(of span: Interval, isCentred: Bool) -> Double {
        if !isCentred { return start + span.start }
        return start + (span.start + span.end - groups.viewportLength) / 2
    }
}

extension OrthogonalRow {
    /// Makes so much room before the first group and behind the last group that each of them can
    /// stand in the middle of the viewport.
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
