// The background: rule V1 of docs/semantics.md.
extension CollectionView {
    /// The settings of the background; at first, there is none.
    public var backgroundConfiguration: BackgroundConfiguration {
        scene.background?.configuration ?? BackgroundConfiguration()
    }

    /// Sets what stands behind all elements, from the next display frame on.
    ///
    /// - Throws: `unknownReuseIdentifier` for one that is not registered for decoration views
    ///   without a kind.
    public mutating func setBackground(
        _ configuration: BackgroundConfiguration
    ) throws(CollectionError) {
        for identifier in [configuration.reuseIdentifier, configuration.emptyReuseIdentifier] {
            try scene.registry.check(identifier ?? .standard, category: .decoration, kind: .none)
        }
        var next = scene.background ?? Background()
        next.configuration = configuration
        scene.keep(next)
    }
}
