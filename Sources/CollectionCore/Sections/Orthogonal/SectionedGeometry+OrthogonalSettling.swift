/// How the offsets of sections that scroll orthogonally follow a changed layout: rule G9 of
/// docs/semantics.md.
struct OffsetSettling {
    /// Whether items keep their places on screen.
    var keepsPlaces: Bool
    /// Whether a section that stood at a rest, and stands beside one now, moves to the nearest
    /// rest. If false, `OrthogonalOffsets.adrift` notes the section.
    var restsAtOnce: Bool
}

extension SectionedGeometry {
    /// Adjusts the offsets of all sections whose layout has changed.
    ///
    /// - Complexity: O(k log² n) for k sections that are held
    mutating func settleOffsets(_ items: SumTree<ItemLeaf>, _ settling: OffsetSettling) {
        var settled: [OrthogonalOffsets.Entry] = []
        settled.reserveCapacity(offsets.held.count)
        var adrift: [UInt32] = []
        for held in offsets.held {
            var isAdrift = false
            let offset = settledOffset(held, items, settling, &isAdrift)
            if isAdrift { adrift.append(held.section) }
            settled.append(OrthogonalOffsets.Entry(section: held.section, offset: offset))
        }
        offsets.settle(settled, adrift: adrift)
    }

    /// Adjusts the offset of one section whose layout has changed.
    ///
    /// - Precondition: The section is held.
    mutating func settleOffset(
        ofSection section: UInt32, _ items: SumTree<ItemLeaf>, _ settling: OffsetSettling
    ) {
        guard let held = offsets.held.first(where: { $0.section == section }) else { return }
        var isAdrift = false
        offsets.set(settledOffset(held, items, settling, &isAdrift), ofSection: section)
    }

    /// Returns the offset of a section after its layout has changed. The first noted item of the
    /// section that is still there keeps its place. Then the offset is clamped to the section's
    /// content, but overscroll stays as far as it was. A section that is not laid out goes to
    /// offset 0.
    ///
    /// - Parameter isAdrift: Becomes true if the section stood at a rest, and the offset is beside
    ///   one.
    @inline(never)
    private func settledOffset(
        _ held: OrthogonalOffsets.Held, _ items: SumTree<ItemLeaf>, _ settling: OffsetSettling,
        _ isAdrift: inout Bool
    ) -> Double {
        if held.section >= sections.count { return 0 }
        let offset = offsets.offset(ofSection: Int(held.section))
        guard let row = row(ofSection: held.section) else { return offset }
        let inside = min(max(offset, 0), held.greatest)
        var moved = 0.0
        if settling.keepsPlaces, let anchor = held.anchors.first,
            let now = span(ofItem: Int(anchor.item), of: row, items)
        {
            moved = row.place(of: now, isCentred: held.isCentred) - anchor.place
        }
        let target = min(max(inside + moved, 0), row.greatestOffset)
        // An offset that does not move keeps its exact value.
        let settled = target == inside ? offset : target + (offset - inside)
        if !held.isAtRest { return settled }
        let rest = nearestRest(to: settled, of: row)
        isAdrift = !rest.isAbout(settled) && !settling.restsAtOnce
        return isAdrift || rest.isAbout(settled) ? settled : rest
    }
}
