// The selection: section S of docs/semantics.md.
extension CollectionView {
    /// The settings of the selection. No view has a selection before they are set.
    public var selectionConfiguration: SelectionConfiguration {
        selection?.configuration ?? SelectionConfiguration()
    }

    /// Sets how many items may be selected. Where fewer may be than are, the first one stays.
    public mutating func setSelectionConfiguration(_ configuration: SelectionConfiguration) {
        let state = selectionState()
        state.dropProvisional()
        state.configuration = configuration
        keepMode(state)
        settleSelection(.mode, .program)
    }

    /// Begins or ends to edit the view. What was selected is deselected, except for what may be
    /// selected while the view is being edited.
    public mutating func setEditing(_ isEditing: Bool) {
        let state = selectionState()
        if state.isEditing == isEditing { return }
        closeSwipe(.program, at: nil)
        // A pointer that is down selects in neither way.
        if input.isUsed {
            input.press.takeBack(at: lastTime_ns)
            settleInput()
        }
        state.setEditing(isEditing)
        if !isEditing { state.selected.set(0..<itemCount, false) }
        keepMode(state)
        screen.states.noteChange()
        settleSelection(.mode, .program)
    }

    /// Changes the selection.
    ///
    /// - Parameter runs: The items; none for actions that are about all items. A run may go on
    ///   through sections.
    /// - Throws: `wrongState`, where the view selects no items, or no other than one, and where one
    ///   must be selected and none would be; `invalidArgument` for a run that goes beyond the last
    ///   item; `invalidSection`, `invalidItem`; `limitExceeded`. Then nothing has changed.
    /// - Complexity: O(log n) for each run, or O(n) where that is less; `invert`: O(n) in pieces
    ///   of 2,048 items, or all that are alike. As a person would: and the runs of traits
    public mutating func changeSelection(
        _ action: SelectionAction, _ runs: Span<ItemRun> = Span(), options: SelectionOptions = [],
        within limits: Limits? = nil
    ) throws(CollectionError) {
        let known: SelectionOptions = [.isExclusive, .asUser]
        if !options.isSubset(of: known) { throw .invalidArgument("options", .outOfRange) }
        let ranges = try stage.dataSource.ranges(of: runs)
        let isAboutOne = action == .extend || action == .extendAdding || action == .setAnchor
        if isAboutOne && (ranges.count != 1 || ranges[0].isEmpty) {
            throw .invalidArgument("runs", .outOfRange)
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

    /// Begins a batch of calls that change the selection: what they came to is told as one change.
    public mutating func beginSelectionUpdates() { selectionState().beginBatch() }

    /// Ends a batch of calls.
    ///
    /// - Throws: `wrongState`, where none has begun.
    public mutating func endSelectionUpdates() throws(CollectionError) {
        if selection?.endBatch() != true { throw .wrongState(.noSelectionBatchIsOpen) }
        settleSelection(.program, .program)
    }
}

// Questions.
extension CollectionView {
    /// - Throws: `invalidSection`, `invalidItem`.
    /// - Complexity: O(log n)
    public func isItemSelected(at indexPath: IndexPath) throws(CollectionError) -> Bool {
        let number = try stage.dataSource.itemIndex(of: indexPath)
        return selection?.selected[number] ?? false
    }

    /// The selection, in few words.
    ///
    /// - Complexity: O(log n)
    public var currentSelection: Selection {
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

    /// Returns the runs of selected items, each as long as can be, in the order of index paths.
    ///
    /// - Parameter indexPath: The first item that is looked at; nil: the first one of all.
    /// - Parameter limit: The most runs that are returned; never more than 4,096 are.
    /// - Throws: `invalidSection`, `invalidItem`; `invalidArgument` for a negative limit.
    /// - Complexity: O(log n + runs)
    public func selectedRuns(
        from indexPath: IndexPath? = nil, limit: Int = 4096
    ) throws(CollectionError) -> [ItemRun] {
        if limit < 0 { throw .invalidArgument("limit", .negative) }
        var first = 0
        if let indexPath { first = try stage.dataSource.itemIndex(of: indexPath) }
        guard let selection else { return [] }
        return selection.selected.items
            .markedRuns(of: first..<itemCount, limit: min(limit, 4096))
            .map { stage.dataSource.run($0) }
    }
}

extension CollectionView {
    mutating func selectionState() -> SelectionState {
        if let selection { return selection }
        let state = SelectionState(count: itemCount)
        selection = state
        screen.states.noteChange()
        return state
    }

    /// Deselects what may not be selected any more.
    private func keepMode(_ state: SelectionState) {
        if state.mode == .multiple { return }
        let first = state.mode == .single ? state.selected.items.firstMarked : nil
        state.selected.set(0..<(first ?? 0), false)
        state.selected.set((first.map { $0 + 1 } ?? 0)..<itemCount, false)
    }

    /// Has an item be selected where one must be, finds the anchor anew where it has left the
    /// data, and tells the host of what has changed since.
    ///
    /// - Parameter time_ns: The time of the change; nil: that of the last call that had one.
    /// - Parameter cause: The number of the sample that led to the change.
    /// - Parameter isProvisional: Whether the change may yet be taken back.
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

    /// The number of an item, if there is one.
    func itemNumber(at indexPath: IndexPath?) -> Int? {
        indexPath.flatMap { try? stage.dataSource.itemIndex(of: $0) }
    }
}
