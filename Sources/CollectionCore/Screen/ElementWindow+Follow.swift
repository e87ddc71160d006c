// How the window goes along with updates of the data: sections lie one behind another, so all that
// lies behind a change moves by one length.
extension ElementWindow {
    /// The way an update moves the window, as far as the way is known before the update is
    /// carried out.
    struct Move {
        /// The section of the first element, as it is laid out before the update.
        let section: PlacedSection
        /// The items of the window, and one more on each side, by their indices after the update.
        /// Nil where the update changes no item in the window's section.
        var items: ClosedRange<Int>?
        /// True where items change before the window in the section of the window's elements.
        var isBehindChange = false
        /// By how much the index of each item in the window grows.
        var itemShift = 0
    }

    /// Returns how an update moves the window if the update changes nothing within the window, and
    /// nil otherwise.
    ///
    /// - Parameter stage: As it is before the update.
    /// - Complexity: O(elements of the window + changed sections * log n)
    func move(
        for plan: UpdatePlan, _ stage: Stage, _ ownership: ElementOwnership
    ) -> Move? {
        // After other changes the window is of another layout, or of other data.
        if !isValid || hasPinned || stage.change == .anything { return nil }
        if plan.changesSections || !stage.keepsToEdits { return nil }
        guard let (first, last) = outerSections, last != IndexPath.noSection else { return nil }
        let section = stage.geometry.section(Int(first))
        let slack = stage.geometry.presentation.slack
        let (start, end) = (searched.start - slack, searched.end + slack)
        var isWithin = false
        let isBeside = plan.allChangedSections { index in
            if index == first && index == last {
                isWithin = true
                return true
            }
            if index >= first && index <= last { return false }
            let changed = stage.geometry.section(Int(index))
            return changed.start + changed.extent < start || changed.start > end
        }
        if !isBeside { return nil }
        return isWithin
            ? move(for: plan, within: section, ownership)
            : Move(section: section)
    }

    /// The same for a change of items in the section of all elements.
    private func move(
        for plan: UpdatePlan, within section: PlacedSection, _ ownership: ElementOwnership
    ) -> Move? {
        guard let (first, last) = outerItems(ownership) else { return nil }
        // The neighbours of the elements stay as well, so that no other item comes in between.
        let items = max(0, first - 1)...last + 1
        let change = plan.change(about: items, ofSection: UInt32(section.index))
        if change.isWithin || change.isBefore && (change.isBehind || first == 0) { return nil }
        return Move(
            section: section,
            items: items.lowerBound + change.shift...items.upperBound + change.shift,
            isBehindChange: change.isBefore, itemShift: change.shift)
    }

    /// Goes along with an update that was carried out, or drops the window.
    ///
    /// - Parameter move: What `move` said before the update.
    /// - Parameter stage: As it is after the update.
    /// - Parameter movedItems: What the edit of the stage returned.
    mutating func follow(_ move: Move?, _ stage: Stage, movedItems: Range<Int>?) {
        guard let move, stage.keepsToEdits, move.isApart(from: movedItems) else {
            drop()
            return
        }
        let section = stage.geometry.section(move.section.index)
        // The last line may stand otherwise where items are all alike.
        if section.isUniform != move.section.isUniform {
            drop()
            return
        }
        var distance = section.start - move.section.start
        if move.isBehindChange { distance += section.extent - move.section.extent }
        if !stage.geometry.presentation.keepsDistances(over: distance)
            || !reaches(beyond: movedItems, move, stage, distance)
        {
            drop()
            return
        }
        hasFollowed = true
        followedDistance += distance
        followedItems += move.itemShift
        shift(distance, stage.geometry.axis, items: move.itemShift)
    }

    /// Whether some line that was not laid out anew reaches beyond the window on the side of the
    /// change: then no line that was laid out anew reaches into the window.
    private func reaches(
        beyond movedItems: Range<Int>?, _ move: Move, _ stage: Stage, _ distance: Double
    ) -> Bool {
        guard let items = move.items, let movedItems else { return true }
        let axis = stage.geometry.axis
        let slack = stage.geometry.presentation.slack
        var item = move.isBehindChange ? movedItems.upperBound : movedItems.lowerBound - 1
        if movedItems.isEmpty {
            // The neighbours of the window are lines, which reach beyond it where none is rounded.
            if slack == 0 { return true }
            item = move.isBehindChange ? items.lowerBound : items.upperBound
        }
        if item < 0 { return false }
        let path = IndexPath(section: UInt32(move.section.index), item: UInt32(item))
        guard
            let frame = stage.geometry.attributes(
                for: .cell(path), visible: Interval(0, 0), of: stage.dataSource.items)?.frame
        else { return false }
        return move.isBehindChange
            ? axis.mainStart(frame) < searched.start + distance - slack
            : axis.mainEnd(frame) > searched.end + distance + slack
    }

    /// Whether what is in the window has other attributes than in the last display frame.
    var hasMoved: Bool { followedDistance != 0 || followedItems != 0 }

    /// Notes that a display frame shows where updates have moved the window.
    mutating func noteFollowed() {
        hasFollowed = false
        (followedDistance, followedItems) = (0, 0)
    }

    private mutating func shift(_ distance: Double, _ axis: Axis, items: Int) {
        searched = Interval(searched.start + distance, searched.end + distance)
        (low, high) = (low + distance, high + distance)
        let way = axis.point(main: distance, cross: 0)
        for index in elements.indices {
            elements[index].frame.x += way.x
            elements[index].frame.y += way.y
            starts[index] += distance
            ends[index] += distance
        }
        if items == 0 { return }
        for index in elements.indices {
            let item = Int(elements[index].element.indexPath.item)
            elements[index].element.indexPath.item = UInt32(item + items)
        }
    }

    /// The least and the greatest section of the elements; nil where there are no elements.
    private var outerSections: (first: UInt32, last: UInt32)? {
        guard var first = elements.first?.element.indexPath.section else { return nil }
        var last = first
        for index in elements.indices {
            let section = elements[index].element.indexPath.section
            (first, last) = (min(first, section), max(last, section))
        }
        return (first, last)
    }

    /// The least and the greatest item of the elements; nil where some element goes with its
    /// section.
    private func outerItems(_ ownership: ElementOwnership) -> (first: Int, last: Int)? {
        var (first, last) = (UInt32.max, UInt32.min)
        for index in elements.indices {
            let element = elements[index].element
            if !ownership.isOfItem(element) { return nil }
            first = min(first, element.indexPath.item)
            last = max(last, element.indexPath.item)
        }
        return (Int(first), Int(last))
    }
}

extension ElementWindow.Move {
    /// Whether no item of the window was laid out anew.
    fileprivate func isApart(from movedItems: Range<Int>?) -> Bool {
        guard let items else { return true }
        guard let movedItems else { return false }
        if movedItems.isEmpty { return true }
        return isBehindChange
            ? movedItems.upperBound <= items.lowerBound
            : movedItems.lowerBound > items.upperBound
    }
}
