import Glibc

/// Writes a file whole, replacing what was there.
enum OutputFile {
    static func write(_ text: String, to path: String) throws(CommandError) {
        let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw systemError(path) }
        let bytes = Array(text.utf8)
        var written = 0
        while written < bytes.count {
            let count = unsafe bytes.withUnsafeBufferPointer { buffer in
                unsafe Glibc.write(
                    descriptor, buffer.baseAddress.map { unsafe $0 + written },
                    buffer.count - written)
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                close(descriptor)
                throw systemError(path)
            }
            written += count
        }
        guard close(descriptor) == 0 else { throw systemError(path) }
    }

    private static func systemError(_ path: String) -> CommandError {
        .failure("\(path): \(unsafe String(cString: strerror(errno)))")
    }
}
