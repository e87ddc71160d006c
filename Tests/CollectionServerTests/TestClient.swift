import CSockets
import CollectionCore
import CollectionServer
import CollectionWire
import Foundation

/// A client that can misbehave: it sends any bytes and reads when told to.
///
/// Every wait ends after ten seconds with an error.
final class TestClient {
    enum Failure: Error {
        case cannotConnect(Int32)
        /// The server has closed the connection where more was expected.
        case ended
        case timedOut
        case unexpected(String)
    }

    let descriptor: Int32
    private var received: [UInt8] = []
    private let arena = MessageArena()
    private var lastID: UInt64 = 0
    private static let patience_ms: Int32 = 10_000

    /// Connects, and does no more.
    init(_ address: ListenAddress) throws {
        switch address {
        case .unix(let path): descriptor = unsafe sockets_connect_unix(path)
        case .tcp(let host, let port): descriptor = unsafe sockets_connect_tcp(host, port)
        }
        if descriptor < 0 { throw Failure.cannotConnect(-descriptor) }
    }

    /// Connects and says hello.
    convenience init(greeting address: ListenAddress, token: String = "") throws {
        try self.init(address)
        let hello = Hello(protocolVersion: Hello.version, token: Array(token.utf8))
        _ = try call(hello)
    }

    deinit {
        close(descriptor)
    }

    /// The bytes of a request; each has an id of its own, counting from 1.
    func bytes(_ operation: any CollectionWire.Operation, view: UInt32 = 0) -> [UInt8] {
        lastID += 1
        var buffer = ByteBuffer(keptBytes: 0)
        buffer.append(Request(id: lastID, view: view, operation: operation), in: arena)
        return unsafe buffer.withUnsafeBytes { bytes in unsafe Array(bytes) }
    }

    /// Sends everything, however long the server takes.
    func send(_ bytes: [UInt8]) throws {
        var sent = 0
        while sent < bytes.count {
            try wait(for: POLLOUT)
            sent += try sendSome(Array(bytes[sent...]))
        }
    }

    /// Sends what the server's socket takes now; 0 when that is nothing.
    func sendSome(_ bytes: [UInt8]) throws -> Int {
        let flags = Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL)
        let count = unsafe Glibc.send(descriptor, bytes, bytes.count, flags)
        if count >= 0 { return count }
        if errno == EAGAIN { return 0 }
        throw Failure.ended
    }

    func send(_ operation: any CollectionWire.Operation, view: UInt32 = 0) throws {
        try send(bytes(operation, view: view))
    }

    func receive() throws -> Response {
        while true {
            if let response = try takeResponse() { return response }
            guard try receiveSome() > 0 else { throw Failure.ended }
        }
    }

    /// One request and its response; a status is thrown.
    func call<O: CollectionWire.Operation>(
        _ operation: O, view: UInt32 = 0
    ) throws -> O.Answer {
        try send(operation, view: view)
        let response = try receive()
        if response.id != lastID, response.id != 0 {
            throw Failure.unexpected("response \(response.id) to request \(lastID)")
        }
        guard let answer = try response.outcome.get().value(to: O.self) else {
            throw Failure.unexpected("the answer to another operation")
        }
        return answer
    }

    /// Waits for the server's side to close; what arrives before that is dropped.
    func awaitEnd() throws {
        while try receiveSome() > 0 {}
    }

    /// Whether the connection has ended, or not, without a byte from the server.
    func hasReceivedNothing() throws -> Bool {
        var byte: UInt8 = 0
        return unsafe recv(descriptor, &byte, 1, Int32(MSG_DONTWAIT)) <= 0
    }

    /// How many whole responses have arrived that nobody has received.
    var waitingResponseCount: Int {
        get throws {
            var bytes = [UInt8](repeating: 0, count: 1 << 20)
            let flags = Int32(MSG_DONTWAIT)
            let count = unsafe recv(descriptor, &bytes, bytes.count, flags)
            received += bytes.prefix(max(0, count))
            var (responses, offset) = (0, 0)
            while case .length(let length) = unsafe received[offset...].withUnsafeBytes({
                unsafe MessagePrefix.read(from: $0)
            }), received.count >= offset + MessagePrefix.byteCount + length {
                offset += MessagePrefix.byteCount + length
                responses += 1
            }
            return responses
        }
    }

    /// Says that nothing more will come.
    func finish() {
        sockets_finish(descriptor)
    }

    private func takeResponse() throws -> Response? {
        guard
            case .length(let length) = unsafe received.withUnsafeBytes({
                unsafe MessagePrefix.read(from: $0)
            })
        else { return nil }
        let end = MessagePrefix.byteCount + length
        if received.count < end { return nil }
        defer { received.removeFirst(end) }
        return unsafe try received[MessagePrefix.byteCount..<end].withUnsafeBytes { body in
            try unsafe arena.unpackResponse(body)
        }
    }

    /// - Returns: How many bytes came; 0 at the end, also where the connection was reset.
    private func receiveSome() throws -> Int {
        try wait(for: POLLIN)
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = unsafe Int(sockets_receive(descriptor, &bytes, bytes.count))
        received += bytes.prefix(max(0, count))
        return max(0, count)
    }

    private func wait(for events: Int32) throws {
        var polled = pollfd(fd: descriptor, events: Int16(events), revents: 0)
        if unsafe poll(&polled, 1, TestClient.patience_ms) == 0 { throw Failure.timedOut }
    }
}
