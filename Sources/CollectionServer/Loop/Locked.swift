import CUV

/// A value that several threads share, one at a time.
///
/// It is locked by the system's mutex because the thread sanitizer knows that one; the one in
/// Synchronization it does not see, and would report every access.
@safe final class Locked<Value>: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<uv_mutex_t>
    private var value: Value

    init(_ value: sending Value) {
        unsafe mutex = .allocate(capacity: 1)
        let status = unsafe uv_mutex_init(mutex)
        precondition(status == 0, "the system has no memory for a mutex")
        self.value = value
    }

    deinit {
        unsafe uv_mutex_destroy(mutex)
        unsafe mutex.deallocate()
    }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        unsafe uv_mutex_lock(mutex)
        defer { unsafe uv_mutex_unlock(mutex) }
        return body(&value)
    }
}
