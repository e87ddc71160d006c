/// The selection of a view: rules S1 to S17 of docs/semantics.md. The state stands apart from the
/// view, as `ExplicitState` does.
final class SelectionState: Carried {
    var configuration = SelectionConfiguration()
    private(set) var isEditing = false
    var selected: SelectedItems
    /// Whether the pointer that is down has selected already.
    var hasSelectedOnDown = false
    var lastClick: LastClick?
    /// Nil: no pointer draws a band.
    var band: SelectionBand?
    /// Nil: no pointer sweeps items.
    var sweep: SelectionSweep?
    /// The outcome of a long press, and the primary action of a tap, until they are told.
    var longPress: SelectionOutcome?
    var action: Event?
    /// The number of batches of calls that are open.
    private var openCount = 0
    /// The selection as the outermost batch of calls began.
    private var beforeBatch: ItemValues?
    /// The number of selected items that have left the data since the host was told.
    private var goneCount = 0
    /// The number of the first selected item before the data changed, if there must be one.
    private var firstBefore: Int?

    /// Whether a band, or a sweep, was dropped of which the host is to be told.
    var hasDroppedBand = false
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
    /// Selects what a pointer has selected until now, unless nothing would be, and something must.
    func take(_ selected: SelectedItems, by provisional: inout ProvisionalSelection) {
        if !configuration.allowsEmptySelection && selected.count == 0 { return }
        let last = self.selected
        self.selected = selected
        self.selected.change = provisional.take(selected, after: last)
    }

    /// Leaves a band or a sweep, as something else has changed the selection: what was selected
    /// stays.
    func dropProvisional() {
        if band?.isDrawn == true { hasDroppedBand = true }
        if sweep?.isBegun == true { hasDroppedSweep = true }
        (band, sweep) = (nil, nil)
    }

    /// Has the view be edited, or no more. A sweep that waits for that goes on.
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
    /// The number of selected items that the host knows of.
    private var knownCount: Int { beforeBatch?.markedCount ?? selected.count }

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
        if !replacement.keepsIdentifiers {
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

    /// Has an item be selected where there must be one: the one that has the number of the first
    /// one that was selected before, else the last one.
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

    /// - Returns: False where no batch is open.
    func endBatch() -> Bool {
        if openCount == 0 { return false }
        openCount -= 1
        guard openCount == 0, let before = beforeBatch else { return true }
        beforeBatch = nil
        let all = 0..<selected.items.count
        selected.change = SelectionChange(from: before, to: selected.items, in: all)
        return true
    }

    /// Forgets what has changed, as the host asks for no events.
    func forgetChange() {
        longPress = nil
        band?.untold = nil
        sweep?.isUntold = false
        _ = takeChange()
    }

    /// Takes what the host is to be told of; nil: nothing, or not yet.
    func takeChange() -> SelectionChange? {
        if isBatchOpen { return nil }
        var change = selected.change
        change.removed += goneCount
        (selected.change, goneCount) = (SelectionChange(), 0)
        return change.isEmpty ? nil : change
    }
}

extension DataChange {
    /// The index path after the update of an item that keeps its identifier though the update deletes
    /// and inserts the item; nil: there is no such item.
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
    /// Returns the place of an item that an update leaves in the data, also where the update
    /// reloads the item; nil where the item goes.
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
