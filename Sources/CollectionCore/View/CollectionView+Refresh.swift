// Refreshing by pulling: rule M19 of docs/semantics.md.
extension CollectionView {
    /// Adds an inset at the start of the content, for what the host shows there while it refreshes
    /// the content. Content that is at its start moves to its new start; other content stays where
    /// it is. While the view refreshes, another length takes the place of the length before.
    ///
    /// - Parameter length: The length of the inset along the scroll direction, in points.
    /// - Parameter isAnimated: Whether content moves in 0.3 s from the next call with a time on.
    /// - Throws: `wrongState`, when the scroller is disabled; `invalidNumber` and `invalidArgument`
    ///   for a length that is not more than 0. Then nothing has changed.
    /// - Complexity: O(1)
    public mutating func beginRefreshing(
        length: Double, isAnimated: Bool
    ) throws(CollectionError) {
        try scene.checkScroller()
        try Length.validate(length, "length")
        if length == 0 { throw .invalidArgument("length", .outOfRange) }
        scene.refresh(length, isAnimated: isAnimated)
    }

    /// Removes the inset that `beginRefreshing` has added. Content that would be beyond its start
    /// moves to its start, in 0.3 s from the next call with a time on. Nothing happens while the
    /// view does not refresh.
    ///
    /// - Throws: `wrongState`, when the scroller is disabled.
    /// - Complexity: O(1)
    public mutating func endRefreshing() throws(CollectionError) {
        try scene.checkScroller()
        scene.refresh(0, isAnimated: true)
    }
}
