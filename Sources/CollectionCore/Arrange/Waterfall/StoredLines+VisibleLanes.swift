extension StoredLines {
    /// Returns the range of items of a section, from the first to the last one that stands in an
    /// interval of the main axis; an empty range if none does.
    ///
    /// - Parameter interval: In points from the start of the lanes.
    /// - Complexity: O(lanes * log n)
    func laneItems(of section: SectionBody, in interval: Interval) -> Range<Int> {
        var (first, end) = (Int.max, 0)
        if interval.end <= interval.start { return 0..<0 }
        let spacing = section.metrics.lineSpacing
        for lane in lanes(of: section) where lane.itemCount > 0 {
            var place = place(endingAtOrAfter: interval.start, in: lane, spacing: spacing)
            if place.index < lane.end && place.endsAt(interval.start, spacing) {
                place = self.place(ofItem: place.item + 1, in: lane)
            }
            if place.index == lane.end || place.itemStart(spacing) >= interval.end { continue }
            first = min(first, place.item)
            let last = self.place(endingAtOrAfter: interval.end, in: lane, spacing: spacing)
            let isIn = last.index < lane.end && last.itemStart(spacing) < interval.end
            end = max(end, isIn ? last.item + 1 : last.before.steps)
        }
        return first < end ? first..<end : 0..<0
    }
}

extension LanePlace {
    /// Where the item itself begins, in points from the lane's start.
    fileprivate func itemStart(_ spacing: Double) -> Double { start(spacing) + part.gap }

    /// Whether the item ends at an offset, and does not only stand there without a length.
    fileprivate func endsAt(_ offset: Double, _ spacing: Double) -> Bool {
        start(spacing) + length == offset && length > part.gap
    }
}
