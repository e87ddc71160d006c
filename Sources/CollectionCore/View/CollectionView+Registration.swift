extension CollectionView {
    /// Registers a kind of supplementary or decoration views. The same name gives the same kind.
    ///
    /// - Parameter name: 1 to 255 bytes of UTF-8.
    public mutating func registerElementKind(
        _ name: Span<UInt8>
    ) throws(CollectionError) -> ElementKind {
        try scene.registry.registerKind(name, limits: scene.limits)
    }

    /// Registers a class of views. The same three give the same identifier.
    ///
    /// - Parameter name: 1 to 255 bytes of UTF-8.
    public mutating func registerReuseIdentifier(
        _ name: Span<UInt8>, category: ElementCategory, kind: ElementKind
    ) throws(CollectionError) -> ReuseIdentifier {
        try scene.registry.registerIdentifier(
            name, category: category, kind: kind, limits: scene.limits)
    }
}
