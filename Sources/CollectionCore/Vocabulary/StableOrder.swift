/// A stable merge sort of places. All lists that are sorted rarely use this one function, because
/// the standard library's sort is compiled again for each type.
enum StableOrder {
    /// Sorts the places 0 to `count` - 1 of a list.
    ///
    /// - Parameter isBefore: Whether the element at the first place sorts before the element at the
    ///   second place.
    /// - Returns: The places, in the order of their elements.
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
