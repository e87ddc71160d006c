/// A cubic Bézier curve from (0, 0) to (1, 1) with two control points, evaluated as y over x.
///
/// With s from 0 to 1, x(s) = 3 (1 - s)^2 s x1 + 3 (1 - s) s^2 x2 + s^3, and y(s) is the same with
/// y1 and y2. x1 and x2 are from 0 to 1, so x never decreases. CSS Easing Functions Level 1 (W3C)
/// calls the curve cubic-bezier, and the named curves ease-in, ease-out and ease-in-out; Core
/// Animation calls it CAMediaTimingFunction.
struct CubicBezier {
    private let x: Cubic
    private let y: Cubic

    init(_ parameters: SIMD4<Double>) {
        x = Cubic(parameters[0], parameters[2])
        y = Cubic(parameters[1], parameters[3])
    }

    static var easeInOut: CubicBezier { CubicBezier([0.42, 0, 0.58, 1]) }

    func y(at fraction: Double) -> Double {
        y.value(parameter(at: fraction))
    }

    /// The slope dy / dx where x is `fraction`; undefined where the curve is vertical.
    func slope(at fraction: Double) -> Double {
        let parameter = parameter(at: fraction)
        return y.slope(parameter) / x.slope(parameter)
    }

    /// The parameter s at which x is `fraction`: at most 8 steps of Newton's method, then 52
    /// bisections if Newton's method has not converged, as where the curve is nearly vertical.
    private func parameter(at fraction: Double) -> Double {
        var low = 0.0
        var high = 1.0
        var guess = fraction
        for _ in 0..<8 {
            let excess = x.value(guess) - fraction
            if excess > 0 { high = guess } else { low = guess }
            let next = guess - excess / x.slope(guess)
            // Also breaks if `next` is NaN.
            if !(next >= low && next <= high) { break }
            let step = next - guess
            guess = next
            if step.magnitude < 1e-13 { return guess }
        }
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if x.value(middle) > fraction { high = middle } else { low = middle }
        }
        return (low + high) / 2
    }

    /// One coordinate: a s^3 + b s^2 + c s.
    private struct Cubic {
        let a: Double
        let b: Double
        let c: Double

        init(_ first: Double, _ second: Double) {
            c = 3 * first
            b = 3 * (second - first) - c
            a = 1 - c - b
        }

        func value(_ s: Double) -> Double { ((a * s + b) * s + c) * s }

        func slope(_ s: Double) -> Double { (3 * a * s + 2 * b) * s + c }
    }
}
