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
            assistive: assistiveFocus.element?.element,
            isAsked: keepsFocused || assistiveFocus.element != nil)
    }

    func stateSource(in scene: borrowing Scene) -> ElementStateSource {
        var reader = StateReader(
            source: ElementStateSource(highlighted: scene.input.press.highlightedElement))
        forEach(&reader, in: scene)
        return reader.source
    }
}

private struct StateReader: InteractionReader {
    var source: ElementStateSource

    mutating func read<One: Interaction & ~Copyable>(
        _ one: borrowing One, in scene: borrowing Scene
    ) {
        one.addStates(to: &source, in: scene)
    }
}
