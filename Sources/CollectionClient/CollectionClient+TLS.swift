import CSockets
import CollectionTLS
import CollectionWire

/// A connection that is encrypted: requests become records, and records what they bear.
extension CollectionClient {
    var hasUnsentRecords: Bool {
        guard let channel else { return false }
        return channel.hasRecords
    }

    /// Agrees with the server on the keys, and on who it is.
    mutating func shakeHands() throws(ClientError) {
        guard let channel else { return }
        while !channel.isOpen {
            try flush()
            try receiveWaiting()
        }
    }

    /// Sends what can be sent without waiting.
    ///
    /// - Returns: Whether all has been sent.
    mutating func sendRecords(in channel: SecureChannel) throws(ClientError) -> Bool {
        let descriptor = descriptor
        var errorNumber: Int32 = 0
        var count = 0
        let sent = unsafe output.withUnsafeBytes { bytes in
            unsafe channel.send(bytes) { records in
                let taken = unsafe sockets_send_now(
                    descriptor, records.baseAddress, records.count)
                if sockets_is_not_now(taken) != 0 { return 0 }
                if taken < 0 { errorNumber = Int32(-taken) }
                count += max(0, Int(taken))
                return Int(taken)
            }
        }
        bytesSent += count
        if errorNumber != 0 { throw .connectionBroken(errorNumber: errorNumber) }
        guard let sent else { throw failure(of: channel) }
        output.removeFirst(sent)
        return !hasUnsentBytes
    }

    /// Receives records, and appends what they bear to the input.
    ///
    /// - Returns: Whether anything had arrived.
    mutating func receiveRecords(
        in channel: SecureChannel, with receive: (Int32, UnsafeMutableRawPointer, Int) -> Int64
    ) throws(ClientError) -> Bool {
        if channel.isEnded { throw .connectionClosed }
        let descriptor = descriptor
        let received = unsafe withUnsafeTemporaryAllocation(
            byteCount: Self.receivedBytesMax, alignment: 16
        ) { room -> Int64 in
            guard let start = room.baseAddress else { return 0 }
            let received = unsafe receive(descriptor, start, room.count)
            let records = unsafe UnsafeRawBufferPointer(
                rebasing: room.prefix(max(0, Int(received))))
            unsafe channel.receive(records, into: &input)
            return received
        }
        if sockets_is_not_now(received) != 0 { return false }
        if received < 0 { throw .connectionBroken(errorNumber: Int32(-received)) }
        if received == 0 { throw .connectionClosed }
        bytesReceived += Int(received)
        if channel.failure != nil {
            // The server is told, if it takes that at once.
            _ = try? sendRecords(in: channel)
            throw failure(of: channel)
        }
        return true
    }

    private func failure(of channel: SecureChannel) -> ClientError {
        .tlsFailed(channel.failure?.words ?? "the handshake is not over")
    }
}
