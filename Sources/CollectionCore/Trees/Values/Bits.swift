/// Runs of bits in words of 64, the first bit of a run being the lowest one of a word.
enum Bits {
    static func wordCount(_ count: Int) -> Int { (count + 63) / 64 }

    /// Copies a run to bits that are all 0.
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

    /// Sets a run of bits to 1.
    static func fill(_ target: UnsafeMutablePointer<UInt64>, _ range: Range<Int>) {
        var place = range.lowerBound
        while place < range.upperBound {
            let offset = place & 63
            let count = min(64 - offset, range.upperBound - place)
            unsafe target[place >> 6] |= mask(count) << UInt64(offset)
            place &+= count
        }
    }

    /// The number of bits of a run that are 1.
    static func count(_ source: UnsafePointer<UInt64>, _ range: Range<Int>) -> Int {
        var (place, sum) = (range.lowerBound, 0)
        while place < range.upperBound {
            let end = min((place | 63) + 1, range.upperBound)
            unsafe sum &+= word(source, place..<end).nonzeroBitCount
            place = end
        }
        return sum
    }

    /// Returns the first place from `start` on, and before `end`, whose bit is `value`; `end` if
    /// there is none.
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

    /// Returns the place behind the last bit before `end` that is `value`; 0 if there is none.
    static func endOfLast(
        _ value: Bool, _ source: UnsafePointer<UInt64>, before end: Int
    ) -> Int {
        if end == 0 { return 0 }
        let flip: UInt64 = value ? 0 : .max
        var index = (end - 1) >> 6
        var word = unsafe (source[index] ^ flip) & (.max >> UInt64(63 - ((end - 1) & 63)))
        while word == 0 {
            if index == 0 { return 0 }
            index &-= 1
            word = unsafe source[index] ^ flip
        }
        return index << 6 + 64 - word.leadingZeroBitCount
    }

    /// A run of at most 64 bits.
    private static func word(_ source: UnsafePointer<UInt64>, _ range: Range<Int>) -> UInt64 {
        let (index, offset) = (range.lowerBound >> 6, range.lowerBound & 63)
        var word = unsafe source[index] >> UInt64(offset)
        if offset + range.count > 64 {
            unsafe word |= source[index + 1] << UInt64(64 - offset)
        }
        return word & mask(range.count)
    }

    private static func mask(_ count: Int) -> UInt64 {
        count >= 64 ? .max : (1 << UInt64(count)) &- 1
    }
}

extension UInt32 {
    /// Calls `body` with the number of each bit that is 1, from the lowest one on.
    @inline(__always)
    func forEachBit(_ body: (UInt32) -> Void) {
        var rest = self
        while rest != 0 {
            body(UInt32(rest.trailingZeroBitCount))
            rest &= rest &- 1
        }
    }
}
