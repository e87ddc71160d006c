// Keeping visible items in place when the layout of a section changes that scrolls orthogonally:
// rule G9 of docs/semantics.md.
extension SectionedGeometry {
    /// Notes the visible items of all scrolled sections, whose layout is about to change.
    mutating func holdOffsets(_ items: SumTree<ItemLeaf>) {
        for index in offsets.entries.indices { holdOffset(index, items) }
    }

    /// Notes the visible items of the scrolled sections whose items an update changes.
    ///
    /// - Complexity: O(log n + visible items) for each of these sections; O(n log parts) for n
    ///   scrolled sections if sections change
    mutating func holdOffsets(_ items: SumTree<ItemLeaf>, _ plan: UpdatePlan) {
        if plan.changesSections {
            for index in offsets.entries.indices
            where plan.concernsItems(ofSection: offsets.entries[index].section) {
                holdOffset(index, items)
            }
            return
        }
        for run in plan.removedItems { holdOffset(ofSection: run.path.section, items) }
        for run in plan.replacedItems { holdOffset(ofSection: run.path.section, items) }
        for run in plan.placedItems { holdOffset(ofSection: run.path.section, items) }
    }

    /// Notes the visible items of a section whose layout is about to change, if it is scrolled.
    mutating func holdOffset(ofSection section: UInt32, _ items: SumTree<ItemLeaf>) {
        if let index = offsets.entry(ofSection: section) { holdOffset(index, items) }
    }

    /// Notes the visible items of a section, unless they are noted already.
    @inline(never)
    private mutating func holdOffset(_ index: Int, _ items: SumTree<ItemLeaf>) {
        let entry = offsets.entries[index]
        if entry.isHeld || entry.offset <= 0 { return }
        guard let row = row(ofSection: entry.section) else { return }
        offsets.hold(
            index, greatest: row.greatestOffset, anchors(of: row, offset: entry.offset, items))
    }

    /// The first items of a row that are visible, wholly or in part, at an offset, in order; at
    /// most `anchorsMax`.
    @inline(never)
    private func anchors(
        of row: OrthogonalRow, offset: Double, _ items: SumTree<ItemLeaf>
    ) -> [OrthogonalOffsets.Anchor] {
        var anchors: [OrthogonalOffsets.Anchor] = []
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
        for number in offsets.held.indices {
            let held = offsets.held[number]
            guard let index = offsets.entry(ofSection: held.section) else { continue }
            let entry = offsets.entries[index]
            var settled = Int(entry.section) < sections.count ? entry.offset : 0
            if let row = row(ofSection: entry.section) {
                let inside = min(max(entry.offset, 0), held.greatest)
                var moved = 0.0
                if keepsPlaces, let anchor = held.anchors.first,
                    let now = span(ofItem: Int(anchor.item), of: row, items)
                {
                    moved = row.start + now.start - anchor.start
                }
                let target = min(max(inside + moved, 0), row.greatestOffset)
                // An offset that does not move keeps its exact value.
                if target != inside { settled = target + (entry.offset - inside) }
            }
            offsets.settle(index, at: settled)
        }
        offsets.endSettling()
    }
}
