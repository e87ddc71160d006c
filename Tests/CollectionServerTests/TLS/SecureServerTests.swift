import CollectionClient
import CollectionCore
import CollectionServer
import CollectionTLS
import CollectionWire
import Foundation
import Testing

@Suite("TLS", .timeLimit(.minutes(10)))
struct SecureServerTests {
    @Test("carries a conversation, and a Unix socket beside it is as ever")
    func converses() throws {
        let server = try SecureServer()
        var client = try server.client()
        let view = try client.createView()
        try client.push(DataColumns(itemCounts: [1000]), view: view)
        let bounds = Rect(x: 0, y: 0, width: 400, height: 800)
        let request = DisplayFrameRequest(
            bounds: bounds, time_ns: 0, isComplete: true, preferredSizes: [])
        #expect(try client.displayFrame(for: request, view: view).elements.count > 0)
        #expect(try Bystander(server.running).isServed())
    }

    @Test("carries answers that are longer than a socket and a turn take, to one who reads late")
    func bigAnswers() throws {
        let server = try SecureServer()
        var client = try server.client()
        let view = try client.createView()
        try client.push(DataColumns(itemCounts: [50_000]), view: view)
        let request = DisplayFrameRequest(
            bounds: Rect(x: 0, y: 0, width: 4000, height: 300_000), time_ns: 0, isComplete: true,
            preferredSizes: [])
        let first = try client.displayFrame(for: request, view: view)
        #expect(first.elements.count > 20_000)
        let before = client.bytesReceived
        for _ in 0..<16 { client.enqueueDisplayFrame(for: request, view: view) }
        try client.flush()
        usleep(300_000)
        for _ in 0..<16 {
            let frame = try client.nextDisplayFrame()
            #expect(frame.elements.count == first.elements.count)
            #expect(frame.elements.last?.frame == first.elements.last?.frame)
        }
        #expect(client.bytesReceived - before > 8 << 20)
    }

    @Test("takes records in pieces of any size", arguments: [1, 7, 1000])
    func pieces(count: Int) throws {
        let server = try SecureServer()
        let client = try RecordClient(server.running.tcp)
        try client.shakeHands(bytesAtOnce: count)
        let hello = Hello(protocolVersion: Hello.version, token: [])
        let requests = client.socket.bytes(hello) + client.socket.bytes(CreateView())
        try client.send(records: client.records(of: requests), bytesAtOnce: count)
        _ = try client.receive().outcome.get()
        #expect(try client.receive().outcome.get().value(to: CreateView.self) == 1)
        try client.end()
        while try client.receiveSome() > 0 {}
        #expect(client.hasServerEnded)
        #expect(server.logs("event=connection_closed", "reason=ended"))
    }

    @Test("is not talked by a client that trusts another authority")
    func wrongAuthority() throws {
        let server = try SecureServer()
        let words = try tlsFailure {
            _ = try server.client(trusting: TestAuthority.second.get())
        }
        #expect(words?.contains("certificate verify failed") == true)
        #expect(server.logs("reason=tls_failed", "unknown ca"))
        #expect(eventually { server.running.server.connectionCount == 0 })
    }

    @Test("is not talked by a client that wants another server")
    func wrongName() throws {
        let server = try SecureServer()
        let words = try tlsFailure { _ = try server.client(serverName: "other.example") }
        #expect(words?.contains("hostname mismatch") == true)
        let address = try tlsFailure { _ = try server.client(serverName: "127.0.0.2") }
        #expect(address?.contains("IP address mismatch") == true)
        #expect(try tlsFailure { _ = try server.client(serverName: "views.example") } == nil)
    }

    @Test("asks for certificates of clients; no token is needed then")
    func clientCertificates() throws {
        let authority = try TestAuthority.second.get()
        let server = try SecureServer(clients: authority) { $0.allowsEveryLocalUser = false }
        var client = try server.client(showing: authority.files(for: .client))
        _ = try client.createView()
        #expect(server.logs("event=client_certificate", "subject=\"/CN=client\""))
        let none = try tlsFailure { _ = try server.client() }
        #expect(none?.contains("certificate required") == true)
        #expect(server.logs("reason=tls_failed", "peer did not return a certificate"))
        let other = try TestAuthority.first.get().files(for: .client)
        #expect(try tlsFailure { _ = try server.client(showing: other) } != nil)
        let wrongPurpose = try authority.files(for: .server)
        #expect(try tlsFailure { _ = try server.client(showing: wrongPurpose) } != nil)
    }

    @Test("asks for a token beside a certificate where there is one")
    func clientCertificateAndToken() throws {
        let authority = try TestAuthority.second.get()
        let server = try SecureServer(clients: authority) { $0.token = Array("secret".utf8) }
        let files = try authority.files(for: .client)
        _ = try server.client(showing: files, token: "secret")
        #expect(throws: ClientError.self) {
            _ = try server.client(showing: files, token: "guess")
        }
    }

    @Test("says nothing to one who does not talk it, and closes the connection")
    func plainClient() throws {
        let server = try SecureServer()
        let client = try TestClient(server.running.tcp)
        try client.send(Hello(protocolVersion: Hello.version, token: []))
        #expect(throws: TestClient.Failure.self) { try client.receive() }
        #expect(server.logs("reason=tls_failed", "tls=\"wrong version number\""))
        let web = try TestClient(server.running.tcp)
        try web.send(Array("GET / HTTP/1.1\r\n\r\n".utf8))
        #expect(throws: TestClient.Failure.self) { try web.receive() }
        #expect(server.logs("reason=tls_failed", "tls=\"http request\""))
        #expect(try Bystander(server.running).isServed())
    }

    @Test("is not waited for longer than a hello is")
    func silentHandshake() throws {
        let server = try SecureServer { $0.timeouts.handshake = 200 }
        let silent = try TestClient(server.running.tcp)
        let half = try RecordClient(server.running.tcp)
        try half.socket.send(Array(half.takeRecords().dropLast(9)))
        try silent.awaitEnd()
        try half.socket.awaitEnd()
        let count = eventually {
            server.log.split(separator: "\n")
                .count { $0.contains("reason=handshake_timeout") } == 2
        }
        #expect(count)
    }

    @Test("answers a record that is none with an alert")
    func brokenRecord() throws {
        let server = try SecureServer()
        let client = try RecordClient(server.running.tcp)
        try client.shakeHands(bytesAtOnce: .max)
        var records = client.records(
            of: client.socket.bytes(Hello(protocolVersion: Hello.version, token: [])))
        records[records.count - 1] ^= 1
        try client.send(records: records, bytesAtOnce: .max)
        while try client.receiveSome() > 0 {}
        #expect(client.words?.contains("alert bad record mac") == true)
        #expect(server.logs("reason=tls_failed", "tls=\"decryption failed or bad record mac\""))
    }

    @Test("ends with the server, in a record that says so")
    func serverEnds() throws {
        let server = try SecureServer()
        let client = try RecordClient(server.running.tcp)
        try client.shakeHands(bytesAtOnce: .max)
        let hello = client.socket.bytes(Hello(protocolVersion: Hello.version, token: []))
        try client.send(records: client.records(of: hello), bytesAtOnce: .max)
        _ = try client.receive().outcome.get()
        server.running.server.stop()
        let last = try status { try client.receive().outcome.get() }
        #expect(last?.error == ProtocolError.shuttingDown.rawValue)
        while try client.receiveSome() > 0 {}
        #expect(client.hasServerEnded)
    }

    @Test("leaves nothing behind")
    func memory() throws {
        let server = try SecureServer()
        for _ in 0..<20 { _ = try server.client() }
        let isSmall = try growsLess(than: 2 << 20) {
            for _ in 0..<100 {
                var client = try server.client()
                _ = try client.createView()
            }
            #expect(eventually { server.running.server.connectionCount == 0 })
        }
        #expect(isSmall)
    }
}
