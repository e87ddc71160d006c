extension DisplayedElements {
    /// Queues the events of the elements that end being displayed, or begin to be displayed, with
    /// the current display frame.
    mutating func queueEvents(at time_ns: UInt64, in scene: inout Scene) {
        let hasChanged = step(
            to: scene.screen.frame.elements, removing: scene.screen.frame.removedViews)
        if !hasChanged { return }
        if let snapshot = scene.snapshot { findIdentifiers(in: snapshot) }
        queueEvents(at: time_ns, in: &scene.events)
    }
}
