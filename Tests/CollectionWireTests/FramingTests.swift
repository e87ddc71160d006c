import CollectionCore
import CollectionWire
import Testing

/// What leaves no way on: each ends in one fatal status, and then silence.
@Suite struct FramingTests {
    private func expectFatal(
        _ bytes: [UInt8], _ error: ProtocolError, _ code: StatusCode, id: UInt64 = 0,
        to conversation: Conversation = .withView(),
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        conversation.send(bytes)
        let responses = conversation.responses()
        #expect(responses.count == 1, sourceLocation: sourceLocation)
        let status = responses.first?.status
        #expect(responses.first?.id == id, sourceLocation: sourceLocation)
        #expect(status?.error == error.rawValue, sourceLocation: sourceLocation)
        #expect(status?.code == code, sourceLocation: sourceLocation)
        #expect(status?.isFatal == true, sourceLocation: sourceLocation)
        #expect(status?.message.isEmpty == false, sourceLocation: sourceLocation)
        #expect(conversation.isFinished, sourceLocation: sourceLocation)
        conversation.send(Request(id: 9, view: 1, operation: GetContentSize()))
        conversation.send(Sample.stream)
        #expect(conversation.responses().isEmpty, sourceLocation: sourceLocation)
    }

    @Test("Flags other than 0 are refused with the first byte", arguments: [1, 2, 128, 255])
    func flags(flags: UInt8) {
        expectFatal([flags], .compressedMessage, .unimplemented)
    }

    @Test("Other protocols are refused with their first byte")
    func otherProtocols() {
        for opening in [
            "GET / HTTP/1.1\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "\u{16}\u{3}\u{1}",
        ] {
            expectFatal(
                Array(opening.utf8), .compressedMessage, .unimplemented, to: Conversation())
        }
    }

    @Test("A prefix that promises too much is refused before anything of it has arrived")
    func longMessage() {
        expectFatal([0, 255, 255, 255, 255], .messageTooLong, .resourceExhausted)
        let limit = ConnectionLimits().messageBytes
        let prefix = (0..<4).map { UInt8(truncatingIfNeeded: (limit + 1) >> (24 - 8 * $0)) }
        expectFatal([0] + prefix, .messageTooLong, .resourceExhausted)
        let greatest = (0..<4).map { UInt8(truncatingIfNeeded: limit >> (24 - 8 * $0)) }
        let conversation = Conversation.withView()
        conversation.send([0] + greatest)
        #expect(conversation.responses().isEmpty)
        #expect(!conversation.isFinished)
        #expect(conversation.hasPartialMessage)
    }

    @Test("A stranger may not send more than a hello")
    func longHello() {
        expectFatal(
            [0, 0, 0, 16, 1], .messageTooLong, .resourceExhausted, to: Conversation())
    }

    @Test("Bytes that are no message end the conversation")
    func garbage() {
        for message in [
            [0xff], [0x08], [0x0a], [0x0a, 5, 1], [0x00, 0x00], [0x0b, 0x0c], [0x07],
            Array(repeating: 0xff, count: 11),
        ] as [[UInt8]] {
            expectFatal(framed(message), .malformedMessage, .invalidArgument)
        }
    }

    @Test("Bytes that are no message are answered by the id in front of them")
    func garbageWithID() {
        expectFatal(
            framed([0x08, 0xac, 0x02, 0x0a]), .malformedMessage, .invalidArgument, id: 300)
        let greatest = [0x08] + varint(-1) + [0x0a]
        expectFatal(framed(greatest), .malformedMessage, .invalidArgument, id: .max)
    }

    @Test("The example of the protocol's description is a request")
    func example() {
        let conversation = Conversation.withView()
        conversation.send([0, 0, 0, 0, 6, 0x08, 7, 0x10, 1, 0x7a, 0])
        let response = conversation.responses().first
        #expect(response?.id == 7 && response?.status == nil)
    }

    @Test("A limit below the length of any status loops nowhere")
    func tinyLimit() {
        var limits = ConnectionLimits()
        limits.messageBytes = 8
        let conversation = Conversation(limits: limits)
        conversation.send(framed([0x1a, 2, 0x08, 1]))
        conversation.send(Request(id: 2, view: 0, operation: CreateView()))
        let responses = conversation.responses()
        #expect(responses.count == 2)
        #expect(responses.first?.status?.error == ProtocolError.connectionLimit.rawValue)
    }

    @Test("The first request must be a hello")
    func noHello() {
        let question = Request(id: 5, view: 1, operation: GetContentSize()).bytes
        expectFatal(question, .helloExpected, .failedPrecondition, id: 5, to: Conversation())
        let create = Request(id: 6, view: 0, operation: CreateView()).bytes
        expectFatal(create, .helloExpected, .failedPrecondition, id: 6, to: Conversation())
    }

    @Test("An empty first message is no hello")
    func emptyHello() {
        expectFatal(framed([]), .malformedMessage, .invalidArgument, to: Conversation())
    }

    @Test("There is one hello")
    func secondHello() {
        expectFatal(Request.hello.bytes, .helloRepeated, .failedPrecondition, id: 1)
    }

    @Test("Another version is refused", arguments: [0, 2, UInt32.max])
    func version(version: UInt32) {
        let hello = Hello(protocolVersion: version, token: [])
        let request = Request(id: 7, view: 0, operation: hello)
        expectFatal(request.bytes, .unsupportedVersion, .unimplemented, id: 7, to: Conversation())
    }

    @Test("Without the right token nothing is answered", arguments: ["", "x", "secreT", "secret!"])
    func token(token: String) {
        let hello = Hello(protocolVersion: 1, token: Array(token.utf8))
        let request = Request(id: 7, view: 0, operation: hello)
        expectFatal(
            request.bytes, .unauthenticated, .unauthenticated, id: 7,
            to: Conversation(token: "secret"))
    }

    @Test("With the right token the limits are told")
    func rightToken() throws {
        let conversation = Conversation(token: "secret")
        let hello = Hello(protocolVersion: 1, token: Array("secret".utf8))
        conversation.send(Request(id: 7, view: 0, operation: hello))
        let response = try #require(conversation.responses().first)
        let welcome = try #require(response.outcome.answer(to: Hello.self))
        #expect(welcome == Welcome(ConnectionLimits()))
        #expect(welcome.messageBytesMax == 16 << 20)
    }

    @Test("Trailing bytes are the beginning of a message that never comes")
    func trailing() {
        let conversation = Conversation.withView()
        conversation.send(Request(id: 5, view: 1, operation: GetContentSize()).bytes + [0, 0])
        #expect(conversation.responses().count == 1)
        #expect(conversation.hasPartialMessage)
    }
}
