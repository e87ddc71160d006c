// Keys that ask for items to be copied, cut and pasted: rule O18 of docs/semantics.md.
extension Scene {
    /// Whether the modifiers of a key make it a command to copy, cut or paste, and the host asks
    /// for the events of such commands.
    func isEditingCommand(_ modifiers: KeyModifiers) -> Bool {
        events.wants(.editingCommands) && input.configuration.platform.hasCommand(modifiers)
            && modifiers.isDisjoint(with: [.shift, .alt])
    }
}
