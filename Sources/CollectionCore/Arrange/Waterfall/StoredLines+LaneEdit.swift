// Edits of the lanes of a waterfall in an update of the data: rule K4 of docs/semantics.md.
//
// Stable lanes are edited with the items, except for the lengths of lanes, which `laneSection`
// finds. Greedy lanes stay as they are until all items are in place: then the items from the first
// change on are dealt out anew.
//
// Lanes behind the last lane that has items are not stored. An edit of stable lanes stores all
// lanes, because any lane may get an item; `laneSection` drops the empty lanes at the end again.
extension StoredLines {
    /// Removes items from the lanes of a section.
    ///
    /// - Complexity: O(lanes * log n)
    mutating func removeLaneItems(_ range: Range<Int>, of section: SectionBody) {
        let lanes = self.lanes(of: section)
        let spacing = section.metrics.lineSpacing
        /// For each lane, the distance by which its next place behind the range moves.
        var shifts = [Double](repeating: 0, count: lanes.count)
        // From the last lane to the first: items removed from a lane shift those of later lanes.
        for (number, lane) in lanes.enumerated().reversed() where lane.itemCount > 0 {
            let first = place(ofItem: range.lowerBound, in: lane)
            let next = place(ofItem: range.upperBound, in: lane)
            shifts[number] = first.start(spacing) - next.start(spacing)
            if next.index < lane.end {
                let step = next.before.steps - first.before.steps + next.step - range.count
                setStep(from: first.index, to: next, UInt32(step))
            } else {
                laneItems.replaceSubrange(first.index..<lane.end, with: nil)
            }
            if next.index > first.index {
                setItemCount(
                    lane.itemCount - (next.index - first.index),
                    ofLine: section.firstLine + number)
            }
        }
        settleSpans(from: range.lowerBound, of: section, shifts)
    }

    /// Removes the items from an index up to a place, and gives the item at the place another step.
    ///
    /// - Parameter first: An index among the items of all lanes.
    mutating func setStep(from first: Int, to next: LanePlace, _ step: UInt32) {
        if first == next.index {
            laneItems.update(at: first) { leaf, local in leaf.setting(step: step, at: local) }
        } else {
            let rest = next.leaf.copy(of: next.local..<next.local + 1)
            laneItems.replaceSubrange(
                first..<next.index + 1, with: rest.setting(step: step, at: 0))
        }
    }

    mutating func setItemCount(_ count: Int, ofLine line: Int) {
        lines.update(at: line) { leaf, local in
            leaf.setting(itemCount: UInt32(count), at: local)
        }
    }

    /// Stores all lanes of a section, lanes without items too, and returns the section with these.
    ///
    /// - Parameter count: The number of all lanes.
    mutating func withAllLanes(_ section: SectionBody, _ count: Int) -> SectionBody {
        if section.lineCount >= count { return section }
        var section = section
        let end = section.lineRange.upperBound
        lines.replaceSubrange(
            end..<end,
            with: LineLeaf(
                count: count - section.lineCount, itemCounts: Column(repeating: 0),
                thicknesses: Column(repeating: 0)))
        section.place.lineCount = count
        return section
    }

    /// Deals out the items of a range. The items behind the range stay in their lanes.
    ///
    /// A new item goes to the lane with the least sum of the length before the item and the length
    /// of the whole lane. The first makes the lane even where the item stands, the second at the
    /// end.
    ///
    /// - Parameter known: The lanes of the items that these items replace; empty for new items.
    mutating func dealItems(
        _ range: Range<Int>, known: [KnownLane] = [], of section: SectionBody,
        _ own: WaterfallLanes, _ items: SumTree<ItemLeaf>, from firstItem: Int
    ) {
        let measures = LaneMeasures(own, section.metrics, section.axis)
        let lanes = self.lanes(of: section)
        let hasSpans =
            lanes.count > 1
            && (!known.isEmpty || items.mayTakeLanes(firstItem..<firstItem + range.count))
        let dealer = LaneDealer(
            count: lanes.count, spacing: measures.spacing, hasSpans: hasSpans)
        let ends = nextPlaces(of: lanes, measures.spacing)
        var places: [LanePlace?] = []
        places.reserveCapacity(lanes.count)
        for (number, lane) in lanes.enumerated() {
            var found: LanePlace?
            if lane.itemCount > 0 {
                found = place(ofItem: range.lowerBound, in: lane)
                let next =
                    known.isEmpty
                    ? found : place(ofItem: range.lowerBound + known.count, in: lane)
                dealer.setLane(
                    number, place: found?.start(measures.spacing) ?? 0,
                    following: ends[number] - (next?.start(measures.spacing) ?? 0),
                    end: found?.before.steps ?? 0)
            } else {
                dealer.setLane(number, place: 0, end: 0)
            }
            places.append(found)
        }
        dealer.begin(at: range.lowerBound)
        let cursor = ItemCursor(items, at: firstItem)
        if known.isEmpty {
            dealer.deal(range.count, from: cursor, in: items, measures)
        } else {
            dealer.deal(known, cursor, items, measures)
        }
        var shifts: [Double] = []
        shifts.reserveCapacity(lanes.count)
        for (number, lane) in lanes.enumerated().reversed() {
            var next = places[number]
            if !known.isEmpty && lane.itemCount > 0 {
                next = place(ofItem: range.lowerBound + known.count, in: lane)
            }
            shifts.append(
                putDealt(
                    dealer, number, lane, from: places[number], to: next,
                    more: range.count - known.count, of: section))
        }
        if laneItems.position.continuations == 0 { return }
        shifts.reverse()
        settleSpans(from: range.upperBound, of: section, shifts)
    }

    /// Replaces the items of a lane between two places by the items that the lane was dealt.
    ///
    /// - Parameter next: The place behind the replaced items; nil in an empty lane.
    /// - Parameter more: The number by which the indices of items behind grow.
    /// - Returns: The distance by which the lane's next place behind these items moves.
    private mutating func putDealt(
        _ dealer: LaneDealer, _ number: Int, _ lane: PlacedLane, from place: LanePlace?,
        to next: LanePlace?, more: Int, of section: SectionBody
    ) -> Double {
        let dealt = dealer.dealt(number)
        let start = place?.index ?? lane.first
        var end = next?.index ?? lane.first
        var shift = dealt.length + Double(dealt.count) * dealer.spacing
        if let place, let next {
            shift -= next.start(dealer.spacing) - place.start(dealer.spacing)
        }
        let count = lane.itemCount + dealt.count - (end - start)
        var builder = LaneBuilder()
        dealer.finish(number, to: &builder)
        if let next, end < lane.end {
            let step = next.item + more + 1 - dealt.end
            if dealt.count == 0 {
                setStep(from: start, to: next, UInt32(step))
            } else {
                builder.append(step: step, length: next.length, next.part)
            }
            end += 1
        }
        if dealt.count > 0 {
            laneItems.replace(start..<end, with: builder.finish())
        } else if next?.index == lane.end {
            laneItems.replaceSubrange(start..<end, with: nil)
        }
        if count != lane.itemCount { setItemCount(count, ofLine: section.firstLine + number) }
        return shift
    }

    /// Gives resized items of a section their new lengths, and other lanes if they now take another
    /// number of lanes.
    ///
    /// - Returns: The section with the lanes that are stored now.
    mutating func resizeLaneItems(
        _ range: Range<Int>, of section: SectionBody, _ own: WaterfallLanes,
        _ items: SumTree<ItemLeaf>, from firstItem: Int
    ) -> SectionBody {
        let measures = LaneMeasures(own, section.metrics, section.axis)
        if own.count > 1
            && (laneItems.position.continuations > 0
                || items.mayTakeLanes(firstItem..<firstItem + range.count))
        {
            let section = withAllLanes(section, own.count)
            let cursor = ItemCursor(items, at: firstItem)
            let known = knownLanes(ofItems: range, of: section)
            for part in known.stretches(cursor, items, own) {
                let start = range.lowerBound + part.lowerBound
                dealItems(
                    start..<start + part.count, known: Array(known[part]), of: section, own,
                    items, from: firstItem + part.lowerBound)
            }
            return section
        }
        if range.count == 1 {
            let cursor = ItemCursor(items, at: firstItem)
            let length = measures.itemLength(cursor.leaf, cursor.local)
            let place = lanePlace(ofItem: range.lowerBound, of: section).place
            laneItems.update(at: place.index) { leaf, local in
                leaf.setting(length: length, at: local)
            }
            return section
        }
        for lane in lanes(of: section) where lane.itemCount > 0 {
            let first = place(ofItem: range.lowerBound, in: lane)
            let end = place(ofItem: range.upperBound, in: lane).index
            if first.index == end { continue }
            var builder = LaneBuilder()
            _ = measure(
                first, end - first.index, of: firstItem - range.lowerBound, items, measures,
                to: &builder)
            laneItems.replace(first.index..<end, with: builder.finish())
        }
        return section
    }
}

extension StoredLines {
    /// Deals out all items of a section anew, regardless of the lanes that they have.
    ///
    /// - Parameter section: The section with all its items, and with all its lanes stored.
    mutating func placeLaneItemsAnew(
        _ section: SectionBody, _ own: WaterfallLanes, _ items: SumTree<ItemLeaf>
    ) {
        deal(from: 0, of: section, LaneMeasures(own, section.metrics, section.axis), items)
    }

    /// Lays out a waterfall section again after its items were inserted, deleted or resized. All
    /// sections before it are laid out.
    ///
    /// - Parameter section: The section with all its items.
    /// - Parameter firstChange: The index of the first item that is not the same item as before, or
    ///   has another length.
    mutating func laneSection(
        _ section: SectionBody, from firstChange: Int, _ own: WaterfallLanes,
        _ items: SumTree<ItemLeaf>
    ) -> SectionLayout {
        let measures = LaneMeasures(own, section.metrics, section.axis)
        var section = section
        if own.isGreedy {
            section = withAllLanes(section, own.count)
            deal(from: firstChange, of: section, measures, items)
        }
        var builder = LineBuilder()
        var longest = 0.0
        let lanes = self.lanes(of: section)
        let count = (lanes.lastIndex { $0.itemCount > 0 } ?? -1) + 1
        for (number, lane) in lanes[..<count].enumerated() {
            let next =
                number + 1 < lanes.count
                ? lanes[number + 1].base : laneItems.position(at: lane.end)
            let end = measures.laneEnd(lane.itemCount, length: (next - lane.base).length)
            builder.append(itemCount: lane.itemCount, thickness: end)
            longest = max(longest, end)
        }
        lines.replace(section.lineRange, with: builder.finish())
        return SectionLayout(
            lineCount: count, extent: section.metrics.lengthBesideLines + longest)
    }

    /// Deals out anew all items of a section from `item` on. The section's lanes are right up to
    /// this item.
    private mutating func deal(
        from item: Int, of section: SectionBody, _ measures: LaneMeasures,
        _ items: SumTree<ItemLeaf>
    ) {
        let lanes = self.lanes(of: section)
        let first = section.firstItem
        let dealer = LaneDealer(
            count: lanes.count, spacing: measures.spacing,
            hasSpans: lanes.count > 1
                && items.mayTakeLanes(first + item..<first + section.itemCount))
        var kept: [Int] = []
        for (number, lane) in lanes.enumerated() {
            var (place, end, count) = (0.0, 0, 0)
            if lane.itemCount > 0 {
                let found = self.place(ofItem: item, in: lane)
                place = found.start(measures.spacing)
                (end, count) = (found.before.steps, found.before.count)
            }
            dealer.setLane(number, place: place, end: end)
            kept.append(count)
        }
        dealer.begin(at: item)
        if item < section.itemCount {
            dealer.deal(
                section.itemCount - item, from: ItemCursor(items, at: first + item),
                in: items, measures)
        }
        for (number, lane) in lanes.enumerated().reversed() {
            let count = kept[number] + dealer.dealt(number).count
            if count == lane.itemCount && count == kept[number] { continue }
            var builder = LaneBuilder()
            dealer.finish(number, to: &builder)
            laneItems.replace(lane.first + kept[number]..<lane.end, with: builder.finish())
            setItemCount(count, ofLine: section.firstLine + number)
        }
    }
}

extension LineLeaf {
    fileprivate func setting(itemCount: UInt32, at index: Int) -> LineLeaf {
        LineLeaf(
            count: count, itemCounts: itemCounts.setting(itemCount, at: index, count: count),
            thicknesses: thicknesses.copy(of: 0..<count))
    }
}
