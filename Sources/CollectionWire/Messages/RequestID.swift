/// The id of a request that may turn out to be no message, so that its sender knows which.
enum RequestID {
    private static let tag: UInt8 = 1 << 3

    /// What stands in front, where all encoders put it; 0 when it does not.
    static func read(from message: UnsafeRawBufferPointer) -> UInt64 {
        guard unsafe message.first == tag else { return 0 }
        var id: UInt64 = 0
        for index in 1..<min(message.count, 11) {
            let byte = unsafe message[index]
            id |= UInt64(byte & 127) << UInt64(7 * (index - 1))
            if byte < 128 { return id }
        }
        return 0
    }
}
