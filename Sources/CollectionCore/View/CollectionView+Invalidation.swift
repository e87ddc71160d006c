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
        try context.validate(limits)
        for element in context.elements {
            try registry.check(element.kind, of: element.category)
            // The host's own layout says of no other ones where they are (B13).
            if element.isCell || (stage.custom != nil && element.indexPath.item > 0) {
                _ = try stage.dataSource.itemIndex(of: element.indexPath)
            } else {
                _ = try stage.dataSource.itemRange(ofSection: element.indexPath.section)
            }
        }
        guard let interactive, stage.custom == nil, context.isWhole, !stage.needsLayout else {
            stage.invalidate(with: context)
            return
        }
        // The data is what was laid out: so it is known where the anchor was. The layout is the
        // engine's own, and fails no question.
        let was = try? anchorEdge(interactive)
        stage.invalidate(with: context)
        try? stage.layOut(for: layoutInput(viewport.bounds))
        guard !stage.needsLayout, let was, let now = try? anchorEdge(interactive) else { return }
        interactive.motion.ownMovement += now - was
    }
}
