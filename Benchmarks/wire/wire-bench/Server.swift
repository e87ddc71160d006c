import CWireBench
import Glibc

/// A directory for sockets, removed with it.
final class TemporaryFolder {
    let path: String

    init() throws {
        var template = Array("/tmp/wire-bench-XXXXXX".utf8CString)
        guard let made = unsafe mkdtemp(&template) else { throw BenchError("no directory") }
        path = unsafe String(cString: made)
    }

    deinit {
        unsafe rmdir(path)
    }
}

/// A server in a process of its own, on one processor.
final class PinnedServer {
    let path: String
    let process: Int32

    /// `jogakbo serve` with one event loop.
    init(jogakboIn folder: TemporaryFolder, processor: Int32) throws {
        path = folder.path + "/jogakbo"
        let program = CommandLine.arguments[0]
        let end = program.lastIndex(of: "/").map { program.index(after: $0) }
        let executable = program[..<(end ?? program.startIndex)] + "jogakbo"
        let words = [
            String(executable), "serve", "--listen", path, "--loops", "1", "--log-level", "error",
            "--max-connections", "2000",
        ]
        var strings = unsafe words.map { unsafe strdup($0) } + [nil]
        process = unsafe wire_bench_spawn(&strings, processor)
        for index in unsafe strings.indices { unsafe free(strings[index]) }
        try awaitListening()
    }

    /// The C program that only echoes.
    init(
        echoIn folder: TemporaryFolder, requestBytes: Int, replyBytes: Int, processor: Int32
    ) throws {
        path = folder.path + "/echo"
        process = unsafe wire_bench_spawn_echo(path, requestBytes, replyBytes, processor)
        try awaitListening()
    }

    deinit {
        if process > 0 { wire_bench_end(process) }
        unsafe unlink(path)
    }

    private func awaitListening() throws {
        guard process > 0 else { throw BenchError("the server does not start") }
        for _ in 0..<5000 {
            if unsafe access(path, F_OK) == 0 { return }
            usleep(1000)
        }
        throw BenchError("the server does not listen")
    }
}
