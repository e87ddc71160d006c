import Glibc

extension Command {
    /// All commands, in the order of `jogakbo --help`.
    static let all: [Command] = [.serve, .call, .load, .show, .fling, .replay, .schema]

    /// Runs what the command line names.
    ///
    /// - Parameter words: The program's name and everything after it.
    /// - Returns: The exit status: 0, or what `CommandError` says.
    static func dispatch(_ words: [String]) -> Int32 {
        let status = run(words)
        let failure = StandardOutput.failure
        if status != 0 || failure == 0 { return status }
        let reason = unsafe String(cString: strerror(failure))
        return complain(.failure("standard output: \(reason)"), of: "jogakbo")
    }

    private static func run(_ words: [String]) -> Int32 {
        guard words.count > 1 else {
            return complain(.usage("a command is missing"), of: "jogakbo")
        }
        switch words[1] {
        case "--help", "-h", "help":
            printText(overview)
            return 0
        case "--version", "-V":
            printText("jogakbo \(Version.name)\n")
            return 0
        case let name:
            guard let command = all.first(where: { $0.name == name }) else {
                return complain(.usage("'\(name)' is no command"), of: "jogakbo")
            }
            return command.execute(Array(words.dropFirst(2)))
        }
    }

    private func execute(_ words: [String]) -> Int32 {
        do throws(CommandError) {
            let arguments = try Arguments(parsing: words, of: self)
            if arguments.contains(.help) {
                printText(help)
            } else {
                try run(arguments)
            }
            return 0
        } catch {
            return Command.complain(error, of: "jogakbo \(name)")
        }
    }

    private static func complain(_ error: CommandError, of program: String) -> Int32 {
        var text = "\(program): \(error.message)\n"
        if case .usage = error { text += "Try '\(program) --help'.\n" }
        printError(text)
        return error.exitStatus
    }
}
