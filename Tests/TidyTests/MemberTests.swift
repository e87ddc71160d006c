import Testing

/// The page that places UIKit's members, docs/uikit.md.
@Suite("Tidy: UIKit's members")
struct MemberTests {
    /// A row of a table, in the column's order: UIKit's name, Swift, C, request, and the rest.
    private struct Row {
        var group: String
        var cells: [String]

        var name: String { String(cells[0].trimmingPrefix("`").replacing(/`$/, with: "")) }
        /// What a cell names, word by word.
        func names(_ column: Int) -> [String] {
            cells[column].matches(of: /`([^`]*)`/).map { String($0.1) }
        }
    }

    private func rows() throws -> [Row] {
        var rows: [Row] = []
        var group = ""
        for line in try SourceTree.file("docs/uikit.md").lines {
            if let heading = line.firstMatch(of: /^## \[(.*)\]\(/) { group = String(heading.1) }
            guard line.hasPrefix("| `") else { continue }
            let cells = line.split(separator: "|", omittingEmptySubsequences: false)
                .dropFirst().dropLast()
                .map { cell in String(cell.trimmingPrefix(" ").replacing(/\s+$/, with: "")) }
            rows.append(Row(group: group, cells: cells))
        }
        return rows
    }

    @Test("The page has every name of the list, in its group and order, and no other")
    func names() throws {
        var listed: [String] = []
        var group = ""
        for line in try SourceTree.file("Tests/Vectors/uikit_members.txt").lines {
            if line.hasPrefix("## ") { group = String(line.dropFirst(3)) }
            if line.isEmpty || line.hasPrefix("#") { continue }
            listed.append("\(group): \(line)")
        }
        let rows = try rows()
        #expect(rows.count > 500)
        #expect(rows.map { "\($0.group): \($0.name)" } == listed)
        #expect(rows.allSatisfy { $0.cells.count == 5 })
    }

    @Test("Each member has a place, or a reason why it has none")
    func reasons() throws {
        for row in try rows() where row.cells[1...3].allSatisfy(\.isEmpty) {
            #expect(!row.cells[4].isEmpty, "\(row.group): \(row.name)")
        }
    }

    /// The names of types, and those of members, that the sources declare.
    private func declarations() throws -> (types: Set<Substring>, members: Set<Substring>) {
        let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias"]
        let verbs: Set<Substring> = ["func", "var", "let"]
        var (types, members): (Set<Substring>, Set<Substring>) = ([], ["init"])
        for file in try SourceTree.files(["swift"])
        where file.path.hasPrefix("Sources/CollectionCore/")
            || file.path.hasPrefix("Sources/CollectionWire/Setup/")
        {
            for line in file.lines {
                if line.utf8.first == nil || line.contains("///") { continue }
                let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
                if words.first == "case" { members.formUnion(words.dropFirst()) }
                for (word, next) in zip(words, words.dropFirst()) {
                    if kinds.contains(word) { types.insert(next) }
                    if verbs.contains(word) || kinds.contains(word) { members.insert(next) }
                }
            }
        }
        return (types, members)
    }

    @Test("What the page names in Swift is declared")
    func swiftNames() throws {
        let (types, members) = try declarations()
        #expect(types.count > 100)
        for row in try rows() {
            for name in row.names(1) {
                let parts = name.split(separator: ".")
                #expect(types.contains(parts[0]), "\(row.name): \(name)")
                for member in parts.dropFirst() {
                    #expect(members.contains(member), "\(row.name): \(name)")
                }
            }
        }
    }

    @Test("What the page names in C is in the header, and requests are in the protocol")
    func otherNames() throws {
        let words = Set(try SourceTree.header().matches(of: /\w+/).map { String($0.0) })
        let proto = try SourceTree.file("proto/jogakbo/v1/collection_view.proto").text
        let requests = Set(proto.matches(of: /\n +\w+ (\w+) = \d+;/).map { String($0.1) })
        for row in try rows() {
            for name in row.names(2) {
                #expect(name.lowercased().hasPrefix("jgb_"), "\(row.name): \(name)")
                #expect(words.contains(name), "\(row.name): \(name)")
            }
            for name in row.names(3) {
                #expect(requests.contains(name), "\(row.name): \(name)")
            }
        }
    }
}
