import CollectionServer
import Foundation

/// `jogakbo serve` as a process of its own.
final class ServeProcess {
    let directory: TemporaryDirectory
    let process = Process()
    private let log = Pipe()

    /// - Parameter script: What a shell runs; `$JOGAKBO` is the executable, `$SOCKET` a path.
    /// - Parameter standardInput: What the shell has as descriptor 0.
    init(
        _ script: String = "exec $JOGAKBO serve -l $SOCKET --log-level error",
        standardInput: FileHandle = .nullDevice
    ) throws {
        directory = try TemporaryDirectory()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", script]
        process.environment = [
            "JOGAKBO": ServeProcess.executable, "SOCKET": directory.path + "/socket",
            "SWIFT_BACKTRACE": "enable=no", "PATH": "/usr/bin:/bin",
        ]
        process.standardInput = standardInput
        process.standardError = log
        try process.run()
        try? log.fileHandleForWriting.close()
    }

    deinit {
        if process.isRunning {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }
    }

    var address: ListenAddress { .unix(path: directory.path + "/socket") }

    /// Connects as soon as it listens.
    func client() throws -> TestClient {
        var client: TestClient?
        _ = eventually {
            client = try? TestClient(greeting: address)
            return client != nil || !process.isRunning
        }
        guard let client else { throw TestClient.Failure.unexpected("nobody listens: \(errors)") }
        return client
    }

    /// Waits for the end; nil if that takes more than ten seconds.
    func exitStatus() -> Int32? {
        eventually { !process.isRunning } ? process.terminationStatus : nil
    }

    /// What was written to standard error; waits for the end.
    lazy var errors: String = {
        let bytes = log.fileHandleForReading.readDataToEndOfFile()
        return String(bytes: bytes, encoding: .utf8) ?? ""
    }()

    /// Beside the tests themselves.
    static let executable: String = {
        let tests = URL(fileURLWithPath: CommandLine.arguments[0])
        return tests.deletingLastPathComponent().appendingPathComponent("jogakbo").path
    }()
}
