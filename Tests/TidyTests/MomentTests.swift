import Testing

/// The moments of the view are lists of its features. A feature that is missing from one is excused
/// there, by a comment that begins with "Without" and says why.
@Suite("Tidy: moments")
struct MomentTests {
    private static let view = "Sources/CollectionCore/View/"

    /// What is no feature: the scene, and settings that nothing changes but a call.
    private static let others: Set = ["scene", "accessibility"]

    /// The moments: a file, and the function in it that is the list; nil: the file is.
    private static let moments: [(file: String, function: String?)] = [
        ("CollectionView+Changes.swift", "func adjustCarried"),
        ("CollectionView+Changes.swift", "func leaveData"),
        ("CollectionView+Changes.swift", "func settleInteractions"),
        ("CollectionView+Layout.swift", "func replaceLayout"),
        ("CollectionView+Input.swift", nil),
        ("CollectionView+Keys.swift", "func handle"),
        ("CollectionView+DisplayFrame.swift", "var stateSource"),
        ("CollectionView+Events.swift", "func queueEvents(of"),
        ("CollectionView+Events.swift", "var wakeAt"),
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
        let all = try storedProperties(Self.view + "CollectionView.swift")
        let features = all.filter { !Self.others.contains($0) }
        #expect(features.count > 5 && Set(all).isSuperset(of: Self.others))
        for (file, function) in Self.moments {
            let body = try body(Self.view + file, function)
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
            + body(Self.view + "CollectionView+Changes.swift", "func adjustCarried")
        let stored =
            try SourceTree.file(core + "Scene/Scene.swift").lines
            + SourceTree.file(Self.view + "CollectionView.swift").lines
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
