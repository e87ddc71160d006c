internal import CLibM

/// The motion of the content offset along one axis until it rests: a sequence of pieces.
struct AxisMotion {
    private var pieces: [Piece] = []
    /// The duration of the motion, in seconds.
    private(set) var duration = 0.0
    /// The content offset at the end of the motion, in points.
    private(set) var end: Double

    private struct Piece {
        /// The start of the piece, in seconds since the motion began.
        var start: Double
        var curve: ScrollCurve
    }

    /// A motion within this distance of its end, in points, is put exactly at its end.
    private static let tolerance = 0.5
    /// The rate of the spring at an edge, per second.
    private static let bounceRate = 10.0

    /// A motion that rests at an offset.
    init(at offset: Double) { end = offset }

    /// A motion of one piece.
    init(_ curve: ScrollCurve, duration: Double, end: Double) {
        pieces = [Piece(start: 0, curve: curve)]
        self.duration = duration
        self.end = end
    }

    var isMoving: Bool { !pieces.isEmpty }

    func offset(at time: Double) -> Double {
        if !(time < duration) { return end }
        let index = index(at: time)
        return pieces[index].curve.offset(at: time - pieces[index].start)
    }

    /// The velocity in points per second; `time` is in seconds since the motion began.
    func velocity(at time: Double) -> Double {
        if !(time < duration) { return 0 }
        let index = index(at: time)
        return pieces[index].curve.velocity(at: time - pieces[index].start)
    }

    /// The index of the piece at a time before the end.
    private func index(at time: Double) -> Int {
        var index = pieces.count - 1
        while index > 0 && pieces[index].start > time { index -= 1 }
        return index
    }

    /// Moves the whole motion, because the content moves.
    mutating func move(by distance: Double) {
        for index in pieces.indices {
            pieces[index].curve = pieces[index].curve.moved(by: distance)
        }
        end += distance
    }

    /// Appends a piece that begins where the motion ended so far.
    fileprivate mutating func append(_ curve: ScrollCurve, for time: Double, to offset: Double) {
        if time <= 0 {
            end = offset
            return
        }
        pieces.append(Piece(start: duration, curve: curve))
        duration += time
        end = offset
    }
}

/// The range of motions along an axis, and how they slow down.
struct ScrollBounds {
    var range: OffsetRange
    /// Whether a motion goes beyond the range and springs back; otherwise it stops at the edge.
    var bounces: Bool
    /// The rate of friction, per second: see `ScrollConfiguration.DecelerationRate`.
    var rate: Double
    /// Pixels per point: motions end at whole pixels; 0: motions end anywhere.
    var pixelScale = 0.0

    /// The content offset at which friction alone ends a motion. Only an offset within the range is
    /// rounded to a pixel, and it stays within the range.
    func rest(from start: Double, _ velocity: Double) -> Double {
        let rest = start + velocity / rate
        if pixelScale <= 0 || range.clamped(rest) != rest { return rest }
        return range.clamped(floor(rest * pixelScale + 0.5) / pixelScale)
    }
}

// Makes motions.
extension AxisMotion {
    /// A motion slowed by friction; beyond an edge a spring leads back: rules M2 to M4 and M6.
    static func decelerating(
        from start: Double, _ velocity: Double, _ bounds: ScrollBounds
    ) -> AxisMotion {
        let start = bounds.range.withoutRounding(start)
        var motion = AxisMotion(at: start)
        motion.decelerate(from: start, velocity, bounds)
        return motion
    }

    /// A motion that comes to rest at a target within the range: rule M10.
    static func decelerating(
        from start: Double, _ velocity: Double, to target: Double, _ bounds: ScrollBounds
    ) -> AxisMotion {
        let start = bounds.range.withoutRounding(start)
        let distance = target - start
        var motion = AxisMotion(at: start)
        if target == bounds.rest(from: start, velocity) {
            motion.decelerate(from: start, velocity, bounds)
            return motion
        }
        let rate = velocity / distance
        if velocity != 0 && rate >= bounds.rate && rate <= greatestRate {
            motion.append(
                .friction(start: start, velocity: velocity, rate: rate),
                for: frictionTime(velocity, rate), to: target)
            return motion
        }
        motion.spring(
            from: start, velocity, to: target, bounds,
            rate: springRate(velocity, over: distance, bounds))
        return motion
    }

    /// A motion to a target in a fixed time, which begins with a velocity: rule M11.
    ///
    /// - Parameter time: In seconds; 0: the motion is at the target at once.
    @inline(never)
    static func animated(
        from start: Double, _ velocity: Double, to target: Double, in time: Double = animationTime
    ) -> AxisMotion {
        if time <= 0 { return AxisMotion(at: target) }
        if velocity.isAbout(0) {
            if start.isAbout(target) { return AxisMotion(at: target) }
            return AxisMotion(
                .eased(start: start, end: target, duration: time), duration: time, end: target)
        }
        return AxisMotion(
            .cubic(start: start, velocity: velocity, end: target, duration: time),
            duration: time, end: target)
    }

    /// A motion to a wheel's target within the range, which begins with a velocity: rule M20.
    static func smoothed(
        from start: Double, _ velocity: Double, to target: Double, _ bounds: ScrollBounds
    ) -> AxisMotion {
        var motion = AxisMotion(at: start)
        motion.spring(from: start, velocity, to: target, bounds, rate: wheelRate)
        return motion
    }

    /// A motion that springs to a place without crossing the place: rule V8.
    static func settling(
        from start: Double, _ velocity: Double, at target: Double
    ) -> AxisMotion {
        let distance = start - target
        let slope = velocity + bounceRate * distance
        // A spring with a slope against the distance would cross the place.
        let kept = slope * distance > 0 ? slope : 0
        return AxisMotion(
            .spring(end: target, distance: distance, slope: kept, rate: bounceRate),
            duration: springTime(distance, kept, bounceRate), end: target)
    }

    /// A motion to an edge while a pointer is held near an edge of the bounds: rule R10.
    ///
    /// - Parameter held: For how many seconds the pointer has been held there.
    static func pulled(
        from start: Double, _ velocity: Double, held: Double, in range: OffsetRange
    ) -> AxisMotion {
        let edge = velocity < 0 ? range.least : range.greatest
        let way = velocity == 0 ? 0 : (edge - start) / velocity
        if way <= 0 || start.isAbout(edge) { return AxisMotion(at: start) }
        let time = ScrollCurve.time(pulledOver: ScrollCurve.way(pulledFor: held) + way) - held
        return AxisMotion(
            .pulled(start: start, velocity: velocity, held: held), duration: time, end: edge)
    }

    /// The rate of the spring with which the content follows a wheel, per second.
    private static let wheelRate = 25.0
    /// The seconds that an animated change of the content offset takes.
    static let animationTime = 0.3
    /// The greatest rate of friction that ends at a target, per second.
    private static let greatestRate = 40.0

    /// The seconds until friction has brought a motion within the tolerance of its end.
    private static func frictionTime(_ velocity: Double, _ rate: Double) -> Double {
        let ratio = velocity.magnitude / (tolerance * rate)
        return ratio > 1 ? Elementary.logarithm(ratio) / rate : 0
    }

    /// The seconds after which a spring stays within the tolerance of its end.
    private static func springTime(
        _ distance: Double, _ slope: Double, _ rate: Double
    ) -> Double {
        var time = 0.0
        let far = 2 * distance.magnitude / tolerance
        if far > 1 { time = Elementary.logarithm(far) / rate }
        let fast = 4 * slope.magnitude / (2.718281828459045 * tolerance * rate)
        if fast > 1 { time = max(time, 2 / rate * Elementary.logarithm(fast)) }
        return time
    }

    private mutating func decelerate(
        from start: Double, _ velocity: Double, _ bounds: ScrollBounds
    ) {
        let edge = bounds.range.clamped(start)
        if start != edge {
            bounce(from: start, velocity, at: edge, bounds)
            return
        }
        let rest = bounds.rest(from: start, velocity)
        let last = bounds.range.clamped(rest)
        let friction = ScrollCurve.friction(start: start, velocity: velocity, rate: bounds.rate)
        if rest == last {
            append(friction, for: Self.frictionTime(velocity, bounds.rate), to: rest)
            return
        }
        let time =
            -Elementary.logarithm(1 - bounds.rate * (last - start) / velocity) / bounds.rate
        append(friction, for: time, to: last)
        let left = velocity - bounds.rate * (last - start)
        if bounds.bounces { bounce(from: last, left, at: last, bounds) }
    }

    /// Springs back to an edge. Content that is faster inwards than the spring crosses the edge,
    /// and slows down by friction from there.
    private mutating func bounce(
        from start: Double, _ velocity: Double, at edge: Double, _ bounds: ScrollBounds
    ) {
        let rate = Self.bounceRate
        let distance = start - edge
        let slope = velocity + rate * distance
        let curve = ScrollCurve.spring(end: edge, distance: distance, slope: slope, rate: rate)
        let rest = Self.springTime(distance, slope, rate)
        let crossing = distance != 0 && slope != 0 ? -distance / slope : 0
        // Content that would cross the edge later is at rest there by then.
        if crossing > 0 && crossing < rest {
            append(curve, for: crossing, to: edge)
            decelerate(from: edge, curve.velocity(at: crossing), bounds)
            return
        }
        append(curve, for: rest, to: edge)
    }

    /// Returns the rate of a spring to a target. A spring in the direction of the velocity is soft
    /// enough not to speed the content up, but its rate is at least twice that of friction, so that
    /// a slow flick does not crawl.
    private static func springRate(
        _ velocity: Double, over distance: Double, _ bounds: ScrollBounds
    ) -> Double {
        let stiffest = ScrollConfiguration.DecelerationRate.fast.perSecond
        let ratio = velocity / distance
        if !(ratio > 0) || ratio > greatestRate { return stiffest }
        return min(stiffest, 2 * max(bounds.rate, ratio))
    }

    /// Springs to a target. If the spring would leave the range, the motion continues from the
    /// edge.
    private mutating func spring(
        from start: Double, _ velocity: Double, to target: Double, _ bounds: ScrollBounds,
        rate: Double
    ) {
        let curve = ScrollCurve.spring(from: start, velocity, to: target, rate: rate)
        guard case .spring(_, let distance, let slope, _) = curve else { return }
        // The time at which the spring turns: its velocity is 0 then.
        let turn = slope == 0 ? -1 : velocity / (rate * slope)
        let farthest = turn > 0 ? curve.offset(at: turn) : target
        let edge = bounds.range.clamped(farthest)
        let rest = Self.springTime(distance, slope, rate)
        if edge == farthest || bounds.range.clamped(start) != start {
            append(curve, for: rest, to: target)
            return
        }
        let time = curve.time(reaching: edge, before: turn)
        // Content that would reach the edge later is at rest by then.
        if time >= rest {
            append(curve, for: rest, to: target)
            return
        }
        append(curve, for: time, to: edge)
        if bounds.bounces { bounce(from: edge, curve.velocity(at: time), at: edge, bounds) }
        if target != edge {
            let stiffest = ScrollConfiguration.DecelerationRate.fast.perSecond
            spring(from: edge, 0, to: target, bounds, rate: max(rate, stiffest))
        }
    }
}

extension ScrollCurve {
    /// Returns the time before `end` at which a curve reaches an offset, by bisection.
    fileprivate func time(reaching offset: Double, before end: Double) -> Double {
        var (low, high) = (0.0, end)
        let isRising = self.offset(at: end) > self.offset(at: 0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if (self.offset(at: middle) < offset) == isRising {
                low = middle
            } else {
                high = middle
            }
        }
        return high
    }
}
