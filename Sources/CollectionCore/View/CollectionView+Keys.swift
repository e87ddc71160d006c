// Keyboard input: rules N6 and N9 of docs/semantics.md.
extension CollectionView {
    /// Handles a key that goes down or repeats: the key moves focus, and the selection with it,
    /// selects items or acts on items. Everything that depends on time happens first. If a custom
    /// layout fails, the key moves no focus.
    ///
    /// - Returns: False if the view does not handle the key: then the host may handle it.
    /// - Throws: `invalidArgument` for a time before the last time, and an unknown key. Then
    ///   nothing has changed.
    /// - Complexity: The complexities of `moveFocus` and `changeSelection`
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
        // Without assistiveFocus: assistive technology has calls of its own.
        // Without displayed, notices, prefetch, viewability: they look at display frames.
        if key == .space && modifiers.isSubset(of: .shift) && focus.isTyping(in: scene) {
            return focus.typeSpace(in: &scene)
        }
        if !key.isText(with: modifiers) { focus.typed.end() }
        let isInPart = focus.focusedPart(in: scene) > 0
        if drop.session?.isByKeys == true, dropByKey(key) { return true }
        if focus.movesByKey(modifiers, in: scene), key.isArrow { return moveItem(byKey: key) }
        if key == .enter && beginDragByKey(modifiers) { return true }
        switch key {
        case .up, .down, .left, .right, .home, .end, .pageUp, .pageDown:
            return focus.moveFocus(by: key, modifiers, in: &scene)
        case .escape where scene.isMovingItem:
            movement.cancelMovement(.user, in: &scene)
            return true
        case .escape where scene.drag?.pointer != nil:
            drop.finishDrag(.cancel, .user, in: &scene)
            return true
        case .escape where menu.item != nil:
            menu.closeMenu(.user, in: &scene)
            return true
        case .escape where swipes.open != nil:
            return swipes.closeSwipe(.user, at: scene.lastTime_ns, in: &scene)
        case .escape where isInPart:
            focus.leaveParts(in: &scene)
            return true
        // The host handles all other keys in a part.
        case _ where isInPart: return false
        case .enter where focus.enterParts(in: &scene), .f2 where focus.enterParts(in: &scene):
            return true
        case .space: return focus.selectFocused(modifiers, in: &scene)
        case .enter: return focus.request(.primaryAction, modifiers, in: &scene)
        case .f2: return focus.request(.editRequested, modifiers, in: &scene)
        case .delete: return focus.requestDelete(modifiers, in: &scene)
        case .escape:
            return scene.endBand(isCancelled: true) || scene.endSweep(isCancelled: true)
                || scene.change(by: .clear)
        case .a:
            return modifiers.toggles && scene.selection?.mode == .multiple
                && scene.change(by: .selectAll)
        case .c: return focus.requestItems(.copyRequested, modifiers, in: &scene)
        case .x: return focus.requestItems(.cutRequested, modifiers, in: &scene)
        case .v: return focus.requestPaste(modifiers, in: &scene)
        case .menu: return focus.requestMenu(with: modifiers, in: &scene)
        case .f10: return modifiers == .shift && focus.requestMenu(with: modifiers, in: &scene)
        case .other: return false
        }
    }
}
