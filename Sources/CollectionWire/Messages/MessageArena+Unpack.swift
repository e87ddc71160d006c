import CMessages
import CollectionCore

extension MessageArena {
    /// Takes a request apart. What it says is for its operation to check.
    ///
    /// The message lies in the arena, until the next reset.
    ///
    /// - Throws: A status, fatal when the bytes are no message at all.
    func unpackRequest(
        _ bytes: UnsafeRawBufferPointer
    ) throws(Status) -> UnsafePointer<Jogakbo__V1__Request> {
        reset(byteCountMax: Self.bytesMax(forMessageOf: bytes.count))
        let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
        guard let message = unsafe jogakbo__v1__request__unpack(allocator, bytes.count, start)
        else { throw failure(bytes.count) }
        return unsafe UnsafePointer(message)
    }

    /// Takes a request apart, all of it. Columns of a chunk lie in the arena.
    package func unpackedRequest(_ bytes: UnsafeRawBufferPointer) throws(Status) -> Request {
        try unsafe Request(unpackRequest(bytes), in: self)
    }

    /// Takes a response apart.
    package func unpackResponse(_ bytes: UnsafeRawBufferPointer) throws(Status) -> Response {
        reset(byteCountMax: Self.bytesMax(forMessageOf: bytes.count))
        let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
        guard let message = unsafe jogakbo__v1__response__unpack(allocator, bytes.count, start)
        else { throw failure(bytes.count) }
        return try unsafe Response(message, in: self)
    }

    private func failure(_ byteCount: Int) -> Status {
        if isExhausted {
            return Status(
                code: .resourceExhausted,
                error: CollectionError.Code.resourceExhausted.rawValue,
                message: "a message of \(byteCount) bytes took more than "
                    + "\(Self.bytesMax(forMessageOf: byteCount)) to take apart", isFatal: false)
        }
        return Status.malformed("\(byteCount) bytes are no valid message").fatal
    }

    /// A number of one byte becomes one of four; the rest is for small messages, of which each
    /// field has its overhead: it is enough for some thousand section metrics.
    static func bytesMax(forMessageOf byteCount: Int) -> Int { 4 * byteCount + (1 << 20) }
}
