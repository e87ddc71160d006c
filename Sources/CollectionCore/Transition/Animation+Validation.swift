// Validation of animations. Each error names the invalid argument and the reason.

extension TimingCurve {
    /// The least valid damping ratio. With a smaller one a spring would swing more than a hundred
    /// times within the duration, which is noise.
    package static let leastDampingRatio = 0.01
    /// The greatest valid magnitude of a control point's y and of a spring's initial velocity.
    package static let parameterMaximum = 100.0

    /// Checks the parameters. The index of the error is the index of the parameter. Parameters that
    /// the kind lacks are not checked.
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
    /// - Parameter index: The index in errors: 0 for an animation's `appearing`, 1 for its
    ///   `disappearing`.
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
    /// The greatest valid duration: 2^53 ns, 104 days. Durations up to it are exact as `Double`.
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
