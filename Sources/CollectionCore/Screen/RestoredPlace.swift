/// The place that a restored state gives the content, until a display frame has moved the content
/// there: rule J6 of docs/semantics.md.
struct RestoredPlace {
    /// The content offset of the state; along the scroll direction it counts only if there is
    /// neither an edge nor an item.
    var contentOffset: Point
    /// The edge of the content at which the content offset was; `.none`: at neither edge.
    var edge: ContentEdge
    /// The item whose place determines the content offset; nil: none, or the item was deleted.
    var item: IndexPath?
    /// The distance, in points, from the start of the bounds, moved in by the content inset, to the
    /// start of the item.
    var distance: Double
    /// The content offset of the last display frame that moved the content as near to the place as
    /// was possible; nil: no display frame has done so yet.
    var shown: Point?

    /// Whether a content offset differs from the content offset that display frames used for the
    /// place, because somebody has scrolled.
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
