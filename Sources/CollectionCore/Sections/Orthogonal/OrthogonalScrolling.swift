/// How a section scrolls orthogonally, that is along the cross axis of the layout, and how far it
/// is scrolled.
public struct OrthogonalScrolling: Equatable, Sendable {
    public var behavior: OrthogonalScrollingBehavior
    /// The part of the content in which the section's groups are visible, in content coordinates.
    public var viewport: Rect
    /// The size of the section's own content: all groups, with the room before the first group and
    /// behind the last group.
    public var contentSize: Size
    /// How far the section is scrolled along the cross axis, in points; 0 at its start.
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
