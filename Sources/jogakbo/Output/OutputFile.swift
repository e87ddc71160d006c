import Glibc

/// A file that is written whole, replacing what was there; `-` is standard output.
///
/// It can be opened long before it is written: a name that cannot be written is known early.
final class OutputFile {
    private let path: String
    private let descriptor: Int32

    /// The name of standard output.
    static let standardOutput = "-"

    init(opening path: String) throws(CommandError) {
        self.path = path
        if path == OutputFile.standardOutput {
            descriptor = STDOUT_FILENO
            return
        }
        descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
        if descriptor < 0 { throw OutputFile.systemError(path) }
    }

    deinit {
        if descriptor != STDOUT_FILENO { close(descriptor) }
    }

    static func write(_ text: String, to path: String) throws(CommandError) {
        try OutputFile(opening: path).write(text)
    }

    func write(_ text: String) throws(CommandError) {
        var status = stat()
        let isFile = unsafe fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        if isFile && descriptor != STDOUT_FILENO, ftruncate(descriptor, 0) != 0 {
            throw OutputFile.systemError(path)
        }
        let bytes = Array(text.utf8)
        var written = 0
        while written < bytes.count {
            let count = unsafe bytes.withUnsafeBufferPointer { buffer in
                unsafe Glibc.write(
                    descriptor, buffer.baseAddress.map { unsafe $0 + written },
                    buffer.count - written)
            }
            if count < 0, errno == EINTR { continue }
            if count <= 0 { throw OutputFile.systemError(path) }
            written += count
        }
    }

    private static func systemError(_ path: String) -> CommandError {
        .failure("\(path): \(unsafe String(cString: strerror(errno)))")
    }
}
