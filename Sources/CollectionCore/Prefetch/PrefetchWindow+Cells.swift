// The cells that are prepared ahead of scrolling: rule W3 of docs/semantics.md.
extension PrefetchWindow {
    /// The range of bounds for which the same cells stay prepared.
    struct Settled {
        var isMoving: Bool
        var isMirrored: Bool
        /// `start`: the greatest start of the bounds, and `end`: the end that the bounds must not
        /// reach. Mirrored if the reach is mirrored.
        var shown: Interval
        /// The index of the first item ahead that is too far away for a prepared cell; nil: items
        /// are not sorted, or the direction of the motion is not known.
        var nextCell: Int?
    }

    /// Finds the items whose cells should be prepared; none if the direction of the motion is not
    /// known.
    mutating func findCellsAhead() {
        cellsAhead.removeAll(keepingCapacity: true)
        settled = nil
        if !isCurrent { return }
        settled = Settled(
            isMoving: motion.isMoving, isMirrored: reach.isMirrored,
            shown: Interval(.infinity, .infinity))
        if !motion.isMoving { return }
        let end = cellsEnd
        var next = searched.end
        var index = isSorted && isSettled ? nextShown : first
        while index < items.count {
            let item = items[index]
            if item.start >= end {
                next = min(next, item.start)
                if isSorted { break }
            } else if item.start >= reach.shown.end {
                cellsAhead.append(
                    PrefetchedItem(distance: item.start - reach.shown.end, path: item.path))
            }
            index += 1
        }
        cellsAhead.sortAscending()
        settled?.shown.end = next - (end - reach.shown.end)
        if isSorted && isSettled { settled?.nextCell = index }
    }

    /// Finds the next item that has come near enough for a prepared cell, if nothing else about
    /// prepared cells has changed since `findCellsAhead`.
    ///
    /// - Parameter cellCount: The number of cells that are prepared and not visible.
    /// - Returns: The index of the item in `items`, or an empty range if there is none; nil if
    ///   other changes are possible.
    /// - Complexity: O(1)
    mutating func takeNextCell(_ cellCount: Int) -> Range<Int>? {
        guard let settled, let start = settled.nextCell, isCurrent, isSettled, stays(settled),
            cellCount == start - nextShown
        else { return nil }
        let end = cellsEnd
        var index = start
        if index < items.count && items[index].start < end { index += 1 }
        let next = index < items.count ? items[index].start : searched.end
        if next < end { return nil }
        self.settled?.nextCell = index
        self.settled?.shown.end = next - (end - reach.shown.end)
        return start..<index
    }

    /// The end of the stretch in which cells are prepared.
    private var cellsEnd: Double {
        reach.shown.end + PrefetchMotion.prepared * (reach.shown.end - reach.shown.start)
    }

    /// Notes a prepared cell that stays prepared until the bounds start beyond a place.
    mutating func keepCell(until start: Double) {
        guard let least = settled?.shown.start else { return }
        settled?.shown.start = min(least, start)
    }

    /// Whether no cell has to be prepared or released.
    var areCellsSettled: Bool {
        guard isCurrent, let settled else { return false }
        return stays(settled) && reach.shown.end < settled.shown.end
    }

    /// Whether no prepared cell has to be released.
    private func stays(_ settled: Settled) -> Bool {
        motion.isMoving == settled.isMoving && reach.isMirrored == settled.isMirrored
            && reach.shown.start <= settled.shown.start
    }
}
