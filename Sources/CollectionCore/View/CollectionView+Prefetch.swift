// Data that is to be fetched ahead of scrolling: section W of docs/semantics.md.
extension CollectionView {
    /// Sets what the view looks for ahead of scrolling. Items that were asked for, and are not to
    /// be any more, are told of.
    ///
    /// - Throws: `invalidNumber`; `invalidArgument` for more overscan than there may be.
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

    /// Notes that the host has loaded what the event `nearEnd` asked for, or has given up: the
    /// event may come again, also where the number of items has not changed.
    public mutating func endLoading() { prefetch.nearEnd?.endLoading() }
}

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
        if configuration == viewability.configuration { return }
        viewability.forgetViewed(.program, isOld: false, in: &scene)
        viewability.configuration = configuration
        viewability.items = nil
        viewability.updateViewability(in: &scene)
    }
}
