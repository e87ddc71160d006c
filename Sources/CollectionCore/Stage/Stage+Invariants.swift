extension Stage {
    /// For tests: describes an invariant that a tree of the data or of the layout violates; nil:
    /// all invariants hold.
    ///
    /// - Complexity: O(n)
    func brokenInvariant() -> StaticString? {
        dataSource.items.brokenInvariant() ?? dataSource.sections.brokenInvariant()
            ?? geometry.lines.brokenInvariant() ?? geometry.sections.brokenInvariant()
            ?? geometry.laneItems.brokenInvariant()
            ?? bases.first?.geometry.lines.brokenInvariant()
    }
}
