/// A scroll gesture on a trackpad, from its first movement to the end of its momentum: rule U6 of
/// docs/semantics.md.
struct WheelGesture {
    /// The content offset when the gesture began.
    let began: Point
    /// Whether the fingers scroll. Otherwise the fingers were lifted, and momentum may follow.
    private(set) var isScrolling = true
    /// The sum of the distances so far, in points.
    private var place = Point.zero
    private var tracker = VelocityTracker()
    /// Whether the gesture has stretched the content beyond an edge.
    private var isStretching = false
    /// How far the gesture has pulled beyond an edge, in points along `slackAxis`, without
    /// stretching the content.
    private var slack = 0.0
    private var slackAxis = Axis.vertical

    /// A gesture stretches the content only after it has pulled this many points beyond an edge.
    private static let slackMax = 10.0

    init(from offset: Point) { began = offset }

    mutating func append(_ distance: Point, at time_ns: UInt64) {
        place = Point(x: place.x + distance.x, y: place.y + distance.y)
        tracker.append(place, at: time_ns)
    }

    mutating func lift() { isScrolling = false }

    /// Returns how far a distance pulls content beyond the edge at which the content is: the first
    /// `slackMax` points of a gesture do not pull.
    mutating func pull(_ distance: Double, _ axis: Axis) -> Double {
        if isStretching { return distance }
        if axis != slackAxis || (slack < 0) != (distance < 0) { slack = 0 }
        slackAxis = axis
        slack += distance
        if slack.magnitude <= Self.slackMax { return 0 }
        isStretching = true
        return slack < 0 ? slack + Self.slackMax : slack - Self.slackMax
    }

    /// The velocity of the content at a time, in points per second.
    func velocity(at time_ns: UInt64) -> Point { tracker.velocity(at: time_ns).ifFlicked }
}
