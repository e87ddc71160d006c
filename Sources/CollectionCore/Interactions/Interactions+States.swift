// The states of elements in display frames.
extension Interactions {
    /// Adds the states of elements to the display frame, where they are new or have changed.
    @inline(never)
    mutating func showStates(in scene: inout Scene) {
        scene.screen.visible.mayShare = false
        if scene.screen.states.tellKnown(&scene.screen.frame) { return }
        let source = stateSource(in: scene)
        scene.screen.states.tell(
            { source.states(of: $0) }, &scene.screen.visible, &scene.screen.frame)
    }

    /// The elements that keep their reusable views when they scroll out of the bounds.
    var focusedElements: FocusedElements {
        let keepsFocused = focus.configuration.keepsFocusedElement
        return FocusedElements(
            focused: keepsFocused ? focus.focused?.element : nil,
            assistive: assistiveFocus?.element, isAsked: keepsFocused || assistiveFocus != nil)
    }

    func stateSource(in scene: borrowing Scene) -> ElementStateSource {
        // Without movement: the stage marks the item that is moved. Without assistiveFocus,
        // displayed, notices, prefetch, viewability: elements have no states of them.
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
