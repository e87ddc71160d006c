import CollectionCore
import CollectionServer
import CollectionWire
import Testing

@Suite("Bytes that are no conversation", .timeLimit(.minutes(10)))
struct BadBytesTests {
    @Test("a request before the hello is refused, and the connection ends")
    func helloExpected() throws {
        try expectRefusal(.helloExpected) { client in client.bytes(CreateView()) }
    }

    @Test("a length of 4 GiB is refused at once", arguments: [false, true])
    func tooLong(isGreeted: Bool) throws {
        try expectRefusal(.messageTooLong, isGreeted: isGreeted) { _ in
            [0, 0xff, 0xff, 0xff, 0xff]
        }
    }

    @Test("a compressed message is refused")
    func compressed() throws {
        try expectRefusal(.compressedMessage, isGreeted: true) { _ in [1, 0, 0, 0, 0] }
    }

    @Test("bytes that are no message are refused")
    func malformed() throws {
        try expectRefusal(.malformedMessage, isGreeted: true) { _ in [0, 0, 0, 0, 2, 0xff, 0xff] }
    }

    @Test(
        "what other protocols begin with is refused",
        arguments: [
            Array("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8),
            Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8),
            [0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03],
            Array("\u{1b}]\n".utf8),
        ])
    func otherProtocols(bytes: [UInt8]) throws {
        try expectRefusal(.compressedMessage) { _ in bytes }
    }

    @Test("what follows a fatal status is not answered")
    func silenceAfterFatal() throws {
        try expectRefusal(.helloExpected) { client in
            client.bytes(CreateView())
                + client.bytes(Hello(protocolVersion: Hello.version, token: []))
        }
    }

    @Test("noise from a seeded generator ends or is refused, and harms nobody", arguments: 1...8)
    func noise(seed: UInt64) throws {
        let running = try RunningServer { $0.timeouts.handshake = 200 }
        let bystander = try Bystander(running)
        var state = seed
        for _ in 0..<20 {
            let client = try TestClient(running.unix)
            let bytes = (0..<300).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return UInt8(truncatingIfNeeded: state >> 33) & (state >> 62 == 0 ? 0 : 0xff)
            }
            _ = try client.sendSome(bytes)
            client.finish()
            try client.awaitEnd()
        }
        #expect(try bystander.isServed())
        #expect(eventually { running.server.connectionCount == 1 })
    }

    /// Sends bytes and expects exactly one response, a fatal status, and then the end; another
    /// client is served before and after.
    private func expectRefusal(
        _ error: ProtocolError, isGreeted: Bool = false, _ bytes: (TestClient) -> [UInt8]
    ) throws {
        let running = try RunningServer()
        let bystander = try Bystander(running)
        let client =
            try isGreeted ? TestClient(greeting: running.unix) : TestClient(running.unix)
        try client.send(bytes(client))
        let refusal = try status { try client.receive().outcome.get() }
        #expect(refusal?.error == error.rawValue)
        #expect(refusal?.isFatal == true)
        #expect(refusal?.message.isEmpty == false)
        #expect(throws: TestClient.Failure.self) { try client.receive() }
        #expect(try bystander.isServed())
        #expect(eventually { running.server.connectionCount == 2 })
        client.finish()
        #expect(eventually { running.server.connectionCount == 1 })
    }
}
