/// The selected items, and the changes that are not yet reported to the host: a value.
struct SelectedItems {
    /// The selected items are the marked ones.
    var items: ItemValues
    /// The item from which extensions of the selection begin; nil: there is none.
    var anchor: IndexPath?
    /// The item at which the last extension from the anchor ended; the anchor if there was none.
    var lead: IndexPath?
    /// Whether the items from the anchor to the lead were selected by an extension.
    var isExtended = false
    /// The changes that are not yet reported to the host.
    var change = SelectionChange()
    /// Whether the anchor has left the data.
    private(set) var hasLostAnchor = false

    init(count: Int) {
        items = ItemValues(count: count)
    }

    var count: Int { items.markedCount }

    subscript(number: Int) -> Bool { items[number] & 1 != 0 }

    /// Selects or deselects the items of a range.
    ///
    /// - Complexity: O(log n)
    mutating func set(_ range: Range<Int>, _ isSelected: Bool) {
        if range.isEmpty { return }
        let marked = items.markedCount(of: range)
        let changed = isSelected ? range.count - marked : marked
        if changed == 0 { return }
        let covered = items.coveringRange(of: range, areMarked: !isSelected)
        change.note(covered, added: isSelected ? changed : 0, removed: isSelected ? 0 : changed)
        items.set(isSelected ? 1 : 0, of: range)
    }

    /// Selects or deselects the items of several ranges.
    ///
    /// - Parameter ranges: Ascending ranges that neither overlap nor touch.
    mutating func set(_ ranges: [Range<Int>], _ isSelected: Bool) {
        if ranges.count <= 16 {
            for range in ranges { set(range, isSelected) }
            return
        }
        let before = items
        items.set(ranges.map { ItemValues.Run(range: $0, value: isSelected ? 1 : 0) })
        let changed = abs(items.markedCount - before.markedCount)
        if changed == 0 { return }
        let first = ranges.first { before.differs($0, isSelected) } ?? ranges[0]
        let last = ranges.last { before.differs($0, isSelected) } ?? first
        let covered =
            before.coveringRange(of: first, areMarked: !isSelected)
            .lowerBound..<before.coveringRange(of: last, areMarked: !isSelected).upperBound
        change.note(covered, added: isSelected ? changed : 0, removed: isSelected ? 0 : changed)
    }

    mutating func invert() {
        let (all, marked) = (0..<items.count, count)
        if all.isEmpty { return }
        change.note(all, added: all.count - marked, removed: marked)
        items.markOthers()
    }

    /// Makes an item the anchor and the lead; nil: removes the anchor and the lead.
    mutating func setAnchor(_ path: IndexPath?) {
        (anchor, lead) = (path, path)
        (isExtended, hasLostAnchor) = (false, false)
    }

    /// Changes the anchor and the lead to the index paths that they have after an update.
    ///
    /// - Parameter path: Returns the new index path of an item; nil if the item has left the data.
    mutating func moveAnchor(_ path: (IndexPath) -> IndexPath?) {
        guard let anchor else { return }
        self.anchor = path(anchor)
        lead = lead.flatMap(path)
        if self.anchor == nil { hasLostAnchor = true }
    }

    /// Deselects all items, because the data was replaced.
    ///
    /// - Parameter count: The number of items of the new data.
    mutating func noteReplacedData(count: Int) {
        let hadAnchor = anchor != nil || hasLostAnchor
        self = SelectedItems(count: count)
        hasLostAnchor = hadAnchor
    }

    /// Replaces an anchor that has left the data by the first selected item. A lead that has left
    /// the data is replaced by the anchor, and the extension ends.
    ///
    /// - Parameter path: Returns the index path of the item with a number.
    mutating func settleAnchor(_ path: (Int) -> IndexPath) {
        if anchor != nil {
            hasLostAnchor = false
            if lead == nil { setAnchor(anchor) }
        } else if hasLostAnchor {
            setAnchor(items.firstMarked.map(path))
        }
    }
}

/// The difference between two selections, such as the current one and that last reported to the
/// host.
struct SelectionChange: Equatable {
    /// The range from the first item that was selected or deselected to the last one; nil: none
    /// was.
    private(set) var range: Range<Int>?
    private(set) var added = 0
    var removed = 0

    var isEmpty: Bool { added == 0 && removed == 0 }

    mutating func note(_ range: Range<Int>, added: Int, removed: Int) {
        self.added += added
        self.removed += removed
        let known = self.range ?? range
        self.range =
            min(known.lowerBound, range.lowerBound)..<max(known.upperBound, range.upperBound)
    }

    init() {}

    /// The difference between two selections of the same data.
    ///
    /// - Complexity: O(runs of both)
    init(from old: ItemValues, to new: ItemValues) {
        let range = 0..<new.count
        var (runs, next) = ([ItemValues.Run](), 0)
        old.forEachRun(of: range) { run, value in
            runs.append(ItemValues.Run(range: run, value: value))
            return true
        }
        new.forEachRun(of: range) { run, value in
            while next < runs.count && runs[next].range.lowerBound < run.upperBound {
                let common = runs[next].range.clamped(to: run)
                if !common.isEmpty && runs[next].value != value {
                    let isAdded = value & 1 != 0
                    note(
                        common, added: isAdded ? common.count : 0,
                        removed: isAdded ? 0 : common.count)
                }
                if runs[next].range.upperBound > run.upperBound { break }
                next += 1
            }
            return true
        }
    }
}

extension ItemValues {
    /// The shortest part of a range that has all marked items of the range; with `areMarked` false,
    /// all items that are not marked.
    ///
    /// - Precondition: There is such an item.
    /// - Complexity: O(log n + runs at both ends)
    func coveringRange(of range: Range<Int>, areMarked: Bool) -> Range<Int> {
        if areMarked {
            let first = firstMarked(from: range.lowerBound) ?? range.lowerBound
            let last = lastMarked(upTo: range.upperBound - 1) ?? range.upperBound - 1
            return first..<last + 1
        }
        let (first, last) = (range.lowerBound, range.upperBound - 1)
        return unmarked(range, at: first, atStart: true)..<unmarked(range, at: last, atStart: false)
            + 1
    }

    /// The first item of a range that is not marked; with `atStart` false, the last one. A binary
    /// search by the number of marked items, because only marked items can be looked up.
    ///
    /// - Parameter number: The item at that end of the range.
    private func unmarked(_ range: Range<Int>, at number: Int, atStart: Bool) -> Int {
        if self[number] & 1 == 0 { return number }
        var (low, high) = (range.lowerBound, range.upperBound)
        while high - low > 1 {
            let middle = low + (high - low) / 2
            let (first, second) = (low..<middle, middle..<high)
            let near = atStart ? first : second
            let isNear = markedCount(of: near) < near.count
            let next = isNear == atStart ? first : second
            (low, high) = (next.lowerBound, next.upperBound)
        }
        return low
    }

    /// Whether any item of a range is not marked as wanted.
    fileprivate func differs(_ range: Range<Int>, _ isMarked: Bool) -> Bool {
        markedCount(of: range) != (isMarked ? range.count : 0)
    }
}
