import CTLS
package import CollectionWire

/// One side of a TLS connection: records in, records out, with no socket and no clock.
///
/// It holds the rest of a record that has arrived in part, and what goes out next, of which it
/// makes records only as they are taken away.
@safe package final class SecureChannel {
    private let channel: OpaquePointer?
    /// What waits to go out.
    private var records = ByteBuffer(keptBytes: 0)
    /// How many of the bytes that are sent next `records` has already.
    private var sealedCount = 0
    /// Whether the handshake is over.
    package private(set) var isOpen = false
    /// Whether the other side has said that nothing more comes.
    package private(set) var isEnded = false
    /// Why the channel cannot go on; nil: it can.
    package private(set) var failure: TLSError?

    /// Waits for a client's handshake.
    package convenience init(server credentials: TLSCredentials) {
        unsafe self.init(tls_channel_begin(credentials.credentials, nil))
    }

    /// Begins a handshake.
    ///
    /// - Parameter serverName: The host name or the address for which the server's certificate must
    ///   be.
    package convenience init(client credentials: TLSCredentials, serverName: String) {
        unsafe self.init(
            serverName.withCString { unsafe tls_channel_begin(credentials.credentials, $0) })
    }

    private init(_ channel: OpaquePointer?) {
        unsafe self.channel = channel
        if unsafe channel == nil { failure = TLSError(words: "there is no memory") }
        takeRecords()
    }

    deinit {
        unsafe tls_channel_free(channel)
    }

    /// Whether records wait to go out.
    package var hasRecords: Bool { !records.isEmpty }

    /// Whether the rest of a record is to arrive.
    package var hasPartialRecord: Bool {
        unsafe channel != nil && tls_has_partial_record(channel) != 0
    }

    /// The subject of the other side's certificate; empty where it has shown none.
    package var peerName: String {
        var name = [CChar](repeating: 0, count: 256)
        unsafe tls_peer_name(channel, &name, name.count)
        return String(terminated: name)
    }

    /// Takes records that have arrived and appends what is in them to `bytes`; handshakes go on.
    package func receive(_ arrived: UnsafeRawBufferPointer, into bytes: inout ByteBuffer) {
        if failure != nil { return }
        var rest = unsafe arrived[...]
        while unsafe !rest.isEmpty, failure == nil, !isEnded {
            // OpenSSL's memory keeps the size that it has once had.
            let part = unsafe UnsafeRawBufferPointer(rebasing: rest.prefix(Self.recordBytes))
            unsafe rest = rest.dropFirst(part.count)
            let status = unsafe tls_put_records(channel, part.baseAddress, part.count)
            if status != 0 { note(Int64(status)) }
            while failure == nil, !isEnded, receiveOnce(into: &bytes) {}
        }
        if !isOpen { isOpen = unsafe tls_is_open(channel) != 0 && failure == nil }
        takeRecords()
    }

    /// - Returns: Whether there were bytes.
    private func receiveOnce(into bytes: inout ByteBuffer) -> Bool {
        var count: Int64 = 0
        unsafe bytes.append(atMost: Self.recordBytes) { room in
            count = unsafe tls_receive(channel, room, Self.recordBytes)
            return max(0, Int(count))
        }
        note(count)
        return count > 0
    }

    /// Sends the records that wait.
    ///
    /// - Parameter put: Takes some bytes away: how many, 0 when it can take none now, or a negative
    ///   number when it never will.
    /// - Returns: Whether no record waits any more; nil if `put` never will take them.
    package func sendRecords(_ put: (UnsafeRawBufferPointer) -> Int) -> Bool? {
        while !records.isEmpty {
            let taken = unsafe records.withUnsafeBytes { records in unsafe put(records) }
            if taken < 0 { return nil }
            if taken == 0 { return false }
            records.removeFirst(taken)
        }
        return true
    }

    /// Sends bytes, as many as `put` takes.
    ///
    /// What was not sent is to be sent again, before anything else: records of it are made already.
    ///
    /// - Parameter bytesMax: More is not sent at once.
    /// - Parameter put: As of `sendRecords`.
    /// - Returns: How many of the bytes have gone, with all their records; nil if `put` never will
    ///   take them, or the channel cannot.
    package func send(
        _ bytes: UnsafeRawBufferPointer, bytesMax: Int = .max,
        put: (UnsafeRawBufferPointer) -> Int
    ) -> Int? {
        var sent = 0
        while true {
            guard let isTaken = unsafe sendRecords(put) else { return nil }
            if !isTaken { return sent }
            sent += sealedCount
            sealedCount = 0
            if sent == bytes.count || sent >= bytesMax { return sent }
            let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[sent...])
            if unsafe !seal(rest) { return nil }
        }
    }

    /// Makes records of the next bytes.
    private func seal(_ bytes: UnsafeRawBufferPointer) -> Bool {
        if !isOpen { return false }
        while sealedCount < min(bytes.count, Self.sealedBytesMax), failure == nil {
            let rest = unsafe bytes[sealedCount...].prefix(Self.recordBytes)
            let part = unsafe UnsafeRawBufferPointer(rebasing: rest)
            note(Int64(unsafe tls_send(channel, part.baseAddress, part.count)))
            takeRecords()
            sealedCount += part.count
        }
        return failure == nil
    }

    /// Says to the other side that nothing more comes; the record waits.
    package func end() {
        if failure != nil { return }
        unsafe tls_end(channel)
        takeRecords()
    }

    private func takeRecords() {
        if unsafe channel == nil { return }
        let waiting = unsafe tls_waiting_records(channel)
        if waiting == 0 { return }
        unsafe records.append(atMost: waiting) { room in
            unsafe tls_take_records(channel, room, waiting)
        }
    }

    private func note(_ outcome: Int64) {
        if outcome == Int64(TLS_ENDED) {
            isEnded = true
        } else if outcome < 0 {
            failure = TLSError(words: unsafe String(cString: tls_words(channel)))
        }
    }

    /// The bytes of a record at most.
    private static var recordBytes: Int { 16 << 10 }
    /// How many bytes are made records of that nobody has taken away.
    private static var sealedBytesMax: Int { 64 << 10 }
}
