/// How a recorded session lies in its file; docs/recording.md says it in full.
///
/// A header, entries, and an end with a digest. All numbers are big-endian, as on the wire.
package enum RecordingFormat {
    static let magic: [UInt8] = Array("JGBREC".utf8)
    static let version: UInt16 = 2
    /// Magic, version, and whether a token was asked for; then, from version 2 on, the number of
    /// limits; and the limits.
    static let fixedHeaderBytes = 6 + 2 + 1
    /// An entry's kind and the length of what follows.
    static let entryPrefixBytes = 1 + 4
    static let digestBytes = 8

    /// The limits that decide what is answered, in the order of their appearance: later versions
    /// may have more of them. The others only decide when.
    static var limits: [WritableKeyPath<ConnectionLimits, Int>] {
        [
            \.messageBytes, \.helloBytes, \.viewCount, \.itemCount, \.dataBytes, \.elementCount,
            \.registrationCount,
        ]
    }

    /// Version 1 has these limits.
    static let limitCountOfVersion1 = 7

    /// Version 1 knows the fields of a response with lesser numbers.
    static let firstNewResponseField: UInt64 = 60

    /// More is no limit that a server has.
    static let limitMax: UInt64 = 1 << 48

    package enum Kind: UInt8 {
        /// A whole message of the client's, or as much of one as was refused unread.
        case request = 0x51
        /// What the server answered to the request before.
        case answer = 0x41
        /// What it said unasked, before it closed the connection.
        case lastWord = 0x4C
        /// Nothing follows but the digest of all that came before.
        case end = 0x2E
    }

    static func write<Integer: FixedWidthInteger>(_ integer: Integer, to buffer: inout ByteBuffer) {
        unsafe withUnsafeBytes(of: integer.bigEndian) { bytes in unsafe buffer.append(bytes) }
    }

    static func read<Integer: FixedWidthInteger>(
        _ type: Integer.Type, from bytes: UnsafeRawBufferPointer, at offset: Int
    ) -> Integer {
        Integer(bigEndian: unsafe bytes.loadUnaligned(fromByteOffset: offset, as: type))
    }
}

/// FNV-1a, 64 bits: no single byte can change without changing it.
struct RecordingDigest {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        var value = value
        for index in 0..<bytes.count {
            value = unsafe (value ^ UInt64(bytes[index])) &* 0x100_0000_01b3
        }
        self.value = value
    }
}
