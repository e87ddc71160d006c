// The states of elements in display frames.
extension CollectionView {
    /// Has the display frame tell the states of elements, where they are new or have changed.
    @inline(never)
    mutating func showStates() {
        screen.visible.mayShare = false
        if screen.states.tellKnown(&screen.frame) { return }
        let source = stateSource
        screen.states.tell({ source.states(of: $0) }, &screen.visible, &screen.frame)
    }

    var stateSource: ElementStateSource {
        ElementStateSource(
            focused: focus.focused?.element, highlighted: input.press.highlightedElement,
            items: selection.map { ItemStateSource($0, stage.dataSource, traits?.values) },
            dragged: drag.map { ($0, stage.dataSource) }, dropTarget: drop?.target,
            opening: drop?.opening, menu: menu.indexPath,
            swiped: swipes.rows.isEmpty ? [] : swipes.indexPaths)
    }
}
