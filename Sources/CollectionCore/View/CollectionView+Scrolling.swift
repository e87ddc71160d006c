extension CollectionView {
    /// The content offset that places an item at `position`, clamped to the content.
    ///
    /// - Throws: `invalidSection`, `invalidItem`; `invalidArgument` for two positions of one axis.
    /// - Complexity: O(log n)
    public mutating func contentOffset(
        forScrollingToItemAt indexPath: IndexPath, at position: ScrollPosition
    ) throws(CollectionError) -> Point {
        try scene.contentOffset(forScrollingToItemAt: indexPath, at: position)
    }

    /// The content offset that places a rectangle of the content at `position`, clamped to the
    /// content. `avoidPinned` makes no difference.
    ///
    /// - Throws: `invalidArgument` for two positions of one axis, and for an invalid rectangle.
    /// - Complexity: O(log n)
    public mutating func contentOffset(
        forScrollingTo rect: Rect, at position: ScrollPosition
    ) throws(CollectionError) -> Point {
        try rect.validate("rect")
        return try scene.contentOffset(forScrollingTo: rect, at: position)
            .scaled(by: scene.zoomScale)
    }

    /// The content offset that places a section, from its header to its footer, at `position`; if
    /// the layout stacks no sections, the first item of the section. `avoidPinned` makes no
    /// difference to a section.
    ///
    /// - Throws: `invalidSection`; `invalidItem` if the first item is needed and does not exist;
    ///   `invalidArgument` for two positions of one axis.
    /// - Complexity: O(log n)
    public mutating func contentOffset(
        forScrollingToSection section: UInt32, at position: ScrollPosition
    ) throws(CollectionError) -> Point {
        try scene.contentOffset(forScrollingToSection: section, at: position)
    }

    /// The least and the greatest content offset, with the content inset: what content offsets to
    /// scroll to are clamped to, and where drags come to rest at the latest.
    ///
    /// - Throws: Any error of a layout pass.
    /// - Complexity: O(1), once laid out
    public mutating func contentOffsetRange() throws(CollectionError) -> ContentOffsetRange {
        try scene.contentOffsetRange()
    }

    /// The content offset at which scrolling towards `proposed` should stop: where an item rests in
    /// a carousel, a stack and a wheel; anywhere within the content in other layouts. Rule B8 of
    /// docs/semantics.md.
    ///
    /// - Parameter velocity: The velocity at the end of the drag; only its direction counts.
    /// - Throws: `invalidNumber`; any error of a layout pass.
    /// - Complexity: O(1), once laid out
    public mutating func targetContentOffset(
        forProposedContentOffset proposed: Point, velocity: Point
    ) throws(CollectionError) -> Point {
        try scene.targetContentOffset(forProposedContentOffset: proposed, velocity: velocity)
    }
}

// Orthogonal sections, which scroll along the cross axis: rule G9 of docs/semantics.md.

extension CollectionView {
    /// Sets the content offset of an orthogonal section, in points, without clamping it.
    ///
    /// - Throws: `invalidSection`, `invalidNumber`; `wrongState` for a section that does not
    ///   scroll; any error of a layout pass.
    /// - Complexity: O(log n), once laid out
    public mutating func setOrthogonalContentOffset(
        _ offset: Double, ofSection section: UInt32
    ) throws(CollectionError) {
        try scene.setOrthogonalContentOffset(offset, ofSection: section)
    }

    /// The content offset of an orthogonal section, in points; 0 at its start.
    ///
    /// - Throws: The errors of `setOrthogonalContentOffset`.
    public mutating func orthogonalContentOffset(
        ofSection section: UInt32
    ) throws(CollectionError) -> Double {
        _ = try scene.scrollingRow(section)
        return scene.stage.geometry.offsets.offset(ofSection: Int(section))
    }

    /// The size of all groups of an orthogonal section together, in points.
    ///
    /// - Throws: The errors of `setOrthogonalContentOffset`.
    public mutating func orthogonalContentSize(
        ofSection section: UInt32
    ) throws(CollectionError) -> Size {
        try orthogonalScrolling(ofSection: section).contentSize
    }

    /// Everything that a host needs to scroll an orthogonal section.
    ///
    /// - Throws: The errors of `setOrthogonalContentOffset`.
    public mutating func orthogonalScrolling(
        ofSection section: UInt32
    ) throws(CollectionError) -> OrthogonalScrolling {
        // This lays out the section before it is read.
        let row = try scene.scrollingRow(section)
        return scene.stage.geometry.scrolling(of: row, section: section)
    }

    /// The offset at which scrolling an orthogonal section towards `proposed` should stop.
    ///
    /// - Parameter velocity: The velocity at the end of the drag; only its sign counts.
    /// - Throws: The errors of `setOrthogonalContentOffset`.
    /// - Complexity: O(log² n), once laid out
    public mutating func targetOrthogonalContentOffset(
        ofSection section: UInt32, proposed: Double, velocity: Double
    ) throws(CollectionError) -> Double {
        try scene.targetOrthogonalContentOffset(
            ofSection: section, proposed: proposed, velocity: velocity)
    }

    /// The content offset of an orthogonal section that places one of its items at `position` along
    /// the cross axis, clamped to the section's content.
    ///
    /// - Throws: The errors of `setOrthogonalContentOffset`; `invalidItem`; `invalidArgument` for
    ///   two positions of one axis.
    /// - Complexity: O(log n)
    public mutating func orthogonalContentOffset(
        forScrollingToItemAt indexPath: IndexPath, at position: ScrollPosition
    ) throws(CollectionError) -> Double {
        try scene.orthogonalContentOffset(forScrollingToItemAt: indexPath, at: position)
    }
}
