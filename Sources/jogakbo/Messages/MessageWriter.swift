import CMessages
import CProtobufC
import CollectionWire

/// Writes messages as JSON, by protobuf's mapping: fields in the order of their numbers, without
/// those that are left out; 64-bit numbers as texts.
struct MessageWriter {
    /// The memory of the strings.
    let arena: MessageArena

    /// - Parameter message: A message of the type, whose strings lie in the arena.
    func json(_ message: UnsafeRawPointer, _ type: MessageType) -> JSON {
        var members: [JSON.Member] = []
        for field in type.fields {
            if let value = unsafe json(of: field, of: message) {
                members.append(JSON.Member(field.name, value))
            }
        }
        return .object(members)
    }

    /// Nil for a field that is left out.
    private func json(of field: MessageField, of message: UnsafeRawPointer) -> JSON? {
        if field.isRepeated {
            return unsafe list(of: field, of: message)
        }
        if let choice = field.choiceOffset,
            unsafe message.load(fromByteOffset: choice, as: UInt32.self) != field.number
        {
            return nil
        }
        let value = unsafe FieldValue(field.kind, at: message + field.offset)
        return json(value, field, isLeftOutAtZero: field.choiceOffset == nil)
    }

    private func list(of field: MessageField, of message: UnsafeRawPointer) -> JSON? {
        let count = unsafe message.load(fromByteOffset: field.countOffset, as: Int.self)
        guard count > 0,
            let start = unsafe message.load(
                fromByteOffset: field.offset, as: UnsafeRawPointer?.self)
        else { return nil }
        let stride = field.kind.byteCount
        return .array(
            (0..<count).map { index in
                let value = unsafe FieldValue(field.kind, at: start + stride * index)
                return json(value, field, isLeftOutAtZero: false) ?? .null
            })
    }

    private func json(
        _ value: FieldValue, _ field: MessageField, isLeftOutAtZero: Bool
    ) -> JSON? {
        switch value {
        case .int32(let number):
            if number == 0 && isLeftOutAtZero { return nil }
            if case .enumeration(let type) = field.kind {
                return type.name(of: number).map { .string($0) } ?? .integer(Int(number))
            }
            return .integer(Int(number))
        case .uint32(let number):
            return number == 0 && isLeftOutAtZero ? nil : .integer(Int(number))
        case .int64(let number):
            return number == 0 && isLeftOutAtZero ? nil : .string("\(number)")
        case .uint64(let number):
            return number == 0 && isLeftOutAtZero ? nil : .string("\(number)")
        case .float(let number):
            if number == 0 && isLeftOutAtZero { return nil }
            // The shortest digits that are this float, and not those of the double it is equal to.
            return JSON(Double("\(number)") ?? Double(number))
        case .double(let number): return number == 0 && isLeftOutAtZero ? nil : JSON(number)
        case .bool(let flag): return !flag && isLeftOutAtZero ? nil : .bool(flag)
        case .string(let string):
            let text = unsafe text(string)
            return text.isEmpty && isLeftOutAtZero ? nil : .string(text)
        case .message(let message):
            guard let message = unsafe message, let type = field.message else { return nil }
            return unsafe json(UnsafeRawPointer(message), type)
        }
    }

    private func text(_ string: UnsafeMutablePointer<CChar>?) -> String {
        guard let string = unsafe string, unsafe UnsafePointer(string) != empty_string() else {
            return ""
        }
        return unsafe String(decoding: arena.bytes(of: string), as: UTF8.self)
    }
}

extension JSON {
    /// A number; a word for what JSON has no number for.
    fileprivate init(_ number: Double) {
        if let whole = Int(exactly: number), abs(whole) <= 1 << 53 {
            self = .integer(whole)
        } else if number.isFinite {
            self = .number(number)
        } else {
            self = .string(number.isNaN ? "NaN" : number < 0 ? "-Infinity" : "Infinity")
        }
    }
}
