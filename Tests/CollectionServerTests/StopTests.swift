import CollectionCore
import CollectionServer
import CollectionWire
import Foundation
import Testing

@Suite("A graceful stop", .timeLimit(.minutes(10)))
struct StopTests {
    @Test("answers every request that was received before it, and says goodbye")
    func answersWhatWasReceived() throws {
        let running = try RunningServer()
        let clients = try (0..<8).map { index in
            let client = try TestClient(greeting: index % 2 == 0 ? running.unix : running.tcp)
            return (client: client, view: try client.createList())
        }
        var sentCounts: [Int] = []
        for (client, view) in clients {
            var requests: [UInt8] = []
            for _ in 0..<100 {
                requests += client.bytes(
                    client.frameRequest(offset: 0, isComplete: true), view: view)
            }
            try client.send(requests)
            sentCounts.append(100)
        }
        running.server.stop()
        for (client, _) in clients {
            for _ in 0..<100 {
                _ = try #require(try client.receive().answer(to: DisplayFrameRequest.self))
            }
            let goodbye = try status { try client.receive().outcome.get() }
            #expect(goodbye?.error == ProtocolError.shuttingDown.rawValue)
            #expect(goodbye?.code == .unavailable)
            try client.awaitEnd()
            client.finish()
        }
        running.stop()
        #expect(running.server.connectionCount == 0)
    }

    @Test("serves a connection that was not yet accepted")
    func servesTheQueue() throws {
        let running = try RunningServer()
        let clients = try (0..<50).map { _ in try TestClient(running.unix) }
        for client in clients {
            try client.send(Hello(protocolVersion: Hello.version, token: []))
        }
        running.server.stop()
        for client in clients {
            _ = try #require(try client.receive().answer(to: Hello.self))
        }
    }

    @Test("takes no longer than it may, whatever clients do")
    func isBounded() throws {
        let running = try RunningServer { configuration in
            configuration.timeouts.grace = 300
            configuration.timeouts.linger = 100
        }
        let unread = try TestClient(greeting: running.unix)
        let view = try unread.createList()
        let request = unread.bytes(unread.frameRequest(offset: 0, isComplete: true), view: view)
        for _ in 0..<20 {
            _ = try unread.sendSome(Array(repeatElement(request, count: 2000).joined()))
        }
        let partial = try TestClient(greeting: running.unix)
        try partial.send([0, 0, 0])
        let silent = try TestClient(running.tcp)
        let begun = Date()
        running.stop()
        #expect(Date().timeIntervalSince(begun) < 5)
        #expect(running.server.connectionCount == 0)
        #expect(silent.descriptor >= 0)
    }

    @Test("takes no new connections, and removes the socket file")
    func takesNoMore() throws {
        let running = try RunningServer()
        let (unix, tcp) = (running.unix, running.tcp)
        running.stop()
        #expect(throws: TestClient.Failure.self) { try TestClient(unix) }
        #expect(throws: TestClient.Failure.self) { try TestClient(tcp) }
        guard case .unix(let path) = unix else { return }
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("may be asked for twice")
    func twice() throws {
        let running = try RunningServer()
        running.server.stop()
        running.stop()
    }
}
