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
            return restingOffset(ofItemAt: indexPath, across: offset).scaled(by: zoomScale)
        }
        let obstacles =
            position.contains(.avoidPinned)
            ? stage.obstacles(aboutSection: Int(indexPath.section)) : Interval(0, 0)
        return try contentOffset(
            forScrollingTo: attributes.frame, at: position, obstacles: obstacles
        ).scaled(by: zoomScale)
    }

    /// The content offset at which a rectangle of the content rests at `position`, clamped to the
    /// content. `avoidPinned` makes no difference.
    ///
    /// - Throws: `invalidArgument` for two positions of one axis, and for numbers that no rectangle
    ///   has.
    /// - Complexity: O(log n)
    public mutating func contentOffset(
        forScrollingTo rect: Rect, at position: ScrollPosition
    ) throws(CollectionError) -> Point {
        try position.validate()
        try rect.validate("rect")
        return try contentOffset(forScrollingTo: rect, at: position, obstacles: Interval(0, 0))
            .scaled(by: zoomScale)
    }

    /// The content offset at which a section rests at `position`, from its header to its footer;
    /// where a layout stacks no sections, the first item of the section. `avoidPinned` makes no
    /// difference to a section.
    ///
    /// - Throws: `invalidSection`; `invalidItem` where the first item counts and there is none;
    ///   `invalidArgument` for two positions of one axis.
    /// - Complexity: O(log n)
    public mutating func contentOffset(
        forScrollingToSection section: UInt32, at position: ScrollPosition
    ) throws(CollectionError) -> Point {
        try position.validate()
        _ = try stage.dataSource.numberOfItems(inSection: section)
        _ = try position.alignments()
        try prepare(viewport.bounds)
        if stage.free != nil {
            return try contentOffset(
                forScrollingToItemAt: IndexPath(section: section, item: 0), at: position)
        }
        return try contentOffset(
            forScrollingTo: stage.frame(ofSection: Int(section)), at: position,
            obstacles: Interval(0, 0)
        ).scaled(by: zoomScale)
    }

    /// The same, as a place of content that is not scaled.
    ///
    /// - Parameter obstacles: What pinned views cover at both ends of the main axis.
    package mutating func contentOffset(
        forScrollingTo rect: Rect, at position: ScrollPosition, obstacles: Interval
    ) throws(CollectionError) -> Point {
        let alignments = try position.alignments()
        try prepare(viewport.bounds)
        return stage.contentOffset(
            forScrollingTo: rect, at: alignments, obstacles: obstacles, in: viewport)
    }
}
