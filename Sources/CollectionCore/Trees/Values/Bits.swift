/// Operations on ranges of bits in arrays of 64-bit words. Bit 0 is the lowest bit of the first
/// word.
enum Bits {
    /// The number of words for a number of bits.
    static func wordCount(_ count: Int) -> Int { (count + 63) / 64 }

    /// Copies the bits in `range` to bits from `start` on, which must all be 0.
    @inline(never)
    static func copy(
        _ source: UnsafePointer<UInt64>, _ range: Range<Int>,
        to target: UnsafeMutablePointer<UInt64>, at start: Int
    ) {
        var (from, to) = (range.lowerBound, start)
        while from < range.upperBound {
            let offset = to & 63
            let count = min(64 - offset, range.upperBound - from)
            unsafe target[to >> 6] |= word(source, from..<from + count) << UInt64(offset)
            from &+= count
            to &+= count
        }
    }

    /// Sets the bits in `range` to 1.
    static func fill(_ target: UnsafeMutablePointer<UInt64>, _ range: Range<Int>) {
        var place = range.lowerBound
        while place < range.upperBound {
            let offset = place & 63
            let count = min(64 - offset, range.upperBound - place)
            unsafe target[place >> 6] |= mask(count) << UInt64(offset)
            place &+= count
        }
    }

    /// The number of bits in `range` that are 1.
    static func count(_ source: UnsafePointer<UInt64>, _ range: Range<Int>) -> Int {
        var (place, sum) = (range.lowerBound, 0)
        while place < range.upperBound {
            let end = min((place | 63) + 1, range.upperBound)
            unsafe sum &+= word(source, place..<end).nonzeroBitCount
            place = end
        }
        return sum
    }

    /// The index of the first bit with the value `value` in `start..<end`; `end` if there is none.
    @inline(never)
    static func first(
        _ value: Bool, _ source: UnsafePointer<UInt64>, from start: Int, to end: Int
    ) -> Int {
        if start >= end { return end }
        let flip: UInt64 = value ? 0 : .max
        var index = start >> 6
        var word = unsafe (source[index] ^ flip) & (.max << UInt64(start & 63))
        while word == 0 {
            index &+= 1
            if index << 6 >= end { return end }
            word = unsafe source[index] ^ flip
        }
        return min(end, index << 6 + word.trailingZeroBitCount)
    }

    /// The bits in `range`, at most 64, as the lowest bits of a word.
    private static func word(_ source: UnsafePointer<UInt64>, _ range: Range<Int>) -> UInt64 {
        let (index, offset) = (range.lowerBound >> 6, range.lowerBound & 63)
        var word = unsafe source[index] >> UInt64(offset)
        if offset + range.count > 64 {
            unsafe word |= source[index + 1] << UInt64(64 - offset)
        }
        return word & mask(range.count)
    }

    /// A word whose lowest `count` bits are 1.
    private static func mask(_ count: Int) -> UInt64 {
        count >= 64 ? .max : (1 << UInt64(count)) &- 1
    }
}

extension UInt32 {
    /// Calls `body` with the number of each bit that is 1, from the lowest bit on.
    @inline(__always)
    func forEachBit(_ body: (UInt32) -> Void) {
        var rest = self
        while rest != 0 {
            body(UInt32(rest.trailingZeroBitCount))
            rest &= rest &- 1
        }
    }
}
