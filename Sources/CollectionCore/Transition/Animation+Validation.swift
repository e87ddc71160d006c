// Checks of the parts of an animation. Each names the argument at fault and why.

extension TimingCurve {
    /// The least damping ratio: more than a hundred swings within the duration are noise.
    package static let leastDampingRatio = 0.01
    /// Of the control points' y and of the initial velocity, either way.
    package static let parameterMaximum = 100.0

    /// The error's index is that of the parameter; those that the kind has not are not looked at.
    package func validate() throws(CollectionError) {
        switch kind {
        case .linear, .easeIn, .easeOut, .easeInOut: return
        case .cubicBezier:
            try validateFraction(0)
            try validateBounded(1)
            try validateFraction(2)
            try validateBounded(3)
        case .spring:
            let ratio = parameters[0]
            try Length.validateFinite(ratio, "curve", index: 0)
            if ratio < 0 { throw .invalidNumber("curve", index: 0, .negative) }
            if ratio < Self.leastDampingRatio {
                throw .invalidNumber("curve", index: 0, .outOfRange)
            }
            if ratio > 1 { throw .invalidNumber("curve", index: 0, .tooLarge) }
            try validateBounded(1)
        }
    }

    private func validateFraction(_ index: Int) throws(CollectionError) {
        let value = parameters[index]
        try Length.validateFinite(value, "curve", index: index)
        if value < 0 || value > 1 { throw .invalidNumber("curve", index: index, .outOfRange) }
    }

    private func validateBounded(_ index: Int) throws(CollectionError) {
        let value = parameters[index]
        try Length.validateFinite(value, "curve", index: index)
        if value.magnitude > Self.parameterMaximum {
            throw .invalidNumber("curve", index: index, .tooLarge)
        }
    }
}

extension ElementAppearance {
    /// `index`: which of an animation's appearances it is, 0 for the one where elements appear
    /// from, 1 for the one where they disappear to.
    package func validate(index: Int) throws(CollectionError) {
        let appearance: CollectionError.Argument = "appearance"
        let alphaField = appearance.field("alpha")
        try Length.validateFinite(alpha, alphaField, index: index)
        if alpha < 0 { throw .invalidNumber(alphaField, index: index, .negative) }
        if alpha > 1 { throw .invalidNumber(alphaField, index: index, .tooLarge) }
        try Point.validate(translation.x, appearance.field("translation.x"), index: index)
        try Point.validate(translation.y, appearance.field("translation.y"), index: index)
        for element in 0..<16 {
            try Point.validate(
                transform.elements[element], appearance.field("transform"), index: index)
        }
        if place.kind == .point {
            try Point.validate(place.point.x, appearance.field("place.point.x"), index: index)
            try Point.validate(place.point.y, appearance.field("place.point.y"), index: index)
        }
    }
}

extension Animation {
    /// 2^53 ns, 104 days: times within it are exact as `Double`.
    package static let durationMaximum_ns: UInt64 = 9_007_199_254_740_992

    package func validate() throws(CollectionError) {
        if duration_ns > Self.durationMaximum_ns {
            throw .invalidNumber("animation", .tooLarge)
        }
        try curve.validate()
        try appearing.validate(index: 0)
        try disappearing.validate(index: 1)
    }
}
