import Foundation

/// Facts taken from other projects' tests, each with its source: see Tests/Vectors.
struct VectorFile<Case: VectorCase>: Decodable {
    var cases: [Case]

    static func load(_ name: String) throws -> [Case] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let file = folder.appending(path: "Vectors/\(name).json")
        return try JSONDecoder().decode(Self.self, from: Data(contentsOf: file)).cases
    }
}

protocol VectorCase: Decodable {
    var id: String { get }
}

extension VectorFile {
    /// The cases of a file without those that do not apply. Each of the latter must be there.
    static func load(_ name: String, notApplying reasons: [String: String]) throws -> [Case] {
        let all = try load(name)
        for id in reasons.keys where !all.contains(where: { $0.id == id }) {
            throw UnknownCase(id: id)
        }
        return all.filter { reasons[$0.id] == nil }
    }

    struct UnknownCase: Error {
        var id: String
    }
}
