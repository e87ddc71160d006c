// Adjusts the window for updates of the data.
extension ElementWindow {
    /// Returns how an update moves the window if the update changes nothing within the window, and
    /// nil otherwise.
    ///
    /// - Parameter stage: The stage before the update.
    /// - Complexity: O(elements of the window + changed sections * log n)
    func move(
        for plan: UpdatePlan, _ stage: Stage, _ ownership: ElementOwnership
    ) -> WindowMove? {
        if !isValid || hasPinned { return nil }
        guard let sections = outerSections else { return nil }
        let move = WindowMove.beside(plan, searched, sections: sections, stage)
        guard let move, move.changesItems else { return move }
        return move.movingItems(outerItems(ownership), by: plan)
    }

    /// Adjusts the window for an update that was carried out, or drops the window.
    ///
    /// - Parameter move: The result of `move` before the update.
    /// - Parameter stage: The stage after the update.
    /// - Parameter movedItems: The items that the update has laid out anew; see
    ///   `ChangedSectionLayout`.
    mutating func follow(_ move: WindowMove?, _ stage: Stage, movedItems: Range<Int>?) {
        guard let move, let distance = move.distance(searched, stage, movedItems: movedItems)
        else {
            drop()
            return
        }
        hasFollowed = true
        followedDistance += distance
        followedItems += move.itemShift
        shift(distance, stage.geometry.axis, items: move.itemShift)
    }

    /// Whether elements of the window have other attributes than in the last display frame.
    var hasMoved: Bool { followedDistance != 0 || followedItems != 0 }

    /// Whether the elements of the window are all that there is at a place along the main axis.
    func contains(_ place: Double) -> Bool { place >= searched.start && place <= searched.end }

    /// Notes that a display frame displays the window where updates have moved it.
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
    private var outerSections: ClosedRange<UInt32>? {
        guard var first = elements.first?.element.indexPath.section else { return nil }
        var last = first
        for index in elements.indices {
            let section = elements[index].element.indexPath.section
            (first, last) = (min(first, section), max(last, section))
        }
        return first...last
    }

    /// The least and the greatest item of the elements; nil if some element belongs to a section,
    /// not to an item.
    private func outerItems(_ ownership: ElementOwnership) -> ClosedRange<Int>? {
        var (first, last) = (UInt32.max, UInt32.min)
        for index in elements.indices {
            let element = elements[index].element
            if !ownership.isOfItem(element) { return nil }
            first = min(first, element.indexPath.item)
            last = max(last, element.indexPath.item)
        }
        return Int(first)...Int(last)
    }
}
