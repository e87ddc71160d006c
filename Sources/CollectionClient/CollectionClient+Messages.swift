import CollectionWire

/// Messages as bytes, for a client that makes requests and reads responses itself.
extension CollectionClient {
    /// Puts a message behind the requests that wait, to be sent by `nextMessage`.
    ///
    /// - Parameter message: A request as protobuf has it, without a prefix.
    package mutating func enqueue(message: [UInt8]) {
        unsafe output.append(atMost: MessagePrefix.byteCount + message.count) { room in
            unsafe MessagePrefix.write(length: UInt32(message.count), to: room)
            unsafe message.withUnsafeBytes { bytes in
                guard let start = bytes.baseAddress else { return }
                unsafe (room + MessagePrefix.byteCount)
                    .copyMemory(from: start, byteCount: bytes.count)
            }
            return MessagePrefix.byteCount + message.count
        }
    }

    /// Sends what waits, and waits for the next message of the server, however long it is.
    package mutating func nextMessage() throws(ClientError) -> [UInt8] {
        try flush()
        while true {
            if let message = try takeMessage() { return message }
            try receiveWaiting()
        }
    }

    private mutating func takeMessage() throws(ClientError) -> [UInt8]? {
        guard let length = try nextLength(atMost: Int(UInt32.max)) else { return nil }
        let end = MessagePrefix.byteCount + length
        if input.count < end { return nil }
        let message = unsafe input.withUnsafeBytes { bytes in
            unsafe Array(bytes[MessagePrefix.byteCount..<end])
        }
        input.removeFirst(end)
        return message
    }
}
