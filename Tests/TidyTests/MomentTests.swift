import Testing

/// The moments are functions of `Interaction` and `Observer`, and lists that walk all of them. An
/// interaction that does not take part in a moment is excused by a comment that begins with
/// "Without" and says why.
@Suite("Tidy: moments")
struct MomentTests {
    private static let core = "Sources/CollectionCore/"
    private static let folder = core + "Interactions/"

    private struct Property {
        var name: String
        var type: String
    }

    /// The stored properties of a type that its file declares first.
    private func storedProperties(_ path: String) throws -> [Property] {
        let lines = try SourceTree.file(path).lines.prefix { $0 != "}" }
        return lines.compactMap { line in
            let found = line.firstMatch(of: /^    var (\w+) = (\w+)\(\)$/)
            return found.map { Property(name: String($0.1), type: String($0.2)) }
        }
    }

    /// The lines of a function.
    private func body(_ file: String, _ function: String) throws -> [String] {
        let lines = try SourceTree.file(file).lines.map { String($0) }
        let start = try #require(lines.firstIndex { $0.contains(function) }, "\(function)")
        let end = try #require(lines[start...].firstIndex { $0 == "    }" }, "\(function)")
        return Array(lines[start...end])
    }

    /// What comments excuse, each time with a reason.
    private func excused(_ lines: [String]) -> Set<String> {
        let comments = lines.compactMap { line in
            line.firstMatch(of: /^ *\/\/ (.*)/).map { String($0.1) }
        }
        let excuses = comments.joined(separator: " ").matches(of: /\bWithout ([\w, ]+): \w+/)
        return Set(excuses.flatMap { $0.1.split(separator: ", ").map { String($0) } })
    }

    private func names(_ name: String, _ body: [String]) -> Bool {
        body.contains { line in
            let code = line.prefix { $0 != "/" }
            return code.split { !$0.isLetter && $0 != "_" }.contains { $0 == name }
        }
    }

    @Test("The walks visit what is stored, in its order")
    func walks() throws {
        for file in ["Interactions.swift", "Observers.swift"] {
            let stored = try storedProperties(Self.folder + file).map(\.name)
            #expect(stored.count > 3)
            let text = try SourceTree.file(Self.folder + file).text
            let visited = text.matches(of: /visitor\.visit\(&(\w+), (?:&walk, )?in: &scene\)/)
            #expect(visited.map { String($0.1) } == stored, "\(file)")
            let read = text.matches(of: /reader\.read\((\w+), in: scene\)/).map { String($0.1) }
            #expect(read == stored || read.isEmpty && file == "Observers.swift", "\(file)")
        }
    }

    @Test("Every interaction takes part in every moment, or is excused")
    func moments() throws {
        let list = try SourceTree.file(Self.folder + "Interaction.swift").text
        let start = try #require(list.firstRange(of: "protocol Interaction:"))
        let end = try #require(list.firstRange(of: "\n}\n"))
        let moments = list[start.lowerBound..<end.lowerBound]
            .matches(of: /\n    (?:mutating )?(?:func|var) (\w+)/).map { String($0.1) }
        #expect(moments.count > 20 && Set(moments).count == moments.count)
        for one in try storedProperties(Self.folder + "Interactions.swift") {
            var lines: [String] = []
            for file in try SourceTree.files(["swift"]) where file.path.hasPrefix(Self.core) {
                let isOwn = file.lines.contains {
                    $0.hasPrefix("extension \(one.type) {") || $0.hasPrefix("struct \(one.type):")
                }
                if isOwn { lines += file.lines.map { String($0) } }
            }
            let excused = excused(lines)
            for moment in moments {
                let takesPart = lines.contains {
                    $0.firstMatch(
                        of: /^    (?:@\w+(?:\(\w+\))? )?(?:mutating )?(?:func|var) (\w+)/)?
                        .1 == moment[...]
                }
                #expect(takesPart != excused.contains(moment), "\(one.type): \(moment)")
            }
            #expect(excused.isSubset(of: moments), "\(one.type): \(excused)")
        }
    }

    @Test("Every interaction and observer queues events of display frames, or is excused")
    func events() throws {
        let body = try body(Self.folder + "Interactions+Events.swift", "func queueEvents(")
        let excused = excused(body)
        for file in ["Interactions.swift", "Observers.swift"] {
            for one in try storedProperties(Self.folder + file) {
                let takesPart = names(one.name, body)
                #expect(takesPart != excused.contains(one.name), "\(one.name)")
            }
        }
    }

    /// The functions that name most interactions.
    private static let lists: Set = ["forEach", "queueEvents"]

    @Test("Few functions list interactions by hand")
    func lists() throws {
        let all = try storedProperties(Self.folder + "Interactions.swift").map(\.name)
        var found: Set<String> = []
        for file in try SourceTree.files(["swift"]) where file.path.hasPrefix(Self.core) {
            let lines = file.lines.map { String($0) }
            for function in file.functions {
                let body = Array(lines[function.range])
                guard let name = body[0].firstMatch(of: /func (\w+)/) else { continue }
                if all.count(where: { names($0, body) }) < 4 { continue }
                found.insert(String(name.1))
                #expect(Self.lists.contains(String(name.1)), "\(file.path): \(name.1)")
            }
        }
        #expect(found == Self.lists)
    }

    @Test("What the scene adjusts to other data is what it counts and checks")
    func carried() throws {
        let file = Self.core + "Scene/Scene+Carried.swift"
        func listed(_ function: String, _ call: String) throws -> [String] {
            try body(file, function).compactMap { line in
                line.contains(call) ? line.split(separator: call).last.map { String($0) } : nil
            }
        }
        let adjusted = try listed("func adjustCarried", "adjust(&")
        let read = try listed("func readCarried", "read(")
        #expect(adjusted.count > 5 && adjusted == read)
    }

    /// What another carried thing holds and adjusts itself.
    private static let parts: Set = [
        "OrthogonalOffsets", "FollowedElement", "DropSession", "Placeholders", "DisplayedElements",
    ]

    @Test("What refers to sections or items is on a list, or is a part of what is")
    func conforming() throws {
        var listed = Self.parts
        let lists = try body(Self.core + "Scene/Scene+Carried.swift", "func adjustCarried")
        for line in try SourceTree.file(Self.core + "Scene/Scene.swift").lines {
            guard let property = line.firstMatch(of: /var (\w+)(?:: | = )(\w+)/) else { continue }
            if names(String(property.1), lists) { listed.insert(String(property.2)) }
        }
        // The walks visit all that is stored.
        for file in ["Interactions.swift", "Observers.swift"] {
            listed.formUnion(try storedProperties(Self.folder + file).map(\.type))
        }
        var count = 0
        for file in try SourceTree.files(["swift"]) where file.path.hasPrefix(Self.core) {
            for line in file.lines {
                let pattern = /^(?:package )?(?:final class|struct) (\w+): ([^{]*)/
                guard let found = line.firstMatch(of: pattern),
                    found.2.contains(/\b(?:Carried|Interaction|Observer)\b/)
                else { continue }
                count += 1
                #expect(listed.contains(String(found.1)), "\(found.1) is on no list")
            }
        }
        #expect(count > 12)
    }
}
