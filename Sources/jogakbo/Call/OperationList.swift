import CMessages
import CollectionWire

/// What there is to call, and what each call is answered with.
struct OperationList {
    private let messages = SessionMessages()

    /// All operations, a line for each.
    var text: String {
        let rows = messages.operations.map { field in
            (field.protoName, field.message?.name ?? "", results(of: field).joined(separator: "; "))
        }
        let width = rows.map(\.0.count).max() ?? 0
        let typeWidth = rows.map(\.1.count).max() ?? 0
        return rows.map { name, type, result in
            "\(name.rightPadded(to: width))  \(type.rightPadded(to: typeWidth))  -> \(result)\n"
        }.joined()
    }

    /// An operation, a message or an enumeration as proto/ declares it; of an operation also what
    /// it is answered with.
    func description(of name: String) throws(CommandError) -> String {
        if let field = messages.operation(named: name), let type = field.message {
            let results = results(of: field)
            var text = ProtoFiles.comment(beforeField: field.protoName, of: messages.request.name)
            text += "\(field.protoName): \(type.name) -> \(results.joined(separator: "; "))\n"
            for name in [type.name] + resultTypes(of: field) {
                text += "\n" + (ProtoFiles.declaration(of: name) ?? "")
            }
            return text
        }
        if let declaration = ProtoFiles.declaration(of: name) { return declaration }
        let names = messages.operations.map(\.protoName) + ProtoFiles.declared
        let words = NearestNames.words(
            for: name, among: names, otherwise: "'jogakbo call --list' lists the operations")
        throw .usage("--describe: '\(name)' is no operation and no message; \(words)")
    }

    /// A result for each question that shares the operation.
    private func results(of field: MessageField) -> [String] {
        operations(of: field).map { type in
            guard let result = result(of: type) else { return "nothing" }
            let isOptional = hasAnswerWithoutResult(type)
            let words =
                "\(result.protoName) (\(result.typeName))"
                + (isOptional ? " or nothing" : "")
            guard type.variant != 0, let question = question(type, in: field) else { return words }
            return "\(question): \(words)"
        }
    }

    private func resultTypes(of field: MessageField) -> [String] {
        var names: [String] = []
        for type in operations(of: field) {
            guard let name = result(of: type)?.message?.name, !names.contains(name) else {
                continue
            }
            names.append(name)
        }
        return names.filter { $0 != field.message?.name }
    }

    private func operations(of field: MessageField) -> [any Operation.Type] {
        Operations.all.filter { $0.number.rawValue == field.number }
    }

    private func result(of type: any Operation.Type) -> MessageField? {
        let number = type.answerNumber.rawValue
        return number == 0 ? nil : messages.response.fields.first { $0.number == number }
    }

    private func hasAnswerWithoutResult(_ type: any Operation.Type) -> Bool {
        func answer<O: Operation>(_ type: O.Type) -> Bool { O.Answer.withoutResult != nil }
        return answer(type)
    }

    private func question(_ type: any Operation.Type, in field: MessageField) -> String? {
        field.message?.fields.first { $0.number == type.variant }?.protoName
    }
}

extension MessageField {
    /// The type of the field in proto/.
    fileprivate var typeName: String {
        switch kind {
        case .int32: "int32"
        case .uint32: "uint32"
        case .int64: "int64"
        case .uint64: "uint64"
        case .float: "float"
        case .double: "double"
        case .bool: "bool"
        case .string: "string"
        case .enumeration(let type): type.name
        case .message: message?.name ?? ""
        }
    }
}
