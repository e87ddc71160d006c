import CollectionServer
import Foundation
import Testing

@Suite("jogakbo serve --record", .timeLimit(.minutes(10)))
struct RecordProcessTests {
    /// Runs `jogakbo replay`; its status and what it said.
    private func replay(_ paths: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: ServeProcess.executable)
        process.arguments = ["replay"] + paths
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        try? pipe.fileHandleForWriting.close()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(bytes: output, encoding: .utf8) ?? "")
    }

    private func files(in folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder)
            .filter { $0.hasSuffix(".recording") }.map { folder + "/" + $0 }
    }

    @Test("writes files that only this user can read, and that jogakbo replay understands")
    func replays() throws {
        let serve = try ServeProcess(
            "exec $JOGAKBO serve -l $SOCKET --log-level error --record ${SOCKET%/*}")
        try RecordedSession.talk(serve.client(), itemCount: 100)
        kill(serve.process.processIdentifier, SIGTERM)
        #expect(serve.exitStatus() == 0)
        let path = try #require(try files(in: serve.directory.path).first)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
        #expect(mode as? Int == 0o600)
        let good = try replay([path])
        #expect(good.status == 0)
        #expect(good.output.contains("15 requests answered equal, 5 of them with display frames"))

        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        bytes[bytes.count - 14] ^= 1
        let changed = serve.directory.path + "/changed"
        try bytes.write(to: URL(fileURLWithPath: changed))
        let bad = try replay([changed, path, serve.directory.path + "/missing", "/dev/zero"])
        #expect(bad.status == 1)
        #expect(
            bad.output.contains("changed: request 15 (id 15, view 1), whose answer is at byte "))
        #expect(bad.output.contains("15 requests answered equal"))
        #expect(bad.output.contains("missing: No such file"))
        #expect(bad.output.contains("/dev/zero: no file"))
    }

    @Test("has each answered request in the file when the server is killed")
    func killed() throws {
        let serve = try ServeProcess(
            "exec $JOGAKBO serve -l $SOCKET --log-level error --record ${SOCKET%/*}")
        let client = try serve.client()
        let view = try client.createList()
        for round in 0..<300 { _ = try client.displayFrame(of: view, offset: Double(round)) }
        kill(serve.process.processIdentifier, SIGKILL)
        _ = serve.exitStatus()
        let path = try #require(try files(in: serve.directory.path).first)
        let result = try replay([path])
        #expect(result.output.contains("306 requests answered equal"), "\(result.output)")
    }

    @Test(
        "serves on when the disk is full, with one line in the log",
        .disabled(
            if: ProcessInfo.processInfo.environment["JOGAKBO_SANITIZER"] == "thread",
            "the thread sanitizer keeps its memory in files, which the limit forbids"))
    func fullDisk() throws {
        let serve = try ServeProcess(
            "ulimit -f 4; exec $JOGAKBO serve -l $SOCKET --log-level error --record ${SOCKET%/*}")
        let client = try serve.client()
        let view = try client.createList()
        for offset in 0..<2000 {
            _ = try client.displayFrame(of: view, offset: Double(offset))
        }
        kill(serve.process.processIdentifier, SIGTERM)
        #expect(serve.exitStatus() == 0)
        #expect(serve.errors.components(separatedBy: "event=recording_failed").count == 2)
        let cut = try replay(files(in: serve.directory.path))
        #expect(cut.status == 1)
        #expect(cut.output.contains("cut off: the file ends at byte "))
    }

    @Test("does not begin without the folder", arguments: ["/nowhere/at/all", "$JOGAKBO"])
    func noFolder(folder: String) throws {
        let serve = try ServeProcess("exec $JOGAKBO serve -l $SOCKET --record \(folder)")
        #expect(serve.exitStatus() == 1)
        #expect(serve.errors.contains("--record: cannot record in '"))
    }
}
