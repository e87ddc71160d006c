import CMessages
import CProtobufC
import CollectionWire

// Values of fields that are no messages.
extension MessageReader {
    func read(_ json: JSON, _ kind: MessageField.Kind) throws(FieldFault) -> FieldValue {
        switch kind {
        case .int32: return .int32(try whole(json))
        case .uint32: return .uint32(try whole(json))
        case .int64: return .int64(try whole(json))
        case .uint64: return .uint64(try whole(json))
        case .float: return .float(try float(json))
        case .double: return .double(try double(json))
        case .bool:
            guard case .bool(let value) = json else {
                throw .unexpected(json, for: "true or false")
            }
            return .bool(value)
        case .string:
            guard case .string(let text) = json else { throw .unexpected(json, for: "a text") }
            return unsafe .string(arena.string(Array(text.utf8)))
        case .enumeration(let type): return .int32(try number(json, of: type))
        case .message: return unsafe .message(nil)
        }
    }

    /// A whole number, also one with an exponent, or in quotes.
    private func whole<Number: FixedWidthInteger>(_ json: JSON) throws(FieldFault) -> Number {
        let number: Number?
        let words: String
        switch json {
        case .integer(let value):
            number = Number(exactly: value)
            words = "\(value)"
        case .number(let value):
            if value != value.rounded() { throw .unexpected(json, for: "a whole number") }
            number = Number(exactly: value)
            words = "\(value)"
        case .string(let text):
            guard case .whole = JSONNumber(Array(text.utf8)[...]) else {
                throw .unexpected(json, for: "a whole number")
            }
            number = Number(text)
            words = text
        default: throw .unexpected(json, for: "a whole number")
        }
        guard let number else {
            throw FieldFault("\(words) is not from \(Number.min) to \(Number.max)")
        }
        return number
    }

    /// A number, also in quotes: there are words for what JSON has no numbers for.
    private func double(_ json: JSON) throws(FieldFault) -> Double {
        switch json {
        case .integer(let value): return Double(value)
        case .number(let value): return value
        case .string("NaN"): return .nan
        case .string("Infinity"): return .infinity
        case .string("-Infinity"): return -.infinity
        case .string(let text):
            guard JSONNumber(Array(text.utf8)[...]) != nil, let value = Double(text) else {
                throw .unexpected(json, for: "a number")
            }
            if !value.isFinite { throw FieldFault("\(text) is too large") }
            return value
        default: throw .unexpected(json, for: "a number")
        }
    }

    private func float(_ json: JSON) throws(FieldFault) -> Float {
        let value = try double(json)
        let float = Float(value)
        if float.isInfinite && value.isFinite {
            throw FieldFault(
                "\(value) is not from \(-Float.greatestFiniteMagnitude) to "
                    + "\(Float.greatestFiniteMagnitude)")
        }
        return float
    }

    private func number(_ json: JSON, of type: EnumType) throws(FieldFault) -> Int32 {
        switch json {
        case .string(let name):
            if let number = type.number(named: name) { return number }
            let words = NearestNames.words(for: name, among: type.cases.map(\.name))
            throw FieldFault("'\(name)' is no \(type.name); \(words)")
        case .integer, .number:
            let number: Int32 = try whole(json)
            if type.name(of: number) != nil { return number }
            let words = NearestNames.words(for: "\(number)", among: type.cases.map(\.name))
            throw FieldFault("\(number) is no \(type.name); \(words)")
        default:
            let names = type.cases.map { "'\($0.name)'" }
            throw .unexpected(json, for: "one of \(names.joined(separator: ", "))")
        }
    }
}
