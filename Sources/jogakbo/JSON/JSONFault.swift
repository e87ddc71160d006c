/// Why a text is no JSON.
struct JSONFault: Error, Equatable {
    /// From 1.
    let line: Int
    let reason: String

    /// - Parameter offset: The place of the fault, in bytes.
    init(_ reason: String, at offset: Int, of bytes: [UInt8]) {
        line = 1 + bytes.prefix(offset).count { $0 == Ascii.lineFeed }
        self.reason = reason
    }
}
