/// The zoom of a scroller: rule M18 of docs/semantics.md.
struct Zoom {
    var scale = 1.0
    /// The zoom scale that was last reported to the host.
    var toldScale = 1.0
    /// The pinch that zooms; nil: no pinch zooms.
    var pinch: ZoomPinch?
    /// The zoom that runs over time; nil: there is none.
    var motion: ZoomMotion?

    @inline(__always)
    var isMoving: Bool { if case .some = motion { true } else { false } }
}

/// A pinch that zooms.
struct ZoomPinch {
    /// The scale of the pinch when the pinch began to zoom.
    let pinchScale: Double
    /// The zoom scale when the pinch began to zoom, without the resistance beyond the range of
    /// scales.
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

    /// Returns the zoom scale that is displayed for a scale to which a pinch leads: rule M5 for the
    /// logarithm to base 2, and a length of 1.
    func shown(_ scale: Double) -> Double {
        let edge = clamped(scale)
        if scale == edge || !bounces { return edge }
        return edge * (RubberBand(length: 1).shown((scale / edge).octaves)).octavesAsRatio
    }

    /// Returns the scale to which a pinch must lead to display a zoom scale: the inverse of
    /// `shown`.
    func pulled(_ shown: Double) -> Double {
        let edge = clamped(shown)
        if shown == edge { return edge }
        return edge * RubberBand(length: 1).pulled((shown / edge).octaves).octavesAsRatio
    }
}

/// A zoom over time. The content offset changes in proportion to the scale, which keeps one point
/// of the content in its place.
struct ZoomMotion {
    /// A motion along the axis x alone: of the scale; or, for a spring, of the number of doublings
    /// from the scale at the end, times `octave`.
    private var motion: ScrollMotion
    /// Whether the motion is a spring that leads back into the range of scales.
    private let isSpring: Bool
    private(set) var start: ZoomPlace
    private(set) var end: ZoomPlace

    /// The distance of the spring for one doubling of the scale: so the spring ends within a
    /// thousandth of a doubling.
    private static let octave = 500.0

    /// A zoom to another scale in 0.3 s, which begins with the next call that has a time: rule M11.
    init(from start: ZoomPlace, to end: ZoomPlace) {
        (self.start, self.end, isSpring) = (start, end, false)
        motion = ScrollMotion(
            AxisMotion.animated(from: start.scale, 0, to: end.scale), AxisMotion(at: 0),
            start_ns: nil)
    }

    /// A zoom back into the range of scales: rule M6 for the logarithm of the scale.
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

    /// Moves the motion, because the content moves.
    ///
    /// - Parameter distance: In points of content that is not scaled.
    mutating func move(by distance: Point) {
        start.move(by: distance)
        end.move(by: distance)
    }
}

/// A zoom scale, and the content offset at this scale.
struct ZoomPlace {
    var scale: Double
    var offset: Point

    mutating func move(by distance: Point) {
        offset.x += distance.x * scale
        offset.y += distance.y * scale
    }

    /// Returns the place at another scale in which the content point under `center` is under
    /// `other`, both points of the bounds.
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

    /// 2 to the power of this number.
    fileprivate var octavesAsRatio: Double { Elementary.exponential(self * Self.naturalOctave) }
}
