/// Builds a tree of values from runs and parts of leaves that are appended one after another.
struct ValueBuilder {
    private var leaves: [ValueLeaf] = []
    /// The planes of the leaf that is being filled, one for each of the 32 bits of a value.
    private var planes = [UInt64](repeating: 0, count: 32 * words)
    /// The bits that may be 1 in some values of the leaf that is being filled.
    private var touched: UInt32 = 0
    /// The number of items in the leaf that is being filled.
    private var count = 0

    /// The length of new leaves, which leaves room for a few more items.
    private static var length: Int { max(1, ValueLeaf.capacity * 3 / 4) }
    /// The number of words of a plane.
    private static var words: Int { Bits.wordCount(length) }

    /// Appends `count` items that have one value.
    mutating func append(_ value: UInt32, count: Int) {
        var left = count
        while left > 0 {
            if self.count == 0 && left >= Self.length {
                leaves.appendJoining(ValueLeaf(count: left, value: value))
                return
            }
            let part = min(left, Self.length - self.count)
            fill(value, part)
            left -= part
        }
    }

    /// Appends the items of a leaf in `range`.
    mutating func append(_ leaf: ValueLeaf, _ range: Range<Int>) {
        if leaf.isUniform { return append(leaf.common, count: range.count) }
        if count == 0 && range.count == leaf.count && leaf.count > ValueLeaf.capacity / 4 {
            leaves.append(leaf)
            return
        }
        var start = range.lowerBound
        while start < range.upperBound {
            let end = min(range.upperBound, start + Self.length - count)
            write(leaf, start..<end)
            start = end
        }
    }

    consuming func finished() -> SumTree<ValueLeaf> {
        endLeaf()
        return SumTree(leaves: leaves)
    }

    @inline(never)
    private mutating func fill(_ value: UInt32, _ count: Int) {
        let range = self.count..<self.count + count
        unsafe planes.withUnsafeMutableBufferPointer { planes in
            value.forEachBit { bit in
                guard let start = planes.baseAddress else { return }
                unsafe Bits.fill(start + Int(bit) * Self.words, range)
            }
        }
        note(value, count)
    }

    private mutating func write(_ leaf: ValueLeaf, _ range: Range<Int>) {
        let place = count
        unsafe planes.withUnsafeMutableBufferPointer { planes in
            (leaf.common | leaf.varying).forEachBit { bit in
                guard let start = planes.baseAddress else { return }
                unsafe leaf.write(bit, of: range, to: start + Int(bit) * Self.words, at: place)
            }
        }
        note(leaf.common | leaf.varying, range.count)
    }

    private mutating func note(_ bits: UInt32, _ count: Int) {
        touched |= bits
        self.count += count
        if self.count == Self.length { endLeaf() }
    }

    @inline(never)
    private mutating func endLeaf() {
        if count == 0 { return }
        let (count, touched) = (count, touched)
        let leaf = unsafe planes.withUnsafeMutableBufferPointer { planes in
            guard let start = planes.baseAddress, touched != 0 else {
                return ValueLeaf(count: count, value: 0)
            }
            let leaf = unsafe ValueLeaf(count: count, candidates: touched) {
                unsafe UnsafePointer(start + Int($0) * Self.words)
            }
            touched.forEachBit { bit in
                unsafe (start + Int(bit) * Self.words).update(repeating: 0, count: Self.words)
            }
            return leaf
        }
        leaves.appendJoining(leaf)
        self.touched = 0
        self.count = 0
    }
}
