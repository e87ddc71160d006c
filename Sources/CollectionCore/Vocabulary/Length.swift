/// Lengths in points, as sums need them.
///
/// Each length is rounded once, when it enters, to a multiple of 2^-16 point; content is at most
/// 2^36 points long. A `Double` holds such sums exactly (52 bits), in whatever order they are
/// added. So a tree that was edited and a tree that was built anew agree bit for bit.
package enum Length {
    /// The longest item, header, inset or spacing.
    package static let maximum = 16_777_216.0
    /// The longest content: see above.
    package static let contentMaximum = 68_719_476_736.0
    /// What all items together may be long along one axis, side by side: the most that a
    /// `Double` holds in units of 2^-16 point.
    package static let sumMaximum = 137_438_953_472.0
    package static let unitsPerPoint = 65_536.0

    /// The nearest multiple of 2^-16 point, ties to even.
    ///
    /// For 0 <= value < 2^36: adding and subtracting 2^52 units rounds to whole units.
    package static func rounded(_ value: Double) -> Double {
        let wholeUnits = 4_503_599_627_370_496.0
        let units = value.magnitude * unitsPerPoint
        if !(units < wholeUnits) { return value }
        let rounded = ((units + wholeUnits) - wholeUnits) / unitsPerPoint
        return value < 0 ? -rounded : rounded
    }

    /// The same for a `Float`, which has no finer unit than 2^-16 from 128 points on.
    package static func rounded(_ value: Float) -> Float {
        let wholeUnits: Float = 8_388_608
        let units = value * Float(unitsPerPoint)
        if units >= wholeUnits { return value }
        return ((units + wholeUnits) - wholeUnits) / Float(unitsPerPoint)
    }

    /// Eight at a time.
    static func rounded(_ values: SIMD8<Float>) -> SIMD8<Float> {
        let wholeUnits = SIMD8<Float>(repeating: 8_388_608)
        let units = values * Float(unitsPerPoint)
        let rounded = ((units + wholeUnits) - wholeUnits) * (1 / Float(unitsPerPoint))
        return values.replacing(with: rounded, where: units .< wholeUnits)
    }
}
