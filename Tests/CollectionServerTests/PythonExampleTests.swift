import CollectionServer
import Foundation
import Testing

@Suite("The Python examples", .timeLimit(.minutes(10)))
struct PythonExampleTests {
    @Test("pushes a list, pulls display frames and keeps its views up to date")
    func fling() throws {
        let running = try RunningServer()
        let output = try run("client.py", ["--frames", "40"], on: running)
        #expect(output.contains("  40 at"))
        #expect(output.contains("item 0.975"))
        #expect(eventually { running.server.connectionCount == 0 })
    }

    @Test("computes the same digest each time, and another one for other data")
    func digest() throws {
        let running = try RunningServer()
        let file = running.directory.path + "/list.tsv"
        var lines = ""
        for index in 0..<500 {
            lines += "block \(index / 60)\titem \(index)\t\(40 + index % 3)\t44\n"
        }
        try lines.write(toFile: file, atomically: false, encoding: .utf8)
        let first = try run("client.py", ["--digest", file], on: running)
        #expect(first.count == 17)
        #expect(try run("client.py", ["--digest", file], on: running) == first)
        try (lines + "last\titem\t40\t44\n").write(toFile: file, atomically: false, encoding: .utf8)
        #expect(try run("client.py", ["--digest", file], on: running) != first)
    }

    @Test("inserts rows, and draws display frames until all have arrived")
    func animation() throws {
        let running = try RunningServer()
        let lines = try run("animate.py", ["--rows", "100"], on: running).split(separator: "\n")
        #expect(lines.count == 11)
        #expect(lines.first?.contains("offset 2000.0: 50@0 51@40 52@80") == true)
        // What comes first is faded out; what is above it has moved nothing.
        #expect(lines.dropFirst().first?.contains("offset 2122.0: 53@-2 54@38 ") == true)
        #expect(lines.dropFirst().first?.contains("/0.00") == true)
        #expect(lines.dropLast().last?.contains("53@-18 54@22 55@62 56@102 57@142") == true)
        #expect(lines.last == "update 7 is complete")
    }

    @Test("shows a snapshot in one layout after another, and the next snapshot in the last")
    func layouts() throws {
        let running = try RunningServer()
        let lines = try run("switch.py", [], on: running).split(separator: "\n")
        #expect(lines.count == 5)
        #expect(lines.first == "list, 1 display frame: 100@0,0 101@0,90 102@0,200")
        for (line, start) in zip(
            lines.dropFirst(),
            [
                "grid, 11 display frames: 100@0,0 101@102,0 102@205,0 103@308,0 104@0,102",
                "waterfall, 11 display frames: 100@0,0 101@137,0 102@273,0 ",
                "justified, 11 display frames: 100@0,0 101@",
                "grid, of another snapshot, 11 display frames: 139@0,0 100@102,0 103@205,0 ",
            ])
        {
            #expect(line.hasPrefix(start), "\(line)")
        }
    }

    @Test("loads what will be seen, as the example in C does")
    func prefetch() throws {
        let running = try RunningServer()
        let expected = try String(
            contentsOf: root.appendingPathComponent("Tests/C/prefetch.txt"), encoding: .utf8)
        #expect(try run("prefetch.py", [], on: running) == expected)
    }

    @Test("scrolls by flicks, and is tapped, as the example in C is")
    func flick() throws {
        let running = try RunningServer()
        let expected = try String(
            contentsOf: root.appendingPathComponent("Tests/C/flick.txt"), encoding: .utf8)
        #expect(try run("flick.py", [], on: running) == expected)
    }

    @Test("says what a screen reader would, as the example in C does")
    func reader() throws {
        let running = try RunningServer()
        let expected = try String(
            contentsOf: root.appendingPathComponent("Tests/C/reader.txt"), encoding: .utf8)
        #expect(try run("reader.py", [], on: running) == expected)
    }

    @Test("shows what differs between two snapshots, as the page about the protocol has it")
    func snapshot() throws {
        let running = try RunningServer()
        let page = try String(
            contentsOf: root.appendingPathComponent("docs/protocol.md"), encoding: .utf8)
        let blocks = page.components(separatedBy: "```")
        let code = try #require(blocks.first { $0.hasPrefix("python\n") })
        let script = URL(fileURLWithPath: running.directory.path + "/snapshot.py")
        try code.dropFirst("python\n".count)
            .replacing("/tmp/views.sock", with: running.directory.path + "/socket")
            .appending(more).write(to: script, atomically: false, encoding: .utf8)
        let lines = try run(script, [], on: running).split(separator: "\n")
        #expect(lines == ["[103, 101, 104]", "[0, 1, 2] [0.0, 60.0, 110.0]"])
    }

    @Test("talks TLS, with a token")
    func encrypted() throws {
        let server = try SecureServer { $0.token = Array("secret".utf8) }
        let token = server.running.directory.path + "/token"
        try "secret\n".write(toFile: token, atomically: false, encoding: .utf8)
        let output = try run(
            root.appendingPathComponent("Examples/python/client.py"),
            [
                "\(server.running.tcp)", "--frames", "40", "--token-file", token, "--tls-ca",
                TestAuthority.first.get().certificates,
            ], on: server.running)
        #expect(output.contains("  40 at"))
    }

    /// Prints which items there are at the end, and where.
    private var more: String {
        """

        frame = connection.call(display_frame={
            "bounds": {"width": 400, "height": 800}, "is_complete": True}).display_frame
        print(list(frame.elements.items), list(frame.elements.frames[1::4]))
        """
    }

    private var root: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
    }

    private func run(
        _ name: String, _ arguments: [String], on running: RunningServer
    ) throws -> String {
        try run(
            root.appendingPathComponent("Examples/python/\(name)"),
            [running.directory.path + "/socket"] + arguments, on: running)
    }

    private func run(
        _ script: URL, _ arguments: [String], on running: RunningServer
    ) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = [script.path] + arguments
        process.environment = ProcessInfo.processInfo.environment
            .merging(["PYTHONPATH": root.appendingPathComponent("Examples/python").path]) { $1 }
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(bytes: bytes, encoding: .utf8) ?? ""
    }
}
