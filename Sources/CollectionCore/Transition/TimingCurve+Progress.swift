extension TimingCurve {
    /// A curve from (0, 0) to (1, 1) with the control points (x1, y1) and (x2, y2); x1 and x2
    /// are from 0 to 1, y1 and y2 from -100 to 100. See `CubicBezier`.
    public static func cubicBezier(
        _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
    ) -> TimingCurve {
        TimingCurve(kind: .cubicBezier, parameters: [x1, y1, x2, y2])
    }

    /// A spring that swings (a damping ratio from 0.01 to below 1), or barely does not (1).
    ///
    /// `initialVelocity` is in whole distances per duration, from -100 to 100: a speed in points
    /// per second x the duration in seconds / the distance in points. See `Spring`.
    public static func spring(
        dampingRatio: Double, initialVelocity: Double = 0
    ) -> TimingCurve {
        TimingCurve(kind: .spring, parameters: [dampingRatio, initialVelocity, 0, 0])
    }

    /// How far the transition has come, 0 at the origin and 1 at the target, when `fraction` of
    /// its duration has passed.
    ///
    /// Exactly 0 up to 0, and exactly 1 from 1 on; in between it may be beyond either if the
    /// curve swings. Bit for bit the same on every machine. Takes less than a microsecond. What a
    /// curve that `validate` refuses gives is not defined.
    public func progress(at fraction: Double) -> Double {
        // Also for what is not a number.
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
