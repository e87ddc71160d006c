/// A literal, known by its address alone: a third of a `StaticString`, where many are handed about.
@safe struct Word: @unchecked Sendable {
    /// UTF-8, which ends with a zero byte: the literals of `StaticString` do.
    private let start: UnsafePointer<UInt8>

    @inline(__always)
    init(_ literal: StaticString) {
        unsafe start = literal.utf8Start
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
