import CSockets
import CollectionServer
import CollectionTLS
import CollectionWire
import Foundation

/// A client of an encrypted server whose records go out in pieces of any size.
final class RecordClient {
    let socket: TestClient
    private let channel: SecureChannel
    private var input = ByteBuffer(keptBytes: 0)
    private let arena = MessageArena()

    init(_ address: ListenAddress) throws {
        socket = try TestClient(address)
        let files = TLSFiles(authorities: try TestAuthority.first.get().certificates)
        channel = SecureChannel(
            client: try TLSCredentials(client: files), serverName: "127.0.0.1")
    }

    /// The records that wait to go out.
    func takeRecords() -> [UInt8] {
        var records: [UInt8] = []
        _ = unsafe channel.sendRecords { bytes in
            records += unsafe Array(bytes)
            return bytes.count
        }
        return records
    }

    func shakeHands(bytesAtOnce count: Int) throws {
        while !channel.isOpen {
            try send(records: takeRecords(), bytesAtOnce: count)
            try receiveSome()
        }
        try send(records: takeRecords(), bytesAtOnce: count)
    }

    func records(of bytes: [UInt8]) -> [UInt8] {
        var records: [UInt8] = []
        _ = unsafe bytes.withUnsafeBytes { bytes in
            unsafe channel.send(bytes) { part in
                records += unsafe Array(part)
                return part.count
            }
        }
        return records
    }

    func send(records: [UInt8], bytesAtOnce count: Int) throws {
        var rest = records[...]
        while !rest.isEmpty {
            try socket.send(Array(rest.prefix(count)))
            rest = rest.dropFirst(count)
        }
    }

    /// Says that nothing more comes, in a record only.
    func end() throws {
        channel.end()
        try socket.send(takeRecords())
    }

    /// Why the conversation cannot go on.
    var words: String? { channel.failure?.words }

    /// Whether the server has said so.
    var hasServerEnded: Bool { channel.isEnded }

    func receive() throws -> Response {
        while true {
            var length = 0
            let response = try unsafe input.withUnsafeBytes {
                bytes -> Result<Response?, any Error> in
                guard case .length(let count) = unsafe MessagePrefix.read(from: bytes),
                    bytes.count >= MessagePrefix.byteCount + count
                else { return .success(nil) }
                length = MessagePrefix.byteCount + count
                let body = unsafe UnsafeRawBufferPointer(
                    rebasing: bytes[MessagePrefix.byteCount..<length])
                return Result { try unsafe arena.unpackResponse(body) }
            }.get()
            if let response {
                input.removeFirst(length)
                return response
            }
            guard try receiveSome() > 0 else { throw TestClient.Failure.ended }
        }
    }

    /// - Returns: How many bytes of records came; 0 at the end.
    @discardableResult
    func receiveSome() throws -> Int {
        var polled = pollfd(fd: socket.descriptor, events: Int16(POLLIN), revents: 0)
        if unsafe poll(&polled, 1, 10_000) == 0 { throw TestClient.Failure.timedOut }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        let count = unsafe Int(sockets_receive(socket.descriptor, &bytes, bytes.count))
        unsafe bytes.prefix(max(0, count)).withUnsafeBytes { records in
            unsafe channel.receive(records, into: &input)
        }
        return max(0, count)
    }
}
