public import CJogakbo
import CSupport
import CollectionCore

/// The error of the last call that failed. Its text is made when the host asks for it.
@safe
struct LastError: ~Copyable {
    private var error: CollectionError?
    private var buffer = OutputBuffer<CChar>()
    /// Whether `buffer` says what `error` is.
    private var isTextCurrent = false

    init() {}

    mutating func note(_ error: consuming CollectionError) {
        self.error = error
        isTextCurrent = false
    }

    /// "" when no call has failed. Valid until the next error is noted.
    mutating func text() -> UnsafePointer<CChar> {
        guard let error else { return unsafe cString("") }
        if !isTextCurrent {
            buffer.write(error.messageBytes)
            isTextCurrent = true
        }
        return unsafe UnsafePointer(buffer.start) ?? cString("")
    }
}

/// Keeps the error of a call that has no handle to tell it, for `jgb_last_error()`.
@inline(never)
func noteForThread(_ error: CollectionError) -> jgb_status {
    let text = error.messageBytes
    unsafe text.withUnsafeBufferPointer {
        unsafe jogakbo_set_thread_message($0.baseAddress, $0.count)
    }
    return jgb_status(error)
}

@c @implementation
public func jgb_refuse_count(
    _ handle: UnsafeMutableRawPointer!, _ argument: UnsafePointer<CChar>!, _ count: Int,
    _ expected: Int
) -> jgb_status {
    let handle = OpaquePointer(handle)
    let name = unsafe CollectionError.Argument(named: argument ?? cString(""))
    let error = CollectionError.unequalColumns(name, count: count, expected: expected)
    if let box: ViewPointer = unsafe usableBox(handle) {
        unsafe box.pointee.lastError.note(error)
    } else if let box: SnapshotPointer = unsafe usableBox(handle) {
        unsafe box.pointee.lastError.note(error)
    } else if let box: SectionSnapshotPointer = unsafe usableBox(handle) {
        unsafe box.pointee.lastError.note(error)
    } else {
        return noteForThread(error)
    }
    return JGB_INVALID_ARGUMENT
}
