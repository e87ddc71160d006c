internal import CLibM

/// The way of the content offset along one axis until it rests: stretches, each of which begins
/// where the one before ends.
struct AxisMotion {
    private var pieces: [Piece] = []
    /// The seconds until the content offset rests.
    private(set) var duration = 0.0
    /// The content offset from then on.
    private(set) var end: Double

    private struct Piece {
        /// In seconds since the motion began.
        var start: Double
        var curve: ScrollCurve
    }

    /// The distance from the end, in points, within which the content offset is put to the end.
    private static let tolerance = 0.5
    /// The rate of the spring at an edge, per second.
    private static let bounceRate = 10.0

    /// No motion.
    init(at offset: Double) { end = offset }

    /// A motion of one stretch.
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

    /// In points per second.
    func velocity(at time: Double) -> Double {
        if !(time < duration) { return 0 }
        let index = index(at: time)
        return pieces[index].curve.velocity(at: time - pieces[index].start)
    }

    /// The stretch in which a time before the end is.
    private func index(at time: Double) -> Int {
        var index = pieces.count - 1
        while index > 0 && pieces[index].start > time { index -= 1 }
        return index
    }

    /// Moves the motion, as the content moves.
    mutating func move(by distance: Double) {
        for index in pieces.indices {
            pieces[index].curve = pieces[index].curve.moved(by: distance)
        }
        end += distance
    }

    /// Appends a stretch, which begins where the motion ended so far.
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

/// What a motion along an axis keeps to.
struct ScrollBounds {
    var range: OffsetRange
    /// Whether the motion goes beyond the range and comes back, or stops at its ends.
    var bounces: Bool
    /// See `ScrollConfiguration.DecelerationRate`.
    var rate: Double
    /// Motions end at multiples of 1 / pixelScale; 0: anywhere.
    var pixelScale = 0.0

    /// The content offset at which friction alone ends a motion. Only one within the range is
    /// rounded to a pixel, and it stays within the range.
    func rest(from start: Double, _ velocity: Double) -> Double {
        let rest = start + velocity / rate
        if pixelScale <= 0 || range.clamped(rest) != rest { return rest }
        return range.clamped(floor(rest * pixelScale + 0.5) / pixelScale)
    }
}

// How motions begin.
extension AxisMotion {
    /// Slows down by friction; beyond an edge a spring leads back to it: rules M2 to M4 and M6.
    static func decelerating(
        from start: Double, _ velocity: Double, _ bounds: ScrollBounds
    ) -> AxisMotion {
        let start = bounds.range.withoutRounding(start)
        var motion = AxisMotion(at: start)
        motion.decelerate(from: start, velocity, bounds)
        return motion
    }

    /// Comes to rest at a target within the range: rule M10.
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

    /// Goes to a target in a fixed time, on from a velocity: rule M11.
    static func animated(
        from start: Double, _ velocity: Double, to target: Double
    ) -> AxisMotion {
        if velocity.isAbout(0) {
            if start.isAbout(target) { return AxisMotion(at: target) }
            return AxisMotion(
                .eased(start: start, end: target, duration: animationTime),
                duration: animationTime, end: target)
        }
        return AxisMotion(
            .cubic(start: start, velocity: velocity, end: target, duration: animationTime),
            duration: animationTime, end: target)
    }

    /// Follows a wheel to a target within the range, on from a velocity: rule M20.
    static func smoothed(
        from start: Double, _ velocity: Double, to target: Double, _ bounds: ScrollBounds
    ) -> AxisMotion {
        var motion = AxisMotion(at: start)
        motion.spring(from: start, velocity, to: target, bounds, rate: wheelRate)
        return motion
    }

    /// Springs to a place, and not beyond it: rule V8.
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

    /// Goes on to an edge of the range while a pointer is held there: rule R10.
    ///
    /// - Parameter held: For how many seconds it has been.
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
    private static let animationTime = 0.3
    /// The greatest rate of a friction that ends at a target.
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

    /// Springs back to an edge. What is faster inwards than the spring crosses the edge, and slows
    /// down by friction from there.
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

    /// Returns the rate of a spring to a target. One that goes on in the direction of the velocity
    /// is as soft as it has to be to speed up no further, but no softer than twice the friction, so
    /// that a slow flick does not crawl.
    private static func springRate(
        _ velocity: Double, over distance: Double, _ bounds: ScrollBounds
    ) -> Double {
        let stiffest = ScrollConfiguration.DecelerationRate.fast.perSecond
        let ratio = velocity / distance
        if !(ratio > 0) || ratio > greatestRate { return stiffest }
        return min(stiffest, 2 * max(bounds.rate, ratio))
    }

    /// Springs to a target. Where the spring would leave the range, the edge takes over.
    private mutating func spring(
        from start: Double, _ velocity: Double, to target: Double, _ bounds: ScrollBounds,
        rate: Double
    ) {
        let curve = ScrollCurve.spring(from: start, velocity, to: target, rate: rate)
        guard case .spring(_, let distance, let slope, _) = curve else { return }
        // The turn of the spring, where its velocity is 0.
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
    /// Returns when a curve comes to an offset, by halving the time before which it does.
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
