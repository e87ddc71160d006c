import Glibc
import Synchronization

/// Whether what the command prints has arrived.
enum StandardOutput {
    fileprivate static let failed = Atomic<Int32>(0)

    /// The error number of the first write that failed; 0: no write failed, or the reader of a
    /// pipe has enough.
    static var failure: Int32 { failed.load(ordering: .relaxed) }
}

/// Writes to standard output, unbuffered.
func printText(_ text: String) {
    let failure = writeAll(text, to: STDOUT_FILENO)
    if failure == 0 || failure == EPIPE { return }
    _ = StandardOutput.failed.compareExchange(expected: 0, desired: failure, ordering: .relaxed)
}

/// Writes to standard error, unbuffered.
func printError(_ text: String) {
    _ = writeAll(text, to: STDERR_FILENO)
}

/// - Returns: The error number of a write that failed; 0: all is written.
private func writeAll(_ text: String, to descriptor: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
        guard let start = bytes.baseAddress else { return 0 }
        var written = 0
        while written < bytes.count {
            let count = unsafe write(descriptor, start + written, bytes.count - written)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return errno }
            written += count
        }
        return 0
    }
}
