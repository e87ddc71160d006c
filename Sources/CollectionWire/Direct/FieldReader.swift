/// Reads a message's fields from its bytes, in the order of their numbers.
///
/// The reader knows one shape of a message: that in which protobuf-c writes it. A field that is not
/// next in the bytes is left out, and is 0. After the last field of the caller's, `isFinished` says
/// whether the message was of that shape: fields in another order, fields that are repeated or not
/// known, and numbers that are too long leave bytes over, or are noted as a fault. Such a message
/// is for protobuf-c.
@safe struct FieldReader {
    private var cursor: UnsafePointer<UInt8>
    private let end: UnsafePointer<UInt8>
    /// True once the reader met something that it cannot read.
    private(set) var isFaulty = false

    /// - Returns: Nil for an empty message.
    init?(_ bytes: UnsafeRawBufferPointer) {
        guard let start = bytes.baseAddress, unsafe !bytes.isEmpty else { return nil }
        unsafe self.init(start.assumingMemoryBound(to: UInt8.self), count: bytes.count)
    }

    private init(_ start: UnsafePointer<UInt8>, count: Int) {
        unsafe cursor = start
        unsafe end = start + count
    }

    /// True when all bytes were fields that the caller asked for.
    var isFinished: Bool { unsafe !isFaulty && cursor == end }
    /// The number of bytes that are left.
    var count: Int { unsafe end - cursor }

    /// A uint64.
    mutating func number(_ field: UInt8) -> UInt64 {
        takeTag(field, .varint) ? takeVarint() : 0
    }

    /// A uint32.
    mutating func number32(_ field: UInt8) -> UInt32 {
        takeTag(field, .varint) ? takeVarint32() : 0
    }

    mutating func flag(_ field: UInt8) -> Bool {
        let value = number(field)
        if value > 1 { isFaulty = true }
        return value == 1
    }

    mutating func double(_ field: UInt8) -> Double {
        takeTag(field, .fixed64) ? takeDouble() : 0
    }

    /// The bytes of a message, or of a packed column.
    mutating func contents(_ field: UInt8) -> FieldReader? {
        guard takeTag(field, .contents) else { return nil }
        let byteCount = takeVarint()
        if byteCount > UInt64(count) {
            isFaulty = true
            return nil
        }
        let contents = unsafe FieldReader(cursor, count: Int(byteCount))
        unsafe cursor += Int(byteCount)
        return contents
    }

    /// An entry of a packed column of uint32.
    mutating func takeVarint32() -> UInt32 {
        let value = takeVarint()
        if value > UInt64(UInt32.max) { isFaulty = true }
        return UInt32(truncatingIfNeeded: value)
    }

    /// An entry of a packed column of fixed64 or double.
    mutating func takeFixed64() -> UInt64 {
        if count < 8 {
            isFaulty = true
            return 0
        }
        let bits = unsafe UnsafeRawPointer(cursor).loadUnaligned(as: UInt64.self)
        unsafe cursor += 8
        return UInt64(littleEndian: bits)
    }

    mutating func takeDouble() -> Double { Double(bitPattern: takeFixed64()) }

    /// An entry of a packed column of sint32.
    mutating func takeZigzag() -> Int32 {
        let value = takeVarint32()
        return Int32(bitPattern: value >> 1) ^ -Int32(bitPattern: value & 1)
    }

    private mutating func takeTag(_ field: UInt8, _ type: WireType) -> Bool {
        if field > 15 { return takeLongTag(field, type) }
        if unsafe cursor == end || cursor.pointee != type.tag(field) { return false }
        unsafe cursor += 1
        return true
    }

    private mutating func takeLongTag(_ field: UInt8, _ type: WireType) -> Bool {
        let start = unsafe cursor
        if count > 1 && takeVarint() == type.longTag(field) { return true }
        unsafe cursor = start
        return false
    }

    private mutating func takeVarint() -> UInt64 {
        if unsafe cursor != end && cursor.pointee < 128 {
            let byte = unsafe cursor.pointee
            unsafe cursor += 1
            return UInt64(byte)
        }
        return takeLongVarint()
    }

    /// A number of more than one byte, none of which could be left out.
    private mutating func takeLongVarint() -> UInt64 {
        var value: UInt64 = 0
        for index in 0..<min(count, 10) {
            let byte = unsafe cursor[index]
            value |= UInt64(byte & 127) << UInt64(7 * index)
            if byte >= 128 { continue }
            if byte == 0 || index == 9 && byte > 1 { break }
            unsafe cursor += index + 1
            return value
        }
        isFaulty = true
        return 0
    }
}

/// The form of the bytes behind a tag.
enum WireType: UInt8 {
    case varint = 0
    case fixed64 = 1
    /// A length, and so many bytes.
    case contents = 2

    /// The byte before a field, of a number up to 15.
    func tag(_ field: UInt8) -> UInt8 { field << 3 | rawValue }

    /// The same of a greater number, written as one.
    func longTag(_ field: UInt8) -> UInt64 { UInt64(field) << 3 | UInt64(rawValue) }
}
