extension MessageArena {
    /// The bytes of a string of a message that was unpacked here.
    ///
    /// protobuf-c takes any bytes for a string, and ends it with a zero byte like those it may
    /// contain.
    ///
    /// - Parameter blank: What the field holds when it was left out.
    func text(
        _ string: UnsafeMutablePointer<CChar>?, default blank: UnsafeMutablePointer<CChar>?,
        _ field: StaticString
    ) throws(Status) -> [UInt8] {
        guard let string = unsafe string, unsafe string != blank else { return [] }
        let text = unsafe [UInt8](bytes(of: string))
        if String(validating: text, as: UTF8.self) == nil {
            throw .malformed("\(field) is not valid UTF-8")
        }
        return text
    }

    /// A string for a message of our own. It ends at the first zero byte.
    func string(_ text: some Collection<UInt8>) -> UnsafeMutablePointer<CChar> {
        let string = unsafe column(of: CChar.self, count: text.count + 1)
        for (index, byte) in text.enumerated() { unsafe string[index] = CChar(bitPattern: byte) }
        unsafe string[text.count] = 0
        return unsafe string
    }
}
