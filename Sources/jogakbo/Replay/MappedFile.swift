import Glibc

/// The bytes of a file, which are read as they are looked at: recordings may be large.
@safe struct MappedFile: ~Copyable {
    let bytes: UnsafeRawBufferPointer

    init(_ path: String) throws(CommandError) {
        let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw MappedFile.systemError(path) }
        defer { close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw MappedFile.systemError(path) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .failure("\(path): no file") }
        let count = Int(status.st_size)
        if count == 0 {
            unsafe bytes = UnsafeRawBufferPointer(start: nil, count: 0)
            return
        }
        let start = unsafe mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
        guard let start = unsafe start, unsafe start != MAP_FAILED else {
            throw MappedFile.systemError(path)
        }
        unsafe bytes = UnsafeRawBufferPointer(start: start, count: count)
    }

    deinit {
        if let start = unsafe bytes.baseAddress {
            unsafe munmap(UnsafeMutableRawPointer(mutating: start), bytes.count)
        }
    }

    private static func systemError(_ path: String) -> CommandError {
        .failure("\(path): \(unsafe String(cString: strerror(errno)))")
    }
}
