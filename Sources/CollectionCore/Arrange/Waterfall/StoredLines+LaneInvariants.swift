extension StoredLines {
    /// Returns what is wrong with the items of all lanes, in words; nil when nothing is. For tests.
    ///
    /// - Parameter itemCount: The number of items of all sections, which are all waterfalls.
    func brokenLanes(itemCount: Int) -> StaticString? {
        if laneItems.count - laneItems.position.continuations != itemCount {
            return "items without a lane"
        }
        return lines.position.itemCount == laneItems.count ? nil : "lanes of other items"
    }
}

extension WaterfallLanes {
    /// - Complexity: O(n * lanes)
    func brokenInvariant(of section: SectionBody, _ stored: StoredLines) -> StaticString? {
        if section.lineCount > count { return "too many lanes" }
        let (lines, last) = (stored.lines, section.lineRange.upperBound)
        if section.lineCount > 0,
            lines.position(at: last - 1).itemCount == lines.position(at: last).itemCount
        {
            return "a last lane without items"
        }
        // Longer sections are not checked: a run of equal items may be billions of items long.
        if section.itemCount > 100_000 { return nil }
        var seen = [SeenItem](repeating: SeenItem(), count: section.itemCount)
        let laneItems = stored.laneItems
        let measures = LaneMeasures(self, section.metrics, section.axis)
        var longest = 0.0
        for (number, lane) in stored.lanes(of: section).enumerated() {
            var item = -1
            for index in lane.first..<lane.end {
                let found = laneItems.place(of: index)
                let place = LanePlace(
                    leaf: found.leaf, local: index - found.before.count, index: index,
                    before: laneItems.position(at: index) - lane.base)
                item += place.step
                if item >= section.itemCount { return "an item too many" }
                if !seen[item].take(place, number, measures.spacing) {
                    return "an item that its lanes do not agree upon"
                }
            }
            let length = (laneItems.position(at: lane.end) - lane.base).length
            longest = max(longest, measures.laneEnd(lane.itemCount, length: length))
        }
        for item in seen {
            if item.across == 0 { return "an item in no lane" }
            if item.leastGap != 0 { return "an item that begins too late" }
        }
        return section.place.extent == section.metrics.lengthBesideLines + longest
            ? nil : "a section that does not end with its lanes"
    }
}

private struct SeenItem {
    private var first = 0
    var across = 0
    private var start = 0.0
    private var length = 0.0
    var leastGap = 0.0

    /// Takes account of an item in one of its lanes, lane by lane.
    ///
    /// - Returns: Whether the item stands in this lane as in its lanes before.
    mutating func take(_ place: LanePlace, _ lane: Int, _ spacing: Double) -> Bool {
        let gap = place.part.gap
        let (start, length) = (place.start(spacing) + gap, place.length - gap)
        defer { across += 1 }
        if place.part.continuation == 0 {
            (first, self.start, self.length, leastGap) = (lane, start, length, gap)
            return across == 0 && gap >= 0
        }
        leastGap = min(leastGap, gap)
        return lane == first + across && start == self.start && length == self.length
            && across > 0 && gap >= 0
    }
}
