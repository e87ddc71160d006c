import CollectionCore
import CollectionServer
import Foundation

/// A directory of its own for a test's sockets and files, removed with it.
final class TemporaryDirectory: Sendable {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "jogakbo-\(UUID().uuidString.prefix(8))"
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: false)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }
}

/// A server in this process, on a Unix socket and a TCP port of its own.
final class RunningServer {
    let directory: TemporaryDirectory
    let server: Server
    private var hasStopped = false

    init(_ change: (inout Configuration) -> Void = { _ in }) throws {
        directory = try TemporaryDirectory()
        var configuration = Configuration()
        configuration.addresses = [
            .unix(path: directory.path + "/socket"), .tcp(host: "127.0.0.1", port: 0),
        ]
        configuration.allowsEveryLocalUser = true
        configuration.loopCount = 2
        configuration.log = Log(level: .error, descriptor: 2)
        change(&configuration)
        server = Server(configuration)
        try server.start()
    }

    deinit {
        if !hasStopped { stop() }
    }

    var unix: ListenAddress { server.addresses[0] }
    var tcp: ListenAddress { server.addresses[1] }

    /// Stops gracefully; returns when nothing is left.
    func stop() {
        hasStopped = true
        server.stop()
        server.wait()
    }
}

/// A client that only behaves, to see that another one's misbehaviour is no problem of its own.
struct Bystander {
    private let client: TestClient
    private let view: UInt32

    init(_ running: RunningServer) throws {
        client = try TestClient(greeting: running.unix)
        view = try client.createList()
    }

    /// Whether it is served as ever.
    func isServed() throws -> Bool {
        let frame = try client.displayFrame(of: view, offset: 400)
        return frame.elements.count == 20 && frame.elements[0].element.indexPath.item == 10
    }
}

/// Waits until something holds that another thread brings about; false after ten seconds.
func eventually(_ condition: () -> Bool) -> Bool {
    let deadline = Date(timeIntervalSinceNow: 10)
    while !condition() {
        if Date() > deadline { return false }
        usleep(1000)
    }
    return true
}

/// Returns whether the memory of this process grows by less than a limit, in bytes, in one of five
/// rounds.
///
/// Tests that run beside take memory as well, in some rounds; what a round leaks is in each round.
func growsLess(than limit: Int, _ round: () throws -> Void) rethrows -> Bool {
    try (0..<5).contains { _ in
        let before = residentBytes()
        try round()
        return residentBytes() - before < limit
    }
}

/// How much memory this process has, in bytes.
private func residentBytes() -> Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .ascii)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(getpagesize())
}
