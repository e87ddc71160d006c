/// A value as JSON writes it. Members of objects keep their order.
indirect enum JSON: Equatable, Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    /// Infinities and NaN, which JSON has not, become null.
    case number(Double)
    case string(String)
    case array([JSON])
    case object([Member])

    struct Member: Equatable, Sendable {
        let name: String
        let value: JSON

        init(_ name: String, _ value: JSON) {
            self.name = name
            self.value = value
        }
    }

    /// The value on indented lines.
    var text: String { text(indent: "") + "\n" }

    /// The value on one line, without an end.
    var line: String {
        switch self {
        case .array(let values): "[\(values.map(\.line).joined(separator: ","))]"
        case .object(let members):
            "{\(members.map { "\(JSON.quoted($0.name)):\($0.value.line)" }.joined(separator: ","))}"
        default: text(indent: "")
        }
    }

    /// The value of a member of an object; nil where there is none of the name.
    subscript(_ name: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    private func text(indent: String) -> String {
        let inner = indent + "  "
        switch self {
        case .null: return "null"
        case .bool(let value): return "\(value)"
        case .integer(let value): return "\(value)"
        case .number(let value): return value.isFinite ? "\(value)" : "null"
        case .string(let value): return JSON.quoted(value)
        case .array(let values):
            if values.allSatisfy(\.isShort) {
                return "[\(values.map { $0.text(indent: "") }.joined(separator: ", "))]"
            }
            let lines = values.map { inner + $0.text(indent: inner) }
            return "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
        case .object(let members):
            if members.isEmpty { return "{}" }
            let lines = members.map {
                "\(inner)\(JSON.quoted($0.name)): \($0.value.text(indent: inner))"
            }
            return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
        }
    }

    /// Whether the value stands on a line with others.
    private var isShort: Bool {
        switch self {
        case .null, .bool, .integer, .number, .string: true
        case .array, .object: false
        }
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\u{0}"..."\u{1F}":
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
