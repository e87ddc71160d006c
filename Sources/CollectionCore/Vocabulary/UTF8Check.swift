/// Checks whether bytes are well-formed UTF-8, as table 3-7 of the Unicode standard defines it.
package enum UTF8Check {
    package static func isValid(_ bytes: Span<UInt8>) -> Bool {
        var index = 0
        while index < bytes.count {
            guard let length = sequenceLength(bytes, at: index) else { return false }
            index += length
        }
        return true
    }

    /// The number of bytes of the character that begins at `index`; nil if it is not well-formed.
    private static func sequenceLength(_ bytes: Span<UInt8>, at index: Int) -> Int? {
        let first = bytes[index]
        let length: Int
        // The valid second bytes. The range is narrower where the character could be overlong, a
        // surrogate, or beyond the last code point.
        var second: ClosedRange<UInt8> = 0x80...0xbf
        switch first {
        case 0x00...0x7f: return 1
        case 0xc2...0xdf: length = 2
        case 0xe0: (length, second) = (3, 0xa0...0xbf)
        case 0xe1...0xec, 0xee...0xef: length = 3
        case 0xed: (length, second) = (3, 0x80...0x9f)
        case 0xf0: (length, second) = (4, 0x90...0xbf)
        case 0xf1...0xf3: length = 4
        case 0xf4: (length, second) = (4, 0x80...0x8f)
        default: return nil
        }
        if index + length > bytes.count || !second.contains(bytes[index + 1]) { return nil }
        for next in (index + 2)..<max(index + 2, index + length)
        where bytes[next] & 0xc0 != 0x80 {
            return nil
        }
        return length
    }
}
