import Glibc

extension Command {
    static let call = Command(
        name: "call",
        summary: "send requests to a server as JSON, and print what it answers",
        synopsis: "[OPTION]... [ADDRESS] OPERATION [JSON] [OPERATION [JSON]]...\n"
            + "       jogakbo call [OPTION]... [ADDRESS] -",
        details: """
            ADDRESS is the path of a Unix socket, or tcp:HOST:PORT; without it, where
            'jogakbo serve' listens. JSON has the fields of the operation before it, by
            protobuf's mapping; '-' takes them from standard input. All operations go over
            one connection, in order, each after the answer to the one before. A request
            that names no view is to the view that was made last.

            With '-' in place of operations, requests come from standard input, one on a
            line: whole messages, such as {"view": 1, "contentSize": {}}. Each is sent as it
            comes, and each answer is a line. 'jogakbo replay --print' prints such requests.

            A refused request is printed with its status, and ends the calls.
            Exit status 1: no connection, or it broke. 3: the server refused a request.
            """,
        options: [.list, .describe, .keepGoing, .connect, .token] + CommandOption.tlsOptions,
        examples: [
            Example("jogakbo call --list", "Each operation, and what it is answered with."),
            Example("jogakbo call --describe set_bounds", "The fields of an operation."),
            Example(
                #"jogakbo call /tmp/j.sock create_view set_bounds '{"width":400}' content_size"#,
                "Make a view, give it bounds, and ask how large its content is."),
            Example("jogakbo call /tmp/j.sock -", "Type requests, one on a line."),
        ],
        run: { (arguments) throws(CommandError) in try runCall(arguments) }
    )
}

extension CommandOption {
    static let list = CommandOption(
        "list",
        meaning: "Print each operation, the message that has its fields, and what it is answered "
            + "with. No server is needed.")
    static let describe = CommandOption(
        "describe", valueName: "NAME",
        meaning: "Print the fields of an operation, a message or an enumeration, with comments. "
            + "May be repeated. No server is needed.")
    static let keepGoing = CommandOption(
        "keep-going",
        meaning: "Go on after a request that the server refuses. The exit status is still 3.")
}

private func runCall(_ arguments: Arguments) throws(CommandError) {
    if arguments.contains(.list) || arguments.contains(.describe) {
        try arguments.requireOperands(0...0)
        let list = OperationList()
        let descriptions = try arguments.strings(.describe).map { (name) throws(CommandError) in
            try list.description(of: name)
        }
        if arguments.contains(.list) { printText(list.text) }
        printText(descriptions.joined(separator: "\n"))
        return
    }
    let messages = SessionMessages()
    let operands = try CallOperands(arguments, messages)
    var refusals = CallRefusals(keepsGoing: arguments.contains(.keepGoing))
    switch operands.calls {
    case .standardInput:
        var session = try CallSession(operands.options, messages)
        try callLines(&session, &refusals)
    case .operations(let calls):
        let requests = try requests(calls, messages)
        var session = try CallSession(operands.options, messages)
        for (call, request) in zip(calls, requests) {
            let place = CallPlace(words: call.operation, isOnCommandLine: true)
            let response = try session.call(request, place)
            printText(response.text)
            try refusals.note(response, place)
        }
    }
    try refusals.end()
}

private func callLines(
    _ session: inout CallSession, _ refusals: inout CallRefusals
) throws(CommandError) {
    var lines = InputLines(STDIN_FILENO)
    while let line = try lines.next() {
        let place = CallPlace(words: "standard input:\(lines.number)", isOnCommandLine: false)
        let response = try session.call(try parsed(line, place), place)
        printText(response.line + "\n")
        try refusals.note(response, place)
    }
}

/// The requests of operations: all of them are read before the first one is sent.
private func requests(
    _ calls: [CallOperands.Call], _ messages: SessionMessages
) throws(CommandError) -> [JSON] {
    var requests: [JSON] = []
    for call in calls {
        var fields = JSON.object([])
        switch call.fields {
        case .text(let text):
            fields = try parsed(
                Array(text.utf8), CallPlace(words: call.operation, isOnCommandLine: true))
        case .standardInput:
            var lines = InputLines(STDIN_FILENO)
            fields = try parsed(
                try lines.rest(), CallPlace(words: "standard input", isOnCommandLine: false))
        case nil: break
        }
        let request = JSON.object([JSON.Member(call.operation, fields)])
        do throws(FieldFault) { _ = try messages.packedRequest(request) } catch {
            throw .usage(error.message)
        }
        requests.append(request)
    }
    return requests
}

private func parsed(_ text: [UInt8], _ place: CallPlace) throws(CommandError) -> JSON {
    do throws(JSONFault) { return try JSON(parsing: text) } catch {
        let line = error.line > 1 ? "line \(error.line): " : ""
        throw place.error("\(line)\(error.reason)")
    }
}

/// The requests that a server has refused.
private struct CallRefusals {
    let keepsGoing: Bool
    private var words: [String] = []

    init(keepsGoing: Bool) {
        self.keepsGoing = keepsGoing
    }

    /// - Throws: Where a request was refused, and nothing is to follow.
    mutating func note(_ response: JSON, _ place: CallPlace) throws(CommandError) {
        guard let refusal = response.refusal else { return }
        words.append("\(place.words): the server refuses: \(refusal)")
        if !keepsGoing { try end() }
    }

    func end() throws(CommandError) {
        if !words.isEmpty { throw .refused(words.joined(separator: "\n")) }
    }
}
