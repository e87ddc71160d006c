import CollectionCore

extension Sample {
    /// A state with everything in it.
    static var viewState: ViewState {
        var state = ViewState()
        state.contentOffset = Point(x: -1, y: .pi)
        state.edge = .end
        state.anchor = StateElement(.cell(IndexPath(section: 1, item: .max)))
        state.distance = -2.5
        state.sectionOffsets = [
            ViewState.SectionOffset(section: .max, contentOffset: 1e300),
            ViewState.SectionOffset(identifier: 0, contentOffset: 7),
        ]
        state.selectedRuns = [ItemRun(indexPath: IndexPath(section: 2, item: 3), count: .max)]
        state.selectedItems = [0, .max]
        state.hasFocus = true
        state.focused = StateElement(
            .supplementary(.sectionFooter, IndexPath(section: 0, item: 9)), identifier: 0)
        state.expandedItems = [5]
        return state
    }
}
