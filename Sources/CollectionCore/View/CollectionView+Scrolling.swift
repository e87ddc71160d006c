extension CollectionView {
    /// The content offset at which the item rests at `position`, clamped to the content.
    ///
    /// - Throws: `invalidSection`, `invalidItem`; `invalidArgument` for two positions of one axis.
    /// - Complexity: O(log n)
    public mutating func contentOffset(
        forScrollingToItemAt indexPath: IndexPath, at position: ScrollPosition
    ) throws(CollectionError) -> Point {
        try position.validate()
        // What is refused does not lay out either.
        _ = try stage.dataSource.itemIndex(of: indexPath)
        _ = try position.alignments()
        let attributes = try layoutAttributes(for: .cell(indexPath))
        if stage.free != nil {
            let offset = try contentOffset(
                forScrollingTo: attributes.frame, at: position, obstacles: Interval(0, 0))
            return restingOffset(ofItemAt: indexPath, across: offset)
        }
        let obstacles =
            position.contains(.avoidPinned)
            ? stage.obstacles(aboutSection: Int(indexPath.section)) : Interval(0, 0)
        return try contentOffset(
            forScrollingTo: attributes.frame, at: position, obstacles: obstacles)
    }

    /// The same for a rectangle of the content.
    ///
    /// - Parameter obstacles: What pinned views cover at both ends of the main axis.
    package mutating func contentOffset(
        forScrollingTo rect: Rect, at position: ScrollPosition, obstacles: Interval
    ) throws(CollectionError) -> Point {
        _ = try position.alignments()
        try prepare(viewport.bounds)
        return try stage.contentOffset(
            forScrollingTo: rect, at: position, obstacles: obstacles, in: viewport)
    }
}
