/// A string literal, stored as its address alone. It is a third of the size of a `StaticString`,
/// which matters where many literals are passed as arguments.
@safe package struct Word: ExpressibleByStringLiteral, @unchecked Sendable {
    /// The first byte of the literal, in UTF-8. The literal of a `StaticString` ends with a zero
    /// byte.
    private let start: UnsafePointer<UInt8>

    @inline(__always)
    init(_ literal: StaticString) {
        unsafe start = literal.utf8Start
    }

    /// - Parameter text: In UTF-8, with a zero byte at its end. It is never freed.
    init(_ text: UnsafePointer<CChar>) {
        unsafe start = UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
    }

    @inline(__always)
    package init(stringLiteral literal: StaticString) {
        self.init(literal)
    }

    /// Calls `body` with each byte.
    func forEachByte(_ body: (UInt8) -> Void) {
        var index = 0
        while unsafe start[index] != 0 {
            unsafe body(start[index])
            index += 1
        }
    }
}
