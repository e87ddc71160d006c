/// The place that a restored state gives the content, until a display frame has moved the content
/// there: rule J6 of docs/semantics.md.
struct RestoredPlace {
    /// The content offset of the state; along the scroll direction it counts only if there is
    /// neither an edge nor an item.
    var contentOffset: Point
    /// The edge of the content at which the content offset was; `.none`: at neither edge.
    var edge: ContentEdge
    /// The item whose place determines the content offset; nil: none, or its section is empty.
    private(set) var item: FollowedElement?
    /// The distance, in points, from the start of the bounds, moved in by the content inset, to the
    /// start of the item.
    var distance: Double
    /// The content offset of the last display frame that moved the content as near to the place as
    /// was possible; nil: no display frame has done so yet.
    var shown: Point?

    init(contentOffset: Point, edge: ContentEdge, item: IndexPath?, distance: Double) {
        (self.contentOffset, self.edge, self.distance) = (contentOffset, edge, distance)
        self.item = item.map {
            FollowedElement(.cell($0), identifier: nil, whenReloaded: .leavesData)
        }
    }

    /// Whether a content offset differs from the content offset that display frames used for the
    /// place, because somebody has scrolled.
    func isLeft(at offset: Point) -> Bool {
        guard let shown else { return false }
        return (offset.x - shown.x).magnitude > HeldEdge.hostTolerance
            || (offset.y - shown.y).magnitude > HeldEdge.hostTolerance
    }

    /// Follows the item through an update. If the item is deleted, the next item in its section
    /// takes its place, or the one before it.
    mutating func follow(_ change: DataChange) {
        item?.follow(change)
        guard let gone = item, gone.isGone else { return }
        item = gone.successor(change.sections).map {
            FollowedElement(.cell($0.path), identifier: nil, whenReloaded: .leavesData)
        }
    }
}
