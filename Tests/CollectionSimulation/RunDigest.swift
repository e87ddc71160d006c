/// A number that tells two runs apart: FNV-1a over words instead of bytes.
struct RunDigest: Equatable {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ word: UInt64) {
        value = (value ^ word) &* 0x100_0000_01b3
        value ^= value >> 29
    }

    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        add(UInt64(bytes.count))
        var index = 0
        while index + 8 <= bytes.count {
            add(unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            index += 8
        }
        while index < bytes.count {
            add(UInt64(unsafe bytes[index]))
            index += 1
        }
    }
}
