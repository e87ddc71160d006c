import Testing

/// What is not left behind, and what things are not called.
@Suite("Tidy: words")
struct WordTests {
    /// Put together here, or this file would not pass itself.
    private static let unfinished = ["TO" + "DO", "FIX" + "ME", "XX" + "X", "HA" + "CK"]

    @Test("Nothing is marked as unfinished")
    func unfinished() throws {
        let kinds: Set = [
            "swift", "c", "h", "cpp", "hpp", "py", "sh", "proto", "md", "map", "modulemap",
        ]
        for file in try SourceTree.files(kinds) {
            for (index, line) in file.lines.enumerated() {
                for word in Self.unfinished where line.contains(word) {
                    // As in a template for mktemp(1).
                    if line.contains(word + "XX" + "X") { continue }
                    Issue.record("\(file.path):\(index + 1): \(word)")
                }
            }
        }
    }

    @Test("No call traps for want of a better idea")
    func traps() throws {
        let traps = ["try" + "!", "as" + "!", "fatal" + "Error("]
        for file in try SourceTree.files(["swift"]) where file.path.hasPrefix("Sources/") {
            for (index, line) in file.lines.enumerated() {
                for trap in traps where line.contains(trap) {
                    Issue.record("\(file.path):\(index + 1): \(trap)")
                }
            }
        }
    }

    /// With -Osize, Swift 6.3.1 drops the elements of an array literal if only its span is used. A
    /// fixed-size array keeps them.
    @Test("No span is taken of an array literal: [n of T] keeps its elements")
    func spans() throws {
        let literal = /\]\.span(?!\w)/
        let named = /let (?<name>\w+)(?:: \[\w+\])? = \[(?!\])/
        for file in try SourceTree.files(["swift"]) {
            for (index, line) in file.lines.enumerated() where line.contains(literal) {
                Issue.record("\(file.path):\(index + 1): the span of an array literal")
            }
            if !file.path.hasPrefix("Sources/") { continue }
            for match in file.text.matches(of: named)
            where file.text.contains(" \(match.output.name).span") {
                Issue.record("\(file.path): the span of \(match.output.name), an array literal")
            }
        }
    }

    @Test("No type is named after nothing in particular")
    func names() throws {
        let endings = [
            "Manager", "Helper", "Util", "Utils", "Handler", "Service", "Impl", "Info", "Base",
            "Common", "Misc", "Data",
        ]
        let declaration = /\b(?:class|struct|enum|protocol|actor|typealias) (\w+)/
        for file in try SourceTree.files(["swift"]) {
            for match in file.text.matches(of: declaration) {
                for ending in endings where match.1.hasSuffix(ending) {
                    Issue.record("\(file.path): \(match.1)")
                }
            }
        }
    }
}
