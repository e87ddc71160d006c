// Where in the data an update changes items.
extension UpdatePlan {
    /// Returns whether something holds for each section in which items come, go or are replaced. A
    /// section may be asked about more than once.
    ///
    /// - Precondition: No section comes, goes, moves or is reloaded.
    func allChangedSections(_ holds: (UInt32) -> Bool) -> Bool {
        Self.allSections(of: removedItems, holds) && Self.allSections(of: placedItems, holds)
            && Self.allSections(of: replacedItems, holds)
    }

    private static func allSections(of runs: [Run], _ holds: (UInt32) -> Bool) -> Bool {
        for index in runs.indices {
            let section = runs[index].path.section
            if index > 0 && runs[index - 1].path.section == section { continue }
            if !holds(section) { return false }
        }
        return true
    }

    /// The side of some neighbouring items on which the items of a section change.
    struct ItemChange {
        var isBefore = false
        var isWithin = false
        var isBehind = false
        /// By how much the indices of the neighbouring items grow.
        var shift = 0
    }

    /// Returns where items of a section come, go or are replaced.
    ///
    /// - Parameter items: Neighbours by their indices before the update.
    /// - Precondition: No section comes, goes, moves or is reloaded.
    /// - Complexity: O(runs of the section)
    func change(about items: ClosedRange<Int>, ofSection section: UInt32) -> ItemChange {
        var change = ItemChange()
        for run in replacedItems[Self.group(of: section, in: replacedItems)] {
            change.take(run.start, run.end, about: items)
        }
        for run in removedItems[Self.group(of: section, in: removedItems)] {
            if change.take(run.start, run.end, about: items) { change.shift -= run.count }
        }
        for run in placedItems[Self.group(of: section, in: placedItems)] {
            // An item that comes stands before the one that has its index without it.
            let place = run.start - change.shift
            if change.take(place, place, about: items) { change.shift += run.count }
        }
        return change
    }
}

extension UpdatePlan.ItemChange {
    /// - Returns: Whether the change lies before the items.
    @discardableResult
    fileprivate mutating func take(
        _ start: Int, _ end: Int, about items: ClosedRange<Int>
    ) -> Bool {
        if end <= items.lowerBound {
            isBefore = true
            return true
        }
        if start > items.upperBound { isBehind = true } else { isWithin = true }
        return false
    }
}
