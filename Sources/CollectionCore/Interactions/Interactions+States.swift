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

    /// Adds the changed elements on standby to the display frame, with their states.
    @inline(never)
    func tellStandby(_ range: Range<Int>, in scene: inout Scene) {
        if !scene.screen.states.isUsed { return scene.tellStandby(range) { _ in [] } }
        let source = stateSource(in: scene)
        scene.tellStandby(range) { source.states(of: $0) }
    }

    func stateSource(in scene: borrowing Scene) -> ElementStateSource {
        var source = ElementStateSource(highlighted: scene.input.press.highlightedElement)
        forEach(&source, in: scene)
        return source
    }
}

extension ElementStateSource: InteractionReader {
    mutating func read<One: Interaction & ~Copyable>(
        _ one: borrowing One, in scene: borrowing Scene
    ) {
        one.addStates(to: &self, in: scene)
    }
}
