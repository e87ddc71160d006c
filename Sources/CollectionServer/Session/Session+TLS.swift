import CollectionTLS
import CollectionWire
import Glibc

/// A connection that is encrypted: its records become bytes before the connection sees them, and
/// its answers become records as the socket takes them.
extension Session {
    /// Whether the client has not shown yet that it talks TLS.
    var isInHandshake: Bool {
        guard let channel else { return false }
        return !channel.isOpen
    }

    /// Whether records wait that the client has not taken.
    var hasWaitingRecords: Bool {
        guard let channel else { return false }
        return channel.hasRecords
    }

    /// Whether the client owes the rest of a record.
    var hasPartialRecord: Bool {
        guard let channel else { return false }
        return channel.hasPartialRecord
    }

    /// Whether the client has said, in a record, that nothing more comes.
    var hasClientEnded: Bool {
        guard let channel else { return false }
        return channel.isEnded
    }

    /// Why the client cannot be understood any more; nil: it can.
    var failureWords: String? {
        guard let channel else { return nil }
        return channel.failure?.words
    }

    /// Answers what is in records.
    func answer(records: UnsafeRawBufferPointer, in channel: SecureChannel) {
        let wasOpen = channel.isOpen
        let begun_ns = unsafe loop.monotonicTime_ns()
        unsafe channel.receive(records, into: &loop.decrypted)
        noteTimeInChannel(since: begun_ns)
        if channel.isOpen && !wasOpen { logCertificate(of: channel) }
        if failureWords != nil {
            unsafe loop.decrypted.removeAll()
            return linger(.tlsFailed)
        }
        unsafe loop.decrypted.withUnsafeBytes { bytes in unsafe answer(bytes) }
        unsafe loop.decrypted.removeAll()
    }

    /// Sends bytes as records, not so many at once that others would notice.
    ///
    /// - Returns: How many of the bytes the client took; nil if it is gone.
    func send(_ bytes: UnsafeRawBufferPointer, in channel: SecureChannel) -> Int? {
        let begun_ns = unsafe loop.monotonicTime_ns()
        let sent = unsafe channel.send(
            bytes, bytesMax: Session.bytesPerTurn, put: { unsafe put(records: $0) })
        noteTimeInChannel(since: begun_ns)
        return sent
    }

    /// - Returns: How many bytes of records the socket took; negative where the client is gone.
    private func put(records: UnsafeRawBufferPointer) -> Int {
        let count = unsafe socket.send(records)
        return count == -Int(EAGAIN) ? 0 : count
    }

    /// What takes about half a millisecond to encrypt.
    private static var bytesPerTurn: Int { 512 << 10 }

    /// Handshakes and records take time like requests.
    private func noteTimeInChannel(since begun_ns: UInt64) {
        let now_ns = unsafe loop.monotonicTime_ns()
        unsafe loop.roundUsed_ns += now_ns - begun_ns
        usage.add(now_ns - begun_ns, at: now_ns)
    }

    /// Says to the client that nothing more comes, or in an alert what is wrong with it, as far as
    /// the socket takes that at once.
    func endChannel() {
        guard let channel else { return }
        channel.end()
        _ = unsafe channel.sendRecords { unsafe put(records: $0) }
    }

    private func logCertificate(of channel: SecureChannel) {
        if configuration.certificates?.asksForCertificate != true { return }
        configuration.log.write(
            .info, "client_certificate",
            [("connection", "\(number)"), ("subject", channel.peerName)])
    }
}
