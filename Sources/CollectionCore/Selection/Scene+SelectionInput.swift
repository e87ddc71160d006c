// Selection by the pointers of a person: rules S2, S12, U7 and U12 of docs/semantics.md.
extension Scene {
    var selectsByPointers: Bool { selection.map { $0.configuration.behavior != .none } ?? false }

    func selectsByLongPress(_ sample: PointerSample) -> Bool {
        selection?.configuration.behavior.selectsByLongPress(sample.device) ?? false
    }

    /// Whether a pointer that goes down may highlight an element. An answer of the delegate holds
    /// for the whole press. Traits are looked up again during the press, because the host may
    /// change them.
    func mayHighlightPressed(_ element: inout PressedElement?) -> Bool {
        if traits == nil { return true }
        guard let item = pressedItem(element) else { return true }
        let isAllowed = mayHighlight(item)
        element?.isRefused = !isAllowed && item.traits.highlight == .ask
        return isAllowed
    }

    func pressedItem(_ element: PressedElement?) -> SelectableItem? {
        guard let element, !element.isGone else { return nil }
        return selectableItem(element.element)
    }

    /// The item of a pressed element, if the press may select the item; otherwise nil.
    func itemToSelect(_ element: PressedElement?) -> SelectableItem? {
        guard let element, !element.isRefused, let item = pressedItem(element),
            item.traits.highlight != .no
        else { return nil }
        return item
    }

    /// Changes the selection by a sample of a pointer, after the events of its press were queued.
    mutating func select(by sample: PointerSample) {
        switch sample.phase {
        case .down:
            if sample.buttons.contains(.secondary) { requestMenu(at: sample) }
            if let press = input.press.press, press.pointer == sample.pointer {
                selection?.hasSelectedOnDown = false
                selectOnDown(press)
                // A band begins beside what is selected without the sweep.
                endSweep(isCancelled: true)
                beginBand(press)
                beginSweep(press)
            } else {
                joinSweep(sample)
            }
            settleSelection(.tap, .user, cause: input.cause)
        case .move:
            moveBand(sample)
            moveSweep(sample)
        case .cancel: liftProvisional(sample)
        case .up:
            liftProvisional(sample)
            settleSelection(.tap, .user, cause: input.cause)
            if let action = selection?.action {
                selection?.action = nil
                events.append(action)
            }
        case nil: break
        }
    }
}

extension Scene {
    private mutating func liftProvisional(_ sample: PointerSample) {
        let isCancelled = sample.phase == .cancel
        if isDrawing(sample.pointer) { endBand(isCancelled: isCancelled) }
        if isSweeping(sample.pointer) {
            endSweep(isCancelled: isCancelled)
        } else {
            selection?.sweep?.leave(sample.pointer)
        }
    }
}

// Clicks, taps and long presses.
extension Scene {
    private func click(_ press: Press, isSelected: Bool) -> SelectionClick {
        SelectionClick(
            device: press.device, extends: press.modifiers.extends,
            toggles: input.configuration.platform.hasCommand(press.modifiers),
            isSelected: isSelected)
    }

    /// Selects or toggles a clicked item before the pointer is lifted, if the settings say so.
    private mutating func selectOnDown(_ press: Press) {
        guard let state = selection, press.isAlive, let item = itemToSelect(press.element) else {
            return
        }
        let (configuration, isSelected) = (state.configuration, state.selected[item.number])
        let click = click(press, isSelected: isSelected)
        guard configuration.actsOnDown(click),
            let effect = click.effect(configuration.behavior, state.mode, isAnySelected: true)
        else { return }
        state.hasSelectedOnDown = true
        tell(perform(effect, on: item, state), at: lastTime_ns, cause: input.cause)
    }

    mutating func selectByTap(_ press: Press, _ event: Event) {
        guard let state = selection, state.configuration.behavior != .none else { return }
        guard let element = press.element else { return clearByClick(press, state) }
        guard let item = itemToSelect(element) else { return }
        let behavior = state.configuration.behavior
        let isSecond = state.lastClick?.makesTwo(with: press) == true
        state.lastClick = isSecond ? nil : LastClick(press, on: element)
        let wasAnySelected = state.selected.count > 0
        let click = click(press, isSelected: state.selected[item.number])
        var effect: SelectionEffect?
        if !state.hasSelectedOnDown {
            effect = click.effect(behavior, state.mode, isAnySelected: wasAnySelected)
        }
        let outcome = effect.flatMap { perform($0, on: item, state) }
        tell(outcome, at: lastTime_ns, cause: input.cause)
        let isAction =
            behavior.actsByTap
            ? behavior.acts(by: effect, wasAnySelected: wasAnySelected) : isSecond
        if isAction && outcome?.isRequest != true && mayAct(on: item) {
            state.action = event.asking(.primaryAction)
        }
    }

    /// Deselects all items after a click beside all elements, unless a key that extends or toggles
    /// is held.
    private mutating func clearByClick(_ press: Press, _ state: SelectionState) {
        let click = click(press, isSelected: false)
        if state.configuration.behavior != .replace || press.device == .touch || click.extends
            || click.toggles || state.selected.count == 0
        {
            return
        }
        change(state, by: .clear, [], .asUser)
    }

    mutating func selectByLongPress(_ press: Press) {
        guard let state = selection,
            state.configuration.behavior.selectsByLongPress(press.device), state.mode != .none,
            let item = itemToSelect(press.element), !state.selected[item.number]
        else { return }
        state.longPress = perform(.select, on: item, state)
    }
}

extension Event {
    /// An event of another kind, a request to the host, with the time, cause, element and points of
    /// this event.
    func asking(_ kind: EventKind) -> Event {
        var event = Event(kind, at: time_ns)
        (event.origin, event.cause, event.flags) = (origin, cause, flags)
        (event.element, event.identifier) = (element, identifier)
        (event.reusableView, event.generation) = (reusableView, generation)
        (event.point, event.otherPoint, event.value) = (point, otherPoint, value)
        return event
    }
}
