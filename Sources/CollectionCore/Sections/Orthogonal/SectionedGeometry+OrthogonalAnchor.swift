// Keeping visible items in place when the layout of a section changes that scrolls orthogonally:
// rule G9 of docs/semantics.md.
extension SectionedGeometry {
    /// Notes the visible items of all scrolled sections, whose layout is about to change.
    mutating func holdOffsets(_ items: SumTree<ItemLeaf>) {
        for entry in offsets.entries { holdOffset(ofSection: entry.section, items) }
    }

    /// Notes the visible items of the scrolled sections whose items an update changes.
    ///
    /// - Complexity: O(log n + visible items) for each of these sections
    mutating func holdOffsets(_ items: SumTree<ItemLeaf>, _ plan: UpdatePlan) {
        for run in plan.removedItems { holdOffset(ofSection: run.path.section, items) }
        for run in plan.replacedItems { holdOffset(ofSection: run.path.section, items) }
        for run in plan.placedItems {
            guard case .was(let old) = plan.past(ofSection: run.path.section) else { continue }
            holdOffset(ofSection: old.section, items)
        }
    }

    /// Notes the visible items of a section whose layout is about to change, if it is scrolled and
    /// they are not noted already.
    @inline(never)
    mutating func holdOffset(ofSection section: UInt32, _ items: SumTree<ItemLeaf>) {
        let offset = offsets.offset(ofSection: Int(section))
        if offset == 0 || offsets.isHeld(section) { return }
        guard let row = row(ofSection: section) else {
            // The layout may have the section scroll again, with shorter content.
            offsets.hold(
                OrthogonalOffsets.Held(section: section, greatest: offset, isAtRest: true))
            return
        }
        if offset < 0 { return }
        offsets.hold(held(row, at: offset, anchors(of: row, offset: offset, items)))
    }

    /// Notes a section that room which was made or closed has left beyond its content. What is
    /// visible of the section does not keep its place.
    ///
    /// - Parameter before: The layout before the room was made or closed.
    @inline(never)
    mutating func holdBeyond(_ section: UInt32, since before: SectionedGeometry) {
        let offset = offsets.offset(ofSection: Int(section))
        if offset <= 0 || offsets.isHeld(section) { return }
        guard let row = row(ofSection: section), offset > row.greatestOffset,
            let old = before.row(ofSection: section)
        else { return }
        offsets.hold(before.held(old, at: offset, []))
    }

    /// Returns what the next display frame needs to know of a section in this layout, after
    /// which the section has another one.
    @inline(never)
    private func held(
        _ row: OrthogonalRow, at offset: Double, _ anchors: [OrthogonalOffsets.Anchor]
    ) -> OrthogonalOffsets.Held {
        OrthogonalOffsets.Held(
            section: UInt32(row.section.place.index), greatest: row.greatestOffset,
            anchors: anchors, isCentred: row.groups.behavior == .groupPagingCentered,
            isAtRest: isRest(offset, of: row))
    }

    /// The first items of a row that are visible, wholly or in part, at an offset; at most
    /// `anchorsMax`. The item to keep in place is the first: those of the group that rests come
    /// before others, and items that have never been measured come last, as they may grow.
    @inline(never)
    private func anchors(
        of row: OrthogonalRow, offset: Double, _ items: SumTree<ItemLeaf>
    ) -> [OrthogonalOffsets.Anchor] {
        var anchors: [OrthogonalOffsets.Anchor] = []
        anchors.reserveCapacity(8)
        let visible = Interval(
            offset - row.start, offset - row.start + row.groups.viewportLength)
        let reach = row.groups.overhang.bound(items.summary)
        let range = Interval(visible.start - reach, visible.end + reach)
        let isCentred = row.groups.behavior == .groupPagingCentered
        row.forEachGroup(in: range, stored) { line in
            let slots = row.groups.section.slots(of: line, row.section, items)
            let rests = row.offset(restingAt: line)?.isAbout(offset) ?? false
            for item in 0..<line.itemCount {
                let across = axis.other.interval(slots[item].frame)
                let span = Interval(line.start + across.start, line.start + across.end)
                if span.start >= visible.end || span.end <= visible.start { continue }
                if anchors.count == OrthogonalOffsets.anchorsMax { return false }
                let index = line.firstItem + item
                let cursor = ItemCursor(items, at: row.section.firstItem + index)
                let isMeasured = row.groups.section.wasMeasured(slots[item], cursor)
                anchors.append(
                    OrthogonalOffsets.Anchor(
                        item: UInt32(index), place: row.place(of: span, isCentred: isCentred),
                        rank: (isMeasured ? 0 : 2) + (rests ? 0 : 1)))
                var end = anchors.count - 1
                while end > 0 && anchors[end - 1].rank > anchors[end].rank {
                    anchors.swapAt(end - 1, end)
                    end -= 1
                }
            }
            return true
        }
        return anchors
    }
}
