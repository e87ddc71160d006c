extension TimingCurve {
    /// A curve from (0, 0) to (1, 1) with the control points (x1, y1) and (x2, y2); x1 and x2
    /// are from 0 to 1, y1 and y2 from -100 to 100. See `CubicBezier`.
    public static func cubicBezier(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
    ) -> TimingCurve {
        TimingCurve(kind: .cubicBezier, parameters: [x1, y1, x2, y2])
    }

    /// A spring that oscillates (damping ratio from 0.01 to below 1) or is critically damped (1).
    ///
    /// `initialVelocity` is in whole distances per duration, from -100 to 100: a speed in points
    /// per second, times the duration in seconds, divided by the distance in points. See `Spring`.
    public static func spring(
        dampingRatio: Double, initialVelocity: Double = 0
    ) -> TimingCurve {
        TimingCurve(kind: .spring, parameters: [dampingRatio, initialVelocity, 0, 0])
    }

    /// Returns the progress of a transition, 0 at the origin and 1 at the target, when `fraction`
    /// of its duration has passed.
    ///
    /// The progress is exactly 0 for fractions up to 0, and exactly 1 from 1 on. In between it may
    /// be below 0 or above 1 if the curve swings. The result is bit for bit the same on every
    /// machine, and takes less than a microsecond. The result for a curve that `validate` refuses
    /// is undefined.
    public func progress(at fraction: Double) -> Double {
        // Also for NaN.
        if !(fraction > 0) { return 0 }
        if fraction >= 1 { return 1 }
        switch kind {
        case .linear: return fraction
        case .easeIn: return CubicBezier([0.42, 0, 1, 1]).y(at: fraction)
        case .easeOut: return CubicBezier([0, 0, 0.58, 1]).y(at: fraction)
        case .easeInOut: return CubicBezier.easeInOut.y(at: fraction)
        case .cubicBezier: return CubicBezier(parameters).y(at: fraction)
        case .spring:
            let spring = Spring(dampingRatio: parameters[0], initialVelocity: parameters[1])
            return spring.progress(at: fraction)
        }
    }
}
