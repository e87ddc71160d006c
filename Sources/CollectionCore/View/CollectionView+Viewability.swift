// Items that are viewed: rule V10 of docs/semantics.md.
extension CollectionView {
    /// Sets when an item counts as viewed. Items that counted by other settings are told of as
    /// viewed no more, and those on screen begin anew.
    ///
    /// - Throws: `invalidNumber`.
    public mutating func setViewabilityConfiguration(
        _ configuration: ViewabilityConfiguration
    ) throws(CollectionError) {
        try configuration.validate()
        if configuration == viewabilityConfiguration { return }
        forgetViewed(.program, isOld: false)
        viewabilityConfiguration = configuration
        viewability = nil
        updateViewability()
    }

    /// Begins to look for items that are viewed, or ends it, as settings and event mask say.
    mutating func updateViewability() {
        if viewabilityConfiguration.measure == .none || !scene.events.wants(.viewability) {
            viewability = nil
        } else if viewability == nil {
            viewability = Viewability(viewabilityConfiguration)
        }
    }

    /// Queues events about items that were due before a display frame showed anything else.
    @inline(never)
    mutating func queueViewed(at time_ns: UInt64) {
        viewability?.queueDue(by: time_ns, of: scene.snapshot, in: &scene.events)
    }

    @inline(never)
    mutating func stepViewability(at time_ns: UInt64) {
        viewability?.step(
            to: scene.screen.visible, in: scene.viewport.bounds,
            adjustment: scene.screen.frame.contentOffsetAdjustment, at: time_ns, of: scene.snapshot,
            in: &scene.events)
    }

    /// Queues that no item is viewed any more.
    ///
    /// - Parameter isOld: Whether index paths are those of data that changes now.
    mutating func forgetViewed(_ origin: EventOrigin, isOld: Bool) {
        let time_ns = scene.lastTime_ns
        viewability?.forgetItems(
            origin, isOld: isOld, at: time_ns, of: scene.snapshot, in: &scene.events)
    }

    /// Queues that items are viewed no more, which an update has taken away.
    @inline(never)
    mutating func queueUnviewed() {
        let time_ns = scene.lastTime_ns
        viewability?.queueEnded(
            .update, isOld: true, at: time_ns, of: scene.snapshot, in: &scene.events)
    }
}
