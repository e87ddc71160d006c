import CollectionCore

/// A literal as C sees it: it ends in NUL and lives as long as the program.
func cString(_ literal: StaticString) -> UnsafePointer<CChar> {
    unsafe UnsafeRawPointer(literal.utf8Start).assumingMemoryBound(to: CChar.self)
}

extension OutputBuffer<CChar> {
    /// Holds a text in UTF-8, with NUL at its end.
    mutating func write(_ bytes: [UInt8]) {
        let start = unsafe reserve(bytes.count + 1)
        for index in bytes.indices {
            unsafe start[index] = CChar(bitPattern: bytes[index])
        }
        unsafe start[bytes.count] = 0
    }
}
