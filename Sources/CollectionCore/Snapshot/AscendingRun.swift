/// A longest ascending subsequence of a sequence of different numbers. In a difference its elements
/// need no move.
struct AscendingRun {
    /// For each number, whether it is in the subsequence.
    private(set) var isIn: [Bool]

    /// Finds the subsequence.
    ///
    /// - Complexity: O(n log n); O(n) if the numbers are ascending already.
    init(_ numbers: [UInt32]) {
        isIn = [Bool](repeating: true, count: numbers.count)
        var index = 1
        while index < numbers.count && numbers[index - 1] < numbers[index] { index += 1 }
        if index >= numbers.count { return }
        // For each length, the index at which the subsequence with the least last number ends.
        var ends: [UInt32] = []
        var lasts: [UInt32] = []
        var previous = [UInt32](repeating: 0, count: numbers.count)
        for (index, number) in numbers.enumerated() {
            let length: Int
            if let last = lasts.last, last > number {
                length = lasts.partitioningIndex { $0 >= number }
            } else {
                length = lasts.count
            }
            if length > 0 { previous[index] = ends[length - 1] }
            if length == ends.count {
                ends.append(UInt32(index))
                lasts.append(number)
            } else {
                ends[length] = UInt32(index)
                lasts[length] = number
            }
            isIn[index] = false
        }
        var end = Int(ends[ends.count - 1])
        for _ in 0..<ends.count {
            isIn[end] = true
            end = Int(previous[end])
        }
    }
}
