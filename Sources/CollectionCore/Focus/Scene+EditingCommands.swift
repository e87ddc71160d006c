// Keys that ask for items to be copied, cut and pasted: rule O18 of docs/semantics.md.
extension Scene {
    /// Whether a key asks for something to be copied, cut or pasted, and the host is told of it.
    func isEditingCommand(_ modifiers: KeyModifiers) -> Bool {
        events.wants(.editingCommands) && modifiers.toggles
            && modifiers.isDisjoint(with: [.shift, .alt])
    }
}
