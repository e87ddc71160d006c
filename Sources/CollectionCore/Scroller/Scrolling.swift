/// A view's scroller at the last time that the view was told.
public struct Scrolling: Equatable, Sendable {
    public var state: ScrollState
    public var contentOffset: Point
    /// In points per second; zero while a pointer drags the content.
    public var velocity: Point

    public init(_ state: ScrollState, _ contentOffset: Point, velocity: Point) {
        self.state = state
        self.contentOffset = contentOffset
        self.velocity = velocity
    }
}

/// The activity of a scroller. The numbers are those of `jgb_scroll_state`.
public enum ScrollState: UInt32, Sendable {
    case idle = 0
    /// A pointer is down that may begin to drag.
    case tracking = 1
    case dragging = 2
    case decelerating = 3
    /// The content offset goes to one that the host asked for.
    case animating = 4
}
