extension SectionedGeometry {
    /// What is wrong with the lanes of a waterfall, in words. For tests: O(n * lanes).
    func brokenLanes() -> StaticString? {
        if !layout.isWaterfall { return laneItems.isEmpty ? nil : "lanes in another layout" }
        if laneItems.count - laneItems.position.continuations != sections.position.itemCount {
            return "items without a lane"
        }
        if lines.position.itemCount != laneItems.count { return "lanes of other items" }
        for index in 0..<sections.count {
            if let broken = brokenLanes(of: section(index)) { return broken }
        }
        return nil
    }

    private func brokenLanes(of section: PlacedSection) -> StaticString? {
        let metrics = self.metrics[section.metrics]
        if section.lineCount > metrics.lanes?.count ?? 0 { return "too many lanes" }
        let last = section.firstLine + section.lineCount
        if section.lineCount > 0,
            lines.position(at: last - 1).itemCount == lines.position(at: last).itemCount
        {
            return "a last lane without items"
        }
        // Runs of equal items may be billions long.
        if section.itemCount > 100_000 { return nil }
        var seen = [SeenItem](repeating: SeenItem(), count: section.itemCount)
        var longest = 0.0
        for (number, lane) in lanes(of: section).enumerated() {
            var item = -1
            for index in lane.first..<lane.end {
                let found = laneItems.place(of: index)
                let place = LanePlace(
                    leaf: found.leaf, local: index - found.before.count, index: index,
                    before: laneItems.position(at: index) - lane.base)
                item += place.step
                if item >= section.itemCount { return "an item too many" }
                if !seen[item].take(place, number, metrics.lineSpacing) {
                    return "an item that its lanes do not agree upon"
                }
            }
            let length = (laneItems.position(at: lane.end) - lane.base).length
            longest = max(longest, metrics.laneEnd(lane.itemCount, length: length))
        }
        for item in seen {
            if item.across == 0 { return "an item in no lane" }
            if item.leastGap != 0 { return "an item that begins too late" }
        }
        return section.extent == metrics.lengthBesideLines + longest
            ? nil : "a section that does not end with its lanes"
    }

    private struct SeenItem {
        private var first = 0
        var across = 0
        private var start = 0.0
        private var length = 0.0
        var leastGap = 0.0

        /// - Returns: Whether the item is there as it is in the lane before.
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
}
