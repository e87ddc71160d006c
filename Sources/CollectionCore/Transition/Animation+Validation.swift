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
            try validate(0, Self.leastDampingRatio, 1)
            try validateBounded(1)
        }
    }

    private func validateFraction(_ index: Int) throws(CollectionError) {
        try validate(index, 0, 1)
    }

    private func validateBounded(_ index: Int) throws(CollectionError) {
        try validate(index, -Self.parameterMaximum, Self.parameterMaximum)
    }

    private func validate(
        _ index: Int, _ least: Double, _ most: Double
    ) throws(CollectionError) {
        try Length.validate(
            parameters[index], "animation.curve.parameters", index: index, least, most)
    }
}

extension ElementAppearance {
    package func validate(_ argument: CollectionError.Argument) throws(CollectionError) {
        try Length.validate(alpha, argument.field("alpha"), 0, 1)
        try Point.validate(translation.x, argument.field("translation.x"))
        try Point.validate(translation.y, argument.field("translation.y"))
        for element in 0..<16 {
            try Point.validate(transform.elements[element], argument.field("transform"))
        }
        if place.kind == .point {
            try Point.validate(place.point.x, argument.field("place.point.x"))
            try Point.validate(place.point.y, argument.field("place.point.y"))
        }
    }
}

extension Animation {
    /// The greatest valid duration: 2^53 ns, 104 days. Durations up to it are exact as `Double`.
    package static let durationMaximum_ns: UInt64 = 9_007_199_254_740_992

    package func validate() throws(CollectionError) {
        if duration_ns > Self.durationMaximum_ns {
            throw .outside("animation.duration_ns", duration_ns, 0, Self.durationMaximum_ns)
        }
        try curve.validate()
        try appearing.validate("animation.appearing")
        try disappearing.validate("animation.disappearing")
    }
}
