// The state that a person has made of a view: rule J6 of docs/semantics.md.
extension CollectionView {
    /// Returns the state of the view, as the last display frame showed it. Before the first display
    /// frame that is the state that was restored last, if one was.
    ///
    /// - Parameter outlines: The outlines that the view shows; the view itself knows only their
    ///   visible items.
    /// - Complexity: O(runs of selected items), or O(selected items) where they have identifiers;
    ///   O(items of the outlines). There is no layout pass.
    public mutating func viewState(outlines: [SectionOutline] = []) -> ViewState {
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
        state.hasFocus = focus.isInView
        if let last = focus.focused ?? focus.remembered, !last.isGone {
            state.focused = places.named(last.element)
        }
        for outline in outlines {
            state.expandedItems.append(contentsOf: outline.snapshot.expandedItems)
        }
        return state
    }
}
