extension CollectionView {
    /// The content offset at which the item rests at `position`, clamped to the content.
    ///
    /// - Throws: `invalidSection`, `invalidItem`; `invalidArgument` for two positions of one axis.
    /// - Complexity: O(log n)
    public mutating func contentOffset(
        forScrollingToItemAt indexPath: IndexPath, at position: ScrollPosition
    ) throws(CollectionError) -> Point {
        try scene.contentOffset(forScrollingToItemAt: indexPath, at: position)
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
        return try scene.contentOffset(
            forScrollingTo: rect, at: position, obstacles: Interval(0, 0)
        )
        .scaled(by: scene.zoomScale)
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
        try scene.contentOffset(forScrollingToSection: section, at: position)
    }

    /// The same, as a place of content that is not scaled.
    ///
    /// - Parameter obstacles: What pinned views cover at both ends of the main axis.
    package mutating func contentOffset(
        forScrollingTo rect: Rect, at position: ScrollPosition, obstacles: Interval
    ) throws(CollectionError) -> Point {
        try scene.contentOffset(forScrollingTo: rect, at: position, obstacles: obstacles)
    }
}
