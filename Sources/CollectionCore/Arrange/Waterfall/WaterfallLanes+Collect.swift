// Collecting the items of waterfalls near a rectangle: found lane by lane, collected in order.
extension WaterfallLanes {
    func collect(_ scan: inout SectionScan, into collector: inout ElementCollector) {
        let found = collector.kept.lanes.readyFinds()
        found.removeAll()
        scan.stored.findLaneItems(
            of: scan.section, lanes(near: collector.rect, scan), scan.near, into: &collector, found)
        if collector.isFull { return }
        if let near = collector.kept.lanes.cursor { scan.cursor = near }
        let origin = scan.section.linesStart
        found.sort()
        let hasSpans = scan.items.summary.greatestSpan.across > 1
        for place in 0..<found.count {
            let item = found[place]
            scan.move(to: item.item)
            var crossLength = length
            if hasSpans { crossLength = self.crossLength(scan.cursor, scan.section.metrics) }
            let frame = frame(
                item.lane, at: origin + item.start, item.length, crossLength, scan.section)
            collector.appendNoted(scan.cell(item.item, frame))
            if collector.isFull { return }
        }
        collector.kept.lanes.cursor = scan.cursor
    }

    /// The stored lanes whose items may reach into a rectangle; all, unless these are few.
    @inline(never)
    private func lanes(near rect: Rect, _ scan: SectionScan) -> Range<Int> {
        let (section, all) = (scan.section, 0..<scan.section.lineCount)
        let near = section.axis.other.interval(section.presentation.flipped(rect))
        let slack = section.presentation.pixels.slack
        // An item reaches from its first lane across as many lanes as it takes.
        let start = near.start - slack - section.metrics.crossStart
        let end = near.end + slack - section.metrics.crossStart
        let reach = Double(scan.items.summary.greatestSpan.across)
        let first = max(0, start / distance - reach)
        let last = min(end / distance, Double(all.count - 1))
        if !(4 * (last - first) < Double(all.count)) { return all }
        return first <= last ? Int(first)..<Int(last) + 1 : 0..<0
    }

    /// - Complexity: O(lanes * log n)
    func cell(
        _ item: Int, of section: SectionBody, _ items: SumTree<ItemLeaf>, _ stored: StoredLines
    ) -> LayoutAttributes {
        let cursor = ItemCursor(items, at: section.firstItem + item)
        let (number, place) = stored.lanePlace(ofItem: item, of: section)
        let gap = place.part.gap
        let frame = frame(
            number, at: section.linesStart + place.start(section.metrics.lineSpacing) + gap,
            place.length - gap, crossLength(cursor, section.metrics), section)
        return section.cell(item, cursor, frame)
    }

    private func frame(
        _ lane: Int, at main: Double, _ length: Double, _ crossLength: Double,
        _ section: SectionBody
    ) -> Rect {
        section.axis.rect(
            main: main, cross: section.metrics.crossStart + Double(lane) * distance,
            mainLength: length, crossLength: crossLength)
    }

    /// The length along the cross axis of the item under a cursor, in points.
    private func crossLength(_ cursor: ItemCursor, _ metrics: ResolvedMetrics) -> Double {
        crossLength(across(cursor.leaf.span(cursor.local)), spacing: metrics.interitemSpacing)
    }
}

extension StoredLines {
    fileprivate func findLaneItems(
        of section: SectionBody, _ lanes: Range<Int>, _ near: Interval,
        into collector: inout ElementCollector, _ found: LaneFinds
    ) {
        if lanes.isEmpty { return }
        let spacing = section.metrics.lineSpacing
        // Places are kept for one section: only one reaches in from before the rectangle.
        let isKept = near.start > 0 && lanes.count == section.lineCount
        if isKept && collector.kept.lanes.section == section.place.index {
            for number in collector.kept.lanes.starts.indices {
                let isNear = collector.kept.lanes.starts[number].walk(to: near.start, spacing)
                if !isNear { seek(number, near.start, spacing, &collector.kept.lanes) }
                collectLane(
                    collector.kept.lanes.starts[number], near, spacing, into: &collector, found)
                if collector.isFull { return }
            }
            return
        }
        if isKept {
            collector.kept.lanes.section = section.place.index
            collector.kept.lanes.starts.removeAll(keepingCapacity: true)
        }
        var lineCursor = LineCursor(lines, at: section.firstLine + lanes.lowerBound)
        for number in lanes {
            if lineCursor.leaf.itemCounts[lineCursor.local] > 0 {
                let lane = self.lane(at: lineCursor)
                let place = place(endingAtOrAfter: near.start, in: lane, spacing: spacing)
                let start = LaneCollector.VisibleLane(place, of: lane, number: number, spacing)
                if isKept { collector.kept.lanes.starts.append(start) }
                collectLane(start, near, spacing, into: &collector, found)
                if collector.isFull { return collector.kept.lanes.forgetPlaces() }
            }
            lineCursor.advance(in: lines)
        }
    }

    /// Finds the first item of a lane that ends at `offset` or after it, by a descent of the tree.
    private func seek(
        _ number: Int, _ offset: Double, _ spacing: Double, _ collector: inout LaneCollector
    ) {
        let old = collector.starts[number]
        let lane = PlacedLane(
            first: old.first, itemCount: old.end - old.first,
            base: laneItems.position(at: old.first))
        collector.starts[number] = LaneCollector.VisibleLane(
            place(endingAtOrAfter: offset, in: lane, spacing: spacing), of: lane,
            number: old.lane, spacing)
    }

    private func collectLane(
        _ place: LaneCollector.VisibleLane, _ near: Interval, _ spacing: Double,
        into collector: inout ElementCollector, _ found: LaneFinds
    ) {
        let most = place.index + collector.looksLeft + 1
        var (leaf, local, index) = (place.leaf, place.local, place.index)
        var (item, start) = (place.item, place.start)
        var isPlain = leaf.isPlain
        while index < place.end && start <= near.end && index < most {
            let length = leaf.lengths[local]
            if isPlain {
                found.append(
                    LaneFinds.Item(item: item, lane: place.lane, start: start, length: length))
            } else if !appendPart(
                LaneFinds.Item(item: item, lane: place.lane, start: start, length: length),
                leaf, local, near, found)
            {
                break
            }
            start += length + spacing
            local += 1
            index += 1
            if index == place.end { break }
            if local == leaf.count {
                leaf = laneItems.leaf(of: index).leaf
                local = 0
                isPlain = leaf.isPlain
            }
            item += Int(leaf.steps[local])
        }
        collector.note(index - place.index)
    }

    /// Appends an item of a lane to the items found, if the lane is the item's first lane.
    ///
    /// - Parameter item: The item as the lane has it, with the gap before it.
    /// - Returns: Whether the item begins before the end of the searched range, so that later items
    ///   of the lane may, too.
    private func appendPart(
        _ item: LaneFinds.Item, _ leaf: LaneLeaf, _ local: Int, _ near: Interval,
        _ found: LaneFinds
    ) -> Bool {
        var item = item
        item.start += leaf.gaps[local]
        item.length -= leaf.gaps[local]
        if item.start > near.end { return false }
        if leaf.continuations[local] == 0 { found.append(item) }
        return true
    }

    /// The first lane of an item, and the item's place in this lane.
    func lanePlace(
        ofItem item: Int, of section: SectionBody
    ) -> (lane: Int, place: LanePlace) {
        var cursor = LineCursor(lines, at: section.firstLine)
        for number in 0..<section.lineCount {
            if cursor.leaf.itemCounts[cursor.local] > 0 {
                let lane = self.lane(at: cursor)
                let place = place(ofItem: item, in: lane)
                if place.index < lane.end && place.item == item { return (number, place) }
            }
            cursor.advance(in: lines)
        }
        preconditionFailure("an item without a lane")
    }
}
