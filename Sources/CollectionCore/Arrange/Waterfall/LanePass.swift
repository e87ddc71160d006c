/// Lays out sections of a waterfall one after another: their items are dealt out to lanes.
struct LanePass {
    private var builder = LaneBuilder()
    private var dealer: LaneDealer?
    /// Of which stable lanes are kept; the same items, in the same sections.
    private let old: SectionedGeometry?
    private var sectionIndex = 0

    init(keeping old: SectionedGeometry? = nil) {
        self.old = old
    }

    mutating func skipSection() { sectionIndex += 1 }

    /// Lays out the next section, of `count` items from the cursor on: at least one.
    mutating func layOut(
        _ count: Int, from cursor: ItemCursor, _ items: SumTree<ItemLeaf>,
        _ metrics: ResolvedMetrics, _ lanes: WaterfallLanes, _ axis: Axis,
        to lines: inout LineBuilder
    ) -> SectionLayout {
        defer { sectionIndex += 1 }
        var section = SectionLayout(
            lineCount: 0, extent: metrics.lengthBesideLines, isUniform: false)
        let hasSpans =
            lanes.count > 1 && items.mayTakeLanes(cursor.index..<cursor.index + count)
        var kept: PlacedSection?
        if let old, !lanes.isGreedy {
            let before = old.section(sectionIndex)
            if old.metrics[before.metrics].lanes?.count == lanes.count { kept = before }
        }
        if let kept, let old, !hasSpans {
            section.lineCount = kept.lineCount
            section.extent += keep(kept, old, items, metrics, axis, to: &lines)
            return section
        }
        let dealer = emptyDealer(lanes, metrics, hasSpans)
        if let kept, let old {
            dealer.deal(old.knownLanes(ofItems: 0..<count, of: kept), cursor, items, metrics, axis)
        } else {
            dealer.deal(count, from: cursor, in: items, metrics, axis)
        }
        var length = 0.0
        section.lineCount = dealer.dealtLaneCount
        for lane in 0..<section.lineCount {
            let dealt = dealer.dealt(lane)
            let end = metrics.laneEnd(dealt.count, length: dealt.length)
            lines.append(itemCount: dealt.count, thickness: end)
            length = max(length, end)
            dealer.finish(lane, to: &builder)
        }
        section.extent += length
        return section
    }

    private mutating func emptyDealer(
        _ lanes: WaterfallLanes, _ metrics: ResolvedMetrics, _ hasSpans: Bool
    ) -> LaneDealer {
        if let dealer, dealer.count == lanes.count, dealer.spacing == metrics.lineSpacing,
            dealer.hasSpans == hasSpans
        {
            dealer.clear()
            return dealer
        }
        let dealer = LaneDealer(
            count: lanes.count, spacing: metrics.lineSpacing, hasSpans: hasSpans)
        self.dealer = dealer
        return dealer
    }

    /// Appends the lanes of a section as they were, with the lengths that items have now; none
    /// takes several lanes.
    ///
    /// - Returns: How long the lanes are together.
    private mutating func keep(
        _ section: PlacedSection, _ old: SectionedGeometry, _ items: SumTree<ItemLeaf>,
        _ metrics: ResolvedMetrics, _ axis: Axis, to lines: inout LineBuilder
    ) -> Double {
        var longest = 0.0
        for lane in old.lanes(of: section) {
            var length = 0.0
            if lane.itemCount > 0 {
                length = old.measure(
                    old.place(ofItem: 0, in: lane), lane.itemCount, of: section.firstItem, items,
                    metrics, to: &builder)
            }
            let end = metrics.laneEnd(lane.itemCount, length: length)
            lines.append(itemCount: lane.itemCount, thickness: end)
            longest = max(longest, end)
        }
        return longest
    }

    mutating func finish() -> SumTree<LaneLeaf> { builder.finish() }
}

extension ResolvedMetrics {
    /// Where the last of some items in a lane ends, which are `length` long together.
    func laneEnd(_ count: Int, length: Double) -> Double {
        count == 0 ? 0 : length + Double(count - 1) * lineSpacing
    }
}

extension LaneDealer {
    /// Deals out the next items from a cursor on.
    func deal(
        _ count: Int, from cursor: ItemCursor, in items: SumTree<ItemLeaf>,
        _ metrics: ResolvedMetrics, _ axis: Axis
    ) {
        var cursor = cursor
        var left = count
        while left > 0 {
            let here = min(left, cursor.countInLeaf)
            deal(cursor.leaf, cursor.local..<cursor.local + here, metrics, axis)
            left -= here
            if left > 0 { cursor.advance(by: here, in: items) }
        }
    }

    private func deal(
        _ leaf: ItemLeaf, _ range: Range<Int>, _ metrics: ResolvedMetrics, _ axis: Axis
    ) {
        if !hasSpans || leaf.spans.isUniform && leaf.span(0).across == 1 {
            return dealPlain(leaf, range, metrics, axis)
        }
        var start = range.lowerBound
        for index in range where leaf.span(index).across > 1 {
            if start < index { dealPlain(leaf, start..<index, metrics, axis) }
            let across = min(Int(leaf.span(index).across), count)
            deal(metrics.itemLength(leaf, index, axis), across: across)
            start = index + 1
        }
        if start < range.upperBound { dealPlain(leaf, start..<range.upperBound, metrics, axis) }
    }

    /// Deals out items that take one lane each.
    private func dealPlain(
        _ leaf: ItemLeaf, _ range: Range<Int>, _ metrics: ResolvedMetrics, _ axis: Axis
    ) {
        let (mains, crosses) = (leaf.main(axis), leaf.cross(axis))
        let keepsAspectRatio = metrics.lanes?.keepsAspectRatio ?? false
        if range.count > 8 * count && mains.isUniform
            && (crosses.isUniform || !keepsAspectRatio)
        {
            deal(range.count, ofLength: metrics.itemLength(leaf, range.lowerBound, axis))
        } else if keepsAspectRatio {
            deal(range) { metrics.itemLength(leaf, $0, axis) }
        } else if let mains = unsafe mains.values {
            let missing = metrics.itemMain
            deal(range) {
                let own = unsafe mains[$0]
                return own < 0 ? missing : Double(own)
            }
        } else {
            let length = metrics.itemLength(leaf, range.lowerBound, axis)
            deal(range) { _ in length }
        }
    }
}

extension SectionedGeometry {
    /// Appends some items of a lane, with the lengths that they have now. None takes several
    /// lanes.
    ///
    /// - Parameter firstItem: The section's, among all items.
    /// - Returns: What they are long together.
    /// - Complexity: O(items that differ)
    func measure(
        _ place: LanePlace, _ count: Int, of firstItem: Int, _ items: SumTree<ItemLeaf>,
        _ metrics: ResolvedMetrics, to builder: inout LaneBuilder
    ) -> Double {
        var (leaf, local, left) = (place.leaf, place.local, count)
        var index = place.index
        /// The number of the item before, in its section.
        var item = place.before.steps - 1
        var length = 0.0
        var cursor = ItemCursor(items, at: firstItem + item + place.step)
        while left > 0 {
            if local == leaf.count {
                leaf = laneItems.place(of: index).leaf
                local = 0
            }
            let step = Int(leaf.steps[local])
            cursor.move(to: firstItem + item + step, in: items)
            let own = metrics.itemLength(cursor.leaf, cursor.local, axis)
            var run = 1
            if leaf.steps.isUniform && cursor.leaf.widths.isUniform
                && cursor.leaf.heights.isUniform
            {
                run = min(left, leaf.count - local, 1 + (cursor.countInLeaf - 1) / step)
            }
            builder.append(run, step: step, length: own)
            length += Double(run) * own
            item += run * step
            local += run
            index += run
            left -= run
        }
        return length
    }
}

extension SectionedGeometry {
    /// Whether the same items are in the same places of their lanes by other metrics.
    func hasLanes(like metrics: [ResolvedMetrics]) -> Bool {
        for (old, new) in zip(self.metrics, metrics) {
            guard let old = old.lanes, let new = new.lanes else { return false }
            if old.count != new.count || new.keepsAspectRatio { return false }
        }
        return true
    }
}

extension SumTree<LaneLeaf> {
    /// Whether a `Double` holds the sums: items that keep their aspect ratio may be longer than
    /// their sizes say.
    var hasExactSums: Bool { position.length <= Length.sumMaximum }
}
