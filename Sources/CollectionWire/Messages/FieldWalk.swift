/// The fields of a message as they lie on the wire, whatever they mean.
@safe struct FieldWalk {
    private let bytes: UnsafeRawBufferPointer
    private let count: Int
    /// Where the next field begins, or where the bytes are no field.
    private(set) var offset = 0

    init(_ bytes: UnsafeRawBufferPointer) {
        unsafe self.bytes = bytes
        count = bytes.count
    }

    var isAtEnd: Bool { offset == count }

    struct Field {
        let number: UInt64
        /// What a message, a string or a packed column consists of; nil for a lone number.
        let contents: Range<Int>?
    }

    /// The next field; nil at the end, and where the bytes are no field.
    mutating func next() -> Field? {
        var end = offset
        guard !isAtEnd, let tag = readNumber(at: &end) else { return nil }
        var contents: Range<Int>?
        switch tag & 7 {
        case 0:
            if readNumber(at: &end) == nil { return nil }
        case 1:
            end += 8
        case 2:
            guard let length = readNumber(at: &end), length <= UInt64(count - end) else {
                return nil
            }
            contents = end..<end + Int(length)
            end += Int(length)
        case 5:
            end += 4
        default:
            return nil
        }
        if end > count { return nil }
        offset = end
        return Field(number: tag >> 3, contents: contents)
    }

    private func readNumber(at position: inout Int) -> UInt64? {
        var number: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 70, by: 7) where position < count {
            let byte = unsafe bytes[position]
            position += 1
            number |= UInt64(byte & 127) << shift
            if byte < 128 { return number }
        }
        return nil
    }
}
