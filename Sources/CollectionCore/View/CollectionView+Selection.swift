// The selection: section S of docs/semantics.md.
extension CollectionView {
    /// The settings of the selection. A view selects no items until the host sets them.
    public var selectionConfiguration: SelectionConfiguration { scene.selectionConfiguration }

    /// Sets how many items may be selected. If too many are selected, only the first stays so.
    public mutating func setSelectionConfiguration(_ configuration: SelectionConfiguration) {
        scene.setSelectionConfiguration(configuration)
    }

    /// Begins or ends editing. Selected items are deselected, except items that may stay selected
    /// while the view is being edited.
    public mutating func setEditing(_ isEditing: Bool) {
        let state = scene.selectionState()
        if state.isEditing == isEditing { return }
        interactions.swipes.closeSwipe(.program, at: nil, in: &scene)
        // A pointer that is down then selects nothing, with or without editing.
        if scene.input.isUsed {
            scene.input.press.takeBack(at: scene.lastTime_ns)
            scene.queueInput()
        }
        state.setEditing(isEditing)
        if !isEditing { state.selected.set(0..<scene.itemCount, false) }
        scene.keepMode(state)
        scene.screen.states.noteChange()
        scene.settleSelection(.mode, .program)
    }

    /// Changes the selection.
    ///
    /// - Parameter runs: The items; empty for actions that concern all items. A run may continue
    ///   into later sections.
    /// - Throws: `wrongState` if the view allows no selection, or only one item for several, or an
    ///   item must stay selected and none would; `invalidArgument` for a run beyond the last item;
    ///   `invalidSection`, `invalidItem`; `limitExceeded`. Then nothing has changed.
    /// - Complexity: O(log n) for each run, or O(n) where that is less; `invert`: O(n) in pieces
    ///   of 2,048 items, or all that are alike. With `asUser`, also O(runs of traits)
    public mutating func changeSelection(
        _ action: SelectionAction, _ runs: Span<ItemRun> = Span(), options: SelectionOptions = [],
        within limits: Limits? = nil
    ) throws(CollectionError) {
        try scene.changeSelection(action, runs, options: options, within: limits)
    }

    /// Begins a batch of calls that change the selection: events report one change for all calls.
    public mutating func beginSelectionUpdates() { scene.selectionState().beginBatch() }

    /// Ends a batch of calls that change the selection.
    ///
    /// - Throws: `wrongState` if no batch has begun.
    public mutating func endSelectionUpdates() throws(CollectionError) {
        if scene.selection?.endBatch() != true { throw .wrongState(.noSelectionBatchIsOpen) }
        scene.settleSelection(.program, .program)
    }
}

// Questions.
extension CollectionView {
    /// - Throws: `invalidSection`, `invalidItem`.
    /// - Complexity: O(log n)
    public func isItemSelected(at indexPath: IndexPath) throws(CollectionError) -> Bool {
        let number = try scene.stage.dataSource.itemIndex(of: indexPath)
        return scene.selection?.selected[number] ?? false
    }

    /// A summary of the selection.
    ///
    /// - Complexity: O(log n)
    public var currentSelection: Selection { scene.currentSelection }

    /// Returns the longest possible runs of selected items, in the order of index paths.
    ///
    /// - Parameter indexPath: The item at which to begin; nil: the first item of the data.
    /// - Parameter limit: The maximum number of runs that are returned; at most 4,096.
    /// - Throws: `invalidSection`, `invalidItem`; `invalidArgument` for a negative limit.
    /// - Complexity: O(log n + runs)
    public func selectedRuns(
        from indexPath: IndexPath? = nil, limit: Int = 4096
    ) throws(CollectionError) -> [ItemRun] {
        try scene.selectedRuns(from: indexPath, limit: limit)
    }
}
