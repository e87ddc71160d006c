import Testing

/// What the library must not do, because `Int` and pointers have 32 bits in WebAssembly. The rest
/// is for the conversions of Int+Outside.swift, and for make test-wasm.
@Suite("Tidy: widths")
struct WidthTests {
    private static let modules = ["Sources/CollectionCore/", "Sources/CollectionC/"]

    /// Calls `body` with each line of the library's code, without its comment, and with its file.
    private func forEachLine(
        but exceptions: Set<String>, _ body: (_ code: Substring, _ place: String) throws -> Void
    ) throws {
        var missing = exceptions
        for file in try SourceTree.files(["swift"])
        where Self.modules.contains(where: { file.path.hasPrefix($0) }) {
            let name = file.path.split(separator: "/").last.map { String($0) } ?? ""
            if missing.remove(name) != nil || exceptions.contains(name) { continue }
            for (index, line) in file.lines.enumerated() {
                let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
                try body(code, "\(file.path):\(index + 1)")
            }
        }
        // An exception that is gone is not to be named any more.
        #expect(missing == [])
    }

    @Test("No bit beyond the 30th is set in an Int: it would be lost without a word")
    func shifts() throws {
        let shift = /\b1 << (?<bits>\d+)/
        try forEachLine(but: []) { code, place in
            for match in code.matches(of: shift) {
                let isWide = code.contains("Int64") || code.contains("nearest")
                #expect(isWide || (Int(match.bits) ?? 0) < 31, "\(place): \(match.0)")
            }
        }
    }

    @Test("Numbers from outside become an Int by one conversion, which leaves room for sums")
    func conversions() throws {
        // The lane of a key; a number of a message; the limits.
        let exceptions: Set = [
            "Int+Outside.swift", "LaneDealer.swift", "View+Data.swift", "Limits.swift",
        ]
        try forEachLine(but: exceptions) { code, place in
            #expect(!code.contains("Int(clamping:"), "\(place)")
            #expect(!code.contains(/\bInt\(truncatingIfNeeded:/), "\(place)")
        }
    }

    @Test("Counts that a host states are summed by add(count:)")
    func sums() throws {
        // Sums of columns of the data, whose counts have been checked.
        try forEachLine(but: ["Column+Sum.swift", "PlacedLane.swift"]) { code, place in
            #expect(!code.contains("&+= Int("), "\(place)")
            #expect(!code.contains(/\b(?:items|singles|sections|sum|all) \+= Int\(/), "\(place)")
        }
    }

    @Test("Keys of lanes have 64 bits")
    func keys() throws {
        for name in ["LaneDealer", "LaneRuns"] {
            let path = "Sources/CollectionCore/Arrange/Waterfall/\(name).swift"
            let text = try SourceTree.file(path).text
            let keys = text.matches(of: /\b(?:keys|spacingKey|nodes|rests): (?<type>[A-Z][\w<>]+)/)
            #expect(keys.count > 0)
            for key in keys { #expect(key.type.contains("Int64"), "\(path): \(key.0)") }
        }
    }

    @Test("The first size of each struct is known for both widths of pointers")
    func firstSizes() throws {
        let text = try SourceTree.file("Sources/CollectionC/GrowingStruct+Sizes.swift").text
        let structs = text.matches(of: /: GrowingStruct \{/).count
        let sizes = text.matches(of: /Growth\(\s*"\w+",\s*from: \((?<wide>\d+), (?<narrow>\d+)\)/)
        #expect(structs > 40 && sizes.count == structs)
        for size in sizes { #expect((Int(size.narrow) ?? 0) >= 12, "\(size.0)") }
    }
}
