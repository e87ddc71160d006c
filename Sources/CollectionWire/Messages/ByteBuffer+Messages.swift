import CMessages

extension ByteBuffer {
    /// Appends a request with its prefix.
    package mutating func append(_ request: Request, in arena: MessageArena) {
        arena.reset(byteCountMax: 0)
        let message = unsafe request.message(in: arena)
        let length = unsafe jogakbo__v1__request__get_packed_size(message)
        unsafe append(atMost: MessagePrefix.byteCount + length) { start in
            unsafe MessagePrefix.write(length: UInt32(length), to: start)
            let body = unsafe (start + MessagePrefix.byteCount).assumingMemoryBound(to: UInt8.self)
            return unsafe MessagePrefix.byteCount + jogakbo__v1__request__pack(message, body)
        }
    }

    /// Appends a response with its prefix, or nothing when it would be too long.
    ///
    /// - Returns: The length that was too long.
    package mutating func append(
        _ response: Response, in arena: MessageArena, messageBytesMax: Int
    ) -> Int? {
        arena.reset(byteCountMax: 0)
        let message = unsafe response.message(in: arena)
        let length = unsafe jogakbo__v1__response__get_packed_size(message)
        if length > messageBytesMax { return length }
        unsafe append(atMost: MessagePrefix.byteCount + length) { start in
            unsafe MessagePrefix.write(length: UInt32(length), to: start)
            let body = unsafe (start + MessagePrefix.byteCount).assumingMemoryBound(to: UInt8.self)
            return unsafe MessagePrefix.byteCount + jogakbo__v1__response__pack(message, body)
        }
        return nil
    }
}
