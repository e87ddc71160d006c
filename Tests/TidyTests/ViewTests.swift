import Testing

/// What the view may grow to, who may extend it, and the table of the order of events.
@Suite("Tidy: the view")
struct ViewTests {
    private static let core = "Sources/CollectionCore/"

    private func files() throws -> [SourceTree.File] {
        try SourceTree.files(["swift"]).filter { $0.path.hasPrefix(Self.core) }
    }

    @Test("Only files in View extend the view")
    func extensions() throws {
        for file in try files() where !file.path.hasPrefix(Self.core + "View/") {
            for (index, line) in file.lines.enumerated()
            where line.firstMatch(of: /^(\w+ )*extension CollectionView\b(?!\.)/) != nil {
                Issue.record("\(file.path):\(index + 1) extends the view")
            }
        }
    }

    @Test("The view has few stored properties and functions, and its folder few lines")
    func bounds() throws {
        let view = try SourceTree.file(Self.core + "View/CollectionView.swift")
        let stored = view.lines.filter {
            $0.firstMatch(
                of: /^    (?:(?:public|package|internal|private)(?:\(set\))? )*(?:var|let) \w+/)
                != nil && !$0.contains("{") && !$0.hasSuffix("? {")
        }
        #expect(stored.count > 3 && stored.count <= 4)
        let all = try files().filter { $0.path.hasPrefix(Self.core + "View/") }
        let functions = all.flatMap(\.lines).filter {
            $0.firstMatch(of: /^    (?:@\w+(?:\([^)]*\))? )*(?:\w+ )*func \w+/) != nil
        }
        #expect(functions.count > 100 && functions.count <= 145)
        #expect(all.count <= 24)
        #expect(all.map(\.lines.count).reduce(0, +) <= 2_391)
    }

    @Test("No interaction and no observer knows another one, nor the view")
    func rooms() throws {
        let rooms = [
            "Focus", "AssistiveFocus", "Swipes", "ContextMenu", "MovementInteraction",
            "DropInteraction", "SelectionInteraction", "DisplayObserver", "PrefetchObserver",
            "ViewabilityObserver", "AccessibilityObserver",
        ]
        for room in rooms {
            let own = try files().filter { file in
                file.lines.contains {
                    $0.hasPrefix("extension \(room) {") || $0.hasPrefix("struct \(room):")
                }
            }
            #expect(!own.isEmpty, "\(room)")
            for file in own {
                for (index, line) in file.lines.enumerated() where !line.contains("//") {
                    let words = Set(line.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
                    for other in rooms + ["CollectionView"]
                    where other != room && words.contains(Substring(other)) {
                        Issue.record("\(file.path):\(index + 1) knows \(other)")
                    }
                }
            }
        }
    }

    @Test("The order of events in a display frame is one table, in words and in code")
    func order() throws {
        let rule = try SourceTree.file("docs/semantics.md").text
        let start = try #require(rule.firstRange(of: "**Q3 Order.**"))
        let end = try #require(rule.firstRange(of: "**Q4 Fields.**"))
        let said = rule[start.upperBound..<end.lowerBound]
            .matches(of: /\n\| `(\w+)` \| [^|]+ \| [A-Z]\d+[^|]* \|/).map { String($0.1) }
        let code = try SourceTree.file(Self.core + "Events/FrameEventStep.swift").text
        let done = code.matches(of: /\n    case (\w+)/).map { String($0.1) }
        let moments = try SourceTree.file(Self.core + "Interactions/Interactions+Events.swift").text
        let queued = moments.matches(
            of: /\n        queueEvents\(of: \.(\w+), at: time_ns, in: &scene/)
        #expect(said.count > 10 && said == done && queued.map { String($0.1) } == done)
    }
}
