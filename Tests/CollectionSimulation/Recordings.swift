import CollectionServer
import Foundation

@testable import CollectionWire

/// The folder in which a simulated server records its sessions.
final class Recordings {
    let folder: RecordingFolder
    private let path: String
    /// What the files had when the server was killed in the middle of something; nil: it was not.
    private var frozen: [UInt64: [UInt8]]?

    init() throws {
        // Where there are files in memory, no disk is waited for.
        let inMemory = "/dev/shm/"
        let isInMemory = FileManager.default.isWritableFile(atPath: inMemory)
        path =
            (isInMemory ? inMemory : NSTemporaryDirectory())
            + "jogakbo-simulation-\(UUID().uuidString.prefix(8))"
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: false)
        folder = try RecordingFolder(path)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Keeps what the files have now: what is written later is written by a dead server.
    func freeze() {
        frozen = [:]
        for name in names {
            if let number = Self.number(of: name) { frozen?[number] = contents(of: name) }
        }
    }

    /// The recording of a connection; empty: there is none.
    func bytes(of connection: UInt64) -> [UInt8] {
        if let frozen { return frozen[connection] ?? [] }
        return contents(of: name(of: connection))
    }

    func remove(_ connection: UInt64) {
        try? FileManager.default.removeItem(atPath: path + "/" + name(of: connection))
    }

    private var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }

    private func name(of connection: UInt64) -> String {
        "connection-\(connection)-\(getpid()).recording"
    }

    private func contents(of name: String) -> [UInt8] {
        (try? Data(contentsOf: URL(fileURLWithPath: path + "/" + name))).map { Array($0) } ?? []
    }

    /// The number of the connection, in `connection-NUMBER-PROCESS.recording`.
    private static func number(of name: String) -> UInt64? {
        let parts = name.split(separator: "-")
        return parts.count > 2 ? UInt64(parts[1]) : nil
    }
}

/// What a recording has, as far as it goes.
struct RecordingSummary {
    private(set) var requestCount = 0
    private(set) var answerCount = 0
    /// Of the first requests and answers, as many as were asked for.
    private(set) var askedDigest = RunDigest()
    private(set) var answersDigest = RunDigest()
    private(set) var isWhole = false
    /// What is wrong with the file, except that it was cut off.
    private(set) var fault: RecordingError?

    init(_ recording: [UInt8], requestCount asked: Int, answerCount answered: Int) {
        unsafe recording.withUnsafeBytes { bytes in
            do throws(RecordingError) {
                var reader = try unsafe RecordingReader(bytes)
                while let entry = try reader.next() {
                    unsafe note(entry.kind, reader.contents(of: entry), asked, answered)
                }
                isWhole = true
            } catch {
                if case .truncated = error { return }
                fault = error
            }
        }
    }

    private mutating func note(
        _ kind: RecordingFormat.Kind, _ contents: UnsafeRawBufferPointer, _ asked: Int,
        _ answered: Int
    ) {
        switch kind {
        case .request:
            requestCount += 1
            if requestCount > asked { return }
            let message = unsafe UnsafeRawBufferPointer(
                rebasing: contents.dropFirst(MessagePrefix.byteCount))
            unsafe askedDigest.add(request: contents, number: Operations.number(of: message))
        case .answer:
            answerCount += 1
            if answerCount <= answered { unsafe answersDigest.add(contents) }
        case .lastWord, .end: break
        }
    }
}

/// Replays a recording.
///
/// - Returns: How many requests were answered equal, and what is wrong; being cut off is not.
func replay(_ recording: [UInt8]) -> (requestCount: Int, fault: RecordingError?) {
    unsafe recording.withUnsafeBytes { bytes in
        do throws(RecordingError) {
            var replay = try unsafe Replay(bytes)
            do throws(RecordingError) {
                while try replay.step() {}
                return (replay.requestCount, nil)
            } catch {
                if case .truncated = error { return (replay.requestCount, nil) }
                return (replay.requestCount, error)
            }
        } catch {
            if case .truncated = error { return (0, nil) }
            return (0, error)
        }
    }
}
