extension Command {
    /// What `jogakbo --help` prints.
    static var overview: String {
        let width = all.map(\.name.count).max() ?? 0
        let lines = all.map { command in
            "  \(padded(command.name, to: width))  \(command.summary)\n"
        }
        return """
            Usage: jogakbo COMMAND [OPTION]... [OPERAND]...
            A headless collection view: data in, display frames out.

            \(lines.joined())
            'jogakbo COMMAND --help' tells more. 'jogakbo --version' prints the version.
            Exit status: 0 done, 1 failed, 2 the command line makes no sense, 3 the server refused
            a request of 'call', 4 'load' could not keep the rate.

            """
    }

    /// What `jogakbo NAME --help` prints.
    var help: String {
        var text = "Usage: jogakbo \(name) \(synopsis)\n\(summary).\n\n"
        if !details.isEmpty { text += "\(details)\n\n" }
        text += "Options:\n"
        for option in options + [.help] {
            text += Command.described(option)
        }
        if !examples.isEmpty { text += "\nExamples:\n" }
        for example in examples {
            text += "  \(example.line)\n      \(example.meaning)\n"
        }
        return text
    }

    /// `  -l, --listen ADDRESS`, and its meaning below, wrapped.
    private static func described(_ option: CommandOption) -> String {
        let letter = option.letter.map { "-\($0), " } ?? "    "
        var text = "  \(letter)--\(option.name)\(option.valueName.map { " " + $0 } ?? "")\n"
        for line in wrapped(option.meaning, columns: 68) {
            text += "          \(line)\n"
        }
        return text
    }

    private static func wrapped(_ text: String, columns: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            if !line.isEmpty, line.count + 1 + word.count > columns {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + word
        }
        return lines + [line]
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
