extension Focus {
    mutating func moveFocus(by key: Key, _ modifiers: KeyModifiers, in scene: inout Scene) -> Bool {
        let isAll = scene.input.configuration.platform.hasCommand(modifiers)
        guard isUsed, let heading = key.heading(isAll: isAll) else { return false }
        let (before, isEnd) = (focused?.element, key == .home || key == .end)
        do {
            if try !moveFocus(heading, in: &scene) {
                // Home and End mean the item at that end, also where it has focus already.
                guard isEnd, let before,
                    try target(of: heading, from: before, in: &scene)?.indexPath == before.indexPath
                else { return false }
                return selectMoved(modifiers, isEnd: true, in: &scene)
            }
        } catch {
            return false
        }
        // If the host decides about the move, focus has not moved.
        if focused?.element != before { _ = selectMoved(modifiers, isEnd: isEnd, in: &scene) }
        return true
    }

    mutating func typeSpace(in scene: inout Scene) -> Bool { type(Scene.space.span, in: &scene) }
}
