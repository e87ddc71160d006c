/// What precedes each message on a stream, as in gRPC: a byte of flags and a length, big-endian.
package enum MessagePrefix {
    package static let byteCount = 5

    package enum Reading: Equatable {
        case incomplete
        /// The flags are not 0; this is known before the length has arrived.
        case compressed(flags: UInt8)
        case length(Int)
    }

    package static func read(from bytes: UnsafeRawBufferPointer) -> Reading {
        guard let flags = unsafe bytes.first else { return .incomplete }
        if flags != 0 { return .compressed(flags: flags) }
        if bytes.count < byteCount { return .incomplete }
        let length = unsafe bytes.loadUnaligned(fromByteOffset: 1, as: UInt32.self)
        return .length(Int(UInt32(bigEndian: length)))
    }

    package static func write(length: UInt32, to bytes: UnsafeMutableRawPointer) {
        unsafe bytes.storeBytes(of: 0, as: UInt8.self)
        unsafe (bytes + 1).storeBytes(of: length.bigEndian, as: UInt32.self)
    }
}
