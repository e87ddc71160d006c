extension Scene {
    mutating func endKey() {
        settleSelection(.key, .user, cause: input.cause)
        if let action = selection?.action {
            selection?.action = nil
            events.append(action)
        }
        input.endSample()
    }

    static let space: [1 of UInt8] = [0x20]

    /// Performs an action on the selection for a key, as far as a person may.
    ///
    /// - Returns: Whether the number of selected items has changed.
    mutating func change(by action: SelectionAction) -> Bool {
        guard let state = selection, state.configuration.behavior != .none, state.mode != .none
        else { return false }
        let count = state.selected.count
        change(state, by: action, [], .asUser)
        return state.selected.count != count
    }
}
