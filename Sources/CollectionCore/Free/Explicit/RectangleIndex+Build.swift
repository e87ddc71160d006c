extension RectangleIndex {
    /// Indexes elements, given in any order.
    ///
    /// - Complexity: O(n) if their starts are in order, or evenly spread; O(n log n) otherwise
    init(_ entries: consuming [RectangleEntry]) {
        self.init()
        if entries.isEmpty { return }
        let ends = Self.sortByClass(&entries)
        var scratch = copy entries
        var start = 0
        for (number, end) in ends.enumerated() {
            if start < end {
                Self.sort(&entries, start..<end, &scratch)
                setClass(number, Self.leaves(entries, start..<end))
            }
            start = end
        }
    }

    /// Groups the entries by class of lengths; the entries of one class keep their order.
    ///
    /// - Returns: The end of each class.
    private static func sortByClass(_ entries: inout [RectangleEntry]) -> [Int] {
        var ends = Array(repeating: 0, count: classCount)
        for entry in entries { ends[entry.lengthClass] += 1 }
        if ends.contains(entries.count) {
            var end = 0
            return ends.map { count in
                end += count
                return end
            }
        }
        var sum = 0
        for number in ends.indices { (ends[number], sum) = (sum, sum + ends[number]) }
        let source = entries
        var target = entries.mutableSpan
        var places = ends.mutableSpan
        for entry in source {
            let number = entry.lengthClass
            target[places[number]] = entry
            places[number] += 1
        }
        return ends
    }

    static func leaves(_ entries: [RectangleEntry], _ range: Range<Int>) -> [RectangleLeaf] {
        var leaves: [RectangleLeaf] = []
        let length = max(1, RectangleLeaf.capacity * 3 / 4)
        leaves.reserveCapacity(range.count / length + 1)
        unsafe entries.withUnsafeBufferPointer { all in
            var start = range.lowerBound
            while start < range.upperBound {
                let end = min(start + length, range.upperBound)
                let part = unsafe UnsafeBufferPointer(rebasing: all[start..<end])
                leaves.append(unsafe RectangleLeaf(part))
                start = end
            }
        }
        return leaves
    }

    /// - Parameter scratch: An array of equal length, whose entries are overwritten.
    private static func sort(
        _ entries: inout [RectangleEntry], _ range: Range<Int>,
        _ scratch: inout [RectangleEntry]
    ) {
        var last = entries[range.lowerBound]
        var (isSorted, least, most) = (true, last.start, last.start)
        for index in range {
            let entry = entries[index]
            if entry < last { isSorted = false }
            least = min(least, entry.start)
            most = max(most, entry.start)
            last = entry
        }
        if isSorted { return }
        let span = most - least
        // Starts that nearly coincide, or are infinitely far apart, cannot be put into buckets.
        if range.count < 64 || !(span > 0x1p-64) || !span.isFinite {
            return Buckets.mergeSort(&entries, range)
        }
        let buckets = Buckets(count: range.count, start: least, span: span)
        buckets.pass(entries, range, into: &scratch, shift: 0)
        buckets.pass(scratch, range, into: &entries, shift: buckets.bits)
        buckets.settle(&entries, range)
    }

    /// Replaces the elements of a class of lengths by entries that are nearly in order, and are
    /// sorted here.
    mutating func setClass(_ number: Int, sorting entries: consuming [RectangleEntry]) {
        if entries.isEmpty { return setClass(number, []) }
        var scratch = copy entries
        Self.sort(&entries, 0..<entries.count, &scratch)
        setClass(number, Self.leaves(entries, 0..<entries.count))
    }
}

/// Equal intervals of the main axis, by which elements are sorted first: in two passes, each by one
/// half of the bits of an interval's number.
private struct Buckets {
    /// The number of bits by which each pass sorts.
    let bits: Int
    private let start: Double
    private let factor: Double

    /// Makes buckets of about four elements each. More buckets would take more memory than caches
    /// hold.
    init(count: Int, start: Double, span: Double) {
        var bits = 4
        while bits < 11 && count >> 2 > 1 << (2 * bits) { bits += 1 }
        self.bits = bits
        self.start = start
        factor = Double((1 << (2 * bits)) - 1) / span
    }

    private func bucket(_ entry: RectangleEntry) -> Int { Int((entry.start - start) * factor) }

    func pass(
        _ entries: [RectangleEntry], _ range: Range<Int>, into other: inout [RectangleEntry],
        shift: Int
    ) {
        let mask = (1 << bits) - 1
        var places = Array(repeating: 0, count: mask + 1)
        let source = entries.span
        for index in range {
            places[bucket(source[index]) >> shift & mask] += 1
        }
        var sum = range.lowerBound
        for digit in places.indices {
            (places[digit], sum) = (sum, sum + places[digit])
        }
        var target = other.mutableSpan
        for index in range {
            let digit = bucket(source[index]) >> shift & mask
            target[places[digit]] = source[index]
            places[digit] += 1
        }
    }

    /// Sorts the elements within each bucket, after both passes.
    func settle(_ entries: inout [RectangleEntry], _ range: Range<Int>) {
        var first = range.lowerBound
        while first < range.upperBound {
            let bucket = bucket(entries[first])
            var end = first + 1
            var isSorted = true
            while end < range.upperBound && self.bucket(entries[end]) == bucket {
                if entries[end] < entries[end - 1] { isSorted = false }
                end += 1
            }
            if !isSorted {
                if end - first < 24 {
                    Self.insertionSort(&entries, first..<end)
                } else {
                    Self.mergeSort(&entries, first..<end)
                }
            }
            first = end
        }
    }

    static func mergeSort(_ entries: inout [RectangleEntry], _ range: Range<Int>) {
        let part = Array(entries[range])
        let order = StableOrder.places(part.count) { part[$0] < part[$1] }
        for index in order.indices { entries[range.lowerBound + index] = part[order[index]] }
    }

    private static func insertionSort(_ entries: inout [RectangleEntry], _ range: Range<Int>) {
        for index in range.dropFirst() {
            let entry = entries[index]
            var place = index
            while place > range.lowerBound && entry < entries[place - 1] {
                entries[place] = entries[place - 1]
                place -= 1
            }
            entries[place] = entry
        }
    }
}
