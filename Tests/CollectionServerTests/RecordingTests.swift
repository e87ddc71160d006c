import CollectionCore
import CollectionServer
import CollectionWire
import Foundation
import Testing

@Suite("A recorded session", .timeLimit(.minutes(10)))
struct RecordingTests {
    private func recording(itemCount: UInt32) throws -> [UInt8] {
        let session = try RecordedSession()
        try session.record { running in
            try RecordedSession.talk(TestClient(greeting: running.unix), itemCount: itemCount)
        }
        return try #require(try session.recordings().first)
    }

    @Test("is replayed with equal answers")
    func replays() throws {
        let session = try RecordedSession()
        try session.record { running in
            for _ in 0..<3 {
                try RecordedSession.talk(TestClient(greeting: running.tcp), itemCount: 20_000)
            }
        }
        let recordings = try session.recordings()
        #expect(recordings.count == 3)
        for recording in recordings {
            let result = ReplayResult(recording)
            #expect(result.error == nil)
            #expect(result.requestCount == 15)
            #expect(result.displayFrameCount == 5)
        }
    }

    @Test("with another text of an error is equal only where texts are ignored")
    func ignoresMessages() throws {
        var recording = try recording(itemCount: 100)
        let text = Array("no push was begun".utf8)
        let start = try #require(
            recording.indices.dropLast(text.count).first {
                recording[$0..<$0 + text.count].elementsEqual(text)
            })
        recording[start] = UInt8(ascii: "N")
        #expect(isDifferent(ReplayResult(recording)))
        // Then it is the digest at the end of the file that is wrong.
        #expect(!isDifferent(ReplayResult(recording, ignoresMessages: true)))
        #expect(ReplayResult(recording, ignoresMessages: true).requestCount == 15)
        // The code of the error stands before its text.
        let code = try #require(
            recording[..<start].lastIndex { $0 == UInt8(StatusCode.failedPrecondition.rawValue) })
        recording[code] = UInt8(StatusCode.notFound.rawValue)
        #expect(isDifferent(ReplayResult(recording, ignoresMessages: true)))
    }

    private func isDifferent(_ result: ReplayResult) -> Bool {
        if case .different = result.error { return true }
        return false
    }

    @Test("of many pipelined requests is written as it goes, and replayed")
    func replaysPipelined() throws {
        let session = try RecordedSession()
        try session.record { running in
            let client = try TestClient(greeting: running.unix)
            let view = try client.createList()
            var bytes: [UInt8] = []
            for index in 0..<3000 {
                bytes += client.bytes(client.frameRequest(offset: Double(index)), view: view)
            }
            try client.send(bytes)
            for _ in 0..<3000 { _ = try client.receive().outcome.get() }
            let written = try session.recordings()
            #expect(written[0].count > 64 << 10)
        }
        let result = ReplayResult(try session.recordings()[0])
        #expect(result.error == nil)
        #expect(result.displayFrameCount == 3000)
    }

    @Test("with updates and transitions is replayed with equal answers")
    func replaysUpdates() throws {
        let session = try RecordedSession()
        try session.record { running in
            try RecordedSession.update(TestClient(greeting: running.unix))
        }
        let result = ReplayResult(try session.recordings()[0])
        #expect(result.error == nil)
        #expect(result.displayFrameCount == 5)
        #expect(result.requestCount == 18)
    }

    @Test("of version 1 is replayed, without what it does not know")
    func replaysVersion1() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../Recordings/version-1.recording")
        var recording = Array(try Data(contentsOf: file))
        let result = ReplayResult(recording)
        #expect(result.error == nil)
        // Rows come with an animation: responses have times at which to wake.
        #expect(result.displayFrameCount == 10)
        // It is read as what it says it is: version 2 has more of a header.
        recording[7] = 2
        #expect(ReplayResult(recording).error != nil)
        recording[7] = 3
        #expect(ReplayResult(recording).error == .unknownVersion(3))
    }

    @Test("with events is replayed with equal answers")
    func replaysEvents() throws {
        let session = try RecordedSession()
        try session.record { running in
            let client = try TestClient(greeting: running.unix)
            let view = try client.createList(itemCount: 100)
            _ = try client.call(SetEventMask(.all), view: view)
            for offset in [0.0, 300, 600] { _ = try client.displayFrame(of: view, offset: offset) }
        }
        var recording = try session.recordings()[0]
        #expect(ReplayResult(recording).error == nil)
        #expect(ReplayResult(recording).displayFrameCount == 3)
        // The last byte of the last event.
        recording[recording.count - 14] ^= 1
        #expect(isDifferent(ReplayResult(recording)))
    }

    @Test("with snapshots is replayed with equal answers")
    func replaysSnapshots() throws {
        let session = try RecordedSession()
        try session.record { running in
            try RecordedSession.showSnapshots(TestClient(greeting: running.unix))
        }
        let result = ReplayResult(try session.recordings()[0])
        #expect(result.error == nil)
        #expect(result.displayFrameCount == 5)
    }

    @Test("with any byte changed is found out")
    func findsChanges() throws {
        var recording = try recording(itemCount: 3)
        #expect(ReplayResult(recording).error == nil)
        for index in recording.indices {
            recording[index] ^= 1
            #expect(ReplayResult(recording).error != nil, "byte \(index)")
            recording[index] ^= 1
        }
    }

    @Test("says which answer is another one")
    func findsDifference() throws {
        var recording = try recording(itemCount: 3)
        // The last byte before the end belongs to the answer to the last request.
        let last = recording.count - 14
        recording[last] ^= 1
        guard case .different(let difference) = ReplayResult(recording).error else {
            Issue.record("no difference")
            return
        }
        #expect(difference.request == 15)
        #expect(difference.recorded.count == difference.replayed.count)
        #expect(difference.recorded != difference.replayed)
        #expect(difference.offset + 5 + difference.recorded.count == last + 1)
    }

    @Test("that is cut off anywhere is no whole one")
    func truncates() throws {
        let recording = try recording(itemCount: 3)
        for count in recording.indices {
            #expect(
                ReplayResult(Array(recording[..<count])).error == .truncated(offset: count))
        }
        #expect(
            ReplayResult(recording + [0]).error
                == .malformed(offset: recording.count, "something after the end"))
        #expect(ReplayResult(Array("#!/bin/sh\n".utf8)).error == .foreign)
    }

    @Test("includes how it was refused, and the server's last word")
    func replaysRefusals() throws {
        let session = try RecordedSession()
        try session.record { running in
            for bytes: [UInt8] in [[71, 69, 84], [0, 255, 0, 0, 0], [0, 0, 0, 0, 2, 8, 255]] {
                let client = try TestClient(running.unix)
                try client.send(bytes)
                try client.awaitEnd()
            }
            let client = try TestClient(greeting: running.unix)
            running.server.stop()
            try client.awaitEnd()
        }
        let results = try session.recordings().map { ReplayResult($0) }
        #expect(results.map(\.error) == [nil, nil, nil, nil])
        #expect(results.map(\.requestCount) == [1, 1, 1, 1])
    }
}
