// Items that take several lanes of a waterfall: rule K4 of docs/semantics.md.
//
// Such an item begins where the last of its lanes is free; in its other lanes there is a gap before
// it. A change in a lane moves all later items of the lane, so that gaps may change. Places are
// sums, so an item whose lanes have all moved by one distance needs no edit. So it is enough to
// find the items that take two neighbouring lanes which have moved by different distances.
extension StoredLines {
    /// Sets the gaps of items behind a change that take several lanes.
    ///
    /// - Parameter item: The index in the section of the first item behind the change.
    /// - Parameter shifts: For each lane, the distance by which its next place at `item` has moved.
    /// - Complexity: O(lanes * log n) for each item that takes lanes which moved by different
    ///   distances
    mutating func settleSpans(
        from item: Int, of section: SectionBody, _ shifts: [Double]
    ) {
        if laneItems.position.continuations == 0 { return }
        var settling = LaneSettling(
            lanes: lanes(of: section), shifts: shifts, item: item,
            spacing: section.metrics.lineSpacing)
        while let found = settling.next(in: self) {
            settling.findLanes(of: found.item, in: found.lane, self)
            setGaps(&settling)
            settling.item = found.item + 1
        }
    }

    /// Sets the gaps of the item that was found, so that it begins where the last of its lanes is
    /// free.
    private mutating func setGaps(_ settling: inout LaneSettling) {
        let spacing = settling.spacing
        let places = settling.places
        var start = 0.0
        for place in places { start = max(start, place.start(spacing)) }
        let before =
            places[0].start(spacing) - settling.shifts[settling.firstLane] + places[0].part.gap
        /// The length by which the items of the lanes so far have grown together.
        var longer = 0.0
        for number in settling.firstLane..<settling.lanes.count {
            settling.lanes[number].base.length += longer
            let offset = number - settling.firstLane
            if offset >= places.count { continue }
            let (place, gap) = (places[offset], start - places[offset].start(spacing))
            settling.shifts[number] = start - before
            if gap == place.part.gap { continue }
            laneItems.update(at: place.index) { leaf, local in
                leaf.setting(gap: gap, at: local)
            }
            longer += gap - place.part.gap
        }
    }

    /// Whether some item of a section, from `item` on, takes several lanes.
    ///
    /// - Complexity: O(lanes * log n)
    func hasSpans(from item: Int, of section: SectionBody) -> Bool {
        if laneItems.position.continuations == 0 { return false }
        return lanes(of: section).contains { continuation(from: item, in: $0) < .max }
    }

    /// The index in the section of the first item, from `item` on, that takes a lane and the lane
    /// before it; `Int.max` if there is none.
    ///
    /// - Complexity: O(log n)
    fileprivate func continuation(from item: Int, in lane: PlacedLane) -> Int {
        if lane.itemCount == 0 { return .max }
        let start = place(ofItem: item, in: lane)
        let before = lane.base.continuations + start.before.continuations
        guard start.index < lane.end,
            let place = laneItems.place(where: {
                $0.count <= start.index || $0.count < lane.end && $0.continuations <= before
            })
        else { return .max }
        let (leaf, position) = (place.leaf, place.before)
        if leaf.continuations.isUniform && leaf.continuations.uniform == 0 { return .max }
        var local = max(0, start.index - position.count)
        let end = min(leaf.count, lane.end - position.count)
        while local < end && leaf.continuations[local] == 0 { local += 1 }
        if local >= end { return .max }
        return position.steps + leaf.steps.sum(of: 0..<local + 1) - lane.base.steps - 1
    }
}

/// A walk over the items behind a change whose gaps may change.
private struct LaneSettling {
    var lanes: [PlacedLane]
    /// For each lane, the distance by which its next place has moved, in points.
    var shifts: [Double]
    /// The index in the section of the next item to look at.
    var item: Int
    let spacing: Double
    /// The first lane of the item that was found last.
    var firstLane = 0
    /// The places of the item that was found last, in each of its lanes.
    var places: [LanePlace] = []
    /// For each lane, the index in the section of the next item that takes the lane and the lane
    /// before it; out of date if less than `item`.
    private var continuations: [Int]

    init(lanes: [PlacedLane], shifts: [Double], item: Int, spacing: Double) {
        self.lanes = lanes
        self.shifts = shifts
        self.item = item
        self.spacing = spacing
        continuations = Array(repeating: -1, count: lanes.count)
    }

    /// The next item that takes two neighbouring lanes which moved by different distances, and the
    /// second of these lanes; nil if there is none.
    mutating func next(in stored: StoredLines) -> (item: Int, lane: Int)? {
        var found = (item: Int.max, lane: 0)
        for lane in lanes.indices.dropFirst() where shifts[lane] != shifts[lane - 1] {
            if continuations[lane] < item {
                continuations[lane] = stored.continuation(from: item, in: lanes[lane])
            }
            if continuations[lane] < found.item { found = (continuations[lane], lane) }
        }
        return found.item < .max ? found : nil
    }

    /// Finds all lanes of an item that takes the lane `lane`, and the item's places in them.
    mutating func findLanes(of item: Int, in lane: Int, _ stored: StoredLines) {
        places.removeAll(keepingCapacity: true)
        firstLane = lane
        while firstLane > 0 {
            let place = stored.place(ofItem: item, in: lanes[firstLane])
            if place.part.continuation == 0 { break }
            firstLane -= 1
        }
        for number in firstLane..<lanes.count where lanes[number].itemCount > 0 || places.isEmpty {
            let place = stored.place(ofItem: item, in: lanes[number])
            if place.index == lanes[number].end || place.item != item { break }
            if number > firstLane && place.part.continuation == 0 { break }
            places.append(place)
        }
    }
}
