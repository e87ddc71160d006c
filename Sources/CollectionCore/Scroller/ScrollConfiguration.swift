/// The settings of a view's scroller: section M of docs/semantics.md.
public struct ScrollConfiguration: Equatable, Sendable {
    /// Whether the view owns the content offset. Otherwise the host sends the bounds with each
    /// request, and only the settings of touches count.
    public var isEnabled = false
    /// Whether pointers and wheels scroll the content.
    public var isScrollEnabled = true
    public var decelerationRate = DecelerationRate.normal
    /// Whether a drag can move the content beyond its edges; the content then springs back.
    public var bounces = true
    /// Whether the content bounces vertically even if it is not higher than the bounds.
    public var alwaysBouncesVertically = false
    /// Whether the content bounces horizontally even if it is not wider than the bounds.
    public var alwaysBouncesHorizontally = false
    /// Whether scrolling comes to rest at multiples of `pageLength`, and a drag leads to the next
    /// one at most.
    public var isPagingEnabled = false
    /// The length of pages along the scroll direction, in points: a card with the space behind it,
    /// for pages whose neighbours are partly visible; 0: the length of the bounds.
    public var pageLength = 0.0
    /// Whether a drag that is clearly along one axis scrolls that axis alone.
    public var isDirectionalLockEnabled = false
    /// Whether a touched item is highlighted only once it is clear that the touch does not drag.
    public var delaysContentTouches = true
    /// Whether a drag removes the highlight of an item. Otherwise a pointer that highlights an item
    /// does not drag.
    public var canCancelContentTouches = true
    /// The distance of one line of a wheel that counts in lines, in points along both axes; 0: 16
    /// points.
    public var lineHeight = 0.0
    /// Whether the content follows a wheel without phases smoothly instead of at once.
    public var smoothsWheels = false

    /// Where scrolling comes to rest along the scroll direction, if paging is disabled.
    public var snapPoints = SnapPoints.none
    /// Whether a drag leads to the next snap point at most, as with paging.
    public var stopsAtNextSnapPoint = false
    /// Whether `CollectionView.scrollToTop` scrolls.
    public var scrollsToTop = true
    public var keyboardDismissMode = KeyboardDismissMode.none
    /// The top edge of the keyboard, in points from the top of the view; 0: no keyboard is shown.
    public var keyboardTop = 0.0
    /// Whether a drag that moves the content far enough beyond its start requests a refresh.
    public var isRefreshEnabled = false
    /// How far beyond the start of the content, along the scroll direction, a drag requests a
    /// refresh, in points; 0: 60 points.
    public var refreshDistance = 0.0
    /// The least scale to which pinches and programs zoom the content. If `minimumZoomScale` and
    /// `maximumZoomScale` are 1, the content is not zoomed.
    public var minimumZoomScale = 1.0
    /// The greatest scale to which pinches and programs zoom the content.
    public var maximumZoomScale = 1.0
    /// Whether a pinch can zoom beyond the range of zoom scales; the scale then springs back.
    public var bouncesZoom = true

    public init() {}

    /// How fast the content slows down after a flick. The numbers are those of
    /// `jgb_deceleration_rate`.
    public enum DecelerationRate: UInt32, Sendable {
        case normal = 0
        case fast = 1

        /// The rate, per second, at which the velocity decreases exponentially: -1000 ln 0.998, and
        /// -1000 ln 0.99.
        var perSecond: Double {
            switch self {
            case .normal: 2.0020026706730793
            case .fast: 10.050335853501441
            }
        }
    }

    /// The least `minimumZoomScale`; its reciprocal is the greatest `maximumZoomScale`.
    private static let leastZoomScale = 1.0 / 1024

    /// The distance of one line of a wheel, in points.
    var wheelLine: Double { lineHeight > 0 ? lineHeight : 16 }

    /// How far beyond the start of the content a drag requests a refresh, in points.
    var refreshThreshold: Double { refreshDistance > 0 ? refreshDistance : 60 }

    /// The numbers are those of `jgb_keyboard_dismiss_mode`.
    public enum KeyboardDismissMode: UInt32, Sendable {
        case none = 0
        /// The keyboard is dismissed when a drag begins.
        case onDrag = 1
        /// The keyboard is dismissed when the pointer of a drag reaches the keyboard.
        case interactive = 2
    }

    /// Checks the numbers in the settings.
    ///
    /// - Throws: `invalidArgument` for an invalid number.
    func validate() throws(CollectionError) {
        try Length.validate(lineHeight, "line_height")
        try Length.validate(pageLength, "page_length")
        try snapPoints.validate()
        try Length.validate(keyboardTop, "keyboard_top")
        try Length.validate(refreshDistance, "refresh_distance")
        let greatest = 1 / Self.leastZoomScale
        try Length.validate(
            minimumZoomScale, "minimum_zoom_scale", Self.leastZoomScale, greatest)
        try Length.validate(maximumZoomScale, "maximum_zoom_scale", minimumZoomScale, greatest)
    }

    /// Whether `snapPoints` count, and a drag leads to the next one at most.
    var stopsAtSnapPoints: Bool { stopsAtNextSnapPoint && !isPagingEnabled && snapPoints != .none }

    /// The length of pages along an axis, in points of the view.
    ///
    /// - Parameters:
    ///   - direction: The scroll direction of the layout.
    ///   - bounds: The size of the bounds, in points of the view.
    func pageLength(_ axis: Axis, along direction: Axis, bounds: Size) -> Double {
        axis == direction && pageLength > 0 ? pageLength : axis.main(bounds)
    }

    func alwaysBounces(_ axis: Axis) -> Bool {
        axis == .vertical ? alwaysBouncesVertically : alwaysBouncesHorizontally
    }
}
