// The cells that are prepared ahead of scrolling: rule W3 of docs/semantics.md.
extension PrefetchWindow {
    /// Bounds in which no cell comes or goes.
    struct Settled {
        var isMoving: Bool
        var isMirrored: Bool
        /// The greatest start that the bounds may have, and the end that they must not reach; as
        /// the reach counts.
        var shown: Interval
    }

    /// Finds the items whose cells are to be prepared; none where no direction is known.
    mutating func findCellsAhead() {
        cellsAhead.removeAll(keepingCapacity: true)
        settled = nil
        if !isCurrent { return }
        var next = Double.infinity
        if motion.isMoving {
            let half = PrefetchMotion.prepared * (reach.shown.end - reach.shown.start)
            let end = reach.shown.end + half
            var index = isSorted && isSettled ? nextShown : first
            while index < items.count {
                let item = items[index]
                if item.start >= end {
                    next = min(next, item.start - half)
                    if isSorted { break }
                } else if item.start >= reach.shown.end {
                    cellsAhead.append(
                        PrefetchedItem(
                            distance: item.start - reach.shown.end, path: item.path))
                }
                index += 1
            }
            cellsAhead.sortAscending()
        }
        settled = Settled(
            isMoving: motion.isMoving, isMirrored: reach.isMirrored,
            shown: Interval(.infinity, next))
    }

    /// Notes a prepared cell that stays while the bounds do not start beyond a place.
    mutating func keepCell(until start: Double) {
        guard let least = settled?.shown.start else { return }
        settled?.shown.start = min(least, start)
    }

    /// Whether no cell comes or goes.
    var areCellsSettled: Bool {
        guard let settled else { return false }
        return motion.isMoving == settled.isMoving && reach.isMirrored == settled.isMirrored
            && reach.shown.end < settled.shown.end && reach.shown.start <= settled.shown.start
    }
}
