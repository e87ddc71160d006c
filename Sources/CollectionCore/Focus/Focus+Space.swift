extension Focus {
    mutating func moveFocus(by key: Key, _ modifiers: KeyModifiers, in scene: inout Scene) -> Bool {
        let isAll = scene.input.configuration.platform.hasCommand(modifiers)
        guard isUsed, let heading = key.heading(isAll: isAll) else { return false }
        let before = focused?.element
        do {
            if try !moveFocus(heading, in: &scene) { return false }
        } catch {
            return false
        }
        // If the host decides about the move, focus has not moved.
        if focused?.element != before {
            selectMoved(modifiers, isEnd: key == .home || key == .end, in: &scene)
        }
        return true
    }

    mutating func typeSpace(in scene: inout Scene) -> Bool { type(Scene.space.span, in: &scene) }
}
