extension CollectionView {
    /// What is wrong with the view's trees, in words; nil when nothing is. For tests: O(n).
    package func brokenInvariant() -> StaticString? {
        if let broken = scene.stage.dataSource.items.brokenInvariant() { return broken }
        if let broken = scene.stage.dataSource.sections.brokenInvariant() { return broken }
        if let broken = scene.stage.geometry.lines.brokenInvariant() { return broken }
        if let broken = scene.stage.geometry.sections.brokenInvariant() { return broken }
        if let broken = scene.stage.geometry.laneItems.brokenInvariant() { return broken }
        if let explicit = scene.explicit, let broken = explicit.brokenInvariant() { return broken }
        if let broken = scene.brokenTraits() { return broken }
        if scene.isMovingItem != (movement.session != nil) { return "an item moved unseen" }
        if !scene.mayHoldItems && (movement.session != nil || drop.session != nil) {
            return "items held unseen"
        }
        if scene.stage.dataSource.sections.position.itemCount != scene.stage.dataSource.itemCount {
            return "items that belong to no section"
        }
        if scene.stage.needsLayout || scene.stage.free != nil { return nil }
        let laidOut = scene.stage.reordering?.dataSource ?? scene.stage.dataSource
        if scene.stage.geometry.sections.position.itemCount != laidOut.itemCount {
            return "items that are not laid out"
        }
        if let broken = scene.stage.geometry.brokenLanes() { return broken }
        if scene.stage.geometry.lines.position.thickness.isNaN {
            return "items that no line was made of"
        }
        if scene.stage.geometry.sections.position.lineCount != scene.stage.geometry.lines.count {
            return "lines that belong to no section"
        }
        return scene.hasStaleWindow() ? "an element of the window that is elsewhere" : nil
    }
}
