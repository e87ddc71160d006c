import CollectionCore
import CollectionWire
import Foundation
import Testing

@testable import CollectionServer

@Suite("A wrong token", .timeLimit(.minutes(10)))
struct WrongTokenTests {
    @Test("is answered later each time, while others are served")
    func waits() throws {
        let running = try RunningServer { configuration in
            configuration.token = Array("secret".utf8)
            configuration.timeouts.wrongToken = 1000
        }
        let friend = try TestClient(greeting: running.tcp, token: "secret")
        let view = try friend.createList()
        var times: [TimeInterval] = []
        for _ in 0..<2 {
            let begun = Date()
            let client = try TestClient(running.tcp)
            try client.send(Hello(protocolVersion: Hello.version, token: Array("guess".utf8)))
            #expect(try friend.displayFrame(of: view, offset: 0).elements.count == 20)
            // Whoever has the token does not wait, at the same address, either.
            _ = try TestClient(greeting: running.tcp, token: "secret").createView()
            #expect(try client.hasReceivedNothing())
            let refusal = try status { try client.receive().outcome.get() }
            #expect(refusal?.error == ProtocolError.unauthenticated.rawValue)
            times.append(Date().timeIntervalSince(begun))
            try client.awaitEnd()
        }
        #expect(times[0] >= 1 && times[1] >= 2, "\(times)")
    }

    @Test("is answered at once on a Unix socket, which has no address")
    func unixSocket() throws {
        let running = try RunningServer { configuration in
            configuration.token = Array("secret".utf8)
            configuration.timeouts.wrongToken = 60_000
        }
        let refusal = try status { _ = try TestClient(greeting: running.unix, token: "guess") }
        #expect(refusal?.error == ProtocolError.unauthenticated.rawValue)
    }

    @Test("does not keep a server from stopping")
    func stops() throws {
        let running = try RunningServer { configuration in
            configuration.token = Array("secret".utf8)
            configuration.timeouts.wrongToken = 60_000
            configuration.timeouts.grace = 60_000
        }
        let client = try TestClient(running.tcp)
        try client.send(Hello(protocolVersion: Hello.version, token: []))
        usleep(100_000)
        let begun = Date()
        running.stop()
        #expect(Date().timeIntervalSince(begun) < 5)
        try client.awaitEnd()
    }

    @Test("is remembered for a minute, with those of a bounded number of addresses")
    func memory() {
        let tokens = WrongTokens()
        let guesser = PeerAddress(high: 0, low: 1)
        let delays = (0..<8).map { _ in tokens.delay(of: guesser, at: 0, first: 500) }
        #expect(delays == [500, 1000, 2000, 4000, 8000, 8000, 8000, 8000])
        #expect(tokens.delay(of: guesser, at: 60_000, first: 500) == 8000)
        #expect(tokens.delay(of: guesser, at: 120_001, first: 500) == 500)
        for number in 2..<5000 {
            let address = PeerAddress(high: 0, low: UInt64(number))
            #expect(tokens.delay(of: address, at: 120_002, first: 500) == 500)
        }
        #expect(tokens.addressCount == 1024)
        // The oldest was forgotten.
        #expect(tokens.delay(of: guesser, at: 120_003, first: 500) == 500)
    }
}
