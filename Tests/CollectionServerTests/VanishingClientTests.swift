import CollectionCore
import CollectionServer
import CollectionWire
import Foundation
import Testing

@Suite("A client that vanishes", .timeLimit(.minutes(10)))
struct VanishingClientTests {
    @Test("in the middle of a push leaves nothing behind", arguments: [true, false])
    func midPush(isUnix: Bool) throws {
        let running = try RunningServer()
        let bystander = try Bystander(running)
        try abandonPush(to: running, over: isUnix ? running.unix : running.tcp)
        #expect(eventually { running.server.connectionCount == 1 })
        #expect(try bystander.isServed())
    }

    @Test("in the middle of a push, a hundred times, costs no memory")
    func midPushOften() throws {
        let running = try RunningServer()
        for _ in 0..<20 { try abandonPush(to: running, over: running.unix) }
        #expect(eventually { running.server.connectionCount == 0 })
        let isBounded = try growsLess(than: 16 << 20) {
            for _ in 0..<100 { try abandonPush(to: running, over: running.unix) }
            #expect(eventually { running.server.connectionCount == 0 })
        }
        #expect(isBounded)
    }

    @Test("at any byte of a request is forgotten")
    func atAnyByte() throws {
        let running = try RunningServer()
        let bystander = try Bystander(running)
        let length = try TestClient(running.unix).bytes(CreateView()).count
        for count in 0..<length {
            let client = try TestClient(greeting: running.unix)
            try client.send(Array(client.bytes(CreateView()).prefix(count)))
        }
        #expect(eventually { running.server.connectionCount == 1 })
        #expect(try bystander.isServed())
    }

    @Test("by a reset in the middle of a message is forgotten")
    func reset() throws {
        let running = try RunningServer()
        let bystander = try Bystander(running)
        for _ in 0..<20 {
            let client = try TestClient(greeting: running.tcp)
            let view = try client.createList()
            try client.send(client.bytes(client.frameRequest(offset: 0), view: view) + [0, 0, 0])
            var option = linger(l_onoff: 1, l_linger: 0)
            let size = socklen_t(MemoryLayout<linger>.size)
            _ = unsafe setsockopt(client.descriptor, SOL_SOCKET, SO_LINGER, &option, size)
        }
        #expect(eventually { running.server.connectionCount == 1 })
        #expect(try bystander.isServed())
    }

    @Test("without reading its answers is forgotten")
    func withoutReading() throws {
        let running = try RunningServer()
        let bystander = try Bystander(running)
        for _ in 0..<10 {
            let client = try TestClient(greeting: running.unix)
            let view = try client.createList()
            let request = client.bytes(
                client.frameRequest(offset: 0, isComplete: true), view: view)
            _ = try client.sendSome(Array(repeatElement(request, count: 1000).joined()))
        }
        #expect(eventually { running.server.connectionCount == 1 })
        #expect(try bystander.isServed())
    }

    @Test("after a storm of connections there is room again")
    func storm() throws {
        let running = try RunningServer { $0.connectionCountMax = 64 }
        let bystander = try Bystander(running)
        for round in 0..<20 {
            let clients = try (0..<40).map { _ in try TestClient(running.unix) }
            if round % 5 == 0 { #expect(try bystander.isServed()) }
            _ = clients
        }
        let isServed = eventually {
            (try? TestClient(greeting: running.unix).createView()) != nil
                && running.server.connectionCount <= 2
        }
        #expect(isServed)
    }

    /// One that only closes its sending side still gets every answer.
    @Test("no: a half-closed client gets its answers, and then the end")
    func halfClosed() throws {
        let running = try RunningServer()
        let client = try TestClient(greeting: running.unix)
        let view = try client.createList()
        let requests = (0..<3000).flatMap { _ in
            client.bytes(client.frameRequest(offset: 0, isComplete: true), view: view)
        }
        let descriptor = client.descriptor
        nonisolated(unsafe) let sender = client
        let thread = Foundation.Thread {
            try? unsafe sender.send(requests)
            unsafe sender.finish()
        }
        thread.start()
        for _ in 0..<3000 { _ = try client.receive().outcome.get() }
        #expect(throws: TestClient.Failure.self) { try client.receive() }
        #expect(descriptor >= 0)
    }

    private func abandonPush(to running: RunningServer, over address: ListenAddress) throws {
        let client = try TestClient(greeting: address)
        let view = try client.createView()
        _ = try client.call(BeginDataSource(metrics: []), view: view)
        let widths = [Float](repeating: 40, count: 50_000)
        let message = unsafe [UInt32(widths.count)].withUnsafeBufferPointer { counts in
            unsafe widths.withUnsafeBufferPointer { widths in
                var chunk = unsafe DataSourceChunk(itemCounts: counts, options: [])
                unsafe chunk.widths = widths
                return client.bytes(AppendDataSource(chunk), view: view)
            }
        }
        try client.send(message)
        _ = try client.receive().outcome.get()
        try client.send(Array(message.dropLast(1000)))
    }
}
