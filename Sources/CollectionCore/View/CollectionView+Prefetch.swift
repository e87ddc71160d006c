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
        prefetch.configuration = configuration
        scene.noteStandbyChange()
        prefetch.items?.main.noteChange()
        if !configuration.isPrefetchingEnabled && prefetch.items != nil {
            scene.screen.sectionScrolls.removeAll()
            prefetch.items?.forgetItems()
            prefetch.queuePrefetches(.program, isOld: false, in: &scene)
        }
        prefetch.updatePrefetch(in: &scene)
    }

    /// Notes that the host has loaded what the event `nearEnd` requested, or has given up: the
    /// event may be queued again, even if the number of items has not changed.
    public mutating func endLoading() { prefetch.nearEnd?.endLoading() }
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
        if configuration == viewability.configuration { return }
        viewability.forgetViewed(.program, isOld: false, in: &scene)
        viewability.configuration = configuration
        viewability.items = nil
        viewability.updateViewability(in: &scene)
    }
}
