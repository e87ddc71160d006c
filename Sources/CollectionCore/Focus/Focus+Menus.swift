// Requests for menus.
extension Focus {
    /// Asks the host for the menu of the element that has focus.
    ///
    /// - Returns: False if the key has no effect.
    mutating func requestMenu(with modifiers: KeyModifiers, in scene: inout Scene) -> Bool {
        guard scene.events.wants(.actions), let focused = self.focused,
            scene.mayShowMenu(of: focused.element)
        else { return false }
        scene.queueMenuRequest(event(.menuRequested, modifiers, in: scene))
        return true
    }
}
