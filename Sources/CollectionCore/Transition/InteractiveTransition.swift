/// A transition between two layouts whose progress the host controls: rule T9 of docs/semantics.md.
///
/// The view keeps its old layout. This object holds the stage of the other layout, with the same
/// data, and how the content offsets of both layouts relate: each layout has its own content
/// offset.
final class InteractiveTransition {
    let tag: UInt64
    var other: Stage
    /// The change of layout that custom layouts are notified of; nil: neither layout is a custom
    /// layout.
    let change: LayoutChange?
    var progress = ValueTrack()
    /// The host's values, by key.
    var values: [ValueTrack] = []
    var motion = Motion()
    /// Whether the host has finished or cancelled the transition. The object stays until the next
    /// display frame, which still has to move the content offset.
    var isOver = false
    /// Whether a pinch gesture controls the progress.
    var isPinched = false
    var collector = ElementCollector()
    /// The transition that this object is a copy of; nil: this object is not a copy.
    private(set) var original: InteractiveTransition?

    /// The bytes of the other layout and of its elements. Both layouts share the data.
    ///
    /// - Complexity: O(leaves)
    var heldBytes: Int { other.layoutBytes + collector.heldBytes }

    init(to other: Stage, _ change: LayoutChange?, tag: UInt64) {
        self.other = other
        self.change = change
        self.tag = tag
    }

    /// Makes a copy for a `LayoutMoment`. The host controls only the original.
    init(copyOf led: InteractiveTransition) {
        tag = led.tag
        other = led.other
        change = led.change
        progress = led.progress
        motion = led.motion
        isOver = led.isOver
        original = led
    }

    /// The content offsets of both layouts in the last display frame, and how far the content
    /// anchor has moved since.
    struct Motion {
        /// Whether a display frame has shown the transition. The other properties count only from
        /// then on.
        var isPlaced = false
        /// The other layout's content offset minus the old layout's. Once the transition is over:
        /// the distance that the content offset still has to move.
        var distance = Point.zero
        /// The displayed content offset minus the old layout's content offset.
        var shown = Point.zero
        var shownProgress = 0.0
        /// The distances along the main axis by which changes moved the content anchor since the
        /// last display frame, in the view's layout and in the other layout.
        var ownMovement = 0.0
        var otherMovement = 0.0
        var ownSize = Size.zero
        var otherSize = Size.zero

        /// The distances from the displayed content offset to that of the view's layout, and to
        /// that of the other layout.
        var ownShift: Point { Point.zero - shown }
        var otherShift: Point { distance - shown }

        func displacement(at progress: Double) -> Point {
            if progress == 1 { return distance }
            return Point(x: distance.x * progress, y: distance.y * progress).roundedAsOffset
        }
    }

    static let keyCount: UInt32 = 16

    static func check(_ key: UInt32) throws(CollectionError) {
        if key >= keyCount { throw .outside("key", Int(key), of: Int(keyCount)) }
    }
    /// If the transition is ended this long after the last progress or later, the gesture counts as
    /// resting.
    private static let staleAfter_ns: UInt64 = 100_000_000
    /// The duration of the whole way from progress 0 to 1, unless the gesture was faster.
    private static let duration_s = 0.3

    /// Returns the duration of the remaining way: to progress 1 when finishing, to 0 when
    /// cancelling.
    func duration_ns(finishing: Bool, at time_ns: UInt64) -> UInt64 {
        let tracked = progress.tracked
        let rest = finishing ? 1 - tracked.value : tracked.value
        var seconds = rest * Self.duration_s
        let isStale = time_ns - progress.time_ns > Self.staleAfter_ns
        let velocity = finishing ? tracked.velocity : -tracked.velocity
        if !isStale && velocity > 0 { seconds = min(seconds, rest / velocity) }
        return UInt64(seconds * 1e9)
    }

    /// Returns the animation of the remaining way. It continues at the speed of the gesture, and
    /// slows down to rest.
    static func animation(duration_ns: UInt64) -> Animation {
        let curve = TimingCurve(kind: .cubicBezier, parameters: [1.0 / 3, 1.0 / 3, 2.0 / 3, 1])
        return Animation(duration_ns: duration_ns, curve: curve)
    }
}

extension Point {
    /// The point rounded to multiples of 2^-16 point, so that adding and subtracting it is exact.
    var roundedAsOffset: Point { Point(x: Length.rounded(x), y: Length.rounded(y)) }

    static func + (left: Point, right: Point) -> Point {
        Point(x: left.x + right.x, y: left.y + right.y)
    }

    static func - (left: Point, right: Point) -> Point {
        Point(x: left.x - right.x, y: left.y - right.y)
    }
}
