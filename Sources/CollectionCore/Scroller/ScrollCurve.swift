/// A piece of the motion of the content offset along one axis, as a function of the seconds since
/// the piece began: rules M2, M6, M10 and M11 of docs/semantics.md.
enum ScrollCurve {
    case rest(Double)
    /// The velocity decreases exponentially, at a rate per second.
    case friction(start: Double, velocity: Double, rate: Double)
    /// A critically damped spring: end + (distance + slope t) e^(-rate t).
    case spring(end: Double, distance: Double, slope: Double, rate: Double)
    /// A cubic that begins with a velocity and ends at rest.
    case cubic(start: Double, velocity: Double, end: Double, duration: Double)
    /// The timing curve ease-in-out.
    case eased(start: Double, end: Double, duration: Double)
    /// The velocity grows evenly for 0.4 s, of which `held` seconds have passed, and is constant
    /// from then on: rule R10.
    case pulled(start: Double, velocity: Double, held: Double)

    /// The spring that leads from an offset with a velocity to another offset.
    static func spring(
        from start: Double, _ velocity: Double, to end: Double, rate: Double
    ) -> ScrollCurve {
        .spring(
            end: end, distance: start - end, slope: velocity + rate * (start - end), rate: rate)
    }

    func offset(at time: Double) -> Double {
        switch self {
        case .rest(let offset): return offset
        case .friction(let start, let velocity, let rate):
            return start + velocity * (1 - Elementary.exponential(-rate * time)) / rate
        case .spring(let end, let distance, let slope, let rate):
            return end + (distance + slope * time) * Elementary.exponential(-rate * time)
        case .cubic(let start, let velocity, let end, let duration):
            let s = time / duration
            let (square, cube) = (s * s, s * s * s)
            return start + (end - start) * (3 * square - 2 * cube)
                + velocity * duration * (s - 2 * square + cube)
        case .eased(let start, let end, let duration):
            return start + (end - start) * TimingCurve.easeInOut.progress(at: time / duration)
        case .pulled(let start, let velocity, let held):
            return start + velocity * (Self.way(pulledFor: held + time) - Self.way(pulledFor: held))
        }
    }

    /// The velocity at a time, in points per second.
    func velocity(at time: Double) -> Double {
        switch self {
        case .rest: return 0
        case .friction(_, let velocity, let rate):
            return velocity * Elementary.exponential(-rate * time)
        case .spring(_, let distance, let slope, let rate):
            return (slope - rate * (distance + slope * time))
                * Elementary.exponential(-rate * time)
        case .cubic(let start, let velocity, let end, let duration):
            let s = time / duration
            return 6 * (end - start) * (s - s * s) / duration
                + velocity * (1 - 4 * s + 3 * s * s)
        case .eased(let start, let end, let duration):
            return (end - start) * CubicBezier.easeInOut.slope(at: time / duration) / duration
        case .pulled(_, let velocity, let held):
            return velocity * min((held + time) / Self.pullTime, 1)
        }
    }

    /// The curve moved by a distance, because the content moves.
    func moved(by distance: Double) -> ScrollCurve {
        switch self {
        case .rest(let offset): .rest(offset + distance)
        case .friction(let start, let velocity, let rate):
            .friction(start: start + distance, velocity: velocity, rate: rate)
        case .spring(let end, let from, let slope, let rate):
            .spring(end: end + distance, distance: from, slope: slope, rate: rate)
        case .cubic(let start, let velocity, let end, let duration):
            .cubic(
                start: start + distance, velocity: velocity, end: end + distance,
                duration: duration)
        case .eased(let start, let end, let duration):
            .eased(start: start + distance, end: end + distance, duration: duration)
        case .pulled(let start, let velocity, let held):
            .pulled(start: start + distance, velocity: velocity, held: held)
        }
    }

    /// The seconds until pulled content moves at full speed.
    private static let pullTime = 0.4

    /// The distance of content that is pulled for some seconds, given as the seconds that the
    /// distance takes at full speed.
    static func way(pulledFor time: Double) -> Double {
        time < pullTime ? time * time / (2 * pullTime) : time - pullTime / 2
    }

    /// The seconds for which content must be pulled over a distance, which is given as the seconds
    /// that the distance takes at full speed: the inverse of `way(pulledFor:)`.
    static func time(pulledOver way: Double) -> Double {
        way < pullTime / 2 ? (2 * pullTime * way).squareRoot() : way + pullTime / 2
    }
}
