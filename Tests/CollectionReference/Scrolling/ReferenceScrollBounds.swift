/// What a motion along an axis keeps to.
public struct ReferenceScrollBounds {
    public var least: Double
    public var greatest: Double
    public var bounces: Bool
    /// The part of the velocity that is lost in a second, as a rate.
    public var friction: Double
    public var pixelScale: Double

    public init(
        _ range: ClosedRange<Double>, friction: Double, bounces: Bool = true, pixelScale: Double = 0
    ) {
        (least, greatest) = (range.lowerBound, range.upperBound)
        (self.friction, self.bounces, self.pixelScale) = (friction, bounces, pixelScale)
    }

    func clamped(_ offset: Double) -> Double { min(max(offset, least), greatest) }

    /// M3: where friction alone ends; on a pixel, if that is within the range.
    public func rest(_ offset: Double, _ velocity: Double) -> Double {
        let place = freeRest(offset, velocity)
        if pixelScale == 0 || clamped(place) != place { return place }
        return clamped((place * pixelScale + 0.5).rounded(.down) / pixelScale)
    }

    /// In steps, until nothing is left of the velocity.
    func freeRest(_ offset: Double, _ velocity: Double) -> Double {
        var moment = Moment(offset: offset, velocity: velocity, time: 0)
        while abs(moment.velocity) > 1e-10 {
            moment = moment.stepped(by: 2e-3) { [friction] _, velocity in -friction * velocity }
        }
        return moment.offset
    }
}

/// A place and a velocity at a time.
struct Moment {
    var offset: Double
    var velocity: Double
    var time: Double

    /// A step of the method of Runge and Kutta.
    func stepped(by step: Double, _ acceleration: (Double, Double) -> Double) -> Moment {
        let first = (velocity, acceleration(offset, velocity))
        func slope(_ part: Double, _ last: (Double, Double)) -> (Double, Double) {
            let (offset, velocity) = (offset + last.0 * part, velocity + last.1 * part)
            return (velocity, acceleration(offset, velocity))
        }
        let second = slope(step / 2, first)
        let third = slope(step / 2, second)
        let fourth = slope(step, third)
        return Moment(
            offset: offset + step * (first.0 + 2 * second.0 + 2 * third.0 + fourth.0) / 6,
            velocity: velocity + step * (first.1 + 2 * second.1 + 2 * third.1 + fourth.1) / 6,
            time: time + step)
    }
}
