import CollectionWire
import Glibc

/// The file of one recorded session.
struct RecordingFile: ~Copyable {
    private let descriptor: Int32

    /// Owns the descriptor.
    init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    /// Writes everything and takes it out of `bytes`.
    ///
    /// - Returns: 0, or why it could not.
    func write(_ bytes: inout ByteBuffer) -> Int32 {
        while !bytes.isEmpty {
            let written = unsafe bytes.withUnsafeBytes { bytes in
                unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
            }
            if written < 0, errno == EINTR { continue }
            if written <= 0 { return written < 0 ? errno : ENOSPC }
            bytes.removeFirst(written)
        }
        return 0
    }
}
