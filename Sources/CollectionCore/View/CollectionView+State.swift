// The state that a person has made of a view: rule J6 of docs/semantics.md.
extension CollectionView {
    /// Returns the state of the view at the last display frame; before the first display frame, the
    /// last restored state, if there is one.
    ///
    /// - Parameter outlines: The outlines that the view displays; the view itself knows only their
    ///   visible items.
    /// - Throws: `snapshot` with `repeatedSections`, `repeatedItems` if an outline is named twice.
    /// - Complexity: O(runs of selected items), or O(selected items) if they have identifiers;
    ///   O(items of the outlines). There is no layout pass.
    public mutating func viewState(
        outlines: [SectionOutline]
    ) throws(CollectionError) -> ViewState {
        try outlines.validate()
        var state = viewState()
        for outline in outlines {
            state.expandedItems.append(contentsOf: outline.snapshot.expandedItems)
        }
        return state
    }

    /// Returns the state of a view without outlines.
    public mutating func viewState() -> ViewState {
        var state = ViewState()
        let places = StatePlaces(data: scene.stage.dataSource, snapshot: scene.snapshot)
        scene.notePlace(in: &state, places)
        for entry in scene.stage.geometry.offsets.entries where entry.offset > 0 {
            if let identifier = scene.snapshot?.sectionIdentifier(at: Int(entry.section)) {
                state.sectionOffsets.append(
                    ViewState.SectionOffset(identifier: identifier, contentOffset: entry.offset))
            } else {
                state.sectionOffsets.append(
                    ViewState.SectionOffset(section: entry.section, contentOffset: entry.offset))
            }
        }
        if let items = scene.selection?.selected.items {
            places.add(items.markedRuns(of: 0..<scene.itemCount, limit: .max), to: &state)
        }
        state.hasFocus = interactions.focus.isInView
        if let last = interactions.focus.focused ?? interactions.focus.remembered, !last.isGone {
            state.focused = places.named(last.element)
        }
        return state
    }
}

// Restoring what a person has made of a view: rule J6 of docs/semantics.md.
extension CollectionView {
    /// Restores a state: expanded items, offsets of orthogonal sections, the selection, focus, and
    /// the content offset, which the next display frame reaches. All else is reset as in a new
    /// view. Events report these changes as changes by the program.
    ///
    /// - Parameters:
    ///   - outlines: The outlines to display. Their items that the state names are expanded, all
    ///     other items are collapsed, and one update applies the outlines to their sections.
    ///   - limits: The limits, as `performBatchUpdates` accepts them.
    /// - Returns: The part of the state that no longer exists or that the view cannot restore; an
    ///   empty state if everything was restored.
    /// - Throws: `wrongState` while a batch is open, while an item is being moved and in an
    ///   interactive transition; an error for an invalid number; `unknownElementKind`;
    ///   `limitExceeded`; with outlines, the errors of `Snapshot.replaceItems` and `applySnapshot`,
    ///   and `snapshot` with `repeatedSections`, `repeatedItems` if an outline is named twice. Then
    ///   nothing has changed.
    /// - Complexity: O(k log n) for k runs and identifiers, and the complexity of the update
    public mutating func restoreState(
        _ state: ViewState, outlines: inout [SectionOutline], within limits: Limits? = nil
    ) throws(CollectionError) -> ViewState {
        try scene.checkRestoring(state)
        try outlines.validate()
        var gone = ViewState()
        let expanded = scene.expand(state, outlines, &gone)
        var places = StatePlaces(data: scene.stage.dataSource, snapshot: scene.snapshot)
        if !outlines.isEmpty {
            var next = scene.snapshot ?? Snapshot(limits: limits ?? scene.limits)
            for outline in expanded {
                try next.replaceItems(inSection: outline.section, with: outline.snapshot)
            }
            places = StatePlaces(data: next.dataSource, snapshot: next)
        }
        let selected = scene.selectable(places.selected(state, gone: &gone), places, &gone)
        try scene.checkRoom(selected, itemCount: places.data.itemCount, limits)
        if let next = places.snapshot, !outlines.isEmpty {
            try applySnapshot(next, within: limits)
            outlines = expanded
        }
        scene.restoreOffsets(state, places, &gone)
        scene.restoreSelection(selected)
        interactions.focus.restoreFocus(state, places, &gone, in: &scene)
        scene.restorePlace(state, places, &gone)
        if scene.input.isUsed { scene.queueInput() }
        return gone
    }

    /// Restores a state as `restoreState(_:outlines:within:)` does, in a view without outlines.
    ///
    /// - Returns: The part of the state that was not restored, with all its expanded items.
    public mutating func restoreState(
        _ state: ViewState, within limits: Limits? = nil
    ) throws(CollectionError) -> ViewState {
        var outlines: [SectionOutline] = []
        return try restoreState(state, outlines: &outlines, within: limits)
    }
}
