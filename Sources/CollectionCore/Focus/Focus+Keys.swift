extension Focus {
    /// Changes the selection after a person has moved focus to an item by a key.
    ///
    /// - Parameter isEnd: Whether the key was Home or End: see `SelectionKey.effectOfMove`.
    /// - Returns: Whether the key has an effect on the selection.
    mutating func selectMoved(
        _ modifiers: KeyModifiers, isEnd: Bool, in scene: inout Scene
    ) -> Bool {
        guard let state = scene.selection, let item = focusedItem(in: scene) else { return false }
        let held = SelectionKey(
            behavior: state.configuration.behavior, mode: state.mode, modifiers: modifiers,
            toggles: scene.input.configuration.platform.hasCommand(modifiers))
        let effect = held.effectOfMove(
            follows: item.traits.selectionFollowsFocus == .yes, isEnd: isEnd)
        guard let effect else { return false }
        scene.tell(
            scene.perform(effect, on: item, state), at: scene.lastTime_ns, cause: scene.input.cause)
        return true
    }

    /// The item that has focus; nil: none.
    private func focusedItem(in scene: borrowing Scene) -> SelectableItem? {
        scene.selectableItem(focused?.element)
    }

    mutating func selectFocused(_ modifiers: KeyModifiers, in scene: inout Scene) -> Bool {
        guard let state = scene.selection, let item = focusedItem(in: scene) else { return false }
        let behavior = state.configuration.behavior
        if behavior == .none || state.mode == .none && behavior != .tap { return false }
        let held = SelectionKey(
            behavior: behavior, mode: state.mode, modifiers: modifiers,
            toggles: scene.input.configuration.platform.hasCommand(modifiers))
        let effect =
            state.mode == .none
            ? nil : held.effectOfSpace(isSelected: state.selected[item.number])
        let outcome = effect.flatMap { scene.perform($0, on: item, state) }
        scene.tell(outcome, at: scene.lastTime_ns, cause: scene.input.cause)
        // With the behavior `tap`, the space bar acts as a tap.
        if behavior == .tap && effect?.action != .deselect && outcome?.isRequest != true
            && scene.mayAct(on: item)
        {
            state.action = event(.primaryAction, modifiers, in: scene)
            return true
        }
        return state.mode != .none
    }

    /// Asks the host for an action on the item that has focus.
    ///
    /// - Returns: False if the key has no effect.
    mutating func request(
        _ kind: EventKind, _ modifiers: KeyModifiers, in scene: inout Scene
    ) -> Bool {
        guard scene.events.wants(.actions), let item = focusedItem(in: scene) else { return false }
        if kind == .primaryAction && !scene.mayAct(on: item) { return false }
        scene.events.append(event(kind, modifiers, in: scene))
        return true
    }

    /// Asks the host to delete the selected items.
    ///
    /// - Returns: False if the key has no effect.
    mutating func requestDelete(_ modifiers: KeyModifiers, in scene: inout Scene) -> Bool {
        if !scene.events.wants(.actions) { return false }
        let selection = scene.currentSelection
        guard let run = selection.coveringRun else { return false }
        var event = event(.deleteRequested, modifiers, in: scene)
        event.otherValue = UInt64(selection.count)
        scene.events.append(event, runs: [run])
        return true
    }

    /// An event about the element that has focus.
    func event(_ kind: EventKind, _ modifiers: KeyModifiers, in scene: borrowing Scene) -> Event {
        var event = scene.newEvent(kind, .user)
        event.value = UInt64(modifiers.rawValue)
        if let focused = self.focused { event.note(focused) }
        return event
    }
}
