// Items that are viewed: rule V10 of docs/semantics.md.
extension ViewabilityObserver {
    /// Begins to look for items that are viewed, or ends it, as settings and event mask say.
    mutating func updateViewability(in scene: inout Scene) {
        if configuration.measure == .none || !scene.events.wants(.viewability) {
            items = nil
        } else if items == nil {
            items = Viewability(configuration)
        }
    }

    /// Queues events about items that were due before a display frame showed anything else.
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

    /// Queues that no item is viewed any more.
    ///
    /// - Parameter isOld: Whether index paths are those of data that changes now.
    mutating func forgetViewed(_ origin: EventOrigin, isOld: Bool, in scene: inout Scene) {
        let time_ns = scene.lastTime_ns
        items?.forgetItems(
            origin, isOld: isOld, at: time_ns, of: scene.snapshot, in: &scene.events)
    }

    /// Queues that items are viewed no more, which an update has taken away.
    @inline(never)
    mutating func queueUnviewed(in scene: inout Scene) {
        let time_ns = scene.lastTime_ns
        items?.queueEnded(
            .update, isOld: true, at: time_ns, of: scene.snapshot, in: &scene.events)
    }
}
