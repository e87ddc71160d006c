import CMessages
import CProtobufC
import CollectionWire

/// Reads JSON into messages, by protobuf's mapping: names of fields in either form, 64-bit numbers
/// also as texts, and null for what is left out. Names that are not known are refused.
///
/// A message keeps the fields that the JSON does not name: so files lie over one another.
struct MessageReader {
    /// The memory of what is read.
    let arena: MessageArena

    /// - Parameter message: A message of the type, in the arena.
    /// - Throws: The first fault; then some fields may have been read.
    func read(
        _ json: JSON, into message: UnsafeMutableRawPointer, _ type: MessageType
    ) throws(FieldFault) {
        guard case .object(let members) = json else { throw .unexpected(json, for: "an object") }
        var known: Set<Int> = []
        var choices: [Int: String] = [:]
        for member in members {
            guard let index = type.index(of: member.name) else {
                let names = type.fields.map(\.name)
                let words = NearestNames.words(for: member.name, among: names)
                throw FieldFault("there is no such field; \(words)", at: member.name)
            }
            let field = type.fields[index]
            if !known.insert(index).inserted {
                throw FieldFault("is there twice, by both of its names", at: member.name)
            }
            if let choice = field.choiceOffset, member.value != .null {
                if let other = choices[choice] {
                    throw FieldFault(
                        "there is '\(other)' already, and only one may be", at: field.name)
                }
                choices[choice] = field.name
            }
            do throws(FieldFault) {
                try unsafe read(member.value, into: message, field)
            } catch { throw error.inField(field.name) }
        }
    }

    private func read(
        _ json: JSON, into message: UnsafeMutableRawPointer, _ field: MessageField
    ) throws(FieldFault) {
        if json == .null {
            unsafe clear(field, of: message)
        } else if field.isRepeated {
            try unsafe readList(json, into: message, field)
        } else if let type = field.message {
            let known = unsafe child(field, of: message)
            let child = unsafe known ?? begin(type)
            try unsafe read(json, into: child, type)
            unsafe choose(field, of: message)
            unsafe (message + field.offset).storeBytes(of: child, as: UnsafeMutableRawPointer.self)
        } else {
            let value = try read(json, field.kind)
            unsafe choose(field, of: message)
            unsafe value.store(to: message + field.offset)
        }
    }

    /// A list takes the place of the one before.
    private func readList(
        _ json: JSON, into message: UnsafeMutableRawPointer, _ field: MessageField
    ) throws(FieldFault) {
        guard case .array(let values) = json else { throw .unexpected(json, for: "an array") }
        let stride = field.kind.byteCount
        let list = unsafe memory(byteCount: stride * values.count)
        for (index, json) in values.enumerated() {
            do throws(FieldFault) {
                let entry = unsafe list + stride * index
                if let type = field.message {
                    let child = unsafe begin(type)
                    try unsafe read(json, into: child, type)
                    unsafe entry.storeBytes(of: child, as: UnsafeMutableRawPointer.self)
                } else {
                    try unsafe read(json, field.kind).store(to: entry)
                }
            } catch { throw error.inElement(index) }
        }
        unsafe (message + field.countOffset).storeBytes(of: values.count, as: Int.self)
        unsafe (message + field.offset).storeBytes(of: list, as: UnsafeMutableRawPointer.self)
    }

    /// The message in a field; nil: the field is left out.
    private func child(
        _ field: MessageField, of message: UnsafeMutableRawPointer
    ) -> UnsafeMutableRawPointer? {
        if let choice = field.choiceOffset,
            unsafe message.load(fromByteOffset: choice, as: UInt32.self) != field.number
        {
            return nil
        }
        return unsafe message.load(
            fromByteOffset: field.offset, as: UnsafeMutableRawPointer?.self)
    }

    /// Makes a field the one that is set, where it is one of a choice.
    private func choose(_ field: MessageField, of message: UnsafeMutableRawPointer) {
        guard let choice = field.choiceOffset else { return }
        unsafe message.storeBytes(of: field.number, toByteOffset: choice, as: UInt32.self)
    }

    private func clear(_ field: MessageField, of message: UnsafeMutableRawPointer) {
        if let choice = field.choiceOffset {
            if unsafe message.load(fromByteOffset: choice, as: UInt32.self) == field.number {
                unsafe message.storeBytes(of: 0, toByteOffset: choice, as: UInt32.self)
            }
        } else if field.isRepeated {
            unsafe message.storeBytes(of: 0, toByteOffset: field.countOffset, as: Int.self)
        } else {
            unsafe FieldValue.leftOut(field.kind).store(to: message + field.offset)
        }
    }

    private func begin(_ type: MessageType) -> UnsafeMutableRawPointer {
        let message = unsafe memory(byteCount: type.byteCount)
        unsafe type.begin(message)
        return unsafe message
    }

    private func memory(byteCount: Int) -> UnsafeMutableRawPointer {
        unsafe UnsafeMutableRawPointer(arena.column(of: UInt64.self, count: (byteCount + 7) / 8))
    }
}

extension FieldFault {
    static func unexpected(_ json: JSON, for words: String) -> FieldFault {
        FieldFault("\(words) is expected, found \(json.words)")
    }
}

extension JSON {
    /// What a value is, for messages.
    fileprivate var words: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .integer(let value): "the number \(value)"
        case .number(let value): "the number \(value)"
        case .string(let value): "the text '\(value.prefix(40))'"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
