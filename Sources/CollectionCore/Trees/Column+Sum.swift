extension Column where Value == UInt32 {
    func sum(of range: Range<Int>) -> Int {
        guard let values = unsafe values else { return Int(uniform) * range.count }
        var sum = 0
        for index in range { unsafe sum += Int(values[index]) }
        return sum
    }
}

extension Column where Value == Double {
    /// Exact for lengths, whatever the order: see `Length`.
    func sum(of range: Range<Int>) -> Double {
        // A value may be unknown, and no number; of none of them the sum is known.
        if range.isEmpty { return 0 }
        guard let values = unsafe values else { return uniform * Double(range.count) }
        var sum = 0.0
        for index in range { unsafe sum += values[index] }
        return sum
    }
}
