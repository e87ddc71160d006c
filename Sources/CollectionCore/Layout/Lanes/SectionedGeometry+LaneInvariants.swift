extension SectionedGeometry {
    /// What is wrong with the lanes of a waterfall, in words. For tests: O(n * lanes).
    func brokenLanes() -> StaticString? {
        if !layout.isWaterfall { return laneItems.isEmpty ? nil : "lanes in another layout" }
        if laneItems.count != sections.position.itemCount { return "items without a lane" }
        if laneItems.position.length.isNaN { return "items that are not dealt out" }
        if lines.position.itemCount != laneItems.count { return "lanes of other items" }
        for index in 0..<sections.count {
            if let broken = brokenLanes(of: section(index)) { return broken }
        }
        return nil
    }

    private func brokenLanes(of section: PlacedSection) -> StaticString? {
        let metrics = self.metrics[section.metrics]
        let laneCount = section.itemCount == 0 ? 0 : metrics.lanes?.count
        if section.lineCount != laneCount { return "another number of lanes" }
        // Runs of equal items may be billions long.
        if section.itemCount > 100_000 { return nil }
        var isThere = [Bool](repeating: false, count: section.itemCount)
        var longest = 0.0
        for lane in lanes(of: section) {
            var item = -1
            for index in lane.first..<lane.end {
                let place = laneItems.place(of: index)
                item += Int(place.leaf.steps[index - place.before.count])
                if item >= section.itemCount || isThere[item] { return "an item in two lanes" }
                isThere[item] = true
            }
            let length = (laneItems.position(at: lane.end) - lane.base).length
            longest = max(longest, metrics.laneEnd(lane.itemCount, length: length))
        }
        if isThere.contains(false) { return "an item in no lane" }
        return section.extent == metrics.lengthBesideLines + longest
            ? nil : "a section that does not end with its lanes"
    }
}
