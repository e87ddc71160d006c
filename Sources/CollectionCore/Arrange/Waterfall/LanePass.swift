/// Lays out the sections of a waterfall, one after another, by dealing out their items to lanes.
struct LanePass {
    private var builder = LaneBuilder()
    private var dealer: LaneDealer?

    /// Lays out the next section, of `count` items from the cursor on: at least one.
    ///
    /// - Parameter kept: The section and the stored lines of the previous pass, if items keep their
    ///   lanes: it had the same items in the same sections. Nil: items are dealt out anew.
    mutating func layOut(
        _ count: Int, from cursor: ItemCursor, _ items: SumTree<ItemLeaf>,
        _ measures: LaneMeasures, keeping kept: (section: SectionBody, stored: StoredLines)?,
        to lines: inout LineBuilder
    ) -> SectionLayout {
        let lanes = measures.lanes
        var section = SectionLayout(lineCount: 0, extent: measures.metrics.lengthBesideLines)
        let hasSpans =
            lanes.count > 1 && items.mayTakeLanes(cursor.index..<cursor.index + count)
        if let kept, !hasSpans {
            section.lineCount = kept.section.lineCount
            section.extent += keep(
                kept.section, kept.stored, from: cursor.index, items, measures, to: &lines)
            return section
        }
        let dealer = emptyDealer(measures, hasSpans)
        if let kept {
            let known = kept.stored.knownLanes(ofItems: 0..<count, of: kept.section)
            dealer.deal(known, cursor, items, measures)
        } else {
            dealer.deal(count, from: cursor, in: items, measures)
        }
        var length = 0.0
        section.lineCount = dealer.dealtLaneCount
        for lane in 0..<section.lineCount {
            let dealt = dealer.dealt(lane)
            let end = measures.laneEnd(dealt.count, length: dealt.length)
            lines.append(itemCount: dealt.count, thickness: end)
            length = max(length, end)
            dealer.finish(lane, to: &builder)
        }
        section.extent += length
        return section
    }

    private mutating func emptyDealer(
        _ measures: LaneMeasures, _ hasSpans: Bool
    ) -> LaneDealer {
        if let dealer, dealer.count == measures.lanes.count, dealer.spacing == measures.spacing,
            dealer.hasSpans == hasSpans
        {
            dealer.clear()
            return dealer
        }
        let dealer = LaneDealer(
            count: measures.lanes.count, spacing: measures.spacing, hasSpans: hasSpans)
        self.dealer = dealer
        return dealer
    }

    /// Appends the lanes that a section had in the previous pass, with the lengths that items have
    /// now. No item takes several lanes.
    ///
    /// - Parameter firstItem: The index of the section's first item in `items`, which may be the
    ///   items of this section alone.
    /// - Returns: The length of the longest lane, in points.
    private mutating func keep(
        _ section: SectionBody, _ old: StoredLines, from firstItem: Int,
        _ items: SumTree<ItemLeaf>, _ measures: LaneMeasures, to lines: inout LineBuilder
    ) -> Double {
        var longest = 0.0
        for lane in old.lanes(of: section) {
            var length = 0.0
            if lane.itemCount > 0 {
                length = old.measure(
                    old.place(ofItem: 0, in: lane), lane.itemCount, of: firstItem, items,
                    measures, to: &builder)
            }
            let end = measures.laneEnd(lane.itemCount, length: length)
            lines.append(itemCount: lane.itemCount, thickness: end)
            longest = max(longest, end)
        }
        return longest
    }

    mutating func finish() -> SumTree<LaneLeaf> { builder.finish() }
}

extension LaneDealer {
    /// Deals out the next `count` items from a cursor on.
    func deal(
        _ count: Int, from cursor: ItemCursor, in items: SumTree<ItemLeaf>,
        _ measures: LaneMeasures
    ) {
        if count <= cursor.countInLeaf {
            return deal(cursor.leaf, cursor.local..<cursor.local + count, measures)
        }
        items.forEachPart(of: cursor.index..<cursor.index + count) { leaf, range in
            deal(leaf, range, measures)
        }
    }

    private func deal(
        _ leaf: ItemLeaf, _ range: Range<Int>, _ measures: LaneMeasures
    ) {
        if !hasSpans || leaf.spans.isUniform && leaf.span(0).across == 1 {
            return dealPlain(leaf, range, measures)
        }
        var start = range.lowerBound
        for index in range where leaf.span(index).across > 1 {
            if start < index { dealPlain(leaf, start..<index, measures) }
            let across = min(Int(leaf.span(index).across), count)
            deal(measures.itemLength(leaf, index), across: across)
            start = index + 1
        }
        if start < range.upperBound { dealPlain(leaf, start..<range.upperBound, measures) }
    }

    /// Deals out items that take one lane each.
    private func dealPlain(
        _ leaf: ItemLeaf, _ range: Range<Int>, _ measures: LaneMeasures
    ) {
        let (mains, crosses) = (leaf.main(measures.axis), leaf.cross(measures.axis))
        let keepsAspectRatio = measures.lanes.keepsAspectRatio
        if range.count > 8 * count && mains.isUniform
            && (crosses.isUniform || !keepsAspectRatio)
        {
            deal(range.count, ofLength: measures.itemLength(leaf, range.lowerBound))
        } else if keepsAspectRatio {
            deal(range) { measures.itemLength(leaf, $0) }
        } else if let mains = unsafe mains.values {
            let missing = measures.metrics.itemMain
            deal(range) {
                let own = unsafe mains[$0]
                return own < 0 ? missing : Double(own)
            }
        } else {
            let length = measures.itemLength(leaf, range.lowerBound)
            deal(range) { _ in length }
        }
    }
}

extension StoredLines {
    /// Appends items of a lane to a builder, with the lengths that they have now. No item takes
    /// several lanes.
    ///
    /// - Parameter place: The place of the first of these items.
    /// - Parameter firstItem: The index of the section's first item among the items of all
    ///   sections.
    /// - Returns: The length of these items together, without spacing.
    /// - Complexity: O(items that differ)
    func measure(
        _ place: LanePlace, _ count: Int, of firstItem: Int, _ items: SumTree<ItemLeaf>,
        _ measures: LaneMeasures, to builder: inout LaneBuilder
    ) -> Double {
        var (leaf, local, left) = (place.leaf, place.local, count)
        var index = place.index
        /// The index of the item before, in its section.
        var item = place.before.steps - 1
        var length = 0.0
        var cursor = ItemCursor(items, at: firstItem + item + place.step)
        while left > 0 {
            if local == leaf.count {
                leaf = laneItems.leaf(of: index).leaf
                local = 0
            }
            let step = Int(leaf.steps[local])
            cursor.move(to: firstItem + item + step, in: items)
            let own = measures.itemLength(cursor.leaf, cursor.local)
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

extension SumTree<LaneLeaf> {
    /// Whether a `Double` holds the sums of lengths exactly. They may become too great, because
    /// items that keep their aspect ratio may be longer than their sizes say.
    var hasExactSums: Bool { position.length <= Length.sumMaximum }
}
