/// Elementary functions that return the same bits on every machine. The results of libm differ in
/// their last bits between platforms.
///
/// The functions use only operations that IEEE 754 defines to the last bit (+ - * /), in a fixed
/// order and without fused operations: rule L3 of docs/semantics.md. They reduce an argument by
/// multiples of a constant that is split into parts, whose products with small integers are exact.
/// Then they add up a Taylor series with a fixed number of terms. The error is some units in the
/// last place.
package enum Elementary {
    /// e^x. If x is -700 or less or not a number: 0. If x is greater than 700: e^700.
    @inline(never)
    package static func exponential(_ x: Double) -> Double {
        if !(x > -700) { return 0 }
        let x = min(x, 700)
        let count = nearestInteger(x * 0x1.71547652b82fep+0)
        let rest = (x - count * 0x1.62e42fee00000p-1) - count * 0x1.a39ef35793c76p-33
        // At most ln 2 / 2: the first term left out is below 2^-57.
        var sum = 1.0
        for term in 0..<13 { sum = 1 + rest * sum / Double(13 - term) }
        // 2^count; the magnitude of the count is at most 1010.
        return sum * Double(bitPattern: UInt64(bitPattern: Int64(count) &+ 1023) << 52)
    }

    /// The natural logarithm of a normal number greater than 0.
    package static func logarithm(_ x: Double) -> Double {
        var mantissa = x.significand
        var exponent = Double(x.exponent)
        if mantissa > 1.4142135623730951 {
            mantissa /= 2
            exponent += 1
        }
        // ln m = 2 (s + s^3 / 3 + s^5 / 5 + ...), and s is below 0.172.
        let s = (mantissa - 1) / (mantissa + 1)
        let square = s * s
        var sum = 0.0
        var term = 21.0
        while term > 0 {
            sum = 1 / term + square * sum
            term -= 2
        }
        return exponent * 0x1.62e42fee00000p-1
            + (2 * s * sum + exponent * 0x1.a39ef35793c76p-33)
    }

    /// The sine and the cosine of an angle in radians. If the magnitude of the angle is more than
    /// 2^20, or the angle is not a number: the values for the angle 0.
    package static func sineAndCosine(_ angle: Double) -> (sine: Double, cosine: Double) {
        if !(angle.magnitude <= 1_048_576) { return (0, 1) }
        let quarters = nearestInteger(angle * 0x1.45f306dc9c883p-1)
        var rest = angle - quarters * 0x1.921fb54400000p+0
        rest -= quarters * 0x1.0b4611a600000p-34
        rest -= quarters * 0x1.3198a2e037073p-69
        let (sine, cosine) = nearZero(rest)
        switch Int(quarters) & 3 {
        case 0: return (sine, cosine)
        case 1: return (cosine, -sine)
        case 2: return (-sine, -cosine)
        default: return (-cosine, sine)
        }
    }

    /// The sine and the cosine of an angle whose magnitude is at most pi / 4. The first terms that
    /// the series leave out are below 2^-54.
    private static func nearZero(_ angle: Double) -> (sine: Double, cosine: Double) {
        let square = angle * angle
        var sine = 1.0
        var cosine = 1.0
        var term = 16.0
        while term > 0 {
            sine = 1 - square * sine / (term * (term + 1))
            cosine = 1 - square * cosine / (term * (term - 1))
            term -= 2
        }
        return (angle * sine, cosine)
    }

    /// The nearest integer, ties to even, of a number whose magnitude is below 2^51: adding 3 x
    /// 2^51 leaves no bits for a fraction.
    private static func nearestInteger(_ value: Double) -> Double {
        let noFractions = 6_755_399_441_055_744.0
        return (value + noFractions) - noFractions
    }
}
