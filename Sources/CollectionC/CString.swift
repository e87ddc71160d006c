import CollectionCore

/// A literal as C sees it: it ends in NUL and lives as long as the program.
func cString(_ literal: StaticString) -> UnsafePointer<CChar> {
    unsafe UnsafeRawPointer(literal.utf8Start).assumingMemoryBound(to: CChar.self)
}

extension OutputBuffer<CChar> {
    /// Holds `text` as UTF-8 that ends in NUL.
    mutating func write(_ text: String) {
        let bytes = text.utf8
        let start = unsafe reserve(bytes.count + 1)
        var index = 0
        for byte in bytes {
            unsafe start[index] = CChar(bitPattern: byte)
            index += 1
        }
        unsafe start[index] = 0
    }
}
