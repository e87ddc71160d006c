// The element at a point, and the item nearest to a point: rules U2 and B6 of docs/semantics.md.
extension CollectionView {
    /// Returns the foremost cell or supplementary view at a point, where the last display frame
    /// shows it: in a transition, on its way. An element that has left the data since is passed
    /// over.
    ///
    /// - Parameter point: In points from the top left corner of the bounds of the last display
    ///   frame.
    /// - Parameter includesDecorations: Whether decoration views count; otherwise they are looked
    ///   through.
    /// - Returns: The element as the current data names it; nil if nothing is shown there.
    /// - Complexity: O(elements of the display frame)
    public mutating func shownElement(
        at point: Point, includesDecorations: Bool = false
    ) throws(CollectionError) -> Element? {
        try point.validate("point")
        return try scene.shownIndex(at: point, includesDecorations: includesDecorations)
            .map { scene.screen.visible.followedElement($0) }
    }

    /// Returns the item whose frame is nearest to a point of the content: the least distance, then
    /// the least index path. Under a transform the bounding box stands for the frame, as in B6.
    ///
    /// - Returns: Nil if there is no item, or all items are hidden.
    /// - Complexity: O(log n + items about as near), times the logarithm of the distance
    public mutating func indexPathForItem(
        nearestTo point: Point
    ) throws(CollectionError) -> IndexPath? {
        try scene.indexPathForItem(nearestTo: point)
    }
}
