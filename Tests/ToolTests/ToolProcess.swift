import CollectionServer
import CollectionWire
import Foundation
import Testing

/// What a run of the executable came to.
struct ToolRun {
    let status: Int32
    let output: String
    let errors: String

    /// Runs the executable beside the tests, until it ends.
    ///
    /// - Parameter input: What it has as standard input.
    init(_ arguments: [String], input: String = "") throws {
        let process = Process()
        process.executableURL = ToolRun.executable
        process.arguments = arguments
        process.environment = ["SWIFT_BACKTRACE": "enable=no", "PATH": "/usr/bin:/bin"]
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("jogakbo-run-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // Files, and no pipes, which could be full.
        let names = ["input", "output", "errors"].map(folder.appendingPathComponent)
        try Data(input.utf8).write(to: names[0])
        for name in names[1...] { try Data().write(to: name) }
        process.standardInput = try FileHandle(forReadingFrom: names[0])
        process.standardOutput = try FileHandle(forWritingTo: names[1])
        process.standardError = try FileHandle(forWritingTo: names[2])
        try process.run()
        process.waitUntilExit()
        status = process.terminationStatus
        output = try String(contentsOf: names[1], encoding: .utf8)
        errors = try String(contentsOf: names[2], encoding: .utf8)
    }

    /// The lines of standard output, each as an object of JSON.
    func objects() throws -> [[String: Any]] {
        try output.split(separator: "\n").map { line in
            try #require(
                try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
    }

    /// Beside the tests themselves.
    private static let executable = URL(fileURLWithPath: CommandLine.arguments[0])
        .deletingLastPathComponent().appendingPathComponent("jogakbo")
}

/// Runs `body` with the address of a server of this process, which is stopped afterwards.
func withServer<Result>(
    token: String = "", itemCountMax: Int? = nil, _ body: (String) throws -> Result
) throws -> Result {
    let place = FileManager.default.temporaryDirectory
        .appendingPathComponent("jogakbo-tool-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }
    let path = place.appendingPathComponent("s").path
    var configuration = Configuration()
    configuration.addresses = [.unix(path: path)]
    configuration.token = Array(token.utf8)
    if let itemCountMax { configuration.limits.itemCount = itemCountMax }
    let server = Server(configuration)
    try server.start()
    defer {
        server.stop()
        server.wait()
    }
    return try body(path)
}
