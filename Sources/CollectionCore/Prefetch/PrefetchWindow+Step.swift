// The step to a display frame.
extension PrefetchWindow {
    /// The search that must precede a step.
    struct Search {
        /// The stretch of the axis to search; nil: all items are known.
        var stretch: Interval?
        /// Whether all items are found anew, rather than only those in a stretch ahead.
        var isAll: Bool

        init(stretch: Interval?, isAll: Bool) { (self.stretch, self.isAll) = (stretch, isAll) }

        /// A search leaves out elements without a length at its far end, but they count at both
        /// ends, so the stretch is enlarged by a point on both sides.
        init(_ stretch: Interval, isMirrored: Bool, isAll: Bool) {
            let stretch = isMirrored ? stretch.mirrored : stretch
            self.init(stretch: Interval(stretch.start - 1, stretch.end + 1), isAll: isAll)
        }
    }

    /// Moves the window to the bounds of a display frame.
    ///
    /// - Parameter adjustment: The part of the movement of the content offset that layout changes
    ///   made.
    mutating func move(
        to bounds: Rect, adjustment: Point, _ axis: Axis, at time_ns: UInt64
    ) {
        let shown = Interval(axis.mainStart(bounds), axis.mainEnd(bounds))
        let extent = axis.main(bounds.size)
        motion.move(
            to: shown.start, adjustment: axis.main(adjustment), extent: extent, axis, at: time_ns)
        next = motion.reach(of: shown, extent: extent)
        let crossStart = axis.crossStart(bounds)
        let across = Interval(crossStart, crossStart + axis.cross(bounds.size))
        isCurrent = isCurrent && across == self.across && (isSorted || next == reach)
        self.across = across
        // All stretches depend on the length of the bounds.
        if extent != self.extent { (self.extent, isSettled, settled) = (extent, false, nil) }
    }

    /// Moves the window of a section to the place of the section in a display frame.
    ///
    /// - Parameter distance: The distance by which the section was scrolled.
    /// - Parameter main: The reach of the main window.
    mutating func move(
        by distance: Double, to place: SectionPlace, _ main: PrefetchReach, _ axis: Axis,
        at time_ns: UInt64
    ) {
        motion.move(by: distance, extent: place.extent, axis, at: time_ns)
        next = motion.reach(of: place.shown, extent: place.extent)
        let stretch = place.stretch(main)
        let (showed, asked) = (shows, asks)
        (shows, asks) = (stretch.overlaps(main.shown), stretch.overlaps(main.asked))
        beyond = stretch.distance(from: main.shown)
        if shows != showed || asks != asked { isSettled = false }
    }

    /// Begins the step to a display frame.
    ///
    /// - Returns: The search that must precede the step; nil if the window has nothing to do.
    mutating func begin() -> Search? {
        if isCurrent && isSettled && !waits && next == reach { return nil }
        return search
    }

    /// The search that must precede the step.
    private var search: Search {
        if !isCurrent || next.isMirrored != reach.isMirrored || next.kept.start < searched.start
            || next.kept.start > searched.end
        {
            return Search(next.kept, isMirrored: next.isMirrored, isAll: true)
        }
        if next.asked.end <= searched.end { return Search(stretch: nil, isAll: false) }
        return Search(ahead, isMirrored: next.isMirrored, isAll: false)
    }

    /// The stretch that is searched ahead of the items that were found before. The stretch is
    /// longer than that where items are asked for, so that few display frames search.
    var ahead: Interval {
        Interval(searched.end, next.kept.end + next.shown.end - next.shown.start)
    }

    /// Ends the step, after all items near the bounds were found.
    mutating func step() {
        let last = reach
        reach = next
        let movesOn =
            isSettled && !waits && next.asked.start >= last.asked.start
            && next.shown.start >= last.shown.start && next.shown.end >= last.shown.end
        if movesOn { moveOn() } else { settle() }
    }

    /// Updates the items that the ends of the stretches have passed.
    private mutating func moveOn() {
        while nextShown < items.count && begins(nextShown, before: reach.shown.end) {
            if items[nextShown].overlaps(reach.shown) { display(nextShown) }
            nextShown += 1
        }
        if reach.kept.start >= firstEnd { passFirst() }
        if knownEnd > first && !begins(knownEnd - 1, before: reach.kept.end) { leaveLast() }
        if nextAsked == items.count || !begins(nextAsked, before: reach.asked.end) { return }
        let start = nextAsked
        while nextAsked < items.count && begins(nextAsked, before: reach.asked.end) {
            nextAsked += 1
        }
        candidates = start..<nextAsked
    }

    /// Whether an item begins before the end of a stretch, or has no length and is at the end.
    private func begins(_ index: Int, before end: Double) -> Bool {
        items[index].start < end || items[index].start == end && items[index].end == end
    }

    /// Forgets the items before the stretch in which items are kept.
    private mutating func passFirst() {
        var index = first
        var isFirst = true
        firstEnd = .infinity
        while index < items.count && items[index].start < firstEnd
            && begins(index, before: reach.kept.end)
        {
            if items[index].overlaps(reach.kept) {
                isFirst = false
                firstEnd = min(firstEnd, items[index].end)
            } else {
                leave(index)
                if isFirst { first += 1 }
            }
            index += 1
        }
        if index < items.count { firstEnd = min(firstEnd, items[index].start) }
        searched.start = reach.kept.start
    }

    /// Forgets the items behind the stretch in which items are kept.
    private mutating func leaveLast() {
        while knownEnd > first && !begins(knownEnd - 1, before: reach.kept.end) {
            knownEnd -= 1
            leave(knownEnd)
        }
        nextAsked = min(nextAsked, knownEnd)
    }

    /// Updates the states of all items.
    private mutating func settle() {
        isSettled = true
        (nextShown, nextAsked, knownEnd) = (first, first, first)
        firstEnd = -.infinity
        for index in first..<items.count {
            if items[index].overlaps(reach.shown) {
                display(index)
            } else if !items[index].overlaps(reach.kept) {
                leave(index)
            }
            if begins(index, before: reach.shown.end) { nextShown = index + 1 }
            if begins(index, before: reach.asked.end) { nextAsked = index + 1 }
            if items[index].state != .unknown { knownEnd = index + 1 }
        }
        candidates = first..<items.count
    }

    private mutating func display(_ index: Int) {
        if !shows || items[index].state == .elsewhere { return }
        if items[index].state == .asked { outstandingCount -= 1 }
        items[index].state = .displayed
    }

    /// Forgets an item that is not near the bounds any more, and cancels the item if it was asked
    /// for.
    private mutating func leave(_ index: Int) {
        if items[index].state == .elsewhere { return }
        if items[index].state == .asked {
            cancel(index, at: beyond + items[index].distance(from: reach.shown))
        }
        items[index].state = .unknown
    }

    mutating func cancel(_ index: Int, at distance: Double) {
        outstandingCount -= 1
        cancelled.append(PrefetchedItem(distance: distance, path: items[index].path))
    }
}
