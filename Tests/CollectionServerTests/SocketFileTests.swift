import CSockets
import CollectionServer
import Foundation
import Testing

@Suite("The socket file", .timeLimit(.minutes(10)))
struct SocketFileTests {
    let directory: TemporaryDirectory
    let path: String

    init() throws {
        directory = try TemporaryDirectory()
        path = directory.path + "/socket"
    }

    @Test("lets only this user connect, whatever the umask")
    func mode() throws {
        let server = try started()
        var status = stat()
        #expect(unsafe lstat(path, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
        stop(server)
    }

    @Test("lets others connect where they are allowed to, whatever the umask")
    func modeForOthers() {
        var (file, status) = (sockets_file(), stat())
        let descriptor = unsafe sockets_listen_unix(path, 1, 0o666, &file)
        #expect(descriptor >= 0)
        #expect(unsafe lstat(path, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o666)
        close(descriptor)
    }

    @Test("of a server that is gone is replaced")
    func stale() throws {
        var file = sockets_file()
        let descriptor = unsafe sockets_listen_unix(path, 1, 0o600, &file)
        #expect(descriptor >= 0)
        close(descriptor)
        let server = try started()
        _ = try TestClient(greeting: .unix(path: path))
        stop(server)
    }

    @Test("of a live server is left alone")
    func live() throws {
        let server = try started()
        #expect(throws: ServerError.addressInUse(.unix(path: path))) { _ = try started() }
        _ = try TestClient(greeting: .unix(path: path))
        stop(server)
    }

    @Test("is not made through a symbolic link")
    func symbolicLink() throws {
        try FileManager.default.createSymbolicLink(
            atPath: path, withDestinationPath: directory.path + "/elsewhere")
        #expect(throws: ServerError.symbolicLink(.unix(path: path))) { _ = try started() }
    }

    @Test("does not take the place of another file")
    func otherFile() throws {
        #expect(FileManager.default.createFile(atPath: path, contents: nil))
        #expect(throws: ServerError.pathTaken(.unix(path: path))) { _ = try started() }
        #expect(FileManager.default.fileExists(atPath: path))
    }

    @Test("that took the place of ours is not removed with it")
    func replaced() throws {
        let server = try started()
        try FileManager.default.removeItem(atPath: path)
        let other = try started()
        stop(server)
        _ = try TestClient(greeting: .unix(path: path))
        stop(other)
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("goes to one of several servers that start at once")
    func race() async throws {
        var file = sockets_file()
        close(unsafe sockets_listen_unix(path, 1, 0o600, &file))
        let servers = await withTaskGroup(of: Server?.self) { group in
            for _ in 0..<8 { group.addTask { try? started() } }
            var servers: [Server] = []
            for await case let server? in group { servers.append(server) }
            return servers
        }
        #expect(servers.count == 1)
        _ = try TestClient(greeting: .unix(path: path))
        for server in servers { stop(server) }
    }

    @Test("cannot have a path that is too long")
    func tooLong() throws {
        let long = ListenAddress.unix(path: "/tmp/" + String(repeating: "x", count: 200))
        var configuration = Configuration()
        configuration.addresses = [long]
        #expect(throws: ServerError.cannotListen(long, errno: ENAMETOOLONG)) {
            try Server(configuration).start()
        }
    }

    private func started() throws -> Server {
        var configuration = Configuration()
        configuration.addresses = [.unix(path: path)]
        let server = Server(configuration)
        try server.start()
        return server
    }

    private func stop(_ server: Server) {
        server.stop()
        server.wait()
    }
}

@Suite("An address")
struct ListenAddressTests {
    @Test(
        "is read as it is written",
        arguments: [
            "unix:/run/socket", "tcp:127.0.0.1:80", "tcp:[::1]:65535", "tcp:0.0.0.0:0",
        ])
    func roundTrip(text: String) {
        #expect(ListenAddress(text)?.description == text)
    }

    @Test("may be a plain path, or localhost")
    func short() {
        #expect(ListenAddress("socket") == .unix(path: "socket"))
        #expect(ListenAddress("tcp:localhost:1") == .tcp(host: "127.0.0.1", port: 1))
    }

    @Test(
        "must make sense",
        arguments: [
            "", "unix:", "tcp:", "tcp:80", "tcp:127.0.0.1", "tcp:127.0.0.1:65536",
            "tcp:127.0.0.1:-1",
            "tcp:example.org:80", "tcp:256.0.0.1:80", "tcp::80", "tcp:[::1:80",
        ])
    func nonsense(text: String) {
        #expect(ListenAddress(text) == nil)
    }

    @Test("is local if it is a path or a loopback address")
    func isLocal() {
        #expect(ListenAddress("/run/socket")?.isLocal == true)
        #expect(ListenAddress("tcp:127.9.9.9:1")?.isLocal == true)
        #expect(ListenAddress("tcp:[::1]:1")?.isLocal == true)
        #expect(ListenAddress("tcp:0.0.0.0:1")?.isLocal == false)
        #expect(ListenAddress("tcp:[::]:1")?.isLocal == false)
        #expect(ListenAddress("tcp:192.168.1.1:1")?.isLocal == false)
    }
}
