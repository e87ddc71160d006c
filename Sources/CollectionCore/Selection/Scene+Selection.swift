// The selection: section S of docs/semantics.md.
extension Scene {
    var selectionConfiguration: SelectionConfiguration {
        selection?.configuration ?? SelectionConfiguration()
    }
}

extension Scene {
    var currentSelection: Selection {
        var answer = Selection()
        guard let selection else { return answer }
        let selected = selection.selected
        answer.isEditing = selection.isEditing
        answer.count = selected.count
        (answer.anchor, answer.lead) = (selected.anchor, selected.lead)
        if let first = selected.items.firstMarked, let last = selected.items.lastMarked {
            answer.coveringRun = stage.dataSource.run(first..<last + 1)
        }
        return answer
    }

    mutating func selectionState() -> SelectionState {
        if let selection { return selection }
        let state = SelectionState(count: itemCount)
        selection = state
        screen.states.noteChange()
        return state
    }

    /// Deselects items until no more are selected than the selection mode allows: the first
    /// selected item stays in the mode `single`, no item in the mode `none`.
    func keepMode(_ state: SelectionState) {
        if state.mode == .multiple { return }
        let first = state.mode == .single ? state.selected.items.firstMarked : nil
        state.selected.set(0..<(first ?? 0), false)
        state.selected.set((first.map { $0 + 1 } ?? 0)..<itemCount, false)
    }

    /// Completes a change of the selection: selects an item where the selection must not be empty,
    /// replaces an anchor that has left the data, and queues the event `selectionDidChange`.
    ///
    /// - Parameter time_ns: The time of the change; nil: that of the last call that had a time.
    /// - Parameter cause: The number of the sample that led to the change.
    /// - Parameter isProvisional: Whether the change may be reverted later.
    mutating func settleSelection(
        _ reason: SelectionReason, _ origin: EventOrigin, at time_ns: UInt64? = nil,
        cause: UInt64 = 0, isProvisional: Bool = false
    ) {
        guard let state = selection else { return }
        if state.hasDroppedBand {
            state.hasDroppedBand = false
            tellEndOfBand()
        }
        if state.hasDroppedSweep {
            state.hasDroppedSweep = false
            tellEndOfSweep()
        }
        state.fill()
        state.selected.settleAnchor { stage.dataSource.indexPath(ofItem: $0) }
        if !state.selected.change.isEmpty { screen.states.noteChange() }
        guard let change = state.takeChange() else { return }
        if !events.wants(.selection) { return }
        var event = Event(.selectionDidChange, at: time_ns ?? lastTime_ns)
        event.origin = origin
        event.cause = cause
        if isProvisional { event.flags.insert(.isProvisional) }
        event.value = UInt64(change.added)
        event.otherValue = UInt64(change.removed)
        event.number = Double(state.selected.count)
        event.otherNumber = Double(reason.rawValue)
        let runs = change.range.map { [stage.dataSource.run($0)] } ?? []
        events.append(event, runs: runs)
    }

    /// The number of the item at an index path; nil if there is no such item.
    func itemNumber(at indexPath: IndexPath?) -> Int? {
        indexPath.flatMap { try? stage.dataSource.itemIndex(of: $0) }
    }
}

// Calls of the host: `CollectionView` documents them.
extension Scene {
    mutating func setSelectionConfiguration(_ configuration: SelectionConfiguration) {
        let state = selectionState()
        state.dropProvisional()
        state.configuration = configuration
        keepMode(state)
        settleSelection(.mode, .program)
    }

    mutating func changeSelection(
        _ action: SelectionAction, _ runs: Span<ItemRun> = Span(), options: SelectionOptions = [],
        within limits: Limits? = nil
    ) throws(CollectionError) {
        let known: SelectionOptions = [.isExclusive, .asUser]
        if !options.isSubset(of: known) {
            throw .unknownBits(
                "flags", UInt64(options.rawValue), known: UInt64(known.rawValue))
        }
        let ranges = try stage.dataSource.ranges(of: runs)
        let isAboutOne = action == .extend || action == .extendAdding || action == .setAnchor
        if isAboutOne && (ranges.count != 1 || ranges[0].isEmpty) {
            throw .conflicting("runs", "must be one run that begins with the item")
        }
        let state = selectionState()
        var selected = state.selected
        let edit = SelectionEdit(
            stage.dataSource, traits?.values, action, ranges.merged, options,
            isSingle: state.mode == .single)
        try edit.check(state.mode)
        edit.perform(on: &selected)
        let mustKeep = !state.configuration.allowsEmptySelection && state.selected.count > 0
        if mustKeep && selected.count == 0 { throw .wrongState(.selectionIsNotToBeEmpty) }
        try checkRoom(selected.items.heldBytes - state.selected.items.heldBytes, limits)
        state.dropProvisional()
        state.selected = selected
        settleSelection(.program, .program)
    }

    func selectedRuns(
        from indexPath: IndexPath? = nil, limit: Int = 4096
    ) throws(CollectionError) -> [ItemRun] {
        if limit < 0 { throw .outside("limit", limit, 0, .max) }
        var first = 0
        if let indexPath { first = try stage.dataSource.itemIndex(of: indexPath) }
        guard let selection = self.selection else { return [] }
        return selection.selected.items
            .markedRuns(of: first..<itemCount, limit: min(limit, EventQueue.runsMax))
            .map { stage.dataSource.run($0) }
    }
}
