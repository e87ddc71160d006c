import CollectionClient
import CollectionServer
import CollectionTLS
import Foundation

/// A server in this process whose TCP is encrypted, with a log.
final class SecureServer {
    let running: RunningServer
    private let directory: TemporaryDirectory

    /// - Parameter clients: Who gives out the certificates that clients must show.
    init(
        clients: TestAuthority? = nil, _ change: (inout Configuration) -> Void = { _ in }
    ) throws {
        var files = try TestAuthority.first.get().files(for: .server)
        files.authorities = clients?.certificates
        let certificates = try ServerCertificates(files)
        directory = try TemporaryDirectory()
        let log = try Log(level: .info, path: directory.path + "/log")
        running = try RunningServer { configuration in
            configuration.certificates = certificates
            configuration.log = log
            change(&configuration)
        }
    }

    var log: String {
        (try? String(contentsOfFile: directory.path + "/log", encoding: .utf8)) ?? ""
    }

    /// Whether a line of the log comes to have these fields.
    func logs(_ fields: String...) -> Bool {
        eventually {
            log.split(separator: "\n").contains { line in fields.allSatisfy { line.contains($0) } }
        }
    }

    /// A client that trusts the authority of the server, or another one.
    func client(
        trusting authority: TestAuthority? = nil, showing files: TLSFiles = TLSFiles(),
        serverName: String? = nil, token: String = ""
    ) throws -> CollectionClient {
        try CollectionClient(
            running.tcp, trusting: authority ?? TestAuthority.first.get(), showing: files,
            serverName: serverName, token: token)
    }
}

extension CollectionClient {
    init(
        _ address: ListenAddress, trusting authority: TestAuthority,
        showing files: TLSFiles = TLSFiles(), serverName: String? = nil, token: String = ""
    ) throws {
        guard case .tcp(let host, let port) = address else {
            throw TestClient.Failure.unexpected("no TCP")
        }
        var files = files
        files.authorities = authority.certificates
        try self.init(
            host: host, port: port, token: token,
            security: ClientSecurity(files, serverName: serverName))
    }
}

/// The words with which TLS fails; nil where it does not.
func tlsFailure(of body: () throws -> Void) throws -> String? {
    do {
        try body()
        return nil
    } catch ClientError.tlsFailed(let words) {
        return words
    }
}
