// Prefetching data ahead of scrolling: section W of docs/semantics.md.
extension CollectionView {
    /// Sets what the view prefetches ahead of scrolling. Events cancel the items that were
    /// requested before and are no longer wanted.
    ///
    /// - Throws: `invalidNumber`; `invalidArgument` for an overscan that is too large.
    public mutating func setPrefetchConfiguration(
        _ configuration: PrefetchConfiguration
    ) throws(CollectionError) {
        try configuration.validate()
        observers.prefetch.configuration = configuration
        observers.review.noteSettings()
        scene.noteStandbyChange()
        observers.prefetch.items?.main.noteChange()
        if !configuration.isPrefetchingEnabled && observers.prefetch.items != nil {
            scene.screen.sectionScrolls.removeAll()
            observers.prefetch.items?.forgetItems()
            observers.prefetch.queuePrefetches(.program, isOld: false, in: &scene)
        }
        observers.prefetch.updatePrefetch(in: &scene)
    }

    /// Notes that the host has loaded what the event `nearEnd` requested, or has given up: the
    /// event may be queued again, even if the number of items has not changed.
    public mutating func endLoading() { observers.prefetch.endLoading() }
}

// Viewability: rule V10 of docs/semantics.md.
extension CollectionView {
    /// Sets when an item counts as viewed. Events report that items viewed by the old settings are
    /// no longer viewed; items on screen begin again.
    ///
    /// - Throws: `invalidNumber`.
    public mutating func setViewabilityConfiguration(
        _ configuration: ViewabilityConfiguration
    ) throws(CollectionError) {
        try configuration.validate()
        if configuration == observers.viewability.configuration { return }
        observers.viewability.forgetViewed(.program, isOld: false, in: &scene)
        observers.viewability.configuration = configuration
        observers.review.noteSettings()
        observers.viewability.items = nil
        observers.viewability.updateViewability(in: &scene)
    }
}
