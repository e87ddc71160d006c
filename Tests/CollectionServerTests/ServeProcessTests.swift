import CSockets
import CollectionServer
import CollectionWire
import Foundation
import Testing

@Suite("jogakbo serve", .timeLimit(.minutes(10)))
struct ServeProcessTests {
    @Test(
        "ends with status 0 on SIGTERM and SIGINT, and removes its socket",
        arguments: [SIGTERM, SIGINT])
    func ends(signal: Int32) throws {
        let serve = try ServeProcess()
        let client = try serve.client()
        let view = try client.createList()
        var requests: [UInt8] = []
        for _ in 0..<500 {
            requests += client.bytes(client.frameRequest(offset: 0), view: view)
        }
        try client.send(requests)
        kill(serve.process.processIdentifier, signal)
        for _ in 0..<500 { _ = try client.receive().outcome.get() }
        try client.awaitEnd()
        client.finish()
        #expect(serve.exitStatus() == 0)
        #expect(!FileManager.default.fileExists(atPath: serve.directory.path + "/socket"))
    }

    @Test("goes on after SIGHUP and SIGPIPE, and writes to a log file that was moved away no more")
    func reloads() throws {
        let serve = try ServeProcess(
            "exec $JOGAKBO serve -l $SOCKET --log-file ${SOCKET%/*}/log")
        let client = try serve.client()
        let log = serve.directory.path + "/log"
        try FileManager.default.moveItem(atPath: log, toPath: log + ".1")
        kill(serve.process.processIdentifier, SIGPIPE)
        kill(serve.process.processIdentifier, SIGHUP)
        #expect(eventually { FileManager.default.fileExists(atPath: log) })
        try client.createViewAndDestroyIt()
        kill(serve.process.processIdentifier, SIGTERM)
        client.finish()
        #expect(serve.exitStatus() == 0)
        #expect(try String(contentsOfFile: log, encoding: .utf8).contains("event=stopped"))
    }

    @Test("ends at once on a second signal")
    func secondSignal() throws {
        let serve = try ServeProcess(
            "exec $JOGAKBO serve -l $SOCKET --log-level error --grace-seconds 600")
        let client = try serve.client()
        let view = try client.createList()
        let request = client.bytes(client.frameRequest(offset: 0, isComplete: true), view: view)
        for _ in 0..<20 {
            _ = try client.sendSome(Array(repeatElement(request, count: 2000).joined()))
        }
        kill(serve.process.processIdentifier, SIGTERM)
        let stopped = eventually { (try? TestClient(serve.address)) == nil }
        #expect(stopped)
        #expect(serve.process.isRunning)
        kill(serve.process.processIdentifier, SIGTERM)
        #expect(serve.exitStatus() == 128 + SIGTERM)
    }

    @Test("serves a socket that systemd hands over, if it is meant for this process")
    func inherits() throws {
        let handedOver = try HandedOverSocket()
        let serve = try ServeProcess(
            "exec 3<&0; LISTEN_PID=$$ LISTEN_FDS=1 exec $JOGAKBO serve --log-level error",
            standardInput: handedOver.handle)
        _ = try TestClient(greeting: handedOver.address).createView()
        kill(serve.process.processIdentifier, SIGTERM)
        #expect(serve.exitStatus() == 0)
        #expect(FileManager.default.fileExists(atPath: handedOver.path))
    }

    @Test("leaves a socket alone that was handed to another process")
    func wrongProcess() throws {
        let handedOver = try HandedOverSocket()
        let serve = try ServeProcess(
            "exec 3<&0; LISTEN_PID=1 LISTEN_FDS=1 exec $JOGAKBO serve -l $SOCKET --log-level error",
            standardInput: handedOver.handle)
        _ = try serve.client().createView()
        let client = try TestClient(handedOver.address)
        try client.send(client.bytes(CreateView()))
        kill(serve.process.processIdentifier, SIGTERM)
        #expect(serve.exitStatus() == 0)
        #expect(try client.hasReceivedNothing())
    }

    @Test("refuses what is no listening socket")
    func inheritsNoSocket() throws {
        let serve = try ServeProcess(
            "exec 3</dev/null; LISTEN_PID=$$ LISTEN_FDS=1 exec $JOGAKBO serve")
        #expect(serve.exitStatus() == 1)
        #expect(serve.errors.contains("LISTEN_FDS"))
    }

    @Test("refuses a socket that others can reach, unless there is a token")
    func inheritsRemote() throws {
        var port: UInt16 = 0
        let descriptor = unsafe sockets_listen_tcp("0.0.0.0", 0, 1, &port)
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        let serve = try ServeProcess(
            "exec 3<&0; LISTEN_PID=$$ LISTEN_FDS=1 exec $JOGAKBO serve", standardInput: handle)
        #expect(serve.exitStatus() == 1)
        #expect(serve.errors.contains("--token-file"))
    }

    /// A connection that is left in the queue would wake the acceptor again and again.
    @Test("closes connections that there are no descriptors for, and goes on")
    func noDescriptors() throws {
        let serve = try ServeProcess(
            "ulimit -n 40; exec $JOGAKBO serve -l $SOCKET --loops 2 --log-level error "
                + "--handshake-seconds 600")
        let bystander = try serve.client()
        var clients = try (0..<60).map { _ in try TestClient(serve.address) }
        for client in clients.suffix(20) { try client.awaitEnd() }
        _ = try bystander.createViewAndDestroyIt()
        clients.removeAll()
        #expect(eventually { (try? TestClient(greeting: serve.address)) != nil })
        _ = try bystander.createViewAndDestroyIt()
    }

    @Test(
        "explains itself, and says what makes no sense",
        arguments: [
            ("serve --help", Int32(0)), ("--help", 0), ("--version", 0), ("", 2), ("weave", 2),
            ("serve --loops none", 2), ("serve --loops", 2), ("serve --weave", 2), ("serve x", 2),
            ("serve -l tcp:example.org:1", 2), ("serve -l tcp:0.0.0.0:0", 1),
            ("serve -l tcp:0.0.0.0:0 --allow-remote", 1), ("serve --token-file /none", 1),
            ("serve --token-file /none --without-token", 2),
        ])
    func commandLine(arguments: String, expected: Int32) throws {
        let serve = try ServeProcess("exec $JOGAKBO \(arguments) >&2")
        #expect(serve.exitStatus() == expected)
        #expect(serve.errors.contains("jogakbo"))
        #expect(serve.errors.contains("Try '") == (expected == 2))
    }

    @Test(
        "fails where standard output takes nothing, but not where a reader has enough",
        arguments: [
            ("exec $JOGAKBO --help >/dev/full", Int32(1)), ("exec $JOGAKBO call --list >&-", 1),
            ("trap '' PIPE; { sleep 0.2; $JOGAKBO schema; echo $? >&2; } | :", 0),
        ])
    func standardOutput(script: String, expected: Int32) throws {
        let run = try ServeProcess(script)
        #expect(run.exitStatus() == expected)
        #expect(run.errors.contains("jogakbo: standard output: ") == (expected == 1))
    }

    @Test("logs one line an event, as keys and values")
    func logs() throws {
        let serve = try ServeProcess("exec $JOGAKBO serve -l $SOCKET")
        let client = try serve.client()
        client.finish()
        try client.awaitEnd()
        kill(serve.process.processIdentifier, SIGTERM)
        #expect(serve.exitStatus() == 0)
        let lines = serve.errors.split(separator: "\n")
        #expect(lines.allSatisfy { $0.hasPrefix("time=20") && $0.contains(" level=info event=") })
        #expect(
            lines.contains { $0.contains("event=connection_closed") && $0.contains("reason=ended") }
        )
        #expect(lines.last?.hasSuffix("event=stopped") == true)
    }
}

/// A listening socket such as systemd makes.
private struct HandedOverSocket {
    let directory: TemporaryDirectory
    let path: String
    let handle: FileHandle

    init() throws {
        directory = try TemporaryDirectory()
        path = directory.path + "/handed-over"
        var file = sockets_file()
        let descriptor = unsafe sockets_listen_unix(path, 8, 0o600, &file)
        if descriptor < 0 { throw TestClient.Failure.cannotConnect(-descriptor) }
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    var address: ListenAddress { .unix(path: path) }
}
