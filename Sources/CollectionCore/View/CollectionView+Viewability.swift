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
