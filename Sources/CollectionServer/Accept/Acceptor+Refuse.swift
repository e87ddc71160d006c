import CSockets
import CollectionWire
import Glibc

extension Acceptor {
    /// Tells a client that it is one too many, as far as its socket takes that at once.
    func sayTooManyConnections(_ descriptor: Int32) {
        var connection = Connection(
            limits: configuration.limits, token: [], arena: MessageArena())
        var output = ByteBuffer(keptBytes: 0)
        let end = Connection.End.tooManyConnections(maximum: configuration.connectionCountMax)
        connection.end(end, into: &output)
        unsafe output.withUnsafeBytes { bytes in
            _ = unsafe sockets_send(descriptor, bytes.baseAddress, bytes.count)
        }
        sockets_finish(descriptor)
    }

    /// Closes a connection; first drops what it has sent, because closing would otherwise reset
    /// it, and it might never read why.
    func refuse(_ descriptor: Int32, _ reason: String) {
        unsafe withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { dropped in
            _ = unsafe sockets_receive(descriptor, dropped.baseAddress, dropped.count)
        }
        close(descriptor)
        configuration.log.write(
            .warning, "connection_refused",
            [("connection", "\(acceptedCount)"), ("reason", reason)])
    }

    /// Closes the connection that waits longest, when there is no descriptor for it.
    ///
    /// - Returns: False if even that was impossible.
    mutating func dropOne(from listener: Int32) -> Bool {
        if reserve >= 0 { close(reserve) }
        let descriptor = sockets_accept(listener)
        if descriptor >= 0 {
            acceptedCount += 1
            refuse(descriptor, "no_descriptors")
        }
        reserve = sockets_open_reserve()
        return descriptor >= 0
    }
}
