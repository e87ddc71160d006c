// What a host declares void: rule B14 of docs/semantics.md.
extension CollectionView {
    /// Has the next display frame lay out again what the context names. It moves the content offset
    /// then, and changes the content size, by what the context says.
    ///
    /// - Throws: `invalidNumber`, `limitExceeded`; `invalidSection`, `invalidItem`,
    ///   `unknownElementKind` for an element.
    /// - Complexity: O(elements)
    public mutating func invalidateLayout(
        with context: InvalidationContext
    ) throws(CollectionError) {
        try context.validate(scene.limits)
        for element in context.elements {
            try scene.registry.check(element.kind, of: element.category)
            // The host's own layout says of no other ones where they are (B13).
            if element.isCell || (scene.stage.custom != nil && element.indexPath.item > 0) {
                _ = try scene.stage.dataSource.itemIndex(of: element.indexPath)
            } else {
                _ = try scene.stage.dataSource.itemRange(ofSection: element.indexPath.section)
            }
        }
        guard let interactive = scene.interactive, scene.stage.custom == nil, context.isWhole,
            !scene.stage.needsLayout
        else {
            scene.stage.invalidate(with: context)
            return
        }
        // The data is what was laid out: so it is known where the anchor was. The layout is the
        // engine's own, and fails no question.
        let was = try? scene.anchorEdge(interactive)
        scene.stage.invalidate(with: context)
        try? scene.stage.layOut(for: scene.layoutInput(scene.viewport.bounds))
        guard !scene.stage.needsLayout, let was, let now = try? scene.anchorEdge(interactive) else {
            return
        }
        interactive.motion.ownMovement += now - was
    }
}
