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
