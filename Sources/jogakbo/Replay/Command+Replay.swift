import CollectionWire

extension Command {
    static let replay = Command(
        name: "replay",
        summary: "put recorded sessions to this version, and compare the answers",
        synopsis: "[OPTION]... FILE...",
        details: """
            Each FILE was written by 'jogakbo serve --record'. Its requests are put to a fresh
            connection in this process, without a socket, and each answer is compared with the
            recorded one, byte by byte. The first difference is described, and ends that file.
            With --print nothing is replayed: each line is an object with a 'request' and its
            'response', and with 'requestBytes' for what is no message. 'jogakbo call ADDRESS -'
            takes the requests: --print FILE | jq -c .request.
            Exit status 1: an answer was different, or a file is no whole recording.
            """,
        options: [ignoreMessages, printMessages, .setup, .namedLayout],
        examples: [
            Example("jogakbo replay connection-1-4711.recording", "Replay one session."),
            Example(
                "jogakbo replay --print connection-1-4711.recording",
                "Print its requests and answers as JSON."),
        ],
        run: { (arguments) throws(CommandError) in try runReplay(arguments) }
    )

    fileprivate static let ignoreMessages = CommandOption(
        "ignore-messages",
        meaning: """
            Take two errors for equal that differ in nothing but their messages, which may change \
            from version to version.
            """)
    fileprivate static let printMessages = CommandOption(
        "print",
        meaning: """
            Print the requests and the answers as they were recorded, as JSON, a line for each \
            two; nothing is replayed.
            """)
}

/// Replays every file, however the others went.
private func runReplay(_ arguments: Arguments) throws(CommandError) {
    try arguments.requireOperands(1...Int.max - 1, named: "FILE")
    let setups = try NamedSetups(arguments, limits: ConnectionLimits().ofView)
    let layouts = try NamedLayouts(arguments)
    let isPrinted = arguments.contains(Command.printMessages)
    var failures: [String] = []
    for path in arguments.operands {
        do throws(CommandError) {
            if isPrinted {
                try RecordingPrint().print(path, printText)
            } else {
                printText(
                    try replay(
                        path, ignoresMessages: arguments.contains(Command.ignoreMessages),
                        setups: setups, layouts: layouts))
            }
        } catch {
            failures.append(error.message)
        }
    }
    if !failures.isEmpty { throw .failure(failures.joined(separator: "\n")) }
}

/// - Returns: What was equal, in a line.
func replay(
    _ path: String, ignoresMessages: Bool = false, setups: NamedSetups = NamedSetups(),
    layouts: NamedLayouts = NamedLayouts()
) throws(CommandError) -> String {
    let file = try MappedFile(path)
    var replay: Replay
    do throws(RecordingError) {
        replay = try unsafe Replay(
            file.bytes, ignoresMessages: ignoresMessages, setups: setups, layouts: layouts)
    } catch {
        throw .failure("\(path): \(error.words)")
    }
    do throws(RecordingError) {
        while try replay.step() {}
    } catch {
        throw .failure("\(path): \(error.words)\n\(path): until then, \(replay.words)")
    }
    return "\(path): \(replay.words)\n"
}

extension Replay {
    fileprivate var words: String {
        "\(Decimal.grouped(requestCount)) requests answered equal, "
            + "\(Decimal.grouped(displayFrameCount)) of them with display frames"
    }
}
