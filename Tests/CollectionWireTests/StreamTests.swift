import CollectionCore
import CollectionWire
import Testing

@Suite struct StreamTests {
    /// What a conversation answers to the sample stream sent whole.
    private static let expected: [UInt8] = {
        let conversation = Conversation()
        conversation.send(Sample.stream)
        return conversation.replied
    }()

    @Test("The sample is answered without a failure, each request by its id")
    func sample() throws {
        let conversation = Conversation()
        conversation.send(Sample.stream)
        let responses = conversation.responses()
        #expect(responses.map(\.id) == Array(1...9))
        #expect(responses.allSatisfy { $0.status == nil })
        let frame = try #require(responses[6].outcome.answer(to: DisplayFrameRequest.self))
        #expect(frame.elements.count > 3)
        #expect(!conversation.hasPartialMessage)
    }

    @Test("Bytes one at a time are answered as bytes at once")
    func dripFeed() {
        let conversation = Conversation()
        for byte in Sample.stream { conversation.send([byte]) }
        #expect(conversation.replied == Self.expected)
    }

    @Test("A stream cut in two anywhere is answered as a whole one")
    func cutInTwo() {
        let stream = Sample.stream
        for cut in 0...stream.count {
            let conversation = Conversation()
            conversation.send(Array(stream[..<cut]))
            conversation.send(Array(stream[cut...]))
            #expect(conversation.replied == Self.expected, "cut at \(cut)")
        }
    }

    @Test("A stream that ends anywhere is answered as far as messages are whole")
    func truncated() {
        let stream = Sample.stream
        for end in 0..<stream.count {
            let conversation = Conversation()
            conversation.send(Array(stream[..<end]))
            #expect(Self.expected.starts(with: conversation.replied), "ends at \(end)")
            #expect(!conversation.isFinished, "ends at \(end)")
        }
    }

    @Test("A message truncated anywhere is refused, or means something else, and harms nobody")
    func truncatedMessage() {
        for request in Sample.data {
            let message = request.bytes.dropFirst(MessagePrefix.byteCount)
            for end in 0..<message.count {
                let conversation = Conversation.withView()
                conversation.send(framed(Array(message.prefix(end))))
                #expect(conversation.responses().count == 1)
            }
        }
    }

    @Test("Responses wait while the output is full, and none is lost")
    func fullOutput() {
        var limits = ConnectionLimits()
        limits.outputBytes = 100
        let conversation = Conversation(limits: limits)
        var output = ByteBuffer(keptBytes: 0)
        let stream = Sample.stream
        _ = unsafe stream.withUnsafeBytes { bytes in
            unsafe conversation.connection.receive(bytes, into: &output)
        }
        #expect(conversation.isBlocked)
        let count = output.count
        #expect(count > 100 && count < 2 * Self.expected.count / 3)
        var replied: [UInt8] = []
        while !output.isEmpty {
            replied += output.bytes
            output.removeAll()
            conversation.connection.resume(into: &output)
        }
        #expect(!conversation.isBlocked)
        #expect(replied == Self.expected)
    }

    @Test("A turn ends after so many requests, and the next goes on")
    func turns() {
        var limits = ConnectionLimits()
        limits.requestsPerTurn = 2
        let conversation = Conversation(limits: limits)
        conversation.send(Sample.stream)
        #expect(conversation.replied == Self.expected)
        #expect(conversation.counts.requests == 9)
    }

    @Test("The owner's reasons to end a connection arrive as fatal statuses")
    func ends() {
        for (end, error) in [
            (Connection.End.idle, ProtocolError.idle), (.shuttingDown, .shuttingDown),
            (.tooManyConnections(maximum: 3), .connectionLimit),
        ] {
            let conversation = Conversation.withView()
            conversation.end(end)
            let status = conversation.responses().last?.status
            #expect(status?.error == error.rawValue)
            #expect(status?.isFatal == true)
            #expect(conversation.isFinished)
            conversation.send(Request(id: 5, view: 1, operation: GetContentSize()))
            #expect(conversation.responses().isEmpty)
        }
    }
}
