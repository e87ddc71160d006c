import CollectionCore
import CollectionServer
import CollectionWire
import Testing

@Suite("A server", .timeLimit(.minutes(10)))
struct ServiceTests {
    @Test("serves views over Unix and TCP sockets", arguments: [true, false])
    func servesViews(isUnix: Bool) throws {
        let running = try RunningServer()
        let client = try TestClient(greeting: isUnix ? running.unix : running.tcp)
        let view = try client.createList(itemCount: 100_000)
        let frame = try client.displayFrame(of: view, offset: 37)
        #expect(frame.sequence == 1)
        #expect(frame.contentSize == Size(width: 400, height: 4_000_000))
        #expect(frame.elements.map(\.element.indexPath.item) == Array(0...20))
        #expect(frame.elements[1].frame == Rect(x: 0, y: 40, width: 400, height: 40))
    }

    @Test("answers in the order of requests, however deep they are pipelined")
    func pipelines() throws {
        let running = try RunningServer()
        let client = try TestClient(greeting: running.unix)
        let view = try client.createList()
        var bytes: [UInt8] = []
        for index in 0..<2000 {
            bytes += client.bytes(client.frameRequest(offset: Double(index)), view: view)
        }
        try client.send(bytes)
        for index in 0..<2000 {
            let frame = try #require(try client.receive().answer(to: DisplayFrameRequest.self))
            #expect(frame.sequence == UInt64(index + 1))
        }
    }

    @Test("takes requests in whatever pieces they come")
    func takesPieces() throws {
        let running = try RunningServer()
        let client = try TestClient(greeting: running.tcp)
        for byte in client.bytes(CreateView()) + client.bytes(CreateView()) {
            try client.send([byte])
        }
        guard try client.receive().answer(to: CreateView.self) == 1,
            try client.receive().answer(to: CreateView.self) == 2
        else {
            Issue.record("other answers than two views")
            return
        }
    }

    @Test("gives each connection views of its own")
    func separatesConnections() throws {
        let running = try RunningServer()
        let first = try TestClient(greeting: running.unix)
        let second = try TestClient(greeting: running.unix)
        let view = try first.createList()
        let refusal = try status { try second.call(GetContentSize(), view: view) }
        #expect(refusal?.error == ProtocolError.unknownView.rawValue)
        #expect(try first.displayFrame(of: view, offset: 0).elements.count == 20)
    }

    @Test("asks for the token where there is one")
    func asksForToken() throws {
        let running = try RunningServer { $0.token = Array("open sesame".utf8) }
        let refusal = try status {
            let client = try TestClient(greeting: running.tcp, token: "open barley")
            return try client.call(CreateView())
        }
        #expect(refusal?.error == ProtocolError.unauthenticated.rawValue)
        #expect(refusal?.isFatal == true)
        _ = try TestClient(greeting: running.tcp, token: "open sesame").createView()
    }

    @Test("listens where others can connect only with a token and when that is allowed")
    func refusesRemote() {
        var configuration = Configuration()
        let address = ListenAddress.tcp(host: "0.0.0.0", port: 0)
        configuration.addresses = [address]
        #expect(throws: ServerError.remoteNotAllowed(address)) {
            try Server(configuration).start()
        }
        configuration.allowsRemote = true
        #expect(throws: ServerError.remoteWithoutToken(address)) {
            try Server(configuration).start()
        }
        configuration.addresses = []
        #expect(throws: ServerError.noAddress) { try Server(configuration).start() }
    }
}
