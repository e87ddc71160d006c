// The items of waterfalls that are near a rectangle: found lane by lane, handed over in order.
extension SectionedGeometry {
    /// - Parameter near: What is looked for, from where the section's lanes begin.
    func collectLaneItems(
        of section: PlacedSection, _ metrics: ResolvedMetrics, _ lanes: WaterfallLanes,
        _ near: Interval, _ items: SumTree<ItemLeaf>, _ cursor: inout ItemCursor,
        into collector: inout ElementCollector
    ) {
        let found = collector.lanes.readyFinds()
        found.removeAll()
        findLaneItems(of: section, near, metrics.lineSpacing, into: &collector, found)
        if collector.isFull { return }
        if let near = collector.lanes.cursor { cursor = near }
        let origin = linesStart(of: section)
        found.sort()
        let hasSpans = items.summary.greatestSpan.across > 1
        for place in 0..<found.count {
            let item = found[place]
            cursor.move(to: section.firstItem + item.item, in: items)
            var crossLength = lanes.length
            if hasSpans { crossLength = lanes.crossLength(cursor, metrics) }
            let frame = laneFrame(
                item.lane, at: origin + item.start, item.length, crossLength, metrics, lanes)
            collector.appendNoted(cell(section, item.item, cursor, metrics, frame))
            if collector.isFull { return }
        }
        collector.lanes.cursor = cursor
    }

    private func laneFrame(
        _ lane: Int, at main: Double, _ length: Double, _ crossLength: Double,
        _ metrics: ResolvedMetrics, _ lanes: WaterfallLanes
    ) -> Rect {
        axis.rect(
            main: main, cross: metrics.crossStart + Double(lane) * lanes.distance,
            mainLength: length, crossLength: crossLength)
    }

    private func findLaneItems(
        of section: PlacedSection, _ near: Interval, _ spacing: Double,
        into collector: inout ElementCollector, _ found: LaneFinds
    ) {
        // Only one section reaches in from before the rectangle.
        if near.start > 0 && collector.lanes.section == section.index {
            for number in collector.lanes.starts.indices {
                let isNear = collector.lanes.starts[number].walk(to: near.start, spacing)
                if !isNear { seek(number, near.start, section, spacing, &collector.lanes) }
                collectLane(collector.lanes.starts[number], near, spacing, into: &collector, found)
                if collector.isFull { return }
            }
            return
        }
        let isKept = near.start > 0
        if isKept {
            collector.lanes.section = section.index
            collector.lanes.starts.removeAll(keepingCapacity: true)
        }
        var lineCursor = LineCursor(lines, at: section.firstLine)
        for number in 0..<section.lineCount {
            if lineCursor.leaf.itemCounts[lineCursor.local] > 0 {
                let lane = self.lane(at: lineCursor)
                let place = place(endingAtOrAfter: near.start, in: lane, spacing: spacing)
                let start = LaneCollector.VisibleLane(place, of: lane, number: number, spacing)
                if isKept { collector.lanes.starts.append(start) }
                collectLane(start, near, spacing, into: &collector, found)
                if collector.isFull { return collector.lanes.forgetPlaces() }
            }
            lineCursor.advance(in: lines)
        }
    }

    /// Finds again where a lane begins to be visible.
    private func seek(
        _ number: Int, _ offset: Double, _ section: PlacedSection, _ spacing: Double,
        _ collector: inout LaneCollector
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
                leaf = laneItems.place(of: index).leaf
                local = 0
                isPlain = leaf.isPlain
            }
            item += Int(leaf.steps[local])
        }
        collector.note(index - place.index)
    }

    /// Notes an item where its first lane is looked through.
    ///
    /// - Parameter item: As its lane has it: with the gap.
    /// - Returns: Whether it is near, and others may follow.
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

    /// The frame of one item of a waterfall, visible or not.
    ///
    /// - Parameter cursor: At the item.
    /// - Complexity: O(lanes * log n)
    func laneFrame(
        ofItem item: Int, _ section: PlacedSection, _ metrics: ResolvedMetrics,
        _ lanes: WaterfallLanes, _ cursor: ItemCursor
    ) -> Rect {
        let (number, place) = lanePlace(ofItem: item, of: section)
        let gap = place.part.gap
        return laneFrame(
            number, at: linesStart(of: section) + place.start(metrics.lineSpacing) + gap,
            place.length - gap, lanes.crossLength(cursor, metrics), metrics, lanes)
    }

    /// The first lane of an item, and its place there.
    func lanePlace(
        ofItem item: Int, of section: PlacedSection
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

extension WaterfallLanes {
    /// How long the item under a cursor is across.
    fileprivate func crossLength(_ cursor: ItemCursor, _ metrics: ResolvedMetrics) -> Double {
        crossLength(across(cursor.leaf.span(cursor.local)), spacing: metrics.interitemSpacing)
    }
}
