/// The zoom of a scroller: rule M18 of docs/semantics.md.
struct Zoom {
    var scale = 1.0
    /// The scale that the host was told of last.
    var toldScale = 1.0
    /// The pinch that zooms; nil: none does.
    var pinch: ZoomPinch?
    /// A change of the scale over time; nil: there is none.
    var motion: ZoomMotion?
}

/// A pinch that zooms.
struct ZoomPinch {
    /// The scale of the pinch where the pinch began.
    let pinchScale: Double
    /// The scale of the content there, as if nothing had resisted.
    let scale: Double
    /// The centre of the pinch, in points from the top left corner of the bounds.
    var center: Point
}

/// The range of zoom scales.
struct ZoomRange {
    let least: Double
    let greatest: Double
    let bounces: Bool

    func clamped(_ scale: Double) -> Double { min(max(scale, least), greatest) }

    /// Returns the scale that is shown for a pinch to a scale: rule M5 for the logarithm to base 2,
    /// and a length of 1.
    func shown(_ scale: Double) -> Double {
        let edge = clamped(scale)
        if scale == edge || !bounces { return edge }
        return edge * (RubberBand(length: 1).shown((scale / edge).octaves)).octavesAsRatio
    }

    /// Returns the scale of a pinch for which a scale is shown.
    func pulled(_ shown: Double) -> Double {
        let edge = clamped(shown)
        if shown == edge { return edge }
        return edge * RubberBand(length: 1).pulled((shown / edge).octaves).octavesAsRatio
    }
}

/// A change of the scale over time. The content offset goes along evenly with the scale, which
/// keeps one point of the content at its place.
struct ZoomMotion {
    /// Along the axis x: the scale, or the distance from the scale at the end.
    private var motion: ScrollMotion
    /// Whether the motion is a spring that leads back from beyond the range.
    private let isSpring: Bool
    private(set) var start: ZoomPlace
    private(set) var end: ZoomPlace

    /// The distances of a spring for which a doubling counts: the spring ends where it is within a
    /// thousandth of a doubling.
    private static let octave = 500.0

    /// Goes to another scale in 0.3 s from the next call with a time on: rule M11.
    init(from start: ZoomPlace, to end: ZoomPlace) {
        (self.start, self.end, isSpring) = (start, end, false)
        motion = ScrollMotion(
            AxisMotion.animated(from: start.scale, 0, to: end.scale), AxisMotion(at: 0),
            start_ns: nil)
    }

    /// Comes back from beyond the range: rule M6 for the logarithm of the scale.
    init(backFrom start: ZoomPlace, to end: ZoomPlace, start_ns: UInt64) {
        (self.start, self.end, isSpring) = (start, end, true)
        let bounds = ScrollBounds(
            range: OffsetRange(least: 0, greatest: 0), bounces: true,
            rate: ScrollConfiguration.DecelerationRate.normal.perSecond)
        motion = ScrollMotion(
            AxisMotion.decelerating(
                from: (start.scale / end.scale).octaves * Self.octave, 0, bounds),
            AxisMotion(at: 0), start_ns: start_ns)
    }

    var end_ns: UInt64 { motion.end_ns }

    mutating func start(at time_ns: UInt64) { motion.start(at: time_ns) }

    func isOver(at time_ns: UInt64) -> Bool { motion.isOver(at: time_ns) }

    func place(at time_ns: UInt64) -> ZoomPlace {
        let value = motion.offset(at: time_ns).x
        let scale = isSpring ? end.scale * (value / Self.octave).octavesAsRatio : value
        let part = (scale - start.scale) / (end.scale - start.scale)
        return ZoomPlace(
            scale: scale,
            offset: Point(
                x: start.offset.x + (end.offset.x - start.offset.x) * part,
                y: start.offset.y + (end.offset.y - start.offset.y) * part))
    }

    /// Moves the motion, as the content moves.
    ///
    /// - Parameter distance: In points of content that is not scaled.
    mutating func move(by distance: Point) {
        start.move(by: distance)
        end.move(by: distance)
    }
}

/// A scale, and the content offset at which the content is shown so.
struct ZoomPlace {
    var scale: Double
    var offset: Point

    mutating func move(by distance: Point) {
        offset.x += distance.x * scale
        offset.y += distance.y * scale
    }

    /// Returns the place at another scale at which the content under a point of the bounds is under
    /// another point.
    func scaled(to scale: Double, from center: Point, to other: Point) -> ZoomPlace {
        let ratio = scale / self.scale
        return ZoomPlace(
            scale: scale,
            offset: Point(
                x: (offset.x + center.x) * ratio - other.x,
                y: (offset.y + center.y) * ratio - other.y))
    }
}

extension Double {
    private static let naturalOctave = 0.6931471805599453

    /// The logarithm to base 2.
    fileprivate var octaves: Double { Elementary.logarithm(self) / Self.naturalOctave }

    /// The power of 2.
    fileprivate var octavesAsRatio: Double { Elementary.exponential(self * Self.naturalOctave) }
}
