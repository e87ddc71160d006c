/// A damped harmonic oscillator that is released at distance 1 from its rest position.
///
/// With the damping ratio z from above 0 to 1, the decay k, w = k sqrt(1 - z^2) / z and the initial
/// velocity v (towards the rest position; in whole distances per duration), the solution of u" + 2
/// k u' + (k^2 + w^2) u = 0, u(0) = 1, u'(0) = -v is
///
///     u(t) = e^(-k t) (cos(w t) + (k - v) sin(w t) / w)
///
/// and sin(w t) / w is t where w is 0 (critical damping). The progress is 1 - u. The equation is in
/// any textbook on mechanics.
///
/// The decay is chosen so that a spring released without initial velocity is within 1/1000 of its
/// rest position at t = 1. There u is at most e^(-k) / sqrt(1 - z^2), the envelope of the
/// oscillation, and at most (1 + k) e^(-k). Hence k = min(ln 1000 - ln(1 - z^2) / 2, c), where (1 +
/// c) e^(-c) = 1/1000.
struct Spring {
    private let decay: Double
    private let frequency: Double
    private let initialVelocity: Double

    private static let criticalDecay = 9.233413476451586
    private static let logarithmOf1000 = 6.907755278982137

    init(dampingRatio: Double, initialVelocity: Double) {
        // 1 - z^2, exactly 0 where z is 1.
        let undamped = (1 - dampingRatio) * (1 + dampingRatio)
        self.initialVelocity = initialVelocity
        guard undamped > 0 else {
            decay = Self.criticalDecay
            frequency = 0
            return
        }
        decay = min(
            Self.logarithmOf1000 - Elementary.logarithm(undamped) / 2, Self.criticalDecay)
        frequency = decay * undamped.squareRoot() / dampingRatio
    }

    /// Returns the fraction of the distance that is covered at `time`, which is from 0 to 1.
    func progress(at time: Double) -> Double {
        let angle = frequency * time
        let (sine, cosine) = Elementary.sineAndCosine(angle)
        let swing = frequency > 0 ? sine / frequency : time
        let envelope = Elementary.exponential(-decay * time)
        return 1 - envelope * (cosine + (decay - initialVelocity) * swing)
    }
}
