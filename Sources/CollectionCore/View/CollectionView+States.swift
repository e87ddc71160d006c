// The states of elements in display frames.
extension CollectionView {
    /// Has the display frame tell the states of elements, where they are new or have changed.
    @inline(never)
    mutating func showStates() {
        scene.screen.visible.mayShare = false
        if scene.screen.states.tellKnown(&scene.screen.frame) { return }
        let source = stateSource
        scene.screen.states.tell(
            { source.states(of: $0) }, &scene.screen.visible, &scene.screen.frame)
    }

    /// The elements that keep their views.
    var keptElements: FocusedElements {
        let keepsFocused = focus.configuration.keepsFocusedElement
        return FocusedElements(
            focused: keepsFocused ? focus.focused?.element : nil,
            assistive: assistiveFocus?.element, isAsked: keepsFocused || assistiveFocus != nil)
    }

    var stateSource: ElementStateSource {
        ElementStateSource(
            focused: focus.focused?.element, highlighted: scene.input.press.highlightedElement,
            items: scene.selection.map {
                ItemStateSource($0, scene.stage.dataSource, scene.traits?.values)
            },
            dragged: scene.drag.map { ($0, scene.stage.dataSource) },
            dropTarget: drop.session?.target,
            opening: drop.session?.opening, menu: menu.indexPath,
            swiped: swipes.rows.isEmpty ? [] : swipes.indexPaths)
    }
}
