import CollectionCore
import CollectionServer
import CollectionWire
import Glibc
import Testing

@Suite("A slow client", .timeLimit(.minutes(10)))
struct SlowClientTests {
    @Test("that never reads is read no more, and what waits for it is bounded")
    func neverReads() throws {
        var slow: [SlowClient] = []
        let isBounded = try growsLess(than: 32 << 20) { slow.append(try sendWithoutReading()) }
        #expect(isBounded)
        for one in slow {
            for _ in 0..<one.requestCount { _ = try one.client.receive().outcome.get() }
        }
    }

    /// A client that has read no answer yet, and its server.
    private struct SlowClient {
        var running: RunningServer
        var client: TestClient
        var requestCount: Int
    }

    /// Sends requests until the server reads no more.
    private func sendWithoutReading() throws -> SlowClient {
        let running = try RunningServer { configuration in
            configuration.limits.outputBytes = 1 << 20
            configuration.loopCount = 1
        }
        let bystander = try Bystander(running)
        let client = try TestClient(greeting: running.unix)
        let view = try client.createList()
        let request = client.bytes(client.frameRequest(offset: 0, isComplete: true), view: view)
        let batch = Array(repeatElement(request, count: 200).joined())
        var refusedInARow = 0
        var sent = 0
        while refusedInARow < 50, sent < 1 << 28 {
            let count = try client.sendSome(batch)
            sent += count
            refusedInARow = count == 0 ? refusedInARow + 1 : 0
            if count == 0 { #expect(try bystander.isServed()) }
        }
        #expect(refusedInARow == 50, "the server went on reading")
        return SlowClient(running: running, client: client, requestCount: sent / request.count)
    }

    @Test("that never reads is closed when the time to be idle is over")
    func neverReadsForTooLong() throws {
        let running = try RunningServer { $0.timeouts.idle = 200 }
        let client = try TestClient(greeting: running.unix)
        let view = try client.createList()
        let request = client.bytes(client.frameRequest(offset: 0, isComplete: true), view: view)
        let batch = Array(repeatElement(request, count: 2000).joined())
        for _ in 0..<20 { _ = try? client.sendSome(batch) }
        #expect(eventually { running.server.connectionCount == 0 })
    }

    @Test("that sends its hello a byte at a time is closed, and told why")
    func slowHello() throws {
        let running = try RunningServer { $0.timeouts.handshake = 100 }
        let bystander = try Bystander(running)
        let client = try TestClient(running.unix)
        let hello = client.bytes(Hello(protocolVersion: Hello.version, token: []))
        try client.send([hello[0]])
        try expectIdle(client)
        #expect(try bystander.isServed())
    }

    @Test("that connects and says nothing is closed")
    func silent() throws {
        let running = try RunningServer { $0.timeouts.handshake = 100 }
        let client = try TestClient(running.tcp)
        try expectIdle(client)
        client.finish()
        #expect(eventually { running.server.connectionCount == 0 })
    }

    @Test("that sends a byte of a message now and then is closed")
    func slowMessage() throws {
        let running = try RunningServer { $0.timeouts.message = 150 }
        let bystander = try Bystander(running)
        let client = try TestClient(greeting: running.tcp)
        let message = client.bytes(CreateView())
        try client.send([message[0], message[1]])
        #expect(try bystander.isServed())
        try client.send([message[2]])
        try expectIdle(client)
        #expect(try bystander.isServed())
    }

    @Test("that takes an answer slowly has its time for the next message afterwards")
    func slowlyTakenAnswer() throws {
        let running = try RunningServer { $0.timeouts.message = 200 }
        let client = try TestClient(greeting: running.unix)
        let view = try client.createList(itemCount: 20_000)
        // The answer is longer than what sockets hold, and a part of another request follows.
        let request = client.bytes(
            DisplayFrameRequest(
                bounds: Rect(x: 0, y: 0, width: 400, height: 800_000), time_ns: 0,
                isComplete: true, preferredSizes: []), view: view)
        try client.send(request + request[..<3])
        usleep(800_000)
        _ = try client.receive().outcome.get()
        try client.send(Array(request[3...]))
        _ = try client.receive().outcome.get()
    }

    @Test("that has nothing to say for too long is closed; one that goes on is not")
    func idle() throws {
        let running = try RunningServer { $0.timeouts.idle = 300 }
        let client = try TestClient(greeting: running.unix)
        let busy = try TestClient(greeting: running.unix)
        while running.server.connectionCount == 2 { _ = try busy.createViewAndDestroyIt() }
        try expectIdle(client)
        _ = try busy.createView()
    }

    /// The server says that nothing was heard for too long, and closes.
    private func expectIdle(_ client: TestClient) throws {
        let refusal = try status { try client.receive().outcome.get() }
        #expect(refusal?.error == ProtocolError.idle.rawValue)
        #expect(refusal?.code == .unavailable)
        try client.awaitEnd()
    }
}
