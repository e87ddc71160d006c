/// A stable merge sort of places: one for all that is rarely sorted, since the library has the
/// standard one once more for each type.
enum StableOrder {
    /// - Parameter isBefore: Whether what is at one place belongs before what is at another.
    /// - Returns: The places of 0 to `count` - 1, in order.
    @inline(never)
    static func places(_ count: Int, _ isBefore: (Int, Int) -> Bool) -> [Int] {
        var places = Array(0..<count)
        var other = places
        var width = 1
        while width < count {
            var start = 0
            while start < count {
                let middle = min(start + width, count)
                let end = min(middle + width, count)
                merge(places, start, middle, end, into: &other, isBefore)
                start = end
            }
            swap(&places, &other)
            width *= 2
        }
        return places
    }

    private static func merge(
        _ places: [Int], _ start: Int, _ middle: Int, _ end: Int, into other: inout [Int],
        _ isBefore: (Int, Int) -> Bool
    ) {
        var (left, right) = (start, middle)
        for target in start..<end {
            let takesRight =
                left == middle || right < end && isBefore(places[right], places[left])
            other[target] = places[takesRight ? right : left]
            if takesRight { right += 1 } else { left += 1 }
        }
    }
}
