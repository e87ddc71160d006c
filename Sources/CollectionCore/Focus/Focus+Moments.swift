// The moments at which focus takes part.
extension Focus {
    // Without leaveData, tellLost, settle: elements may be found again by their identifiers.
    // Without leaveLayout, beginTransition, yieldItems: an element keeps focus wherever it is.
    // Without isMoving, due_ns, actWhenDue, followDisplayFrame, forgetEvents, endDisplayFrame: only
    // taps, keys and calls move focus, and events are queued at once.
    // Without wantsLongPress, followWheel, cancelPointers, longPress, tellLongPress: of all that
    // pointers do, only taps and secondary buttons move focus; what drags and moves items asks for
    // it.

    mutating func findAgain(in snapshot: Snapshot) {
        if isUsed { find { snapshot.indexPath(ofItem: $0) } }
    }

    mutating func settleFound(in scene: inout Scene) {
        if isUsed { settleFocus(in: &scene) }
    }

    func wantsPresses(in scene: borrowing Scene) -> Bool { isUsed }

    @inline(__always)
    mutating func followPointer(_ sample: PointerSample, in scene: inout Scene) -> Wish? {
        if isUsed && sample.phase == .down && sample.buttons.contains(.secondary),
            let pressed = scene.pressedElement(at: sample.position)
        {
            follow(press: pressed.element, in: &scene)
        }
        return nil
    }

    mutating func tap(_ tap: Press, _ event: Event, in scene: inout Scene) {
        if let pressed = tap.element, !pressed.isGone { follow(press: pressed.element, in: &scene) }
    }

    /// Ends typed text, unless the key continues it.
    mutating func noteKey(_ press: KeyPress, in scene: inout Scene) {
        if !continuesText(press, in: scene) && !press.key.isText(with: press.modifiers) {
            typed.end()
        }
    }

    mutating func continueByKey(_ press: KeyPress, in scene: inout Scene) -> InputAnswer {
        if !continuesText(press, in: scene) { return .passed }
        return InputAnswer(isUsed: typeSpace(in: &scene))
    }

    /// Whether a key is the space bar within text that is being typed.
    private func continuesText(_ press: KeyPress, in scene: borrowing Scene) -> Bool {
        press.key == .space && press.modifiers.isSubset(of: .shift) && isTyping(in: scene)
    }

    @_optimize(size)
    mutating func handleKey(_ press: KeyPress, in scene: inout Scene) -> InputAnswer {
        let (key, modifiers) = (press.key, press.modifiers)
        let isInPart = focusedPart(in: scene) > 0
        switch key {
        case .up, .down, .left, .right, .home, .end, .pageUp, .pageDown:
            return InputAnswer(isUsed: moveFocus(by: key, modifiers, in: &scene))
        case .escape where isInPart:
            leaveParts(in: &scene)
            return .used
        // The host handles all other keys in a part.
        case _ where isInPart: return .refused
        case .enter where enterParts(in: &scene), .f2 where enterParts(in: &scene): return .used
        case .space: return InputAnswer(isUsed: selectFocused(modifiers, in: &scene))
        case .enter: return InputAnswer(isUsed: request(.primaryAction, modifiers, in: &scene))
        case .f2: return InputAnswer(isUsed: request(.editRequested, modifiers, in: &scene))
        case .delete: return InputAnswer(isUsed: requestDelete(modifiers, in: &scene))
        case .c: return InputAnswer(isUsed: requestItems(.copyRequested, modifiers, in: &scene))
        case .x: return InputAnswer(isUsed: requestItems(.cutRequested, modifiers, in: &scene))
        case .v: return InputAnswer(isUsed: requestPaste(modifiers, in: &scene))
        case .menu: return InputAnswer(isUsed: requestMenu(with: modifiers, in: &scene))
        case .f10 where modifiers == .shift:
            return InputAnswer(isUsed: requestMenu(with: modifiers, in: &scene))
        case .escape, .a, .f10, .other: return .passed
        }
    }

    func addStates(to source: inout ElementStateSource, in scene: borrowing Scene) {
        source.focused = focused?.element
    }
}
