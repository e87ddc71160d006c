/// What a pointer selects for as long as it is down, beside what was selected before: rule S13 of
/// docs/semantics.md.
struct ProvisionalSelection {
    /// The selection before.
    let base: SelectedItems
    /// By how much the selection differs from `base`; nil: nothing was selected so far.
    private var taken: SelectionChange?
    /// All items that the pointer has passed since it selected last, and then; nil: none.
    private var passed: Range<Int>?

    init(base: SelectedItems) {
        var base = base
        base.change = SelectionChange()
        self.base = base
    }

    /// Notes items that the pointer has in what it draws.
    mutating func pass(_ range: Range<Int>) {
        let known = passed ?? range
        passed =
            min(known.lowerBound, range.lowerBound)..<max(known.upperBound, range.upperBound)
    }

    /// Notes that a selection, as `selected` says, takes the place of the last one.
    ///
    /// - Returns: How they differ.
    /// - Complexity: O(items that the pointer has passed)
    mutating func take(_ selected: SelectedItems, after last: SelectedItems) -> SelectionChange {
        let isFirst = taken == nil
        let place = passed ?? 0..<0
        (taken, passed) = (selected.change, nil)
        return isFirst
            ? selected.change
            : SelectionChange(from: last.items, to: selected.items, in: place)
    }

    /// The selection before, with the change that leads back to it.
    var takenBack: SelectedItems {
        var before = base
        before.change = taken?.reversed ?? SelectionChange()
        return before
    }
}
