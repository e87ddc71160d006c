import CollectionServer
import CollectionWire
import Foundation
import Testing

@Suite("A recording and its token", .timeLimit(.minutes(10)))
struct RecordedTokenTests {
    private static let right = "open-sesame-4711"

    /// Records what `bytes` and a good client say to a server that asks for a token.
    private func recordings(of bytes: [UInt8]) throws -> [[UInt8]] {
        let session = try RecordedSession()
        try session.record(token: Self.right) { running in
            let client = try TestClient(running.unix)
            try client.send(bytes)
            try client.awaitEnd()
            try RecordedSession.talk(
                TestClient(greeting: running.unix, token: Self.right), itemCount: 5)
        }
        return try session.recordings()
    }

    private func hello(_ token: String) throws -> [UInt8] {
        var buffer = ByteBuffer(keptBytes: 0)
        let hello = Hello(protocolVersion: Hello.version, token: Array(token.utf8))
        buffer.append(
            Request(id: 1, view: 0, operation: hello), in: MessageArena())
        return unsafe buffer.withUnsafeBytes { bytes in unsafe Array(bytes) }
    }

    private func check(_ recordings: [[UInt8]], lack words: [String]) {
        #expect(recordings.count == 2)
        for recording in recordings {
            #expect(ReplayResult(recording).error == nil)
            for word in words {
                #expect(recording.firstRange(of: Array(word.utf8)) == nil, "\(word)")
            }
        }
    }

    @Test(
        "it is not in the file, whether right or wrong",
        arguments: ["", "close", "shut-sesame-4711"])
    func blanks(wrong: String) throws {
        check(
            try recordings(of: hello(wrong)), lack: [Self.right] + (wrong.isEmpty ? [] : [wrong]))
    }

    @Test("a damaged hello is answered in the replay as it was")
    func replaysDamaged() throws {
        let whole = try hello(Self.right)
        for index in 5..<whole.count {
            for flip: UInt8 in [1, 2, 4, 7, 128, 255] {
                var message = whole
                message[index] ^= flip
                let recorder = Recorder(limits: ConnectionLimits(), token: Array(Self.right.utf8))
                var connection = Connection(
                    limits: ConnectionLimits(), token: Array(Self.right.utf8),
                    arena: MessageArena())
                connection.recorder = recorder
                var output = ByteBuffer(keptBytes: 0)
                _ = unsafe message.withUnsafeBytes { bytes in
                    unsafe connection.receive(bytes, into: &output)
                }
                recorder.finish()
                let recording = unsafe recorder.bytes.withUnsafeBytes { unsafe Array($0) }
                let result = ReplayResult(recording)
                #expect(result.error == nil, "byte \(index) ^ \(flip)")
                #expect(result.requestCount == 1)
            }
        }
    }

    @Test("it is not in the file when a hello says it twice, or comes again")
    func blanksRepeated() throws {
        let first = try hello(Self.right)
        check(try recordings(of: first + first), lack: [Self.right])
        // Its contents twice: the last token counts.
        let second = Array(try hello("close").dropFirst(5))
        let twice = Array(first.dropFirst(5)) + second
        check(
            try recordings(of: [0, 0, 0, 0, UInt8(twice.count)] + twice),
            lack: [Self.right, "close"])
        // Cut off within the token.
        let cut = Array(first.dropFirst(5).dropLast(4))
        check(
            try recordings(of: [0, 0, 0, 0, UInt8(cut.count)] + cut), lack: ["open-sesame"])
    }
}
