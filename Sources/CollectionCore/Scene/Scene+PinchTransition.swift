extension Scene {
    /// Whether the pinch that is on its way leads the interactive transition.
    var isLedByPinch: Bool {
        guard let interactive, input.pinch != nil else { return false }
        return interactive.isPinched && !interactive.isOver
    }
}
