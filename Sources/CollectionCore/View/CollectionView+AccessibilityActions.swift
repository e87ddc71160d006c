// Actions of assistive technology: rule Y5 of docs/semantics.md.
extension CollectionView {
    /// Does something with an element for a person who uses assistive technology, shown or not, as
    /// far as traits and settings allow it to a person. The time is that of the last call that had
    /// one.
    ///
    /// - Parameter element: A section is named by a cell without an item.
    /// - Returns: False, where nothing comes of it: then it is the host's.
    /// - Throws: `invalidSection`, `invalidItem`, `unknownElementKind`; `noElement` for a
    ///   decoration view; what a layout pass throws. Then nothing has changed.
    /// - Complexity: As a tap; `scrollToVisible`: O(log n), once laid out
    public mutating func perform(
        _ action: AccessibilityAction, on element: Element
    ) throws(CollectionError) -> Bool {
        try scene.checkRead(element)
        switch action {
        case .press: return press(element)
        case .select: return scene.select(element, .select)
        case .deselect: return scene.select(element, .deselect)
        case .primaryAction: return scene.act(on: element)
        case .focus: return focus(on: element)
        case .scrollToVisible: return try show(element, isAnimated: true, .user)
        }
    }

    /// The order is that of a tap, without a highlight.
    private mutating func press(_ element: Element) -> Bool {
        scene.append(.tap, about: element)
        let hasFocus = focus.isUsed && focusByPress(element)
        var isHandled = scene.events.wants(.taps) || hasFocus
        if let state = scene.selectingState, let item = scene.selectableItem(element),
            scene.mayHighlight(item)
        {
            isHandled = true
            let behavior = state.configuration.behavior
            let wasAnySelected = state.selected.count > 0
            let click = SelectionClick(
                device: .touch, modifiers: [], isSelected: state.selected[item.number])
            let effect = click.effect(behavior, state.mode, isAnySelected: wasAnySelected)
            let outcome = effect.flatMap { scene.perform($0, on: item, state) }
            scene.tell(outcome, at: scene.lastTime_ns, cause: 0)
            scene.settleSelection(.tap, .user)
            if behavior.acts(by: effect, wasAnySelected: wasAnySelected)
                && outcome?.isRequest != true && scene.mayAct(on: item)
            {
                scene.append(.primaryAction, about: element)
            }
        }
        return isHandled
    }

    /// The content follows, and the selection stays.
    private mutating func focus(on element: Element) -> Bool {
        if !focus.isUsed || !focusByPress(element) { return false }
        if focus.focused?.element == element { followFocus(isAnimated: true) }
        return true
    }
}
