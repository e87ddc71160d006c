/// The schema of files of set-ups, made from what protobuf-c knows of the messages: JSON Schema
/// 2020-12. Editors complete and check files by it.
struct SetupSchema {
    private var definitions: [String: JSON] = [:]

    /// The text of a schema for a message, which may name its schema besides.
    static func text(of type: MessageType) -> String {
        var schema = SetupSchema()
        let name = JSON.Member(SetupFile.schemaName, Self.type("string"))
        var members = [
            JSON.Member("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
            JSON.Member("title", .string("A set-up of Jogakbo")),
        ]
        members += schema.members(of: type, besides: [name])
        let definitions = schema.definitions.sorted { $0.key < $1.key }
        members.append(
            JSON.Member("$defs", .object(definitions.map { JSON.Member($0.key, $0.value) })))
        return JSON.object(members).text
    }

    private mutating func members(
        of type: MessageType, besides properties: [JSON.Member] = []
    ) -> [JSON.Member] {
        var properties = properties
        for field in type.fields {
            properties.append(JSON.Member(field.name, schema(of: field)))
        }
        var members = [
            JSON.Member("type", .string("object")),
            JSON.Member("properties", .object(properties)),
            JSON.Member("additionalProperties", .bool(false)),
        ]
        // The choices of proto/ are all of a message's fields, or one field that may be left out.
        let choices = type.fields.count { $0.choiceOffset != nil }
        if choices == type.fields.count && choices > 1 {
            members.append(JSON.Member("maxProperties", .integer(1)))
        }
        return members
    }

    private mutating func schema(of field: MessageField) -> JSON {
        let value = schema(of: field.kind, field)
        if !field.isRepeated { return value }
        return .object([
            JSON.Member("type", .string("array")), JSON.Member("items", value),
        ])
    }

    private mutating func schema(of kind: MessageField.Kind, _ field: MessageField) -> JSON {
        switch kind {
        case .int32: return Self.whole(Int(Int32.min), Int(Int32.max))
        case .uint32: return Self.whole(0, Int(UInt32.max))
        case .int64: return Self.text(matching: "^-?[0-9]+$")
        case .uint64: return Self.text(matching: "^[0-9]+$")
        case .float, .double: return Self.type("number")
        case .bool: return Self.type("boolean")
        case .string: return Self.type("string")
        case .enumeration(let type):
            define(type.name) { _ in
                [JSON.Member("enum", .array(type.cases.map { .string($0.name) }))]
            }
            return Self.reference(type.name)
        case .message:
            guard let type = field.message else { return .bool(false) }
            define(type.name) { schema in schema.members(of: type) }
            return Self.reference(type.name)
        }
    }

    private mutating func define(
        _ name: String, _ members: (inout SetupSchema) -> [JSON.Member]
    ) {
        if definitions[name] != nil { return }
        definitions[name] = .null
        definitions[name] = .object(members(&self))
    }

    private static func type(_ name: String) -> JSON {
        .object([JSON.Member("type", .string(name))])
    }

    private static func whole(_ least: Int, _ greatest: Int) -> JSON {
        .object([
            JSON.Member("type", .string("integer")), JSON.Member("minimum", .integer(least)),
            JSON.Member("maximum", .integer(greatest)),
        ])
    }

    /// Of 64 bits: such a number is a text, and may be a number.
    private static func text(matching pattern: String) -> JSON {
        .object([
            JSON.Member("type", .array([.string("string"), .string("integer")])),
            JSON.Member("pattern", .string(pattern)),
        ])
    }

    private static func reference(_ name: String) -> JSON {
        .object([JSON.Member("$ref", .string("#/$defs/\(name)"))])
    }
}
