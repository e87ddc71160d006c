extension Scene {
    /// Whether the pinch that is in progress drives the interactive transition.
    var isLedByPinch: Bool {
        guard let interactive, input.pinch != nil else { return false }
        return interactive.isPinched && !interactive.isOver
    }
}

// Calls of the host: `CollectionView` documents them.
extension Scene {
    mutating func setPinchTransition(
        _ transition: PinchTransition?
    ) throws(CollectionError) {
        if let transition {
            try transition.validate()
            try registry.check(transition.layout)
        }
        pinchTransition = transition
    }
}
