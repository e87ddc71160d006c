import CMessages
import CProtobufC
import CollectionWire

// Messages as they are sent.
extension MessageType {
    /// The bytes of a message of the type.
    func packed(_ message: UnsafeRawPointer) -> [UInt8] {
        let message = unsafe message.assumingMemoryBound(to: ProtobufCMessage.self)
        let count = unsafe protobuf_c_message_get_packed_size(message)
        return unsafe Array(unsafeUninitializedCapacity: count) { bytes, initialized in
            if let start = bytes.baseAddress {
                initialized = unsafe protobuf_c_message_pack(message, start)
            }
        }
    }

    /// Takes a message apart; it lies in the arena, until the next reset.
    ///
    /// - Returns: Nil where the bytes are no such message.
    func unpacked(_ bytes: UnsafeRawBufferPointer, in arena: MessageArena) -> UnsafeRawPointer? {
        arena.reset(byteCountMax: Self.unpackedBytesMax)
        let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
        return unsafe UnsafeRawPointer(
            protobuf_c_message_unpack(descriptor, arena.allocator, bytes.count, start))
    }

    /// What is read is the user's own: more than a server would take for one message.
    private static let unpackedBytesMax = 8 << 30
}
