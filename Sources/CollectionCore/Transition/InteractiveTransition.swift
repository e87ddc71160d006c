/// A change of the layout that the host leads: rule T9 of docs/semantics.md.
///
/// The view has the old layout as ever. Here is the other one, of the same data, which is laid out
/// beside it; and what is to be known of offsets: each of the two has its own.
final class InteractiveTransition {
    let tag: UInt64
    var other: Stage
    /// To be told of, where one of the two is a layout of the host's own.
    let change: LayoutChange?
    var progress = ValueTrack()
    /// By key.
    var values: [ValueTrack] = []
    var motion = Motion()
    /// Whether the host has ended it. It stays until the next display frame, for the offset.
    var isOver = false
    /// Whether a pinch leads it.
    var isPinched = false
    var collector = ElementCollector()
    /// Of a copy: which one it is of.
    private(set) var original: InteractiveTransition?

    init(to other: Stage, _ change: LayoutChange?, tag: UInt64) {
        self.other = other
        self.change = change
        self.tag = tag
    }

    /// A copy, which is led no more; `original` is the one that it is of.
    init(copyOf led: InteractiveTransition) {
        tag = led.tag
        other = led.other
        change = led.change
        progress = led.progress
        motion = led.motion
        isOver = led.isOver
        original = led
    }

    /// Offsets, as of the last display frame, and what moved the anchor since.
    struct Motion {
        /// Whether a display frame has shown the transition: then all of this counts.
        var isPlaced = false
        /// The other layout's content offset less that of the old one. Once it is over: by how much
        /// the offset is still to be moved.
        var distance = Point.zero
        /// By how much the content offset is moved from that of the old layout.
        var shown = Point.zero
        var shownProgress = 0.0
        /// By how much changes moved the content anchor, in the view's layout and in the other.
        var ownMovement = 0.0
        var otherMovement = 0.0
        var ownSize = Size.zero
        var otherSize = Size.zero

        /// From the content offset to that of the view's layout, and to the other's.
        var ownShift: Point { Point.zero - shown }
        var otherShift: Point { distance - shown }

        func displacement(at progress: Double) -> Point {
            if progress == 1 { return distance }
            return Point(x: distance.x * progress, y: distance.y * progress).roundedAsOffset
        }
    }

    static let keyCount: UInt32 = 16
    /// A host that lets go so long after it moved has stood still.
    private static let staleAfter_ns: UInt64 = 100_000_000
    /// Of the whole way, from 0 to 1, where it was not faster.
    private static let duration_s = 0.3

    /// How long the rest of the way takes to one of the ends.
    func duration_ns(finishing: Bool, at time_ns: UInt64) -> UInt64 {
        let tracked = progress.tracked
        let rest = finishing ? 1 - tracked.value : tracked.value
        var seconds = rest * Self.duration_s
        let isStale = time_ns - progress.time_ns > Self.staleAfter_ns
        let velocity = finishing ? tracked.velocity : -tracked.velocity
        if !isStale && velocity > 0 { seconds = min(seconds, rest / velocity) }
        return UInt64(seconds * 1e9)
    }

    /// Goes on as fast as it was, and comes to rest.
    static func animation(duration_ns: UInt64) -> Animation {
        let curve = TimingCurve(kind: .cubicBezier, parameters: [1.0 / 3, 1.0 / 3, 2.0 / 3, 1])
        return Animation(duration_ns: duration_ns, curve: curve)
    }
}

extension Point {
    /// To a multiple of 2^-16 point, so that what is added is taken off again exactly.
    var roundedAsOffset: Point { Point(x: Length.rounded(x), y: Length.rounded(y)) }

    static func + (left: Point, right: Point) -> Point {
        Point(x: left.x + right.x, y: left.y + right.y)
    }

    static func - (left: Point, right: Point) -> Point {
        Point(x: left.x - right.x, y: left.y - right.y)
    }
}
