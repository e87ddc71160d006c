/// The settings of a view's scroller: section M of docs/semantics.md.
public struct ScrollConfiguration: Equatable, Sendable {
    /// Whether the view owns the content offset. Otherwise the host says the bounds with each
    /// display frame, and only the settings of touches count.
    public var isEnabled = false
    /// Whether input scrolls.
    public var isScrollEnabled = true
    public var decelerationRate = DecelerationRate.normal
    /// Whether a drag goes beyond the edges of the content, from where the content comes back.
    public var bounces = true
    /// Whether that is so along an axis whose content is no longer than the bounds.
    public var alwaysBouncesVertically = false
    public var alwaysBouncesHorizontally = false
    /// Whether scrolling comes to rest at multiples of the length of the bounds.
    public var isPagingEnabled = false
    /// Whether a drag that is clearly along one axis scrolls that axis alone.
    public var isDirectionalLockEnabled = false
    /// Whether the highlight of an item waits until it is clear that a touch does not drag.
    public var delaysContentTouches = true
    /// Whether a drag takes back the highlight of an item. Otherwise a pointer that highlights an
    /// item does not drag.
    public var canCancelContentTouches = true
    /// The line of a wheel that counts in lines, in points along both axes; 0: 16 points.
    public var lineHeight = 0.0
    /// Whether the content takes a moment to follow a wheel without phases.
    public var smoothsWheels = false

    /// The places at which scrolling comes to rest along the scroll direction, without pages.
    public var snapPoints = SnapPoints.none
    /// Whether `CollectionView.scrollToTop` scrolls.
    public var scrollsToTop = true
    public var keyboardDismissMode = KeyboardDismissMode.none
    /// The top edge of the keyboard, in points from the top of the view; 0: no keyboard is shown.
    public var keyboardTop = 0.0
    /// Whether a drag that shows the content far enough beyond its start asks for a refresh.
    public var isRefreshEnabled = false
    /// How far that is along the scroll direction, in points; 0: 60 points.
    public var refreshDistance = 0.0
    /// The range of scales to which pinches and programs zoom the content; 1 and 1: the content is
    /// not zoomed.
    public var minimumZoomScale = 1.0
    public var maximumZoomScale = 1.0
    /// Whether a pinch goes beyond that range, from where the scale comes back.
    public var bouncesZoom = true

    public init() {}

    /// How fast a flick slows down. The numbers are those of `jgb_deceleration_rate`.
    public enum DecelerationRate: UInt32, Sendable {
        case normal = 0
        case fast = 1

        /// The part of the velocity that is lost in a second, as the rate of an exponential:
        /// -1000 ln 0.998, and -1000 ln 0.99.
        var perSecond: Double {
            switch self {
            case .normal: 2.0020026706730793
            case .fast: 10.050335853501441
            }
        }
    }

    /// No content is zoomed to a lesser scale, or to a greater one than the reciprocal.
    private static let leastZoomScale = 1.0 / 1024

    /// The line of a wheel, in points.
    var wheelLine: Double { lineHeight > 0 ? lineHeight : 16 }

    /// How far a drag shows the content beyond its start to ask for a refresh, in points.
    var refreshThreshold: Double { refreshDistance > 0 ? refreshDistance : 60 }

    /// The numbers are those of `jgb_keyboard_dismiss_mode`.
    public enum KeyboardDismissMode: UInt32, Sendable {
        case none = 0
        /// The keyboard goes as a drag begins.
        case onDrag = 1
        /// The keyboard goes as a pointer that drags reaches it.
        case interactive = 2
    }

    /// - Throws: `invalidArgument` for a number that cannot be.
    func validate() throws(CollectionError) {
        try Length.validate(lineHeight, "line_height")
        try snapPoints.validate()
        try Length.validate(keyboardTop, "keyboard_top")
        try Length.validate(refreshDistance, "refresh_distance")
        try Length.validate(minimumZoomScale, "minimum_zoom_scale")
        try Length.validate(maximumZoomScale, "maximum_zoom_scale")
        if minimumZoomScale < Self.leastZoomScale {
            throw .invalidArgument("minimum_zoom_scale", .outOfRange)
        }
        if maximumZoomScale < minimumZoomScale || maximumZoomScale > 1 / Self.leastZoomScale {
            throw .invalidArgument("maximum_zoom_scale", .outOfRange)
        }
    }

    func alwaysBounces(_ axis: Axis) -> Bool {
        axis == .vertical ? alwaysBouncesVertically : alwaysBouncesHorizontally
    }
}
