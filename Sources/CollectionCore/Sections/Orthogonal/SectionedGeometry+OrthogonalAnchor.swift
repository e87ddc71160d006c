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
        guard offset > 0, !offsets.isHeld(section), let row = row(ofSection: section) else {
            return
        }
        offsets.hold(
            OrthogonalOffsets.Held(
                section: section, greatest: row.greatestOffset,
                anchors: anchors(of: row, offset: offset, items)))
    }

    /// The first items of a row that are visible, wholly or in part, at an offset, in order; at
    /// most `anchorsMax`.
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
        row.forEachGroup(in: range, stored) { line in
            let slots = row.groups.section.slots(of: line, row.section, items)
            for item in 0..<line.itemCount {
                let span = axis.other.interval(slots[item].frame)
                let (start, end) = (line.start + span.start, line.start + span.end)
                if start >= visible.end || end <= visible.start { continue }
                if anchors.count == OrthogonalOffsets.anchorsMax { return false }
                anchors.append(
                    OrthogonalOffsets.Anchor(
                        item: UInt32(line.firstItem + item), start: row.start + start))
            }
            return true
        }
        return anchors
    }

    /// Adjusts the offsets of sections whose layout has changed. With `keepsPlaces`, the first
    /// noted item of a section that is still there keeps its distance from the viewport's start.
    /// Then the offset is clamped to the section's content, but overscroll stays as far as it was.
    /// A section that is not laid out goes to offset 0.
    mutating func settleOffsets(_ items: SumTree<ItemLeaf>, keepsPlaces: Bool) {
        var settled: [OrthogonalOffsets.Entry] = []
        settled.reserveCapacity(offsets.held.count)
        for held in offsets.held {
            let offset = offsets.offset(ofSection: Int(held.section))
            settled.append(OrthogonalOffsets.Entry(section: held.section, offset: 0))
            if held.section >= sections.count { continue }
            settled[settled.count - 1].offset = offset
            guard let row = row(ofSection: held.section) else { continue }
            let inside = min(max(offset, 0), held.greatest)
            var moved = 0.0
            if keepsPlaces, let anchor = held.anchors.first,
                let now = span(ofItem: Int(anchor.item), of: row, items)
            {
                moved = row.start + now.start - anchor.start
            }
            let target = min(max(inside + moved, 0), row.greatestOffset)
            // An offset that does not move keeps its exact value.
            if target != inside { settled[settled.count - 1].offset = target + (offset - inside) }
        }
        offsets.settle(settled)
    }
}
