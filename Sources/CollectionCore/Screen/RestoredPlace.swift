/// The place at which a restored state has the content, until it is there: rule J6 of
/// docs/semantics.md.
struct RestoredPlace {
    /// The content offset, along the scroll direction where neither an edge nor an item counts.
    var contentOffset: Point
    /// The edge of the content at which the content offset is.
    var edge: ContentEdge
    /// The item by which the content offset is found; nil: none, or the item is gone.
    var item: IndexPath?
    /// How far the item begins behind the start of the bounds, beside the content inset, in points.
    var distance: Double
    /// The content offset of the last display frame that showed the place as near as was possible;
    /// nil: no display frame has.
    var shown: Point?

    /// Whether a content offset is another one than display frames have shown for the place:
    /// somebody has scrolled.
    func isLeft(at offset: Point) -> Bool {
        guard let shown else { return false }
        return (offset.x - shown.x).magnitude > HeldEdge.tolerance
            || (offset.y - shown.y).magnitude > HeldEdge.tolerance
    }

    /// Follows the item through an update.
    ///
    /// - Returns: False where the place counts no more, as display frames have shown it.
    mutating func follow(_ change: DataChange) -> Bool {
        if shown != nil { return false }
        guard let path = item else { return true }
        let (element, fate) = change.plan.follow(
            .cell(path), change.plan.way(ofSection: path.section), change.ownership)
        item = fate.contains(.isGone) ? nil : element.indexPath
        return true
    }
}
