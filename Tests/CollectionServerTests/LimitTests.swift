import CollectionCore
import CollectionServer
import CollectionWire
import Testing

@Suite("A limit", .timeLimit(.minutes(10)))
struct LimitTests {
    @Test("on connections refuses one more, says why, and lets go of it")
    func connections() throws {
        let running = try RunningServer { $0.connectionCountMax = 2 }
        let bystander = try Bystander(running)
        let second = try TestClient(greeting: running.tcp)
        for address in [running.unix, running.tcp] {
            let client = try TestClient(address)
            let refusal = try status { try client.receive().outcome.get() }
            #expect(refusal?.error == ProtocolError.connectionLimit.rawValue)
            #expect(refusal?.code == .resourceExhausted)
            #expect(refusal?.isFatal == true)
            try client.awaitEnd()
        }
        #expect(try bystander.isServed())
        _ = try second.createView()
        second.finish()
        #expect(eventually { running.server.connectionCount == 1 })
        _ = try TestClient(greeting: running.unix).createView()
    }

    @Test("on views refuses one more, and the conversation goes on")
    func views() throws {
        let running = try RunningServer { $0.limits.viewCount = 3 }
        let client = try TestClient(greeting: running.unix)
        for _ in 0..<2 { _ = try client.createView() }
        let last = try client.createView()
        let refusal = try status { try client.call(CreateView()) }
        #expect(refusal?.code == .resourceExhausted)
        #expect(refusal?.isFatal == false)
        _ = try client.call(DestroyView(), view: last)
        _ = try client.createView()
    }

    @Test("on items holds for all views together")
    func items() throws {
        let running = try RunningServer { $0.limits.itemCount = 1500 }
        let client = try TestClient(greeting: running.unix)
        let view = try client.createList(itemCount: 1000)
        #expect(throws: Status.self) { try client.createList(itemCount: 1000) }
        #expect(try client.displayFrame(of: view, offset: 0).elements.count == 20)
    }

    @Test("on the length of a message holds for what comes in")
    func messageBytes() throws {
        let running = try RunningServer { $0.limits.messageBytes = 4096 }
        let client = try TestClient(greeting: running.unix)
        let view = try client.createView()
        let name = [UInt8](repeating: UInt8(ascii: "n"), count: 5000)
        let refusal = try status {
            try client.call(RegisterElementKind(name: name), view: view)
        }
        #expect(refusal?.error == ProtocolError.messageTooLong.rawValue)
    }
}
