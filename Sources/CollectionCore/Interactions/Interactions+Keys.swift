// Keyboard input: rules N6 and N9 of docs/semantics.md.
extension Interactions {
    mutating func beginKey(at time_ns: UInt64, in scene: inout Scene) {
        scene.input.isUsed = true
        scene.input.beginSample()
        advanceInput(to: time_ns, in: &scene)
        settleInput(in: &scene)
    }

    mutating func handle(
        _ key: Key, _ modifiers: KeyModifiers, in scene: inout Scene, _ observers: inout Observers
    ) -> Bool {
        // Without assistiveFocus: assistive technology has calls of its own.
        // Without displayed, notices, prefetch, viewability: they look at display frames.
        if key == .space && modifiers.isSubset(of: .shift) && focus.isTyping(in: scene) {
            return focus.typeSpace(in: &scene)
        }
        if !key.isText(with: modifiers) { focus.typed.end() }
        let isInPart = focus.focusedPart(in: scene) > 0
        if drop.session?.isByKeys == true, dropByKey(key, in: &scene, &observers) { return true }
        if focus.movesByKey(modifiers, in: scene), key.isArrow {
            return moveItem(byKey: key, in: &scene, &observers)
        }
        if key == .enter && beginDragByKey(modifiers, in: &scene) { return true }
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
