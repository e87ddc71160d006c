// Items that are viewed: rule V10 of docs/semantics.md.
extension ViewabilityObserver {
    /// Begins or ends observing viewed items, as the configuration and the event mask require.
    mutating func updateViewability(in scene: inout Scene) {
        if configuration.measure == .none || !scene.events.wants(.viewability) {
            items = nil
        } else if items == nil {
            items = Viewability(configuration)
        }
    }

    /// Queues the events about items that counted as viewed before the current display frame
    /// changes what is visible.
    @inline(never)
    mutating func queueViewed(at time_ns: UInt64, in scene: inout Scene) {
        items?.queueDue(by: time_ns, of: scene.snapshot, in: &scene.events)
    }

    @inline(never)
    mutating func stepViewability(at time_ns: UInt64, in scene: inout Scene) {
        items?.step(
            to: scene.screen.visible, in: scene.viewport.bounds,
            adjustment: scene.screen.frame.contentOffsetAdjustment, at: time_ns, of: scene.snapshot,
            in: &scene.events)
    }

    /// Forgets the items of data that is about to be replaced.
    mutating func leaveData(in scene: inout Scene) {
        if items != nil { forgetViewed(.update, isOld: true, in: &scene) }
    }

    /// Forgets all items, and queues an event about those that were viewed.
    ///
    /// - Parameter isOld: Whether the index paths are of data that is being replaced.
    mutating func forgetViewed(_ origin: EventOrigin, isOld: Bool, in scene: inout Scene) {
        let time_ns = scene.lastTime_ns
        items?.forgetItems(
            origin, isOld: isOld, at: time_ns, of: scene.snapshot, in: &scene.events)
    }

    /// Queues an event about viewed items that an update has deleted or reloaded.
    @inline(never)
    mutating func queueUnviewed(in scene: inout Scene) {
        let time_ns = scene.lastTime_ns
        items?.queueEnded(
            .update, isOld: true, at: time_ns, of: scene.snapshot, in: &scene.events)
    }
}
