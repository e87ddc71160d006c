import Foundation
import Testing

@testable import jogakbo

@Suite("The schema of set-ups")
struct SetupSchemaTests {
    @Test func theCommittedFileIsMadeFromTheMessages() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let file = try String(
            contentsOf: root.appending(path: "docs/setup.schema.json"), encoding: .utf8)
        #expect(file == SetupSchema.text(of: SetupFile().type), "make schema")
    }

    @Test func everyReferenceLeadsToADefinition() throws {
        let text = SetupSchema.text(of: SetupFile().type)
        guard case .object(let members) = try JSON(parsing: Array(text.utf8)),
            case .object(let definitions)? = members.first(where: { $0.name == "$defs" })?.value
        else {
            Issue.record("no definitions")
            return
        }
        let names = Set(definitions.map(\.name))
        let used = Set(text.matches(of: /"#\/\$defs\/(\w+)"/).map { String($0.1) })
        #expect(names == used && names.count > 40)
    }

    @Test func randomMessagesConform() throws {
        let text = SetupSchema.text(of: SetupFile().type)
        let schema = try Schema(JSON(parsing: Array(text.utf8)))
        for seed in 0..<300 as Range<UInt64> {
            var random = RandomSetup(seed: seed, varies: false)
            let json = random.json(of: SetupFile().type)
            #expect(schema.fault(in: json) == nil, "seed \(seed)")
        }
        #expect(try schema.fault(in: JSON(parsing: Array(documentedSetup().utf8))) == nil)
        for wrong in [
            "{\"layuot\": {}}", "{\"layout\": {\"flow\": {}, \"list\": {}}}",
            "{\"sections\": [{\"itemCount\": -1}]}", "{\"sections\": {}}",
            "{\"scrolling\": {\"snapPoints\": \"SNAP_PAGE\"}}", "{\"scrolling\": 1}",
        ] {
            #expect(try schema.fault(in: JSON(parsing: Array(wrong.utf8))) != nil, "\(wrong)")
        }
    }
}

/// As much of JSON Schema as there is in the schema of set-ups.
private struct Schema {
    private let root: JSON

    init(_ root: JSON) {
        self.root = root
    }

    /// The name of the rule that a value breaks.
    func fault(in json: JSON) -> String? { fault(in: json, by: root) }

    private func fault(in json: JSON, by schema: JSON) -> String? {
        if case .string(let reference)? = schema["$ref"] {
            let name = reference.split(separator: "/").last.map(String.init) ?? ""
            guard let definition = root["$defs"]?[name] else { return reference }
            return fault(in: json, by: definition)
        }
        if case .array(let cases)? = schema["enum"], !cases.contains(json) { return "enum" }
        if let types = schema["type"], !json.hasType(types) { return "type" }
        switch json {
        case .integer(let number):
            if case .integer(let least)? = schema["minimum"], number < least { return "minimum" }
            if case .integer(let most)? = schema["maximum"], number > most { return "maximum" }
        case .array(let values):
            guard let items = schema["items"] else { return "items" }
            for value in values { if let fault = fault(in: value, by: items) { return fault } }
        case .object(let members):
            if case .integer(let most)? = schema["maxProperties"], members.count > most {
                return "maxProperties"
            }
            for member in members {
                guard let property = schema["properties"]?[member.name] else { return member.name }
                if let fault = fault(in: member.value, by: property) { return fault }
            }
        default: break
        }
        return nil
    }
}

extension JSON {
    fileprivate subscript(name: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    fileprivate func hasType(_ types: JSON) -> Bool {
        if case .array(let all) = types { return all.contains { hasType($0) } }
        return switch (self, types) {
        case (.object, .string("object")), (.array, .string("array")),
            (.string, .string("string")), (.bool, .string("boolean")),
            (.integer, .string("integer")), (.integer, .string("number")),
            (.number, .string("number")):
            true
        default: false
        }
    }
}
