/// A summary of the lengths in a part of a column: their sum and their extremes.
struct LengthSummary {
    var sum = 0.0
    /// The number of elements without a length of their own. They count in no other field.
    var missing = 0
    /// The shortest length. `shortest` > `longest` if no element has a length.
    var shortest = Float.infinity
    var longest: Float = -1
}

extension Column where Value == Float {
    /// Summarizes the lengths of the elements in `range`, eight at a time. Sums of rounded lengths
    /// are exact, whatever the order of addition.
    func summary(of range: Range<Int>) -> LengthSummary {
        guard let values = unsafe values else {
            if range.isEmpty { return LengthSummary() }
            if uniform < 0 { return LengthSummary(missing: range.count) }
            return LengthSummary(
                sum: Double(uniform) * Double(range.count), missing: 0, shortest: uniform,
                longest: uniform)
        }
        var summary = LengthSummary()
        var index = range.lowerBound
        if range.count >= 8 {
            let whole = index..<range.upperBound - range.count % 8
            // Missing lengths mostly begin at one end: check the first length and the last.
            summary.shortest = unsafe min(values[whole.lowerBound], values[whole.upperBound - 1])
            if summary.shortest >= 0 {
                summary = unsafe LengthLanes(given: values, whole).summary
            }
            if summary.shortest < 0 {
                summary = unsafe LengthLanes(values, whole).summary
            }
            index = whole.upperBound
        }
        while index < range.upperBound {
            let value = unsafe values[index]
            if value < 0 {
                summary.missing += 1
            } else {
                summary.sum += Double(value)
                summary.shortest = min(summary.shortest, value)
                summary.longest = max(summary.longest, value)
            }
            index += 1
        }
        return summary
    }
}

extension Column where Value == Float {
    /// The sum of the eight lengths from `index` on; nil if one of these lengths is missing.
    ///
    /// - Precondition: The column is not uniform, and there are eight elements from `index` on.
    func sumOfEight(at index: Int) -> Double? {
        guard let values = unsafe values else { return nil }
        let lengths = unsafe UnsafeRawPointer(values + index).loadUnaligned(
            as: SIMD8<Float>.self)
        var signs: UInt32 = 0
        for lane in 0..<8 { signs |= lengths[lane].bitPattern }
        if signs >> 31 != 0 { return nil }
        let sums = SIMD4<Double>(lengths.lowHalf) + SIMD4<Double>(lengths.highHalf)
        return (sums[0] + sums[1]) + (sums[2] + sums[3])
    }
}

extension Column where Value == Float {
    /// Creates a column of the lengths in `range`, which the host has passed, and rounds them.
    @inline(never)
    init(rounding lengths: Span<Float>, _ range: Range<Int>) {
        let memory = UnsafeMutablePointer<Float>.allocate(capacity: range.count)
        unsafe lengths.withUnsafeBufferPointer { lengths in
            guard let start = lengths.baseAddress else { return }
            let source = unsafe UnsafeRawPointer(start + range.lowerBound)
            var index = 0
            while index + 8 <= range.count {
                let values = unsafe source.loadUnaligned(
                    fromByteOffset: index * 4, as: SIMD8<Float>.self)
                unsafe UnsafeMutableRawPointer(memory + index).storeBytes(
                    of: Length.rounded(values), as: SIMD8<Float>.self)
                index += 8
            }
            while index < range.count {
                unsafe (memory + index).initialize(
                    to: Length.rounded(source.load(fromByteOffset: index * 4, as: Float.self)))
                index += 1
            }
        }
        unsafe self.init(taking: memory, count: range.count)
    }
}

/// Eight summaries that are computed in parallel.
private struct LengthLanes {
    private var low = SIMD4<Double>.zero
    private var high = SIMD4<Double>.zero
    private var missing = SIMD8<Int32>.zero
    private var shortest = SIMD8<Float>(repeating: .infinity)
    private var longest = SIMD8<Float>(repeating: -1)

    /// Summarizes lengths on the assumption that none is missing, in a third of the time. If one is
    /// missing, `shortest` is below 0, and the rest of the summary is wrong.
    init(given lengths: UnsafePointer<Float>, _ range: Range<Int>) {
        for index in stride(from: range.lowerBound, to: range.upperBound, by: 8) {
            let values = unsafe UnsafeRawPointer(lengths + index)
                .loadUnaligned(as: SIMD8<Float>.self)
            low += SIMD4<Double>(values.lowHalf)
            high += SIMD4<Double>(values.highHalf)
            shortest = shortest.replacing(with: values, where: values .< shortest)
            longest = longest.replacing(with: values, where: values .> longest)
        }
    }

    /// Summarizes lengths, some of which may be missing. Their number must be a multiple of eight.
    init(_ lengths: UnsafePointer<Float>, _ range: Range<Int>) {
        for index in stride(from: range.lowerBound, to: range.upperBound, by: 8) {
            unsafe add(
                UnsafeRawPointer(lengths + index).loadUnaligned(as: SIMD8<Float>.self))
        }
    }

    private mutating func add(_ values: SIMD8<Float>) {
        let isMissing = values .< 0
        let lengths = values.replacing(with: 0, where: isMissing)
        low += SIMD4<Double>(lengths.lowHalf)
        high += SIMD4<Double>(lengths.highHalf)
        missing = missing &+ SIMD8<Int32>.zero.replacing(with: 1, where: isMissing)
        let candidates = values.replacing(with: .infinity, where: isMissing)
        shortest = shortest.replacing(with: candidates, where: candidates .< shortest)
        longest = longest.replacing(with: values, where: values .> longest)
    }

    var summary: LengthSummary {
        var summary = LengthSummary()
        for lane in 0..<4 { summary.sum += low[lane] + high[lane] }
        for lane in 0..<8 {
            summary.missing += Int(missing[lane])
            summary.shortest = min(summary.shortest, shortest[lane])
            summary.longest = max(summary.longest, longest[lane])
        }
        return summary
    }
}
