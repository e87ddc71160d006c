import Foundation
import Testing

@testable import jogakbo

@Suite("Printed recordings", .timeLimit(.minutes(5)))
struct RecordingPrintTests {
    private static let recording = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Recordings/version-1.recording")

    private func printed(_ path: String) throws -> (lines: [[String: Any]], failure: String?) {
        var text = ""
        var failure: String?
        do throws(CommandError) { try RecordingPrint().print(path) { text += $0 } } catch {
            failure = error.message
        }
        let lines = try text.split(separator: "\n").map { line in
            try #require(
                try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
        return (lines, failure)
    }

    @Test func eachRequestIsALineWithItsAnswer() throws {
        let (lines, failure) = try printed(Self.recording.path)
        #expect(failure == nil)
        #expect(lines.count > 10)
        let hello = lines.first?["request"] as? [String: Any]
        #expect(hello?["hello"] is [String: Any])
        #expect((lines.first?["response"] as? [String: Any])?["welcome"] is [String: Any])
        for line in lines {
            let request = try #require(line["request"] as? [String: Any])
            let response = try #require(line["response"] as? [String: Any])
            #expect(request["id"] as? String == response["id"] as? String)
        }
        let frames = lines.filter { ($0["response"] as? [String: Any])?["displayFrame"] != nil }
        #expect(frames.count == 10)
    }

    @Test func theRequestsCanBeCalledOnceMore() throws {
        let (lines, _) = try printed(Self.recording.path)
        let requests = try lines.map { line in
            let request = try #require(line["request"] as? [String: Any])
            let data = try JSONSerialization.data(withJSONObject: request)
            return String(decoding: data, as: UTF8.self)
        }
        try withServer { path in
            let run = try ToolRun(
                ["call", path, "--keep-going", "-"], input: requests.joined(separator: "\n"))
            let answers = try run.objects()
            #expect(answers.count == lines.count)
            for (answer, line) in zip(answers, lines) {
                let recorded = try #require(line["response"] as? [String: Any])
                #expect(answer["id"] as? String == recorded["id"] as? String)
                let frame = (answer["displayFrame"] as? [String: Any])?["sequence"] as? String
                let other = (recorded["displayFrame"] as? [String: Any])?["sequence"] as? String
                #expect(frame == other)
            }
        }
    }

    @Test func theRequestThatEndedAServerIsPrinted() throws {
        let bytes = try Data(contentsOf: Self.recording)
        let whole = try printed(Self.recording.path).lines.count
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("jogakbo-print-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("cut.recording")
        // The end has 13 bytes; what is before it is the last answer, or a last word.
        try bytes.dropLast(14).write(to: file)
        let (lines, failure) = try printed(file.path)
        #expect(failure?.contains("cut off") == true)
        #expect(lines.count >= whole - 1)
        #expect(lines.last?["request"] is [String: Any])
    }

    @Test func whatIsNoRecordingIsSaid() throws {
        try withFiles(["a": "not one"]) { file in
            let run = try ToolRun(["replay", "--print", file("a")])
            #expect(run.status == 1)
            #expect(run.errors == "jogakbo replay: \(file("a")): no recording of a session\n")
        }
    }
}
