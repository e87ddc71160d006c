/// The state of a view's scroller at the last time that the host gave the view.
public struct Scrolling: Equatable, Sendable {
    public var state: ScrollState
    public var contentOffset: Point
    /// The velocity of the content offset in points per second; zero while a pointer drags the
    /// content.
    public var velocity: Point
    /// Whether the content has an inset at its start because the host refreshes it.
    public var isRefreshing = false
    /// The zoom scale of the content.
    public var zoomScale = 1.0
    public var horizontalIndicator = ScrollIndicator.whole
    public var verticalIndicator = ScrollIndicator.whole

    public init(_ state: ScrollState, _ contentOffset: Point, velocity: Point) {
        self.state = state
        self.contentOffset = contentOffset
        self.velocity = velocity
    }
}

/// A scroll indicator along an axis, in fractions of its track: the part of the content, with its
/// insets, that is in the bounds. If the bounds are beyond an edge of the content, the indicator is
/// shorter: rule M16 of docs/semantics.md.
public struct ScrollIndicator: Equatable, Sendable {
    /// The start of the indicator, from 0 to 1.
    public var start: Double
    /// The length of the indicator, from 0 (nothing of the content is in the bounds) to 1; `start +
    /// length` is at most 1.
    public var length: Double

    public init(start: Double, length: Double) {
        (self.start, self.length) = (start, length)
    }

    /// The indicator of content that does not scroll.
    public static let whole = ScrollIndicator(start: 0, length: 1)

    /// - Parameters:
    ///   - place: The distance from the start of the content with its insets to the start of the
    ///     bounds.
    ///   - length: The length of the bounds.
    ///   - content: The length of the content with its insets.
    init(at place: Double, length: Double, of content: Double) {
        let total = max(content, length)
        if !(total > 0) {
            self = .whole
            return
        }
        start = min(max(0, place / total), 1)
        let end = min(max(0, (place + length) / total), 1)
        self.length = max(0, end - start)
    }
}

/// The activity of a scroller. The numbers are those of `jgb_scroll_state`.
public enum ScrollState: UInt32, Sendable {
    case idle = 0
    /// A pointer is down, and may begin to drag.
    case tracking = 1
    case dragging = 2
    case decelerating = 3
    /// The content offset moves to a place that the host asked for, or a pointer held near an edge
    /// scrolls.
    case animating = 4
    /// The content is zoomed, by a pinch or over time.
    case zooming = 5
}
