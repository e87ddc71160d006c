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

// Where scrolling comes to an end: rule B8 of docs/semantics.md.
extension CollectionView {
    /// The content offset at which to stop scrolling that would stop at `proposed` by itself: a
    /// carousel, a stack and a wheel rest where an item does, all others within the content.
    ///
    /// - Parameter velocity: With which the user lets go; only its direction counts.
    /// - Throws: `invalidNumber`; what a layout pass throws.
    /// - Complexity: O(1), once laid out
    public mutating func targetContentOffset(
        forProposedContentOffset proposed: Point, velocity: Point
    ) throws(CollectionError) -> Point {
        try scene.targetContentOffset(forProposedContentOffset: proposed, velocity: velocity)
    }
}

// Sections that scroll along the other axis: rule G9 of docs/semantics.md.

extension CollectionView {
    /// Scrolls a section, as far as it is said: overscroll is taken as given.
    ///
    /// - Throws: `invalidSection`, `invalidNumber`; `wrongState` for a section that does not
    ///   scroll; what a layout pass throws.
    /// - Complexity: O(log n), once laid out
    public mutating func setOrthogonalContentOffset(
        _ offset: Double, ofSection section: UInt32
    ) throws(CollectionError) {
        try scene.setOrthogonalContentOffset(offset, ofSection: section)
    }

    /// How far a section is scrolled; 0 at its start.
    ///
    /// - Throws: As `setOrthogonalContentOffset`.
    public mutating func orthogonalContentOffset(
        ofSection section: UInt32
    ) throws(CollectionError) -> Double {
        _ = try scene.scrollingRow(section)
        return scene.stage.geometry.offsets.offset(ofSection: Int(section))
    }

    /// How large all groups of a section are together.
    ///
    /// - Throws: As `setOrthogonalContentOffset`.
    public mutating func orthogonalContentSize(
        ofSection section: UInt32
    ) throws(CollectionError) -> Size {
        try orthogonalScrolling(ofSection: section).contentSize
    }

    /// All that a host needs to know to scroll a section.
    ///
    /// - Throws: As `setOrthogonalContentOffset`.
    public mutating func orthogonalScrolling(
        ofSection section: UInt32
    ) throws(CollectionError) -> OrthogonalScrolling {
        // This lays out what is asked next.
        let row = try scene.scrollingRow(section)
        return scene.stage.geometry.scrolling(of: row, section: section)
    }

    /// The offset at which to stop scrolling a section that would stop at `proposed` by itself.
    ///
    /// - Parameter velocity: With which the user lets go; only its sign counts.
    /// - Throws: As `setOrthogonalContentOffset`.
    /// - Complexity: O(log² n), once laid out
    public mutating func targetOrthogonalContentOffset(
        ofSection section: UInt32, proposed: Double, velocity: Double
    ) throws(CollectionError) -> Double {
        try scene.targetOrthogonalContentOffset(
            ofSection: section, proposed: proposed, velocity: velocity)
    }

    /// The offset of an item's section at which the item rests at `position` across, clamped to
    /// the section's content.
    ///
    /// - Throws: As `setOrthogonalContentOffset`; `invalidItem`; `invalidArgument` for two
    ///   positions of one axis.
    /// - Complexity: O(log n)
    public mutating func orthogonalContentOffset(
        forScrollingToItemAt indexPath: IndexPath, at position: ScrollPosition
    ) throws(CollectionError) -> Double {
        try scene.orthogonalContentOffset(forScrollingToItemAt: indexPath, at: position)
    }
}
