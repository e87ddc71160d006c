extension Column where Value == UInt32 {
    /// Of so many, in a leaf, that it does not overflow.
    func sum(of range: Range<Int>) -> Int {
        guard let values = unsafe values else { return Int(uniform) * range.count }
        var sum = 0
        for index in range { unsafe sum &+= Int(values[index]) }
        return sum
    }
}

extension Column where Value == Double {
    /// Never less than 0.
    func longest(of range: Range<Int>) -> Double {
        guard let values = unsafe values else { return range.isEmpty ? 0 : max(0, uniform) }
        var longest = 0.0
        for index in range { unsafe longest = max(longest, values[index]) }
        return longest
    }

    /// Exact for lengths, whatever the order: see `Length`. By eights: additions that do not wait
    /// for each other take a fourth of the time.
    func sum(of range: Range<Int>) -> Double {
        // A value may be unknown, and no number; of none of them the sum is known.
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
