import CollectionCore
import CollectionWire
import Testing

/// Requests for display frames, read and written straight from and to bytes, against protobuf-c.
@Suite struct DirectRequestTests {
    @Test("Bytes and values are those of protobuf-c", arguments: 0..<8)
    func agreement(round: Int) throws {
        var random = SplitMix(state: UInt64(round))
        for _ in 0..<250 {
            let seed = random.state
            let sent = random.directRequest()
            let message = sent.message
            var written = ByteBuffer(keptBytes: 0)
            written.append(sent, in: MessageArena())
            let bytes = Array(written.bytes.dropFirst(MessagePrefix.byteCount))
            #expect(bytes == message, "seed \(seed)")
            let received = try #require(DirectRequest(bytes: message), "seed \(seed)")
            #expect(received.general == Request.general(message), "seed \(seed)")
        }
    }

    @Test("What the host measured is written and read by protobuf-c")
    func preferredSizes() {
        var sent = SplitMix(state: 1).directed
        let size = PreferredSize(
            reusableView: ReusableView(rawValue: 3), generation: 300,
            size: Size(width: 1, height: 2))
        sent.preferredSizes = [size]
        let direct = DirectRequest(id: 7, view: 8, request: sent)
        var written = ByteBuffer(keptBytes: 0)
        written.append(direct, in: MessageArena())
        let bytes = written.bytes.dropFirst(MessagePrefix.byteCount)
        #expect(Array(bytes) == direct.message)
        #expect(DirectRequest(bytes: direct.message) == nil)
    }

    /// Valid messages that protobuf-c reads, in shapes that it does not write.
    @Test("A request of another shape is left to protobuf-c", arguments: shapes.indices)
    func shape(index: Int) throws {
        let message = Self.shapes[index]
        #expect(DirectRequest(bytes: message) == nil)
        #expect(Request.general(message) != nil)
    }

    private static let eight = [UInt8](repeating: 64, count: 8)
    private static let bounds = field(1, [0x11] + eight)
    private static let shapes: [[UInt8]] = {
        let body = field(14, bounds)
        let id: [UInt8] = [0x08, 5]
        let view: [UInt8] = [0x10, 1]
        return [
            view + id + body, body + id + view, id + id + view + body, id + view + body + body,
            id + view + body + [0x80, 0x7d, 1], id + view + field(3, []),
            id + view + field(14, bounds + bounds), id + view + field(14, [0x10, 1] + bounds),
            id + view + field(14, bounds + [0x10, 1, 0x10, 2]),
            id + view + field(14, bounds + [0x18, 2]),
            id + view + field(14, bounds + [0x32, 1, 0]),
            id + view + field(14, field(1, [0x19] + eight + [0x11] + eight)),
            id + view + field(14, bounds + field(4, [])),
            [0x08, 0x85, 0x00] + view + body, [0x08, 0x85, 0x80, 0x00] + view + body,
            id + [0x10, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01] + body,
            [0x08] + [UInt8](repeating: 0xff, count: 9) + [0x03] + view + body,
            id + view + [0x72, UInt8(bounds.count) | 0x80, 0] + bounds,
        ]
    }()

    @Test("A request that is cut off is none")
    func truncated() throws {
        let message = DirectRequest(id: 300, view: 2, request: SplitMix(state: 1).directed).message
        for count in message.indices {
            let part = Array(message[..<count])
            guard let direct = DirectRequest(bytes: part) else { continue }
            #expect(direct.general == Request.general(part), "\(count)")
        }
        #expect(DirectRequest(bytes: message) != nil)
    }

    @Test("A spoilt request that is read is what protobuf-c reads", arguments: 0..<8)
    func spoilt(round: Int) {
        var random = SplitMix(state: UInt64(100 + round))
        var readCount = 0
        for _ in 0..<1000 {
            let seed = random.state
            var message = random.directRequest().message
            random.spoil(&message)
            guard let direct = DirectRequest(bytes: message) else { continue }
            readCount += 1
            #expect(direct.general == Request.general(message), "seed \(seed)")
        }
        #expect(readCount > 50)
    }

    @Test("A connection answers both shapes alike")
    func answers() {
        let conversation = Conversation.withView()
        let body = field(14, Self.bounds)
        conversation.send(framed([0x08, 5, 0x10, 1] + body))
        conversation.send(framed([0x10, 1, 0x08, 6] + body))
        let frames = conversation.responses().map { $0.answer(to: DisplayFrameRequest.self) }
        #expect(frames.map { $0?.sequence } == [1, 2])
        #expect(conversation.counts.displayFrames == 2)
    }
}

extension DirectRequest {
    init?(bytes: [UInt8]) {
        let read = unsafe bytes.withUnsafeBytes { unsafe DirectRequest($0) }
        guard let read else { return nil }
        self = read
    }

    /// As protobuf-c writes it, without the prefix.
    var message: [UInt8] {
        let request = Request(id: id, view: view, operation: request)
        return Array(request.bytes.dropFirst(MessagePrefix.byteCount))
    }

    var general: String { "\(id) \(view) \(request)" }
}

extension Request {
    /// The request that protobuf-c reads from a message, printed; nil when there is none.
    static func general(_ message: [UInt8]) -> String? {
        let arena = MessageArena()
        let request = unsafe message.withUnsafeBytes { try? unsafe arena.unpackedRequest($0) }
        return request.map { "\($0.id) \($0.view) \($0.operation)" }
    }
}

extension SplitMix {
    /// A request with all fields.
    var directed: DisplayFrameRequest {
        DisplayFrameRequest(
            bounds: Rect(x: 1, y: 2, width: 3, height: 4), time_ns: 300, isComplete: true,
            preferredSizes: [], adjustedSequence: 5, hasIdentifiers: true)
    }

    mutating func directRequest() -> DirectRequest {
        let request = DisplayFrameRequest(
            bounds: Rect(x: double(), y: double(), width: double(), height: double()),
            time_ns: number(), isComplete: flag(), preferredSizes: [], adjustedSequence: number(),
            hasIdentifiers: flag())
        return DirectRequest(
            id: number(), view: UInt32(truncatingIfNeeded: number()), request: request)
    }

    mutating func flag() -> Bool { next() % 2 == 0 }

    /// Of any length, and often 0.
    mutating func number() -> UInt64 {
        flag() ? 0 : next() >> (next() % 64)
    }

    mutating func double() -> Double {
        let values = [0, -0.0, 1, -37.5, .infinity, .nan, .pi, .leastNonzeroMagnitude]
        return values[Int(next() % UInt64(values.count))]
    }

    mutating func spoil(_ bytes: inout [UInt8]) {
        guard !bytes.isEmpty else { return }
        let place = Int(next() % UInt64(bytes.count))
        switch next() % 5 {
        case 0: bytes[place] ^= 1 << UInt8(next() % 8)
        case 1: bytes[place] = UInt8(truncatingIfNeeded: next())
        case 2: bytes.insert([0, 1, 0x80, 0xff][Int(next() % 4)], at: place)
        case 3: bytes.remove(at: place)
        default: bytes.removeLast(bytes.count - place)
        }
    }
}
