extension RectangleIndex {
    /// Puts all elements of one class in, that come in any order.
    ///
    /// - Parameter entries: Changed: sorted.
    /// - Complexity: O(n) where they begin in order, or spread evenly; O(n log n) otherwise
    mutating func build(_ number: Int, _ entries: inout [RectangleEntry]) {
        if entries.isEmpty { return }
        Self.sort(&entries)
        var leaves: [RectangleLeaf] = []
        let length = RectangleLeaf.capacity * 3 / 4
        leaves.reserveCapacity(entries.count / max(1, length) + 1)
        unsafe entries.withUnsafeBufferPointer { all in
            var start = 0
            while start < all.count {
                let end = min(start + max(1, length), all.count)
                let part = unsafe UnsafeBufferPointer(rebasing: all[start..<end])
                leaves.append(unsafe RectangleLeaf(part))
                start = end
            }
        }
        setClass(number, leaves)
    }

    private static func sort(_ entries: inout [RectangleEntry]) {
        var isSorted = true
        var (least, most) = (entries[0].start, entries[0].start)
        for index in 1..<max(1, entries.count) {
            let start = entries[index].start
            if entries[index] < entries[index - 1] { isSorted = false }
            least = min(least, start)
            most = max(most, start)
        }
        if isSorted { return }
        let span = most - least
        // Where they nearly coincide, or reach beyond all numbers, there are no stretches.
        if entries.count < 64 || !(span > 0x1p-64) || !span.isFinite {
            Buckets.mergeSort(&entries, 0..<entries.count)
            return
        }
        let buckets = Buckets(count: entries.count, start: least, span: span)
        var other = entries
        buckets.pass(entries, into: &other, shift: 0)
        buckets.pass(other, into: &entries, shift: buckets.bits)
        buckets.settle(&entries)
    }
}

/// Equal stretches of the main axis, by which elements are sorted first: in two passes, of half of
/// the bits each.
private struct Buckets {
    /// In each pass.
    let bits: Int
    private let start: Double
    private let factor: Double

    /// Some four elements in each: more buckets would take more memory than is near.
    init(count: Int, start: Double, span: Double) {
        var bits = 4
        while bits < 11 && count >> 2 > 1 << (2 * bits) { bits += 1 }
        self.bits = bits
        self.start = start
        factor = Double((1 << (2 * bits)) - 1) / span
    }

    private func bucket(_ entry: RectangleEntry) -> Int { Int((entry.start - start) * factor) }

    func pass(_ entries: [RectangleEntry], into other: inout [RectangleEntry], shift: Int) {
        let mask = (1 << bits) - 1
        var places = Array(repeating: 0, count: mask + 1)
        let source = entries.span
        for index in source.indices {
            places[bucket(source[index]) >> shift & mask] += 1
        }
        var sum = 0
        for digit in places.indices {
            (places[digit], sum) = (sum, sum + places[digit])
        }
        var target = other.mutableSpan
        for index in source.indices {
            let digit = bucket(source[index]) >> shift & mask
            target[places[digit]] = source[index]
            places[digit] += 1
        }
    }

    /// Sorts within buckets, of which each is whole by now.
    func settle(_ entries: inout [RectangleEntry]) {
        var first = 0
        while first < entries.count {
            let bucket = bucket(entries[first])
            var end = first + 1
            var isSorted = true
            while end < entries.count && self.bucket(entries[end]) == bucket {
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
