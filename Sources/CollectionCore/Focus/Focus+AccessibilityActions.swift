// Actions of assistive technology: rule Y5 of docs/semantics.md.
extension Focus {
    /// Activates an element for assistive technology. The events have the order of those of a tap,
    /// without a highlight.
    ///
    /// - Returns: Whether the action was handled.
    mutating func press(_ element: Element, in scene: inout Scene) -> Bool {
        scene.append(.tap, about: element)
        let hasFocus = isUsed && focusByPress(element, in: &scene)
        var isHandled = scene.events.wants(.taps) || hasFocus
        if scene.selectsByPointers, let state = scene.selection,
            let item = scene.selectableItem(element),
            scene.mayHighlight(item)
        {
            isHandled = true
            let behavior = state.configuration.behavior
            let wasAnySelected = state.selected.count > 0
            let click = SelectionClick(
                device: .touch, isSelected: state.selected[item.number])
            let effect = click.effect(behavior, state.mode, isAnySelected: wasAnySelected)
            let outcome = effect.flatMap { scene.perform($0, on: item, state) }
            scene.tell(outcome, at: scene.lastTime_ns, cause: 0)
            scene.settleSelection(.tap, .user)
            let acts =
                state.mode == .none
                || behavior.acts(by: effect, wasAnySelected: wasAnySelected)
            if acts && outcome?.isRequest != true && scene.mayAct(on: item) {
                scene.append(.primaryAction, about: element)
            }
        }
        return isHandled
    }
}
