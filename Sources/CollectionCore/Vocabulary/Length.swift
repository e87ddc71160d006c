/// The rounding and the limits of lengths in points that make sums of lengths exact.
///
/// Each length is rounded once, when the host passes it, to a multiple of 2^-16 point; content is
/// at most 2^36 points long. A `Double` represents sums of such lengths exactly (52 bits), whatever
/// the order of addition. Therefore, an edited tree and a newly built tree have the same sums, bit
/// for bit.
package enum Length {
    /// The greatest length of an item, header, inset or spacing: 2^24 points.
    package static let maximum = 16_777_216.0
    /// The greatest length of the content: 2^36 points.
    package static let contentMaximum = 68_719_476_736.0
    /// The greatest sum of the lengths of all items along one axis: 2^37 points, the limit to which
    /// a `Double` represents each multiple of 2^-16 point exactly.
    package static let sumMaximum = 137_438_953_472.0
    package static let unitsPerPoint = 65_536.0

    /// The nearest multiple of 2^-16 point, ties to even.
    ///
    /// For magnitudes below 2^36 points: adding and then subtracting 2^52 units rounds to whole
    /// units. Other values are returned unchanged.
    package static func rounded(_ value: Double) -> Double {
        let wholeUnits = 4_503_599_627_370_496.0
        let units = value.magnitude * unitsPerPoint
        if !(units < wholeUnits) { return value }
        let rounded = ((units + wholeUnits) - wholeUnits) / unitsPerPoint
        return value < 0 ? -rounded : rounded
    }

    /// The nearest multiple of 2^-16 point to a length that is not negative, ties to even. From 128
    /// points on, each `Float` is such a multiple already.
    package static func rounded(_ value: Float) -> Float {
        let wholeUnits: Float = 8_388_608
        let units = value * Float(unitsPerPoint)
        if units >= wholeUnits { return value }
        return ((units + wholeUnits) - wholeUnits) / Float(unitsPerPoint)
    }

    /// The nearest multiples of 2^-16 point to eight lengths, which are not negative; ties to even.
    static func rounded(_ values: SIMD8<Float>) -> SIMD8<Float> {
        let wholeUnits = SIMD8<Float>(repeating: 8_388_608)
        let units = values * Float(unitsPerPoint)
        let rounded = ((units + wholeUnits) - wholeUnits) * (1 / Float(unitsPerPoint))
        return values.replacing(with: rounded, where: units .< wholeUnits)
    }
}
