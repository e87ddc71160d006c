/// The selection that a band or a sweep makes while its pointer is down, and that can be reverted:
/// rule S13 of docs/semantics.md.
struct ProvisionalSelection {
    /// The selection before the band or the sweep.
    let base: SelectedItems
    /// Whether the items that are not in the band are deselected.
    let isExclusive: Bool
    /// The value of `Screen.dropPlacesChange` when items were last selected, as traits decide which
    /// items may be; nil: none were, or all of them are to be selected anew.
    private var traitsChange: UInt32?

    init(base: SelectedItems, isExclusive: Bool = false) {
        var base = base
        base.change = SelectionChange()
        (self.base, self.isExclusive) = (base, isExclusive)
    }

    /// Whether the items that were in the band or the sweep can stay as they are.
    func isCurrent(_ change: UInt32) -> Bool { traitsChange == change }

    mutating func note(_ change: UInt32?) { traitsChange = change }

    /// The selection without items that have left the band or the sweep.
    ///
    /// - Parameter last: The selection with these items; nil: none have come yet.
    /// - Complexity: O(log n) for each range, and for each run of `base` in it
    @inline(never)
    func selected(after last: SelectedItems?, without left: [Range<Int>]) -> SelectedItems {
        var selected = last ?? base
        if last == nil && isExclusive { selected.items = ItemValues(count: base.items.count) }
        let before = parts(left)
        if !isExclusive { selected.set(before.selected, true) }
        selected.set(isExclusive ? left : before.others, false)
        return selected
    }

    /// Gives a selection the anchor of before; that of the band or the sweep is set at its end.
    func keepAnchor(of selected: inout SelectedItems) {
        (selected.anchor, selected.lead) = (base.anchor, base.lead)
        selected.isExtended = false
    }

    /// The items of ranges that were selected before, and the items that were not.
    func parts(_ ranges: [Range<Int>]) -> (selected: [Range<Int>], others: [Range<Int>]) {
        var parts: (selected: [Range<Int>], others: [Range<Int>]) = ([], [])
        for range in ranges {
            base.items.forEachRun(of: range) { run, value in
                if value & 1 == 0 { parts.others.append(run) } else { parts.selected.append(run) }
                return true
            }
        }
        return parts
    }

    /// The selection before the band or the sweep. Its `change` leads from another selection back.
    ///
    /// - Complexity: O(runs of both)
    func before(_ selected: SelectedItems) -> SelectedItems {
        var before = base
        before.change = SelectionChange(from: selected.items, to: base.items)
        return before
    }
}
