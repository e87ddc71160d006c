// Waterfalls: items in lanes, each item in the shortest lane. Rules K2 and K4 of docs/semantics.md.
extension WaterfallLanes: SectionArrangement {
    var remembersPlaces: Bool { true }

    /// Whether items keep their lanes, and their places along the main axis, if these lanes replace
    /// other lanes.
    func hasPlaces(like other: WaterfallLanes) -> Bool {
        count == other.count && !keepsAspectRatio
    }

    /// Whether a layout pass leaves items in the lanes that they had in an earlier pass.
    ///
    /// - Parameter other: The lanes of the earlier pass.
    func keepsPlaces(of other: WaterfallLanes) -> Bool { !isGreedy && count == other.count }

    func lengthen(_ longest: inout LongestMeasures, _ metrics: ResolvedMetrics) {
        if keepsAspectRatio { longest.takeAnyItemLength() }
    }

    func layOut(
        _ count: Int, _ metrics: ResolvedMetrics, _ pass: inout ArrangementPass
    ) -> SectionLayout {
        var kept: (section: SectionBody, stored: StoredLines)?
        if let section = pass.kept, let stored = pass.old { kept = (section, stored) }
        return pass.lanes.layOut(
            count, from: pass.cursor, pass.items, LaneMeasures(self, metrics, pass.axis),
            keeping: kept, to: &pass.lines)
    }

    /// False for greedy lanes: their items are dealt out anew after all edits.
    func hasLines(_ section: PlacedSection) -> Bool { !isGreedy }

    func remove(
        _ range: Range<Int>, from section: SectionBody, _ stored: inout StoredLines
    ) -> Int {
        stored.removeLaneItems(range, of: section)
        return section.lineCount
    }

    func insert(
        _ range: Range<Int>, into section: SectionBody, _ items: SumTree<ItemLeaf>,
        from firstItem: Int, _ stored: inout StoredLines
    ) -> Int {
        let section = stored.withAllLanes(section, count)
        if !stored.hasSpans(from: range.lowerBound, of: section) {
            stored.dealItems(range, of: section, self, items, from: firstItem)
        } else {
            // Each item may change the gaps behind it, and so the lanes that are best for the next.
            for item in range {
                stored.dealItems(
                    item..<item + 1, of: section, self, items,
                    from: firstItem + item - range.lowerBound)
            }
        }
        return section.lineCount
    }

    func mark(
        _ range: Range<Int>, of section: SectionBody, _ items: SumTree<ItemLeaf>,
        from firstItem: Int, _ stored: inout StoredLines
    ) -> Int {
        stored.resizeLaneItems(range, of: section, self, items, from: firstItem).lineCount
    }

    func layOutAgain(
        _ section: SectionBody, from firstChange: Int, _ items: SumTree<ItemLeaf>,
        _ stored: inout StoredLines
    ) -> ChangedSectionLayout {
        ChangedSectionLayout(stored.laneSection(section, from: firstChange, self, items))
    }

    func placeAnew(
        _ section: SectionBody, _ items: SumTree<ItemLeaf>, _ stored: inout StoredLines
    ) -> Int {
        if section.itemCount == 0 { return section.lineCount }
        let section = stored.withAllLanes(section, count)
        stored.placeLaneItemsAnew(section, self, items)
        return section.lineCount
    }

    func size(_ measured: Size, insteadOf old: Size, _ axis: Axis) -> Size {
        keepsAspectRatio
            ? measured : axis.size(main: axis.main(measured), cross: axis.cross(old))
    }

    func sizeInForce(
        _ own: Size, _ span: ItemSpan, _ metrics: ResolvedMetrics, _ axis: Axis
    ) -> Size {
        size(own, span, spacing: metrics.interitemSpacing, axis)
    }
}
