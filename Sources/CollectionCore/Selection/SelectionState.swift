/// The selection of a view: rules S1 to S17 of docs/semantics.md. The state stands apart from the
/// view, as `ExplicitState` does.
final class SelectionState: Carried {
    var configuration = SelectionConfiguration()
    private(set) var isEditing = false
    var selected: SelectedItems
    /// Whether the current press has selected an item already when its pointer went down.
    var hasSelectedOnDown = false
    var lastClick: LastClick?
    /// The band that a pointer draws or may begin to draw; nil: there is none.
    var band: SelectionBand?
    /// The sweep that a pointer makes or may begin to make; nil: there is none.
    var sweep: SelectionSweep?
    /// The outcome of a long press, until its events are queued; nil: there is none.
    var longPress: SelectionOutcome?
    /// The event of the primary action of a tap, until the event is queued; nil: there is none.
    var action: Event?
    /// The number of open batches of calls.
    private var openCount = 0
    /// The selected items when the outermost batch of calls began; nil: no batch is open.
    private var beforeBatch: ItemValues?
    /// The number of selected items that have left the data, and are not yet reported to the host.
    private var goneCount = 0
    /// Where the selection must not be empty, the number of the first item that was selected before
    /// the data changed; nil after `fill`.
    private var firstBefore: Int?

    /// Whether a band was dropped, and its end is not yet reported to the host.
    var hasDroppedBand = false
    /// Whether a sweep was dropped, and its end is not yet reported to the host.
    var hasDroppedSweep = false

    init(count: Int) {
        selected = SelectedItems(count: count)
    }

    var mode: SelectionMode { configuration.mode(isEditing: isEditing) }
    /// Whether any number of items may be selected, now or once the view is being edited.
    var mayEverSelectMany: Bool {
        mode == .multiple || configuration.mode(isEditing: true) == .multiple
    }
    var isBatchOpen: Bool { openCount > 0 }
    var heldBytes: Int {
        selected.items.heldBytes + (beforeBatch?.heldBytes ?? 0)
            + (band?.provisional.base.items.heldBytes ?? 0)
            + (sweep?.provisional?.base.items.heldBytes ?? 0)
    }
}

extension SelectionState {
    /// Selects the items of a band or a sweep, unless no item would be selected and one must be.
    ///
    /// - Parameter isWhole: Whether the items of the whole band or sweep have been selected anew.
    /// - Returns: Whether the selection is that of the band or the sweep.
    func take(_ selected: SelectedItems, isWhole: Bool) -> Bool {
        if !configuration.allowsEmptySelection && selected.count == 0 { return false }
        let last = self.selected.items
        self.selected = selected
        if isWhole { self.selected.change = SelectionChange(from: last, to: selected.items) }
        return true
    }

    /// Whether a pointer draws a band, or sweeps.
    func isLed(by pointer: UInt32) -> Bool {
        band?.pointer == pointer && band?.isDrawn == true
            || sweep?.pointer == pointer && sweep?.isBegun == true
    }

    /// Drops a band or a sweep because something else changes the selection. The items that the
    /// band or the sweep has selected stay selected.
    func dropProvisional() {
        if band?.isDrawn == true { hasDroppedBand = true }
        if sweep?.isBegun == true { hasDroppedSweep = true }
        (band, sweep) = (nil, nil)
    }

    /// Begins or ends editing. A sweep that waits for editing continues; bands and other sweeps
    /// end.
    func setEditing(_ isEditing: Bool) {
        let waiting = sweep?.isWaiting == true ? sweep : nil
        if waiting != nil { sweep = nil }
        dropProvisional()
        sweep = waiting
        self.isEditing = isEditing
    }
}

// The selected items after changes of the data.
extension SelectionState {
    /// The number of selected items; in a batch of calls, the number when the batch began.
    private var knownCount: Int { beforeBatch?.markedCount ?? selected.count }

    var needsSectionsBefore: UpdatesWithSections { .ofSections }

    func follow(_ change: DataChange) {
        dropProvisional()
        noteFirst()
        let count = knownCount
        selected.items.follow(change)
        beforeBatch?.follow(change)
        selected.moveAnchor { change.path(ofReloaded: $0) ?? change.plan.path(ofKept: $0) }
        lastClick?.follow(change)
        goneCount += count - knownCount
    }

    /// Keeps identifiers selected that are in both snapshots, and forgets all others.
    func follow(_ replacement: DataReplacement) -> Bool {
        lastClick = nil
        dropProvisional()
        noteFirst()
        let count = knownCount
        if replacement.identifiers == nil {
            selected.noteReplacedData(count: replacement.itemCount)
        } else {
            selected.items = replacement.items(selected.items)
            selected.moveAnchor { replacement.path($0) }
        }
        beforeBatch = beforeBatch.map { replacement.items($0) }
        goneCount += count - knownCount
        return true
    }

    func brokenInvariant(_ sections: SumTree<SectionLeaf>) -> StaticString? {
        selected.items.brokenInvariant(count: sections.position.itemCount)
    }

    private func noteFirst() {
        if !configuration.allowsEmptySelection && firstBefore == nil {
            firstBefore = selected.items.firstMarked
        }
    }

    /// Selects an item if one must be selected and none is. The item has the same number as the
    /// first item that was selected before the data changed; it is the last item if the data has
    /// fewer items now.
    func fill() {
        let number = min(firstBefore ?? 0, selected.items.count - 1)
        firstBefore = nil
        if configuration.allowsEmptySelection || mode == .none || number < 0 || selected.count > 0 {
            return
        }
        selected.set(number..<number + 1, true)
    }
}

// Batches of calls.
extension SelectionState {
    func beginBatch() {
        if openCount == 0 { beforeBatch = selected.items }
        openCount += 1
    }

    /// Ends a batch. The end of the outermost batch finds what the batch has changed.
    ///
    /// - Returns: False if no batch is open.
    func endBatch() -> Bool {
        if openCount == 0 { return false }
        openCount -= 1
        guard openCount == 0, let before = beforeBatch else { return true }
        beforeBatch = nil
        selected.change = SelectionChange(from: before, to: selected.items)
        return true
    }

    /// Forgets all changes that are not yet reported, because the host asks for no events.
    func forgetChange() {
        longPress = nil
        band?.untold = nil
        sweep?.isUntold = false
        _ = takeChange()
    }

    /// Returns and forgets the change to report to the host; nil: there is none, or a batch is
    /// open.
    func takeChange() -> SelectionChange? {
        if isBatchOpen { return nil }
        var change = selected.change
        change.removed += goneCount
        (selected.change, goneCount) = (SelectionChange(), 0)
        return change.isEmpty ? nil : change
    }
}

extension DataChange {
    /// The index path after the update of an item that keeps its identifier although the update
    /// deletes and inserts the item; nil: there is no such item.
    ///
    /// - Complexity: O(reloaded items)
    fileprivate func path(ofReloaded path: IndexPath) -> IndexPath? {
        guard let reloaded, let number = sectionsBefore?.itemNumber(at: path),
            let place = reloaded.items.first(where: { $0.old == number })
        else { return nil }
        return sections.indexPath(ofItem: place.new)
    }
}

extension UpdatePlan {
    /// The index path that an item has after an update, also if the update reloads the item; nil if
    /// the update deletes the item.
    ///
    /// - Complexity: O(log parts)
    fileprivate func path(ofKept path: IndexPath) -> IndexPath? {
        if let found = Self.find(path, in: removedItems) {
            let run = removedItems[found.index]
            return run.action == .move ? placedItems[run.partner].path(at: found.offset) : nil
        }
        let replaced = Self.find(IndexPath(section: path.section), in: replacedSections)
        if let replaced, replacedSections[replaced.index].bringsItems { return nil }
        guard let section = newSection(of: path.section) else { return nil }
        return itemSlots(before: path.section, after: section).newIndex(of: Int(path.item)).map {
            IndexPath(section: section, item: UInt32($0))
        }
    }
}
