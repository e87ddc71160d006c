// The selection: section S of docs/semantics.md.
extension CollectionView {
    /// The settings of the selection. No view has a selection before they are set.
    public var selectionConfiguration: SelectionConfiguration { scene.selectionConfiguration }

    /// Sets how many items may be selected. Where fewer may be than are, the first one stays.
    public mutating func setSelectionConfiguration(_ configuration: SelectionConfiguration) {
        scene.setSelectionConfiguration(configuration)
    }

    /// Begins or ends to edit the view. What was selected is deselected, except for what may be
    /// selected while the view is being edited.
    public mutating func setEditing(_ isEditing: Bool) {
        let state = scene.selectionState()
        if state.isEditing == isEditing { return }
        swipes.closeSwipe(.program, at: nil, in: &scene)
        // A pointer that is down selects in neither way.
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
        try scene.changeSelection(action, runs, options: options, within: limits)
    }

    /// Begins a batch of calls that change the selection: what they came to is told as one change.
    public mutating func beginSelectionUpdates() { scene.selectionState().beginBatch() }

    /// Ends a batch of calls.
    ///
    /// - Throws: `wrongState`, where none has begun.
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

    /// The selection, in few words.
    ///
    /// - Complexity: O(log n)
    public var currentSelection: Selection { scene.currentSelection }

    /// Returns the runs of selected items, each as long as can be, in the order of index paths.
    ///
    /// - Parameter indexPath: The first item that is looked at; nil: the first one of all.
    /// - Parameter limit: The most runs that are returned; never more than 4,096 are.
    /// - Throws: `invalidSection`, `invalidItem`; `invalidArgument` for a negative limit.
    /// - Complexity: O(log n + runs)
    public func selectedRuns(
        from indexPath: IndexPath? = nil, limit: Int = 4096
    ) throws(CollectionError) -> [ItemRun] {
        try scene.selectedRuns(from: indexPath, limit: limit)
    }
}
