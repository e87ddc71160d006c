// Checks of the arguments that hosts pass. An error names the argument and the reason.

extension Length {
    /// Checks that a length is finite, not negative, and at most `maximum`.
    @inline(never)
    static func validate(
        _ value: Double, _ argument: CollectionError.Argument, index: Int? = nil
    ) throws(CollectionError) {
        try validate(value, argument, index: index, 0, maximum)
    }

    /// Checks that a number is in a range.
    @inline(never)
    static func validate(
        _ value: Double, _ argument: CollectionError.Argument, index: Int? = nil,
        _ least: Double, _ most: Double
    ) throws(CollectionError) {
        // The comparisons are false for NaN, too.
        if !(value >= least && value <= most) {
            throw .outside(argument, index: index, value, least, most)
        }
    }

    /// Checks that a length is valid, and is not 0 once it is rounded.
    @inline(never)
    static func validatePositive(
        _ value: Double, _ argument: CollectionError.Argument
    ) throws(CollectionError) {
        try validate(value, argument)
        if rounded(value) == 0 {
            throw .outside(argument, value, value == 0 ? above0 : 1 / unitsPerPoint, maximum)
        }
    }

    /// The least number of a range of all numbers that are greater than 0.
    static var above0: Double { .leastNonzeroMagnitude }

    /// Checks that a length, or its opposite, is valid.
    static func validateSigned(
        _ value: Double, _ argument: CollectionError.Argument
    ) throws(CollectionError) {
        try validate(value, argument, -maximum, maximum)
    }

    /// Whether `validate` accepts all lengths. Checks eight lengths at a time, at the speed of
    /// memory.
    static func areValid(_ lengths: Span<Float>) -> Bool {
        let bytes = unsafe lengths.bytes
        let zero = SIMD8<Float>.zero
        let most = SIMD8<Float>(repeating: Float(maximum))
        var faults = SIMD8<Int32>.zero
        var index = 0
        while index + 8 <= lengths.count {
            let values = unsafe bytes.unsafeLoadUnaligned(
                fromByteOffset: index * 4, as: SIMD8<Float>.self)
            let areValid = (values .>= zero) .& (values .<= most)
            faults.replace(with: 1, where: .!areValid)
            index += 8
        }
        while index < lengths.count {
            // The comparisons are false for NaN, too.
            if !(lengths[index] >= 0 && lengths[index] <= Float(maximum)) { return false }
            index += 1
        }
        return faults == .zero
    }

    @inline(never)
    static func validateFinite(
        _ value: Double, _ argument: CollectionError.Argument, index: Int? = nil
    ) throws(CollectionError) {
        if !value.isFinite {
            throw .outside(argument, index: index, value, -.infinity, .infinity)
        }
    }
}

extension Size {
    @inline(never)
    func validate(
        _ argument: CollectionError.Argument, index: Int? = nil
    ) throws(CollectionError) {
        try Length.validate(width, argument.field("width"), index: index)
        try Length.validate(height, argument.field("height"), index: index)
    }
}

extension EdgeInsets {
    @inline(never)
    func validate(
        _ argument: CollectionError.Argument, index: Int? = nil
    ) throws(CollectionError) {
        try Length.validate(top, argument.field("top"), index: index)
        try Length.validate(left, argument.field("left"), index: index)
        try Length.validate(bottom, argument.field("bottom"), index: index)
        try Length.validate(right, argument.field("right"), index: index)
    }

    /// Checks that each inset is finite and has a magnitude of at most `Length.maximum`.
    @inline(never)
    func validateSigned(_ argument: CollectionError.Argument) throws(CollectionError) {
        try Length.validateSigned(top, argument.field("top"))
        try Length.validateSigned(left, argument.field("left"))
        try Length.validateSigned(bottom, argument.field("bottom"))
        try Length.validateSigned(right, argument.field("right"))
    }
}

extension Point {
    @inline(never)
    func validate(
        _ argument: CollectionError.Argument, index: Int? = nil
    ) throws(CollectionError) {
        try Self.validate(x, argument.field("x"), index: index)
        try Self.validate(y, argument.field("y"), index: index)
    }

    /// The greatest magnitude of a coordinate: 2^40 points.
    static let farthest = 1_099_511_627_776.0

    /// Checks that a coordinate, or an element of a transform, is finite and not too large.
    @inline(never)
    static func validate(
        _ value: Double, _ argument: CollectionError.Argument, index: Int? = nil
    ) throws(CollectionError) {
        try Length.validate(value, argument, index: index, -farthest, farthest)
    }
}

extension Rect {
    func validate(_ argument: CollectionError.Argument) throws(CollectionError) {
        if !isPossible { try validateFields(argument) }
    }

    /// Whether all fields are valid. NaN is not: every comparison with NaN is false.
    private var isPossible: Bool {
        x.magnitude <= Point.farthest && y.magnitude <= Point.farthest
            && width >= 0 && width <= Length.contentMaximum
            && height >= 0 && height <= Length.contentMaximum
    }

    @inline(never)
    private func validateFields(
        _ argument: CollectionError.Argument
    ) throws(CollectionError) {
        try Point(x: x, y: y).validate(argument)
        try Self.validate(width, argument.field("width"))
        try Self.validate(height, argument.field("height"))
    }

    /// Checks a width or a height: finite, not negative, at most `Length.contentMaximum`. Lines are
    /// as long as the bounds, and the lengths of lines are added up like those of the content.
    @inline(never)
    private static func validate(
        _ length: Double, _ argument: CollectionError.Argument
    ) throws(CollectionError) {
        try Length.validate(length, argument, 0, Length.contentMaximum)
    }
}

extension SectionMetrics {
    @inline(never)
    func validate(index: Int? = nil) throws(CollectionError) {
        try itemSize.validate("metrics#.item_size", index: index)
        try estimatedItemSize.validate("metrics#.estimated_item_size", index: index)
        try sectionInset.validate("metrics#.section_inset", index: index)
        try Length.validate(minimumLineSpacing, "metrics#.minimum_line_spacing", index: index)
        try Length.validate(
            minimumInteritemSpacing, "metrics#.minimum_interitem_spacing", index: index)
        try headerReferenceSize.validate("metrics#.header_reference_size", index: index)
        try footerReferenceSize.validate("metrics#.footer_reference_size", index: index)
        if headerLevel > Self.headerLevelMaximum {
            throw .outside(
                "metrics#.header_level", index: index, Int(headerLevel), 0,
                Int(Self.headerLevelMaximum))
        }
    }
}

extension Environment {
    func validate() throws(CollectionError) {
        try contentInset.validateSigned("content_inset")
        try safeAreaInsets.validate("safe_area_insets")
        try layoutMargins.validate("layout_margins")
        try readableContentInsets.validate("readable_content_insets")
    }
}

extension DataSource {
    /// Checks that sums of the items' lengths are exact in every layout.
    ///
    /// - Throws: `contentTooLong`.
    func validateSums() throws(CollectionError) {
        let sums = items.position
        if !(sums.width <= Length.sumMaximum && sums.height <= Length.sumMaximum) {
            throw .contentTooLong
        }
    }
}
