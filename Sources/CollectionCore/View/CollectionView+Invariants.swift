extension CollectionView {
    /// What is wrong with the view's trees, in words; nil when nothing is. For tests: O(n).
    package func brokenInvariant() -> StaticString? {
        if let broken = stage.dataSource.items.brokenInvariant() { return broken }
        if let broken = stage.dataSource.sections.brokenInvariant() { return broken }
        if let broken = stage.geometry.lines.brokenInvariant() { return broken }
        if let broken = stage.geometry.sections.brokenInvariant() { return broken }
        if let broken = stage.geometry.laneItems.brokenInvariant() { return broken }
        if let explicit, let broken = explicit.brokenInvariant() { return broken }
        if let broken = brokenTraits() { return broken }
        if isMovingItem != (movement != nil) { return "an item moved unseen" }
        if !mayHoldItems && (movement != nil || drop != nil) { return "items held unseen" }
        if stage.dataSource.sections.position.itemCount != stage.dataSource.itemCount {
            return "items that belong to no section"
        }
        if stage.needsLayout || stage.free != nil { return nil }
        let laidOut = stage.reordering?.dataSource ?? stage.dataSource
        if stage.geometry.sections.position.itemCount != laidOut.itemCount {
            return "items that are not laid out"
        }
        if let broken = stage.geometry.brokenLanes() { return broken }
        if stage.geometry.lines.position.thickness.isNaN { return "items that no line was made of" }
        if stage.geometry.sections.position.lineCount != stage.geometry.lines.count {
            return "lines that belong to no section"
        }
        return hasStaleWindow() ? "an element of the window that is elsewhere" : nil
    }

    private func brokenTraits() -> StaticString? {
        traits?.values.items?.brokenInvariant(count: itemCount)
            ?? traits?.values.sections?.brokenInvariant(count: sectionCount)
            ?? selection?.selected.items.brokenInvariant(count: itemCount)
            ?? names?.names.brokenInvariant(count: itemCount)
    }

    /// Whether the next display frame could show an element of the window where it is not.
    private func hasStaleWindow() -> Bool {
        if !screen.window.isValid || screen.window.hasPinned || screen.didScrollSections
            || stage.change == .anything
        {
            return false
        }
        return screen.window.elements.contains { known in
            var transforms: [Transform3D] = []
            let found = try? stage.attributes(
                for: known.element, visible: Interval(0, 0), transforms: &transforms)
            return found?.frame != known.frame
        }
    }
}
