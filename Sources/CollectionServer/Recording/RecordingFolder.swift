import Glibc

/// Where sessions are recorded, a file for each connection.
package final class RecordingFolder: Sendable {
    private let descriptor: Int32

    /// - Throws: `cannotRecord` when there is no such folder, or nothing can be made in it.
    package init(_ path: String) throws(ServerError) {
        descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if descriptor < 0 { throw .cannotRecord(path, errno: errno) }
        if unsafe faccessat(descriptor, ".", W_OK | X_OK, 0) != 0 {
            let number = errno
            close(descriptor)
            throw .cannotRecord(path, errno: number)
        }
    }

    deinit {
        close(descriptor)
    }

    /// Makes a file that only this user can read.
    ///
    /// An older process may have had this one's number; its recordings are kept.
    ///
    /// - Returns: Its descriptor, or an error number below 0.
    func makeFile(connection: UInt64) -> Int32 {
        for attempt in 1...1000 {
            let suffix = attempt == 1 ? "" : "-\(attempt)"
            let name = "connection-\(connection)-\(getpid())\(suffix).recording"
            let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
            let file = unsafe openat(descriptor, name, flags, 0o600)
            if file >= 0 { return file }
            if errno != EEXIST { return -errno }
        }
        return -EEXIST
    }
}
