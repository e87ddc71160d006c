/// The 32-bit values of consecutive items, stored bit by bit.
///
/// A bit that is equal in all values is stored once. For each other bit there is a *plane*, which
/// has one bit for each item. Therefore, a run of equal values of any length needs no planes, and
/// if every second item is selected, an item needs an eighth of a byte.
@safe package final class ValueLeaf: GatheredLeaf {
    package let count: Int
    /// The bits that are 1 in the values of all items.
    let common: UInt32
    /// The bits that have a plane: they are 1 in the values of some items, but not of all.
    let varying: UInt32
    /// The number of items whose lowest bit is 1.
    let markedCount: Int
    /// The planes, from the lowest varying bit on; nil if there are none.
    private let planes: UnsafeMutablePointer<UInt64>?

    #if !COLLECTION_SMALL_NODES
        /// The maximum number of items. Longer leaves need less memory per item, shorter leaves are
        /// edited faster.
        package static var capacity: Int { 2048 }
    #endif

    /// Creates a leaf of `count` items that have one value.
    init(count: Int, value: UInt32) {
        self.count = count
        common = value
        varying = 0
        markedCount = value & 1 == 0 ? 0 : count
        unsafe planes = nil
    }

    /// Creates a leaf from the planes that `write` writes. Bits that prove equal in all values get
    /// no plane.
    ///
    /// - Parameter candidates: The bits that may vary.
    /// - Parameter common: The bits, among all others, that are 1 in the values of all items.
    /// - Parameter marked: The number of items whose lowest bit is 1; nil: they are counted here.
    /// - Parameter write: Writes the plane of a bit to memory that is all 0.
    private convenience init(
        count: Int, candidates: UInt32, common: UInt32, marked: Int? = nil,
        _ write: (UInt32, UnsafeMutablePointer<UInt64>) -> Void
    ) {
        let words = Bits.wordCount(count)
        let size = candidates.nonzeroBitCount * words
        let memory = UnsafeMutablePointer<UInt64>.allocate(capacity: size)
        unsafe memory.initialize(repeating: 0, count: size)
        var plane = unsafe memory
        candidates.forEachBit { bit in
            unsafe write(bit, plane)
            unsafe plane += words
        }
        unsafe self.init(
            count: count, candidates: candidates, common: common, marked: marked, taking: memory)
    }

    /// Creates a leaf that owns `memory`, which has a plane for each of the candidates.
    @inline(never)
    private init(
        count: Int, candidates: UInt32, common: UInt32, marked: Int?,
        taking memory: UnsafeMutablePointer<UInt64>
    ) {
        self.count = count
        let words = Bits.wordCount(count)
        var (plane, end) = unsafe (memory, memory)
        var (varying, fixed) = (UInt32(0), common & ~candidates)
        var counted = common & 1 == 0 ? 0 : count
        candidates.forEachBit { bit in
            let isFirst = unsafe plane[0] & 1 != 0
            let isVarying = unsafe Bits.first(!isFirst, plane, from: 1, to: count) < count
            if bit == 0 && marked == nil {
                counted = unsafe isVarying ? Bits.count(plane, 0..<count) : isFirst ? count : 0
            }
            if isVarying {
                varying |= 1 << bit
                // Behind the planes that are kept, where planes before this one are not.
                if unsafe end != plane { unsafe end.update(from: plane, count: words) }
                unsafe end += words
            } else if isFirst {
                fixed |= 1 << bit
            }
            unsafe plane += words
        }
        if varying == 0 { unsafe memory.deallocate() }
        unsafe planes = varying == 0 ? nil : memory
        self.common = fixed
        self.varying = varying
        markedCount = marked ?? counted
    }

    deinit {
        unsafe planes?.deallocate()
    }

    package var isUniform: Bool { varying == 0 }

    /// The plane of a varying bit.
    private func plane(_ bit: UInt32) -> UnsafePointer<UInt64>? {
        let before = (varying & ((1 << bit) &- 1)).nonzeroBitCount
        return unsafe planes.map { unsafe UnsafePointer($0 + before * Bits.wordCount(count)) }
    }

    subscript(index: Int) -> UInt32 {
        guard let planes = unsafe planes else { return common }
        var value = common
        var plane = unsafe planes + index >> 6
        let words = Bits.wordCount(count)
        varying.forEachBit { bit in
            let isSet = unsafe plane.pointee >> UInt64(index & 63) & 1 != 0
            if isSet { value |= 1 << bit }
            unsafe plane += words
        }
        return value
    }

    /// Copies one bit of each value in `range` to consecutive bits, from bit `start` on. These bits
    /// must be 0 before.
    func write(
        _ bit: UInt32, of range: Range<Int>, to target: UnsafeMutablePointer<UInt64>, at start: Int
    ) {
        if range.isEmpty { return }
        if varying >> bit & 1 != 0, let plane = unsafe plane(bit) {
            unsafe Bits.copy(plane, range, to: target, at: start)
        } else if common >> bit & 1 != 0 {
            unsafe Bits.fill(target, start..<start + range.count)
        }
    }

    /// The number of items in `range` whose lowest bit is 1.
    func markedCount(of range: Range<Int>) -> Int {
        if range.count == count { return markedCount }
        guard varying & 1 != 0, let plane = unsafe planes else {
            return common & 1 == 0 ? 0 : range.count
        }
        return unsafe Bits.count(UnsafePointer(plane), range)
    }

    /// The end of the run of equal values that contains an item.
    ///
    /// - Parameter bits: The bits in which the values of a run are equal.
    func endOfRun(at index: Int, in bits: UInt32 = .max) -> Int {
        var end = count
        (varying & bits).forEachBit { bit in
            guard let plane = unsafe plane(bit) else { return }
            let isSet = unsafe plane[index >> 6] >> UInt64(index & 63) & 1 != 0
            end = unsafe Bits.first(!isSet, plane, from: index + 1, to: end)
        }
        return end
    }

    /// The items, among 64, whose values satisfy a condition, as bits.
    ///
    /// - Parameters:
    ///   - index: The number of the word: the 64 items from `64 * index` on.
    ///   - bits: The bits of a value on which the condition depends.
    func word(_ index: Int, of bits: UInt32, where isWanted: (UInt32) -> Bool) -> UInt64 {
        let length = count - index << 6
        var rest = length >= 64 ? UInt64.max : (1 << UInt64(length)) &- 1
        var wanted: UInt64 = 0
        // Values that are equal in these bits are judged once.
        while rest != 0 {
            let first = UInt64(rest.trailingZeroBitCount)
            var (value, alike) = (common, rest)
            (varying & bits).forEachBit { bit in
                guard let word = unsafe plane(bit)?[index] else { return }
                let isSet = word >> first & 1 != 0
                if isSet { value |= 1 << bit }
                alike &= isSet ? word : ~word
            }
            if isWanted(value) { wanted |= alike }
            rest &= ~alike
        }
        return wanted
    }
}

// Editing.
extension ValueLeaf {
    package func copy(of range: Range<Int>) -> ValueLeaf {
        if isUniform { return ValueLeaf(count: range.count, value: common) }
        return unsafe ValueLeaf(count: range.count, candidates: varying, common: common) {
            unsafe write($0, of: range, to: $1, at: 0)
        }
    }

    package func canJoin(_ other: ValueLeaf) -> Bool {
        count + other.count <= Self.capacity
            || isUniform && other.isUniform && common == other.common
    }

    package func replacing(
        _ range: Range<Int>, with part: Range<Int>, of other: ValueLeaf
    ) -> ValueLeaf {
        let newCount = count - range.count + part.count
        let candidates = varying | other.varying | (common ^ other.common)
        if candidates == 0 { return ValueLeaf(count: newCount, value: common) }
        let marked =
            markedCount - markedCount(of: range) + other.markedCount(of: part)
        return unsafe ValueLeaf(
            count: newCount, candidates: candidates, common: common, marked: marked
        ) { bit, plane in
            unsafe write(bit, of: 0..<range.lowerBound, to: plane, at: 0)
            unsafe other.write(bit, of: part, to: plane, at: range.lowerBound)
            unsafe write(
                bit, of: range.upperBound..<count, to: plane, at: range.lowerBound + part.count)
        }
    }

    /// A copy of the leaf in which the lowest bit of each value is inverted.
    func markingOthers() -> ValueLeaf {
        if varying & 1 == 0 && isUniform { return ValueLeaf(count: count, value: common ^ 1) }
        let words = Bits.wordCount(count)
        return unsafe ValueLeaf(
            count: count, candidates: varying | 1, common: common
        ) { bit, plane in
            unsafe write(bit, of: 0..<count, to: plane, at: 0)
            if bit > 0 { return }
            for index in 0..<words { unsafe plane[index] = ~plane[index] }
            // Bits beyond the last item stay 0.
            if count & 63 != 0 { unsafe plane[words - 1] &= (1 << UInt64(count & 63)) &- 1 }
        }
    }

    static func gathered(_ parts: LeafParts<ValueLeaf>) -> ValueLeaf {
        var candidates: UInt32 = 0
        var common: UInt32?
        parts.forEachPart { leaf, _, _ in
            candidates |= leaf.varying | (leaf.common ^ (common ?? leaf.common))
            common = common ?? leaf.common
        }
        return unsafe ValueLeaf(
            count: parts.count, candidates: candidates, common: common ?? 0
        ) { bit, plane in
            parts.forEachPart { leaf, range, start in
                unsafe leaf.write(bit, of: range, to: plane, at: start)
            }
        }
    }

    /// Creates a leaf from planes that a builder has written.
    ///
    /// - Parameter candidates: The bits that have planes; all other bits are 0.
    convenience init(
        count: Int, candidates: UInt32, _ planes: (UInt32) -> UnsafePointer<UInt64>
    ) {
        unsafe self.init(count: count, candidates: candidates, common: 0) { bit, plane in
            unsafe Bits.copy(planes(bit), 0..<count, to: plane, at: 0)
        }
    }
}

// Sums.
extension ValueLeaf {
    /// The bytes of a leaf without its planes, including its entry in a node.
    private static var bytes: Int { 104 }

    package var summary: ValueSum {
        let planeBytes = varying.nonzeroBitCount * Bits.wordCount(count) * 8
        return ValueSum(count: count, markedCount: markedCount, bytes: Self.bytes + planeBytes)
    }

    package func position(at index: Int) -> ValueSum { summary(of: 0..<index) }

    package func summary(of range: Range<Int>) -> ValueSum {
        ValueSum(count: range.count, markedCount: markedCount(of: range), bytes: 0)
    }
}

/// Sums over the items before a position in the tree; also the summary of consecutive items.
package struct ValueSum: SumSummary, SumPosition {
    package var count: Int
    /// The number of items whose lowest bit is 1.
    package var markedCount: Int
    /// The memory that the leaves need, in bytes.
    package var bytes: Int

    package static let zero = ValueSum(count: 0, markedCount: 0, bytes: 0)

    package var position: ValueSum { self }

    package static func + (left: ValueSum, right: ValueSum) -> ValueSum {
        ValueSum(
            count: left.count &+ right.count, markedCount: left.markedCount &+ right.markedCount,
            bytes: left.bytes &+ right.bytes)
    }

    package static func - (left: ValueSum, right: ValueSum) -> ValueSum {
        ValueSum(
            count: left.count &- right.count, markedCount: left.markedCount &- right.markedCount,
            bytes: left.bytes &- right.bytes)
    }
}
