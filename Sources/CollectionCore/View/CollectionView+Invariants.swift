extension CollectionView {
    /// What is wrong with the view's trees, in words; nil when nothing is. For tests: O(n).
    package func brokenInvariant() -> StaticString? {
        if let broken = dataSource.items.brokenInvariant() { return broken }
        if let broken = dataSource.sections.brokenInvariant() { return broken }
        if let broken = geometry.lines.brokenInvariant() { return broken }
        if let broken = geometry.sections.brokenInvariant() { return broken }
        if let broken = geometry.laneItems.brokenInvariant() { return broken }
        if let explicit, let broken = explicit.brokenInvariant() { return broken }
        if dataSource.sections.position.itemCount != dataSource.itemCount {
            return "items that belong to no section"
        }
        if needsLayout || free != nil { return nil }
        if geometry.sections.position.itemCount != dataSource.itemCount {
            return "items that are not laid out"
        }
        if let broken = geometry.brokenLanes() { return broken }
        if geometry.lines.position.thickness.isNaN { return "items that no line was made of" }
        if geometry.sections.position.lineCount != geometry.lines.count {
            return "lines that belong to no section"
        }
        return nil
    }
}
