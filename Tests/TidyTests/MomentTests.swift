import Testing

/// The moments are lists of interactions and observers. One that is missing from a moment is excused
/// there, by a comment that begins with "Without" and says why.
@Suite("Tidy: moments")
struct MomentTests {
    private static let folder = "Sources/CollectionCore/Interactions/"

    /// The moments: a file, and the function in it that is the list; nil: the file is.
    private static let moments: [(file: String, function: String?)] = [
        ("Interactions+Changes.swift", "func adjustCarried"),
        ("Interactions+Changes.swift", "func leaveData"),
        ("Interactions+Changes.swift", "func settleInteractions"),
        ("Interactions+Layout.swift", "func replaceLayout"),
        ("Interactions+Input.swift", nil),
        ("Interactions+Keys.swift", "func handle"),
        ("Interactions+States.swift", "func stateSource"),
        ("Interactions+Events.swift", "func queueEvents(of"),
        ("Interactions+Events.swift", "func wakeAt"),
    ]

    /// The names of the stored properties of a type that its file declares first.
    private func storedProperties(_ path: String) throws -> [String] {
        let file = try SourceTree.file(path)
        let lines = file.lines.prefix { !$0.hasPrefix("extension ") }
        return lines.compactMap { line in
            let pattern =
                /^    (?:(?:private|package|public|internal)(?:\(set\))? )*(?:let|var) (\w+)/
            guard let found = line.firstMatch(of: pattern), !line.hasSuffix("{") else { return nil }
            return String(found.1)
        }
    }

    /// The lines of a function, or of the whole file.
    private func body(_ file: String, _ function: String?) throws -> [String] {
        let lines = try SourceTree.file(file).lines.map { String($0) }
        guard let function else { return lines }
        let start = try #require(lines.firstIndex { $0.contains(function) }, "\(function)")
        let end = try #require(lines[start...].firstIndex { $0 == "    }" }, "\(function)")
        return Array(lines[start...end])
    }

    /// The features that comments excuse, each with a reason.
    private func excused(_ body: [String]) -> Set<String> {
        let comments = body.compactMap { line in
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

    @Test("Every feature takes part in every moment, or is excused there")
    func features() throws {
        let features =
            try storedProperties(Self.folder + "Interactions.swift")
            + storedProperties(Self.folder + "Observers.swift")
        #expect(features.count > 5)
        for (file, function) in Self.moments {
            let body = try body(Self.folder + file, function)
            let excused = excused(body)
            for feature in features {
                let takesPart = names(feature, body)
                let place = "\(file): \(function ?? "the file")"
                #expect(takesPart != excused.contains(feature), "\(feature) in \(place)")
            }
            #expect(excused.isSubset(of: features), "\(file): \(excused)")
        }
    }

    @Test("What the scene adjusts to other data is what it counts and checks")
    func carried() throws {
        let file = "Sources/CollectionCore/Scene/Scene+Carried.swift"
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
        "OrthogonalOffsets", "FollowedElement", "DropSession", "Placeholders",
    ]

    @Test("What refers to sections or items is on a list, or is a part of what is")
    func conforming() throws {
        let core = "Sources/CollectionCore/"
        let lists =
            try body(core + "Scene/Scene+Carried.swift", "func adjustCarried")
            + body(Self.folder + "Interactions+Changes.swift", "func adjustCarried")
        let stored =
            try SourceTree.file(core + "Scene/Scene.swift").lines
            + SourceTree.file(Self.folder + "Interactions.swift").lines
            + SourceTree.file(Self.folder + "Observers.swift").lines
        var listed = Self.parts
        for line in stored {
            guard let property = line.firstMatch(of: /var (\w+)(?:: | = )(\w+)/) else { continue }
            if names(String(property.1), lists) { listed.insert(String(property.2)) }
        }
        var count = 0
        for file in try SourceTree.files(["swift"]) where file.path.hasPrefix(core) {
            for line in file.lines {
                let pattern = /^(?:package )?(?:final class|struct) (\w+): [^{]*\bCarried\b/
                guard let found = line.firstMatch(of: pattern) else { continue }
                count += 1
                #expect(listed.contains(String(found.1)), "\(found.1) is on no list")
            }
        }
        #expect(count > 12)
    }
}
