/// Writes a message from its last byte to its first, so that the length of what is inside another
/// message, or in a column, is known when it is to be written. Fields are written in the opposite
/// order of their numbers.
///
/// The bytes are those of protobuf-c: what is 0 is left out.
@safe struct BackwardWriter {
    private let start: UnsafeMutablePointer<UInt8>
    private let end: UnsafeMutablePointer<UInt8>
    private var cursor: UnsafeMutablePointer<UInt8>

    /// - Parameter byteCountMax: The most bytes there will be; `start` has room for them.
    init(_ start: UnsafeMutablePointer<UInt8>, atMost byteCountMax: Int) {
        unsafe self.start = start
        unsafe end = start + byteCountMax
        unsafe cursor = end
    }

    /// The number of bytes written so far.
    var count: Int { unsafe end - cursor }

    /// Moves the bytes to the beginning of the room.
    ///
    /// - Returns: The number of bytes.
    func finish() -> Int {
        unsafe UnsafeMutableRawPointer(start).copyMemory(from: cursor, byteCount: count)
        return count
    }

    mutating func number(_ field: UInt8, _ value: UInt64) {
        if value == 0 { return }
        put(varint: value)
        put(tag: field, .varint)
    }

    mutating func flag(_ field: UInt8, _ value: Bool) {
        number(field, value ? 1 : 0)
    }

    /// Zero is left out with either sign.
    mutating func double(_ field: UInt8, _ value: Double) {
        if value == 0 { return }
        put(fixed64: value.bitPattern)
        put(tag: field, .fixed64)
    }

    /// Writes a message or a packed column: the bytes that `body` writes.
    mutating func contents(_ field: UInt8, _ body: (inout BackwardWriter) -> Void) {
        let before = count
        body(&self)
        put(varint: UInt64(count - before))
        put(tag: field, .contents)
    }

    mutating func put(varint value: UInt64) {
        if value < 128 {
            put(byte: UInt8(truncatingIfNeeded: value))
            return
        }
        let byteCount = (UInt64.bitWidth - value.leadingZeroBitCount + 6) / 7
        var rest = value
        makeRoom(for: byteCount)
        for index in 0..<byteCount - 1 {
            unsafe cursor[index] = UInt8(truncatingIfNeeded: rest) | 128
            rest >>= 7
        }
        unsafe cursor[byteCount - 1] = UInt8(truncatingIfNeeded: rest)
    }

    mutating func put(fixed64 value: UInt64) {
        makeRoom(for: 8)
        unsafe UnsafeMutableRawPointer(cursor).storeBytes(of: value.littleEndian, as: UInt64.self)
    }

    private mutating func put(tag field: UInt8, _ type: WireType) {
        if field < 16 { put(byte: type.tag(field)) } else { put(varint: type.longTag(field)) }
    }

    private mutating func put(byte: UInt8) {
        makeRoom(for: 1)
        unsafe cursor.pointee = byte
    }

    private mutating func makeRoom(for byteCount: Int) {
        precondition(unsafe cursor - start >= byteCount, "a message is longer than was reckoned")
        unsafe cursor -= byteCount
    }
}
