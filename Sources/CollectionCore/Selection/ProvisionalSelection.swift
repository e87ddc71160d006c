/// The selection that a band or a sweep makes while its pointer is down, and that can be reverted:
/// rule S13 of docs/semantics.md.
struct ProvisionalSelection {
    /// The selection before the band or the sweep.
    let base: SelectedItems
    /// The difference from `base` to the current selection; nil until the first call of `take`.
    private var taken: SelectionChange?
    /// The range of all items that were in the band or the sweep at the last call of `take`, or
    /// since; nil: no items.
    private var passed: Range<Int>?

    init(base: SelectedItems) {
        var base = base
        base.change = SelectionChange()
        self.base = base
    }

    /// Adds a range of items that are in the band or the sweep.
    mutating func pass(_ range: Range<Int>) {
        let known = passed ?? range
        passed =
            min(known.lowerBound, range.lowerBound)..<max(known.upperBound, range.upperBound)
    }

    /// Notes that a selection replaces the last one.
    ///
    /// - Parameter selected: The new selection; its `change` is the difference from `base`.
    /// - Returns: The difference from `last` to `selected`.
    /// - Complexity: O(items that the pointer has passed)
    mutating func take(_ selected: SelectedItems, after last: SelectedItems) -> SelectionChange {
        let isFirst = taken == nil
        let place = passed ?? 0..<0
        (taken, passed) = (selected.change, nil)
        return isFirst
            ? selected.change
            : SelectionChange(from: last.items, to: selected.items, in: place)
    }

    /// The selection before the band or the sweep. Its `change` leads from the current selection
    /// back.
    var takenBack: SelectedItems {
        var before = base
        before.change = taken?.reversed ?? SelectionChange()
        return before
    }
}
