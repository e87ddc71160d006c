import CSockets
import Glibc

/// A listening socket. Who has it last closes it.
struct Listener: Sendable {
    let descriptor: Int32
    /// Where it listens, with the port that was taken; nil for an inherited one.
    let address: ListenAddress?
    /// Of a Unix socket that was made here: to be removed with it.
    private let file: File?

    private struct File {
        let path: String
        let identity: sockets_file
    }

    private static var backlog: Int32 { 511 }

    /// - Parameter isForOthers: Whether the file of a Unix socket lets every user connect; the
    ///   acceptor refuses those who may not.
    /// - Throws: `addressInUse`, `pathTaken`, `symbolicLink`, `cannotListen`.
    init(_ address: ListenAddress, isForOthers: Bool = false) throws(ServerError) {
        switch address {
        case .unix(let path):
            var made = sockets_file()
            descriptor = unsafe sockets_listen_unix(
                path, Listener.backlog, isForOthers ? 0o666 : 0o600, &made)
            file = File(path: path, identity: made)
            self.address = address
        case .tcp(let host, let port):
            var taken: UInt16 = 0
            descriptor = unsafe sockets_listen_tcp(host, port, Listener.backlog, &taken)
            file = nil
            self.address = .tcp(host: host, port: taken)
        }
        if descriptor < 0 { throw Listener.error(-descriptor, address) }
    }

    /// Takes over a socket that listens already.
    init(inherited descriptor: Int32) {
        self.descriptor = descriptor
        address = nil
        file = nil
    }

    /// Takes a Unix socket's path away, so that nobody connects any more.
    func removeFile() {
        if let file { unsafe sockets_remove_unix(file.path, file.identity) }
    }

    func close() {
        Glibc.close(descriptor)
    }

    private static func error(_ number: Int32, _ address: ListenAddress) -> ServerError {
        switch number {
        case EADDRINUSE: .addressInUse(address)
        case EEXIST: .pathTaken(address)
        case ELOOP: .symbolicLink(address)
        default: .cannotListen(address, errno: number)
        }
    }
}
