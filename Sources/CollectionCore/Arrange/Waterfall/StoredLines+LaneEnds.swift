// The ends of stable lanes: rule K4 of docs/semantics.md.
extension StoredLines {
    /// Moves last items of lanes to shorter lanes until the lanes of a section end at most the
    /// length of its longest item apart, with the spacing behind that item.
    ///
    /// Each item that moves makes the sum of the squares of the ends less, because the item is
    /// shorter than the distance between the ends. The lanes stay as they are where the last item
    /// of the longest lane takes several lanes, or is visible and the ends are at most twice as far
    /// apart.
    ///
    /// - Parameter section: The section with all its lanes stored.
    /// - Parameter visible: The range of items that a person sees.
    /// - Complexity: O(lanes * log n), and as much for each item that moves
    mutating func evenLaneEnds(of section: SectionBody, visible: Range<Int>) {
        let spacing = section.metrics.lineSpacing
        while true {
            let lanes = self.lanes(of: section)
            let ends = nextPlaces(of: lanes, spacing)
            var (longest, shortest) = (0, 0)
            for lane in ends.indices {
                if ends[lane] > ends[longest] { longest = lane }
                if ends[lane] < ends[shortest] { shortest = lane }
            }
            let distance = ends[longest] - ends[shortest]
            if distance == 0 { return }
            let tolerance = lengthOfLongestItem(in: lanes) + spacing
            if distance <= tolerance { return }
            let last = laneItems.position(at: lanes[longest].end) - lanes[longest].base
            let place = place(ofItem: last.steps - 1, in: lanes[longest])
            if visible.contains(place.item) && distance <= 2 * tolerance { return }
            if takesSeveralLanes(place, longest, lanes) { return }
            moveItem(at: place, from: longest, to: shortest, of: section, lanes)
        }
    }

    /// Whether the last item of a lane takes other lanes, too.
    private func takesSeveralLanes(
        _ place: LanePlace, _ number: Int, _ lanes: [PlacedLane]
    ) -> Bool {
        if place.part.continuation != 0 { return true }
        if number + 1 == lanes.count || lanes[number + 1].itemCount == 0 { return false }
        let next = self.place(ofItem: place.item, in: lanes[number + 1])
        return next.index < lanes[number + 1].end && next.item == place.item
            && next.part.continuation != 0
    }

    private func lengthOfLongestItem(in lanes: [PlacedLane]) -> Double {
        guard let first = lanes.first, let last = lanes.last else { return 0 }
        return laneItems.summary(of: first.first..<last.end).longest
    }

    /// Moves an item that takes one lane to another lane, where it stands in the order of items.
    private mutating func moveItem(
        at place: LanePlace, from old: Int, to new: Int, of section: SectionBody,
        _ lanes: [PlacedLane]
    ) {
        let spacing = section.metrics.lineSpacing
        let (item, length) = (place.item, place.length)
        // Edits of a lane shift the items of later lanes.
        if old > new { remove(place, from: lanes[old]) }
        insert(item, ofLength: length, into: lanes[new])
        if old < new { remove(place, from: lanes[old]) }
        setItemCount(lanes[old].itemCount - 1, ofLine: section.firstLine + old)
        setItemCount(lanes[new].itemCount + 1, ofLine: section.firstLine + new)
        if laneItems.position.continuations == 0 { return }
        var shifts = [Double](repeating: 0, count: lanes.count)
        (shifts[old], shifts[new]) = (-length - spacing, length + spacing)
        settleSpans(from: item + 1, of: section, shifts)
    }

    /// Removes the item at a place from its lane. The other items keep their indices.
    private mutating func remove(_ place: LanePlace, from lane: PlacedLane) {
        if place.index + 1 == lane.end {
            laneItems.replaceSubrange(place.index..<lane.end, with: nil)
            return
        }
        let next = self.place(ofItem: place.item + 1, in: lane)
        setStep(from: place.index, to: next, UInt32(place.step + next.step))
    }

    /// Inserts an item into a lane. The other items keep their indices.
    private mutating func insert(_ item: Int, ofLength length: Double, into lane: PlacedLane) {
        var builder = LaneBuilder()
        if lane.itemCount == 0 {
            builder.append(step: item + 1, length: length)
            laneItems.replace(lane.first..<lane.first, with: builder.finish())
            return
        }
        let next = place(ofItem: item, in: lane)
        builder.append(step: item + 1 - next.before.steps, length: length)
        var end = next.index
        if end < lane.end {
            builder.append(step: next.item - item, length: next.length, next.part)
            end += 1
        }
        laneItems.replace(next.index..<end, with: builder.finish())
    }
}
