import CollectionCore
import CollectionWire
import Testing

/// Bytes that protobuf-c would inflate: the arena stops at its limit, and gives it all back.
@Suite struct MemoryTests {
    private static let byteCount = 1 << 20

    private func repeated(_ bytes: [UInt8]) -> [UInt8] {
        var all: [UInt8] = []
        all.reserveCapacity(Self.byteCount)
        while all.count + bytes.count <= Self.byteCount { all += bytes }
        return all
    }

    private func expectHeld(_ message: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
        let conversation = Conversation.withView()
        conversation.send(framed(message))
        let responses = conversation.responses()
        #expect(responses.count == 1, sourceLocation: sourceLocation)
        #expect(
            responses.first?.status?.code == .resourceExhausted, sourceLocation: sourceLocation)
        #expect(
            conversation.arena.mostHeldBytes <= 2 * (4 * message.count + (1 << 20)) + (64 << 10),
            sourceLocation: sourceLocation)
        conversation.send(Request(id: 3, view: 1, operation: GetContentSize()))
        if !conversation.isFinished {
            #expect(conversation.arena.heldBytes <= 64 << 10, sourceLocation: sourceLocation)
            #expect(
                conversation.responses().last?.status == nil, sourceLocation: sourceLocation)
        }
    }

    @Test("A flood of empty submessages")
    func emptySubmessages() {
        expectHeld([0x10, 1] + field(11, repeated([0x0a, 0])))
    }

    @Test("A flood of unknown fields")
    func unknownFields() {
        expectHeld([0x10, 1] + repeated([0xf8, 0x07, 1]))
        expectHeld([0x10, 1] + field(15, repeated([0x78, 1])))
    }

    @Test("A flood of numbers that are not packed")
    func unpackedNumbers() {
        expectHeld([0x10, 1] + field(12, repeated([0x08, 1])))
    }

    @Test("A flood of duplicates of one field")
    func duplicates() {
        expectHeld(repeated([0x08, 1]))
        expectHeld(repeated([0x10, 1]) + repeated(field(11, [])))
    }

    @Test("A legitimate message of the greatest length fits")
    func packedNumbers() {
        let conversation = Conversation.withView()
        _ = conversation.ask(BeginDataSource(metrics: []))
        let counts = field(1, Array(repeating: 1, count: (16 << 20) - 64))
        conversation.send(framed([0x10, 1] + field(12, counts)))
        #expect(conversation.responses().last?.status == nil)
        #expect(conversation.ask(CommitDataSource())?.status == nil)
    }

    @Test("Thousands of section metrics fit into one begin")
    func manyMetrics() {
        var metrics = SectionMetrics()
        metrics.headerReferenceSize = Size(width: 1, height: 2)
        let list = Array(repeating: metrics, count: 4000)
        #expect(Conversation.withView().ask(BeginDataSource(metrics: list))?.status == nil)
    }

    @Test("A message that arrives slowly is held as far as it has arrived")
    func slowMessage() {
        var buffer = ByteBuffer(keptBytes: 0)
        let piece = Array(repeating: UInt8(0), count: 100)
        for _ in 0..<10 {
            unsafe piece.withUnsafeBytes { unsafe buffer.append($0, expecting: 16 << 20) }
        }
        #expect(buffer.heldBytes <= 2048)
        buffer.removeFirst(1000)
        #expect(buffer.heldBytes == 0)
    }

    @Test("The last doubling of a buffer does not overshoot what is expected")
    func expectedBytes() {
        var buffer = ByteBuffer(keptBytes: 0)
        let piece = (0..<600).map { UInt8(truncatingIfNeeded: $0) }
        unsafe piece.withUnsafeBytes { unsafe buffer.append($0, expecting: 1300) }
        unsafe piece.withUnsafeBytes { unsafe buffer.append($0, expecting: 1300) }
        let held = buffer.heldBytes
        #expect(held == 1200)
        unsafe piece[..<100].withUnsafeBytes { unsafe buffer.append($0, expecting: 1300) }
        let heldLast = buffer.heldBytes
        #expect(heldLast == 1300)
        buffer.removeFirst(1150)
        unsafe piece.withUnsafeBytes { unsafe buffer.append($0) }
        let bytes = buffer.bytes
        #expect(bytes == piece.suffix(50) + piece[..<100] + piece)
    }
}
