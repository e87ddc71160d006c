import CollectionReference
import Foundation

/// A failing script, saved in the form that `jogakbo replay` reads.
///
/// The steps are sent to a server that records. So the file has the server's answers, even where
/// it was another door that disagreed.
struct SavedScript {
    /// It stays; removing it is the caller's.
    let file: URL

    /// - Parameter folder: Is made where it is missing.
    init(_ failure: ScriptRun.Failure, folder: URL = Self.folder) throws {
        let manager = FileManager.default
        let name = "script-\(failure.seed)-\(UUID().uuidString.prefix(8))"
        let recordings = folder.appending(path: name)
        try manager.createDirectory(at: recordings, withIntermediateDirectories: true)
        defer { try? manager.removeItem(at: recordings) }
        try Self.record(failure.steps, into: recordings)
        let recorded = try manager.contentsOfDirectory(atPath: recordings.path)
        guard recorded.count == 1 else { throw CocoaError(.fileNoSuchFile) }
        file = folder.appending(path: name + ".recording")
        try manager.moveItem(at: recordings.appending(path: recorded[0]), to: file)
    }

    /// What a failed test says of the file.
    static func words(for failure: ScriptRun.Failure) -> String {
        do {
            let path = try SavedScript(failure).file.path
            return "saved; to replay it: jogakbo replay \(path)\n"
        } catch {
            return "not saved: \(error)\n"
        }
    }

    /// `JOGAKBO_SCRIPT_FOLDER`, or where the system has its temporary files.
    private static var folder: URL {
        ProcessInfo.processInfo.environment["JOGAKBO_SCRIPT_FOLDER"]
            .map { URL(fileURLWithPath: $0) } ?? FileManager.default.temporaryDirectory
    }

    /// The server is gone at the end, and so the recording is whole.
    private static func record(_ steps: [Step], into recordings: URL) throws {
        let server = try LocalServer(recordings: recordings)
        try withExtendedLifetime(server) {
            let door = try SocketDoor(path: server.path)
            for step in steps { _ = door.perform(step) }
        }
    }
}
