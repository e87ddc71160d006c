// Keys of a person: rules N6 and N9 of docs/semantics.md.
extension CollectionView {
    /// Follows a key that goes down, or repeats: focus moves, and with it the selection; items are
    /// selected and acted on. Everything that is due before happens first. A layout of the host's
    /// own that fails to say where items are moves no focus.
    ///
    /// - Returns: False, where nothing comes of the key: then it is the host's.
    /// - Throws: `invalidArgument` for a time that goes back, and a key that does not exist. Then
    ///   nothing has changed.
    /// - Complexity: As `moveFocus` and `changeSelection`
    public mutating func sendKey(_ sample: KeySample) throws(CollectionError) -> Bool {
        guard let key = sample.key else { throw .invalidArgument("key", .unknownValue) }
        if sample.time_ns < scene.lastTime_ns { throw .invalidArgument("time_ns", .goesBack) }
        beginKey(at: sample.time_ns)
        let isHandled = handle(key, sample.modifiers)
        scene.endKey()
        return isHandled
    }
}

extension CollectionView {
    mutating func beginKey(at time_ns: UInt64) {
        scene.input.isUsed = true
        scene.input.beginSample()
        advanceInput(to: time_ns)
        settleInput()
    }

    private mutating func handle(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
        if key == .space && modifiers.isSubset(of: .shift) && isTyping { return typeSpace() }
        if !key.isText(with: modifiers) { focus.typed.end() }
        let isInPart = focusedPart > 0
        if drop?.isByKeys == true, dropByKey(key) { return true }
        if movesByKey(modifiers), key.isArrow { return moveItem(byKey: key) }
        if key == .enter && beginDragByKey(modifiers) { return true }
        switch key {
        case .up, .down, .left, .right, .home, .end, .pageUp, .pageDown:
            return moveFocus(by: key, modifiers)
        case .escape where scene.isMovingItem:
            cancelMovement(.user)
            return true
        case .escape where scene.drag?.pointer != nil:
            finishDrag(.cancel, .user)
            return true
        case .escape where menu.item != nil:
            menu.closeMenu(.user, in: &scene)
            return true
        case .escape where swipes.open != nil:
            return swipes.closeSwipe(.user, at: scene.lastTime_ns, in: &scene)
        case .escape where isInPart:
            leaveParts()
            return true
        // What else a part does is the host's.
        case _ where isInPart: return false
        case .enter where enterParts(), .f2 where enterParts(): return true
        case .space: return selectFocused(modifiers)
        case .enter: return request(.primaryAction, modifiers)
        case .f2: return request(.editRequested, modifiers)
        case .delete: return requestDelete(modifiers)
        case .escape:
            return scene.endBand(isCancelled: true) || scene.endSweep(isCancelled: true)
                || scene.change(by: .clear)
        case .a:
            return modifiers.toggles && scene.selection?.mode == .multiple
                && scene.change(by: .selectAll)
        case .c: return requestItems(.copyRequested, modifiers)
        case .x: return requestItems(.cutRequested, modifiers)
        case .v: return requestPaste(modifiers)
        case .menu: return requestMenu(with: modifiers)
        case .f10: return modifiers == .shift && requestMenu(with: modifiers)
        case .other: return false
        }
    }

    private mutating func moveFocus(by key: Key, _ modifiers: KeyModifiers) -> Bool {
        guard focus.isUsed, let heading = key.heading(isAll: modifiers.toggles) else {
            return false
        }
        let before = focus.focused?.element
        do {
            if try !moveFocus(heading) { return false }
        } catch {
            return false
        }
        // Where the host is asked, focus has not moved.
        if focus.focused?.element != before {
            selectMoved(modifiers, isEnd: key == .home || key == .end)
        }
        return true
    }

    /// Has the selection follow focus that a person has moved to an item.
    ///
    /// - Parameter isEnd: As of `SelectionKey.effectOfMove`.
    mutating func selectMoved(_ modifiers: KeyModifiers, isEnd: Bool) {
        guard let state = scene.selection, let item = focusedItem else { return }
        let held = SelectionKey(
            behavior: state.configuration.behavior, mode: state.mode, modifiers: modifiers)
        let effect = held.effectOfMove(
            follows: item.traits.selectionFollowsFocus == .yes, isEnd: isEnd)
        if let effect {
            scene.tell(
                scene.perform(effect, on: item, state), at: scene.lastTime_ns,
                cause: scene.input.cause)
        }
    }

    private mutating func typeSpace() -> Bool { type(Scene.space.span) }

    /// The item that has focus.
    private var focusedItem: SelectableItem? { scene.selectableItem(focus.focused?.element) }

    private mutating func selectFocused(_ modifiers: KeyModifiers) -> Bool {
        guard let state = scene.selection, state.configuration.behavior != .none,
            state.mode != .none,
            let item = focusedItem
        else { return false }
        let behavior = state.configuration.behavior
        let held = SelectionKey(behavior: behavior, mode: state.mode, modifiers: modifiers)
        let effect = held.effectOfSpace(isSelected: state.selected[item.number])
        let outcome = effect.flatMap { scene.perform($0, on: item, state) }
        scene.tell(outcome, at: scene.lastTime_ns, cause: scene.input.cause)
        // The space bar is a tap.
        if behavior == .tap && effect?.action != .deselect && outcome?.isRequest != true
            && scene.mayAct(on: item)
        {
            state.action = event(.primaryAction, modifiers)
        }
        return true
    }

    /// Asks the host to do something with the item that has focus.
    private mutating func request(_ kind: EventKind, _ modifiers: KeyModifiers) -> Bool {
        guard scene.events.wants(.actions), let item = focusedItem else { return false }
        if kind == .primaryAction && !scene.mayAct(on: item) { return false }
        scene.events.append(event(kind, modifiers))
        return true
    }

    /// Asks the host to delete what is selected.
    private mutating func requestDelete(_ modifiers: KeyModifiers) -> Bool {
        if !scene.events.wants(.actions) { return false }
        let selection = currentSelection
        guard let run = selection.coveringRun else { return false }
        var event = event(.deleteRequested, modifiers)
        event.otherValue = UInt64(selection.count)
        scene.events.append(event, runs: [run])
        return true
    }

    /// An event about the element that has focus.
    func event(_ kind: EventKind, _ modifiers: KeyModifiers) -> Event {
        var event = Event(kind, at: scene.lastTime_ns)
        event.origin = .user
        event.cause = scene.input.cause
        event.value = UInt64(modifiers.rawValue)
        if let focused = focus.focused { event.note(focused) }
        return event
    }
}
