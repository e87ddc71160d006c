// Changes of the data and of the layout.
extension PrefetchWindow {
    /// Notes that the places of items may have changed.
    mutating func noteChange() { isCurrent = false }

    /// Forgets all items, and cancels the items that were asked for.
    mutating func forgetItems() {
        for index in first..<items.count where items[index].state == .asked {
            cancel(index, at: 0)
        }
        items.removeAll(keepingCapacity: true)
        first = 0
        isCurrent = false
    }

    /// Adds the items of another window. The next display frame finds their places.
    mutating func adopt(_ other: PrefetchWindow) {
        items += other.items[other.first...]
        cancelled += other.cancelled
        outstandingCount += other.outstandingCount
        isCurrent = false
    }

    mutating func follow(_ change: DataChange) {
        if first == items.count || shiftItems(by: change.plan) { return }
        for index in first..<items.count where items[index].state != .unknown {
            switch change.plan.fate(ofItem: items[index].path) {
            case .stays(let path, _): items[index].path = path
            case .gone, .reloaded:
                if items[index].state == .asked { cancel(index, at: 0) }
                items[index].state = .unknown
            }
        }
    }

    /// Shifts the index paths of all items, if the update shifts all of them by the same number of
    /// items.
    ///
    /// - Returns: False if the update changes the index paths otherwise.
    private mutating func shiftItems(by plan: UpdatePlan) -> Bool {
        if plan.changesSections { return false }
        let (sections, paths) = (sections, itemNumbers)
        if plan.allChangedSections({ !sections.contains($0) }) { return true }
        if sections.count > 1 { return false }
        let change = plan.change(about: paths, ofSection: sections.lowerBound)
        if change.isWithin { return false }
        if change.shift == 0 { return true }
        for index in first..<items.count {
            items[index].path.item = UInt32(Int(items[index].path.item) + change.shift)
        }
        return true
    }

    /// The range of the sections of all items.
    private var sections: ClosedRange<UInt32> {
        var (least, greatest) = (UInt32.max, UInt32.min)
        for index in first..<items.count {
            let section = items[index].path.section
            (least, greatest) = (min(least, section), max(greatest, section))
        }
        return least...greatest
    }

    /// The range of the item numbers, within their sections, of all items.
    private var itemNumbers: ClosedRange<Int> {
        var (least, greatest) = (UInt32.max, UInt32.min)
        for index in first..<items.count {
            let item = items[index].path.item
            (least, greatest) = (min(least, item), max(greatest, item))
        }
        return Int(least)...Int(greatest)
    }

    /// How an update moves all items of the window; nil if the update changes items near the
    /// bounds.
    ///
    /// - Parameter stage: The stage before the update.
    func move(for plan: UpdatePlan, _ stage: Stage) -> WindowMove? {
        if !isCurrent || !isSorted || first == items.count { return nil }
        let move = WindowMove.beside(plan, stretch, sections: sections, stage)
        guard let move, move.changesItems else { return move }
        return move.movingItems(itemNumbers, by: plan)
    }

    /// Moves all items after an update, or notes that their places may have changed.
    ///
    /// - Parameter move: The result of `move(for:_:)` before the update.
    mutating func follow(_ move: WindowMove?, _ stage: Stage, movedItems: Range<Int>?) {
        guard let move, let distance = move.distance(stretch, stage, movedItems: movedItems)
        else {
            isCurrent = false
            return
        }
        if distance == 0 { return }
        reach.move(by: distance)
        let way = reach.isMirrored ? -distance : distance
        searched.move(by: way)
        firstEnd += way
        for index in first..<items.count {
            items[index].start += way
            items[index].end += way
        }
    }

    /// The stretch of the main axis that was searched, not mirrored.
    private var stretch: Interval { reach.isMirrored ? searched.mirrored : searched }
}
