/// How a section scrolls along the other axis, and how far it has.
public struct OrthogonalScrolling: Equatable, Sendable {
    public var behavior: OrthogonalScrollingBehavior
    /// What of the content its groups are seen in.
    public var viewport: Rect
    /// All of its groups, with the room before the first and behind the last one.
    public var contentSize: Size
    /// In points across, from where the first group begins.
    public var contentOffset: Double

    public init(
        behavior: OrthogonalScrollingBehavior, viewport: Rect, contentSize: Size,
        contentOffset: Double
    ) {
        self.behavior = behavior
        self.viewport = viewport
        self.contentSize = contentSize
        self.contentOffset = contentOffset
    }
}
