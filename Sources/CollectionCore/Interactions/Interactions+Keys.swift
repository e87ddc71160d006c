// Keyboard input: rules N6 and N9 of docs/semantics.md.
extension Interactions {
    mutating func beginKey(at time_ns: UInt64, in scene: inout Scene) {
        scene.input.isUsed = true
        scene.input.beginSample()
        advanceInput(to: time_ns, in: &scene)
        settleInput(in: &scene)
    }

    /// Handles text that a person types. While keys drag items, text does nothing.
    ///
    /// - Returns: Whether the text was handled.
    mutating func type(_ text: Span<UInt8>, in scene: inout Scene) -> Bool {
        drop.session?.isByKeys == true || focus.type(text, in: &scene)
    }

    /// Takes focus out of the view for a person. A drag that keys move ends.
    mutating func leaveFocus(in scene: inout Scene) {
        drop.endDragByKeys(in: &scene)
        focus.leaveFocus(.user, in: &scene)
    }

    /// Offers a key to interactions: first to sessions that are driven by keys, then to all.
    ///
    /// - Returns: Whether an interaction has used the key.
    @_optimize(size)
    mutating func handle(
        _ key: Key, _ modifiers: KeyModifiers, in scene: inout Scene, _ observers: inout Observers
    ) -> Bool {
        let press = KeyPress(
            key: key, modifiers: modifiers, focused: focus.focused?.element,
            isFocusUsed: focus.isUsed)
        forEach(KeyNote(press: press), in: &scene)
        switch offer(press, isForSessions: true, in: &scene, &observers) {
        case .used: return true
        case .refused: return false
        case .passed, .wish: break
        }
        if case .used = offer(press, isForSessions: false, in: &scene, &observers) { return true }
        return false
    }

    @_optimize(size)
    private mutating func offer(
        _ press: KeyPress, isForSessions: Bool, in scene: inout Scene,
        _ observers: inout Observers
    ) -> InputAnswer {
        var walk = Walk()
        while true {
            forEach(KeyOffer(press: press, isForSessions: isForSessions), &walk, in: &scene)
            guard let wish = walk.wish else { return walk.answer }
            walk.goOn(with: carryOut(wish, of: press, in: &scene, &observers))
        }
    }
}
