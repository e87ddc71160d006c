import CollectionCore
import CollectionWire
import Testing

/// Valid streams, spoilt at random. Whatever comes, a connection answers in whole messages, or
/// falls silent after a fatal status; and the next connection on the same arena is untouched.
@Suite struct FuzzTests {
    @Test("Spoilt streams harm nobody", arguments: 0..<16, 0..<3)
    func spoilt(round: Int, sort: Int) {
        var random = SplitMix(state: UInt64(round))
        let stream = [Sample.stream, Sample.updatingStream, Sample.snapshotStream][sort]
        let opening = Request.hello.bytes.count
        let arena = MessageArena()
        for _ in 0..<125 {
            let seed = random.state
            var bytes = stream
            for _ in 0...Int(random.next() % 4) { spoil(&bytes, from: opening, with: &random) }
            var connection = Connection(limits: limits, token: [], arena: arena)
            var output = ByteBuffer(keptBytes: 0)
            feed(bytes, to: &connection, &output, with: &random)
            let replied = output.bytes
            #expect(isWholeMessages(replied), "seed \(seed)")
            #expect(arena.mostHeldBytes < 8 << 20, "seed \(seed)")
        }
        var connection = Connection(limits: limits, token: [], arena: arena)
        var output = ByteBuffer(keptBytes: 0)
        _ = unsafe stream.withUnsafeBytes { unsafe connection.receive($0, into: &output) }
        let fresh = Conversation(limits: limits)
        fresh.send(stream)
        let replied = output.bytes
        #expect(replied == fresh.replied)
    }

    /// Small ones, so that spoilt streams reach them.
    private var limits: ConnectionLimits {
        var limits = ConnectionLimits()
        limits.messageBytes = 64 << 10
        limits.itemCount = 1 << 20
        limits.dataBytes = 1 << 20
        limits.viewCount = 4
        return limits
    }

    private func spoil(_ bytes: inout [UInt8], from: Int, with random: inout SplitMix) {
        let place = from + Int(random.next() % UInt64(bytes.count - from))
        switch random.next() % 6 {
        case 0: bytes[place] ^= 1 << UInt8(random.next() % 8)
        case 1: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        case 2: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: place)
        case 3: bytes.remove(at: place)
        case 4: bytes[place] = [0, 0x7f, 0x80, 0xff][Int(random.next() % 4)]
        default:
            let count = min(Int(random.next() % 32), bytes.count - place)
            bytes += bytes[place..<(place + count)]
        }
    }

    /// In pieces of random length.
    private func feed(
        _ bytes: [UInt8], to connection: inout Connection, _ output: inout ByteBuffer,
        with random: inout SplitMix
    ) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let piece = rest.prefix(1 + Int(random.next() % 200))
            rest = rest.dropFirst(piece.count)
            _ = unsafe piece.withUnsafeBytes { unsafe connection.receive($0, into: &output) }
            while connection.isBlocked { connection.resume(into: &output) }
        }
    }

    private func isWholeMessages(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        let arena = MessageArena()
        while case .length(let length) = unsafe rest.withUnsafeBytes({
            unsafe MessagePrefix.read(from: $0)
        }), rest.count >= MessagePrefix.byteCount + length {
            let message = rest.dropFirst(MessagePrefix.byteCount).prefix(length)
            rest = rest.dropFirst(MessagePrefix.byteCount + length)
            let response = unsafe message.withUnsafeBytes { bytes in
                try? unsafe arena.unpackResponse(bytes)
            }
            guard let response else { return false }
            if response.status?.isFatal == true { return rest.isEmpty }
        }
        return rest.isEmpty
    }
}

/// Random numbers that are the same on every run.
struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
