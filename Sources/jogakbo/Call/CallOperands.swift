import CollectionServer

/// What is to be called, as the operands of a command line tell it.
struct CallOperands {
    let options: ConnectOptions
    let calls: Calls

    enum Calls {
        /// Requests from standard input, one on a line.
        case standardInput
        case operations([Call])
    }

    struct Call {
        let operation: String
        /// The fields of the operation; nil: none.
        let fields: Fields?
    }

    enum Fields {
        case text(String)
        case standardInput
    }

    init(_ arguments: Arguments, _ messages: SessionMessages) throws(CommandError) {
        var words = arguments.operands[...]
        if arguments.contains(.connect) {
            options = try ConnectOptions(arguments)
        } else if let first = words.first, first != "-", messages.operation(named: first) == nil {
            guard let address = ListenAddress(first) else {
                throw .usage("'\(first)' is no path, no tcp:HOST:PORT and no operation")
            }
            options = try ConnectOptions(arguments, address: address)
            words.removeFirst()
        } else {
            options = try ConnectOptions(arguments)
        }
        if words.isEmpty {
            throw .usage("an operation is missing; 'jogakbo call --list' lists them")
        }
        if Array(words) == ["-"] {
            calls = .standardInput
        } else {
            calls = .operations(try CallOperands.calls(words, messages))
        }
    }

    /// Operations, each with or without its fields behind it.
    private static func calls(
        _ words: ArraySlice<String>, _ messages: SessionMessages
    ) throws(CommandError) -> [Call] {
        var calls: [Call] = []
        var rest = words
        var takesStandardInput = false
        while let name = rest.popFirst() {
            guard let operation = messages.operation(named: name) else {
                throw unknown(name, after: calls.last, messages)
            }
            var fields: Fields?
            if rest.first == "-" {
                if takesStandardInput { throw .usage("only one operation can have '-'") }
                takesStandardInput = true
                fields = .standardInput
            } else if let text = rest.first, text.first == "{" {
                fields = .text(text)
            }
            if fields != nil { rest.removeFirst() }
            calls.append(Call(operation: operation.protoName, fields: fields))
        }
        return calls
    }

    private static func unknown(
        _ name: String, after call: Call?, _ messages: SessionMessages
    ) -> CommandError {
        if name.first == "{" || name == "-" {
            return .usage("'\(name.prefix(40))' follows no operation whose fields it could be")
        }
        let words = NearestNames.words(
            for: name, among: messages.operations.map(\.protoName),
            otherwise: "'jogakbo call --list' lists them")
        return .usage("'\(name)' is no operation; \(words)")
    }
}
