extension Column where Value == UInt32 {
    /// The sum of the values in `range`. A leaf has too few values for an overflow.
    func sum(of range: Range<Int>) -> Int {
        guard let values = unsafe values else { return Int(uniform) * range.count }
        var sum = 0
        for index in range { unsafe sum &+= Int(values[index]) }
        return sum
    }
}

extension Column where Value == Double {
    /// The greatest value in `range`, at least 0.
    func longest(of range: Range<Int>) -> Double {
        guard let values = unsafe values else { return range.isEmpty ? 0 : max(0, uniform) }
        var longest = 0.0
        for index in range { unsafe longest = max(longest, values[index]) }
        return longest
    }

    /// The sum of the values in `range`. Sums of lengths are exact in any order: see `Length`.
    /// Adding eight values at a time takes a fourth of the time, because these additions do not
    /// depend on each other.
    func sum(of range: Range<Int>) -> Double {
        // The uniform value may be NaN (unknown), but the sum of no values is 0.
        if range.isEmpty { return 0 }
        guard let values = unsafe values else { return uniform * Double(range.count) }
        var (low, high) = (SIMD4<Double>.zero, SIMD4<Double>.zero)
        var place = unsafe UnsafeRawPointer(values + range.lowerBound)
        var left = range.count
        while left >= 8 {
            unsafe low += place.loadUnaligned(as: SIMD4<Double>.self)
            unsafe high += place.loadUnaligned(fromByteOffset: 32, as: SIMD4<Double>.self)
            unsafe place += 64
            left &-= 8
        }
        low += high
        var sum = (low[0] + low[1]) + (low[2] + low[3])
        for index in range.upperBound - left..<range.upperBound { unsafe sum += values[index] }
        return sum
    }
}
