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

    /// Exact for lengths, whatever the order: see `Length`. By fours: additions that do not wait
    /// for each other take a fourth of the time.
    func sum(of range: Range<Int>) -> Double {
        // A value may be unknown, and no number; of none of them the sum is known.
        if range.isEmpty { return 0 }
        guard let values = unsafe values else { return uniform * Double(range.count) }
        var sums = SIMD4<Double>.zero
        var index = range.lowerBound
        while index + 4 <= range.upperBound {
            unsafe sums += UnsafeRawPointer(values + index)
                .loadUnaligned(as: SIMD4<Double>.self)
            index += 4
        }
        var sum = (sums[0] + sums[1]) + (sums[2] + sums[3])
        while index < range.upperBound {
            unsafe sum += values[index]
            index += 1
        }
        return sum
    }
}
