// The background: rule V1 of docs/semantics.md.
extension Scene {
    mutating func keep(_ next: Background) {
        background = next.isOver ? nil : next
        screen.visible.mayShare = background == nil && !screen.states.isUsed
    }

    /// Adds the background to the current display frame.
    @inline(never)
    mutating func showBackground() {
        guard var next = background else { return }
        next.show(
            in: viewport.bounds, isEmpty: stage.dataSource.itemCount == 0, &screen.pool,
            &screen.frame)
        keep(next)
    }
}

// Calls of the host: `CollectionView` documents them.
extension Scene {
    mutating func setBackground(
        _ configuration: BackgroundConfiguration
    ) throws(CollectionError) {
        for identifier in [configuration.reuseIdentifier, configuration.emptyReuseIdentifier] {
            try registry.check(identifier ?? .standard, category: .decoration, kind: .none)
        }
        var next = background ?? Background()
        next.configuration = configuration
        keep(next)
    }
}
