import Foundation
import Testing

/// Which folder of the core may know which: the order is that of the tour in docs/code.md, and
/// docs/design.md names the edges against it.
@Suite("Tidy: folders")
struct FolderTests {
    @Test("No folder of the core knows one that the tour comes to later, but for named edges")
    func directions() throws {
        let core = try CoreSources()
        let order = try core.tour()
        let exceptions = try Self.exceptions()
        var found: Set<String> = []
        for use in core.uses {
            let (from, to) = (core.room(use.from), core.room(use.to))
            guard let first = order.firstIndex(of: from), let second = order.firstIndex(of: to),
                first < second
            else { continue }
            found.insert("\(from) -> \(to)")
            #expect(exceptions.contains("\(from) -> \(to)"), "\(use.from) mentions \(use.type)")
        }
        // An edge that is gone is not to be named any more.
        #expect(exceptions.subtracting(found) == [])
    }

    @Test("The tour comes to every folder of the core, once")
    func tour() throws {
        let core = try CoreSources()
        #expect(try core.tour().sorted() == core.rooms)
    }

    @Test("An arrangement knows no other, and only the dispatcher knows them all")
    func arrangements() throws {
        let core = try CoreSources()
        let allowed: Set = [
            // Groups that scroll are groups.
            "Arrange/Orthogonal -> Arrange/Groups"
        ]
        var known: [String: Set<String>] = [:]
        for use in core.uses where use.to.hasPrefix("Arrange/") && use.to.count(of: "/") == 2 {
            let (from, to) = (core.folder(use.from), core.folder(use.to))
            if from == to { continue }
            if from == "Arrange" {
                known[use.from, default: []].insert(to)
            } else if from.hasPrefix("Arrange/") {
                #expect(allowed.contains("\(from) -> \(to)"), "\(use.from) mentions \(use.type)")
            }
        }
        let all = Set(core.folders.filter { $0.hasPrefix("Arrange/") })
        #expect(all.count > 5)
        for (file, folders) in known where file != "Arrange/Arrangement.swift" {
            #expect(folders.count < all.count / 2, "\(file) knows \(folders.sorted())")
        }
        #expect(known["Arrange/Arrangement.swift"] == all)
    }

    /// The edges that docs/design.md names, as `A -> B`; each row has a reason.
    private static func exceptions() throws -> Set<String> {
        var exceptions: Set<String> = []
        for line in try SourceTree.file("docs/design.md").lines {
            guard let row = line.firstMatch(of: /^\| `(\w+)` \| `(\w+)` \| ([^|]{8,}) \|$/) else {
                continue
            }
            exceptions.insert("\(row.1) -> \(row.2)")
        }
        return exceptions
    }
}

/// Which file of the core mentions a type that another one declares, as far as names tell.
private struct CoreSources {
    struct Use {
        var from: String
        var to: String
        var type: String
    }

    private static let prefix = "Sources/CollectionCore/"
    private(set) var uses: [Use] = []
    private var paths: [String] = []

    init() throws {
        var words: [String: Set<Substring>] = [:]
        var owners: [Substring: Set<String>] = [:]
        for file in try SourceTree.files(["swift"]) where file.path.hasPrefix(Self.prefix) {
            let path = String(file.path.dropFirst(Self.prefix.count))
            paths.append(path)
            for line in file.lines {
                let code = Self.code(line)
                words[path, default: []].formUnion(Self.words(code))
                if let type = Self.declared(code) { owners[type, default: []].insert(path) }
            }
        }
        for path in paths {
            for word in words[path] ?? [] {
                guard let owner = owners[word], owner.count == 1, let to = owner.first, to != path
                else { continue }
                uses.append(Use(from: path, to: to, type: String(word)))
            }
        }
        uses.sort { ($0.from, $0.type) < ($1.from, $1.type) }
    }

    var folders: Set<String> { Set(paths.map { folder($0) }) }
    var rooms: [String] { Set(paths.map { room($0) }).sorted() }

    func folder(_ path: String) -> String {
        path.split(separator: "/").dropLast().joined(separator: "/")
    }

    /// The folder just below the core's.
    func room(_ path: String) -> String { String(path.prefix { $0 != "/" }) }

    /// The rooms in the order in which the tour names them.
    func tour() throws -> [String] {
        let text = try SourceTree.file("docs/code.md").text
        let start = try #require(text.firstRange(of: "\n## The folders\n"))
        let rest = text[start.upperBound...]
        let end = rest.firstRange(of: "\n## ")?.lowerBound ?? rest.endIndex
        let rooms = Set(rooms)
        var order: [String] = []
        for match in rest[..<end].matches(of: /`(?:Sources\/CollectionCore\/)?(\w+)`/) {
            let name = String(match.1)
            if rooms.contains(name) && !order.contains(name) { order.append(name) }
        }
        return order
    }

    /// The line without strings and comments.
    private static func code(_ line: Substring) -> Substring {
        var code = line
        if let comment = code.firstRange(of: "//") { code = code[..<comment.lowerBound] }
        if !code.contains("\"") { return code }
        return Substring(String(code).replacing(/"(?:[^"\\]|\\.)*"/, with: ""))
    }

    private static func words(_ code: Substring) -> [Substring] {
        code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
            .filter { $0.first?.isUppercase == true }
    }

    /// The type that a line declares for other files.
    private static func declared(_ code: Substring) -> Substring? {
        if code.first == " " || code.first == nil { return nil }
        let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias"]
        guard let kind = words.firstIndex(where: { kinds.contains($0) }), kind + 1 < words.count,
            !words[..<kind].contains(where: { $0 == "private" || $0 == "fileprivate" })
        else { return nil }
        return words[kind + 1]
    }
}

extension String {
    fileprivate func count(of character: Character) -> Int { count { $0 == character } }
}
