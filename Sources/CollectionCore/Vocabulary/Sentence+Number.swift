// Numbers that are not whole, and numbers to the base of 16. The code of the standard library that
// writes a `Double` is larger than that of all messages.

extension Sentence {
    /// The number with at most as many significant digits; a whole number with all its digits.
    @inline(never)
    init(_ number: Double, digits: Int) {
        self = number < 0 ? "-" : ""
        let magnitude = number.magnitude
        if !number.isFinite {
            self = number.isNaN ? "NaN" : "\(self)infinity"
        } else if magnitude < 1e15, Double(UInt64(magnitude)) == magnitude {
            self = "\(self)\(UInt64(magnitude))"
        } else {
            append(magnitude, digits)
        }
    }

    private mutating func append(_ magnitude: Double, _ digits: Int) {
        // The first digit stands for a multiple of 10 to the exponent.
        var (scaled, unit, exponent) = (magnitude, 1.0, 0)
        if magnitude < 1 {
            while magnitude * unit < 1 && unit < 1e300 {
                (unit, exponent) = (unit * 10, exponent - 1)
            }
            scaled = magnitude * unit
        } else {
            while magnitude >= unit * 10 { (unit, exponent) = (unit * 10, exponent + 1) }
            scaled = magnitude / unit
        }
        var (power, end) = (1.0, UInt64(10))
        for _ in 1..<digits { (power, end) = (power * 10, end * 10) }
        var whole = UInt64(scaled * power + 0.5)
        if whole >= end { (whole, exponent) = (whole / 10, exponent + 1) }
        while whole != 0 && whole % 10 == 0 { whole /= 10 }
        append(("\(whole)" as Sentence).text, exponent)
    }

    private mutating func append(_ digits: [UInt8], _ exponent: Int) {
        let isShort = exponent > -6 && exponent < 15
        // How many digits stand before the point.
        let before = isShort ? exponent + 1 : 1
        for index in min(before - 1, 0)..<max(before, digits.count) {
            if index == max(before, min(before - 1, 0) + 1) { text.append(UInt8(ascii: ".")) }
            text.append(digits.indices.contains(index) ? digits[index] : UInt8(ascii: "0"))
        }
        if !isShort { self = "\(self)e\(exponent)" }
    }
}

extension Sentence.StringInterpolation {
    /// Appends the number with as many digits as a `Float` has.
    mutating func appendInterpolation(_ number: Double) {
        appendInterpolation(Sentence(number, digits: 7))
    }

    /// Appends the number as in C, such as `0x1f`.
    @inline(never)
    mutating func appendInterpolation(hexadecimal number: UInt64) {
        appendLiteral("0x")
        var shift = 60
        while shift > 0 && number >> UInt64(shift) == 0 { shift -= 4 }
        while shift >= 0 {
            let digit = UInt8(truncatingIfNeeded: number >> UInt64(shift) & 15)
            text.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") - 10 + digit)
            shift -= 4
        }
    }
}
