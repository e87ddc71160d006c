// Where in the data an update changes items.
extension UpdatePlan {
    /// Returns whether a predicate holds for each section in which items are inserted, deleted,
    /// moved or replaced. The predicate may be called more than once for a section.
    ///
    /// - Precondition: No section is inserted, deleted, moved or reloaded.
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

    /// Where the items of a section change: before a range of items, within the range, or behind
    /// it.
    struct ItemChange {
        var isBefore = false
        var isWithin = false
        var isBehind = false
        /// The number that is added to the indices of the items in the range.
        var shift = 0
    }

    /// Returns by how much the update changes the indices of some items of one section, if the
    /// update changes nothing else about these items; nil otherwise.
    ///
    /// - Parameter items: The range of items, by indices before the update.
    /// - Precondition: `changesOnlyItems`.
    /// - Complexity: O(runs of the section)
    func shift(of items: ClosedRange<Int>, inSection section: UInt32) -> Int? {
        if !countedSections.isEmpty, let counted = counted(section),
            items.upperBound >= counted.itemCount
        {
            return nil
        }
        let change = change(about: items, ofSection: section)
        return change.isWithin ? nil : change.shift
    }

    /// Returns where items of a section are inserted, deleted, moved or replaced.
    ///
    /// - Parameter items: The range of items, by indices before the update.
    /// - Precondition: No section is inserted, deleted, moved or reloaded.
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
            // An inserted item is placed before the item that would have its index without it.
            let place = run.start - change.shift
            if change.take(place, place, about: items) { change.shift += run.count }
        }
        return change
    }
}

extension UpdatePlan.ItemChange {
    /// Notes on which side of the items a run lies.
    ///
    /// - Returns: Whether the run lies before the items.
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
