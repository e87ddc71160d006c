// The cells that are prepared ahead of scrolling: rule W3 of docs/semantics.md.
extension PrefetchWindow {
    /// Bounds in which no cell comes or goes.
    struct Settled {
        var isMoving: Bool
        var isMirrored: Bool
        /// The greatest start that the bounds may have, and the end that they must not reach; as
        /// the reach counts.
        var shown: Interval
        /// The index of the first item ahead that is too far away for a cell; nil: items are not
        /// sorted, or no direction is known.
        var nextCell: Int?
    }

    /// Finds the items whose cells are to be prepared; none where no direction is known.
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

    /// Takes the item that has come so near that its cell is to be prepared, where nothing else has
    /// come or gone since `findCellsAhead`.
    ///
    /// - Parameter cellCount: The number of cells that are prepared and not visible.
    /// - Returns: No item, or one, by its index in `items`; nil where more may have changed.
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

    /// Where the stretch ends that cells are prepared in.
    private var cellsEnd: Double {
        reach.shown.end + PrefetchMotion.prepared * (reach.shown.end - reach.shown.start)
    }

    /// Notes a prepared cell that stays while the bounds do not start beyond a place.
    mutating func keepCell(until start: Double) {
        guard let least = settled?.shown.start else { return }
        settled?.shown.start = min(least, start)
    }

    /// Whether no cell comes or goes.
    var areCellsSettled: Bool {
        guard let settled else { return false }
        return stays(settled) && reach.shown.end < settled.shown.end
    }

    /// Whether no cell goes.
    private func stays(_ settled: Settled) -> Bool {
        motion.isMoving == settled.isMoving && reach.isMirrored == settled.isMirrored
            && reach.shown.start <= settled.shown.start
    }
}
