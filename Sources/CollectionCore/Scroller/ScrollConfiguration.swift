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

    /// - Throws: `invalidNumber`.
    func validate() throws(CollectionError) { try Length.validate(lineHeight, "line_height") }

    /// The line of a wheel, in points.
    var wheelLine: Double { lineHeight > 0 ? lineHeight : 16 }

    func alwaysBounces(_ axis: Axis) -> Bool {
        axis == .vertical ? alwaysBouncesVertically : alwaysBouncesHorizontally
    }
}
