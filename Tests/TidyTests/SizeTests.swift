import Testing

/// Files, functions and lines that a reader takes in at once.
@Suite("Tidy: sizes")
struct SizeTests {
    @Test("No file has more than 500 lines")
    func files() throws {
        for file in try SourceTree.files(["swift", "c", "h", "cpp", "hpp", "py", "sh", "proto"]) {
            let count = file.lines.count
            #expect(count <= 500, "\(file.path): \(count) lines")
        }
    }

    @Test("No line has more than 100 columns")
    func columns() throws {
        for file in try SourceTree.files(["swift", "c", "h", "cpp", "hpp", "py", "proto"]) {
            for (index, line) in file.lines.enumerated() where line.unicodeScalars.count > 100 {
                Issue.record("\(file.path):\(index + 1) is too long")
            }
        }
    }

    @Test("No function has more than 70 lines")
    func functions() throws {
        var count = 0
        for file in try SourceTree.files(["swift", "c"]) {
            for function in file.functions {
                count += 1
                let length = function.range.count
                let line = function.range.lowerBound + 1
                #expect(length <= 70, "\(file.path):\(line) has \(length) lines")
            }
        }
        // Else the search finds nothing.
        #expect(count > 500)
    }
}

struct FoundFunction {
    var range: ClosedRange<Int>
}

extension SourceTree.File {
    /// Where functions begin and end, as far as braces tell.
    var functions: [FoundFunction] {
        let lines = lines.map { Self.code($0) }
        let isC = path.hasSuffix(".c")
        return lines.indices.compactMap { start in
            let begins = isC ? Self.beginsInC(lines[start]) : Self.beginsInSwift(lines[start])
            if !begins { return nil }
            guard let end = Self.end(of: start, in: lines) else { return nil }
            return FoundFunction(range: start...end)
        }
    }

    /// The line without strings and comments, whose braces mean nothing.
    private static func code(_ line: Substring) -> String {
        if !line.contains("\"") && !line.contains("//") && !line.contains("'") {
            return String(line)
        }
        return String(line).replacing(/"(?:[^"\\]|\\.)*"/, with: "").replacing(/\/\/.*/, with: "")
            .replacing(/'[{}]'/, with: "")
    }

    private static func beginsInSwift(_ line: String) -> Bool {
        let words = ["func ", "init", "subscript"]
        return words.contains { line.contains($0) }
            && line.contains(
                /^\s*(?:@\w+ )*(?:[a-z]+ )*(?:func \S|init[(?<]|deinit\b|subscript[(<])/)
    }

    private static func beginsInC(_ line: String) -> Bool {
        line.contains(/^[a-z].*\(/) && !line.contains(";")
    }

    /// The line of the brace that closes what begins at `start`; nil for a mere declaration.
    private static func end(of start: Int, in lines: [String]) -> Int? {
        var depth = 0
        var isOpen = false
        for index in start..<lines.count {
            for character in lines[index] {
                if character == "{" {
                    depth += 1
                    isOpen = true
                } else if character == "}" {
                    depth -= 1
                }
            }
            if isOpen && depth <= 0 { return index }
            if !isOpen && (depth < 0 || lines[index].isEmpty) { return nil }
        }
        return nil
    }
}
