import Glibc

/// Writes to standard output, unbuffered.
func printText(_ text: String) {
    writeAll(text, to: STDOUT_FILENO)
}

/// Writes to standard error, unbuffered.
func printError(_ text: String) {
    writeAll(text, to: STDERR_FILENO)
}

private func writeAll(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
        guard let start = bytes.baseAddress else { return }
        var written = 0
        while written < bytes.count {
            let count = unsafe write(descriptor, start + written, bytes.count - written)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return }
            written += count
        }
    }
}
