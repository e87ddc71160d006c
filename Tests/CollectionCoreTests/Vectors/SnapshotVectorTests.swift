import CollectionCore
import Testing

/// A number, or a list of numbers, or one of such lists; or nothing.
private enum Value: Decodable {
    case none
    case number(UInt64)
    case list([UInt64])
    case lists([[UInt64]])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .none
        } else if let number = try? container.decode(UInt64.self) {
            self = .number(number)
        } else if let list = try? container.decode([UInt64].self) {
            self = .list(list)
        } else {
            self = .lists(try container.decode([[UInt64]].self))
        }
    }

    var number: UInt64? {
        if case .number(let number) = self { return number }
        return nil
    }

    var list: [UInt64] {
        if case .list(let list) = self { return list }
        return []
    }

    var lists: [[UInt64]] {
        if case .lists(let lists) = self { return lists }
        return list.map { _ in [] }
    }
}

private struct SnapshotCase: VectorCase {
    var id: String
    var program: [String]
    var values: [String: Value]
    var appleAgrees: Bool

    func list(_ name: String) -> [UInt64] { values[name]?.list ?? [] }
    func number(_ name: String) -> UInt64? { values[name]?.number }
}

@Suite("Vectors: snapshots")
struct SnapshotVectorTests {
    private struct UnknownProgram: Error {
        var line: String
    }

    @Test("Snapshots are what a back-port of the platform's makes of the same calls")
    func snapshots() throws {
        let all = try VectorFile<SnapshotCase>.load("snapshot_diffabledatasources")
        #expect(all.count == 75)
        var runCount = 0
        for vector in all {
            if !vector.appleAgrees {
                // The back-port tolerates duplicates; the platform raises, and so does this: as it
                // is asked to, for it may also move what is there already.
                #expect(throws: CollectionError.self, Comment(rawValue: vector.id)) {
                    try Self.run(vector, policy: .error)
                }
                continue
            }
            let snapshot = try Self.run(vector, policy: .moveExisting)
            try Self.check(vector, snapshot)
            runCount += 1
        }
        #expect(runCount == 61)
    }

    private static func run(
        _ vector: SnapshotCase, policy: Snapshot.DuplicatePolicy
    ) throws -> Snapshot {
        var snapshot = Snapshot(limits: Limits())
        snapshot.duplicatePolicy = policy
        // Two lines in a loop: each list of `initial` is a section, its number the identifier.
        if vector.program.first == "snapshot.appendSections([section])" {
            for (section, items) in (vector.values["initial"]?.lists ?? []).enumerated() {
                try snapshot.appendSections([UInt64(section)])
                try snapshot.appendItems(items, toSection: UInt64(section))
            }
            for line in vector.program.dropFirst(2) { try run(line, vector, &snapshot) }
        } else {
            for line in vector.program { try run(line, vector, &snapshot) }
        }
        return snapshot
    }

    private static func run(
        _ line: String, _ vector: SnapshotCase, _ snapshot: inout Snapshot
    ) throws {
        let list = vector.list
        let number = { (name: String) in try #require(vector.number(name)) }
        switch line {
        case "snapshot.appendSections([0, 1])": try snapshot.appendSections([0, 1])
        case "snapshot.appendSections(test.initial)":
            try snapshot.appendSections(list("initial"))
        case "snapshot.insertSections(test.insert, beforeSection: test.before)":
            try snapshot.insertSections(list("insert"), beforeSection: number("before"))
        case "snapshot.insertSections(test.insert, afterSection: test.after)":
            try snapshot.insertSections(list("insert"), afterSection: number("after"))
        case "snapshot.moveSection(test.move, afterSection: test.after)":
            try snapshot.moveSection(number("move"), afterSection: number("after"))
        case "snapshot.appendItems(test.initial)": try snapshot.appendItems(list("initial"))
        case "snapshot.appendItems(test.append)": try snapshot.appendItems(list("append"))
        case "snapshot.appendItems(test.append, toSection: test.section)":
            try snapshot.appendItems(list("append"), toSection: number("section"))
        case "snapshot.insertItems(test.insert, beforeItem: test.before)":
            try snapshot.insertItems(list("insert"), beforeItem: number("before"))
        case "snapshot.insertItems(test.insert, afterItem: test.after)":
            try snapshot.insertItems(list("insert"), afterItem: number("after"))
        case "snapshot.deleteItems(test.delete)": try snapshot.deleteItems(list("delete"))
        case "snapshot.moveItem(test.move, afterItem: test.after)":
            try snapshot.moveItem(number("move"), afterItem: number("after"))
        default: throw UnknownProgram(line: line)
        }
    }

    private static func check(_ vector: SnapshotCase, _ snapshot: Snapshot) throws {
        let note = Comment(rawValue: vector.id)
        let sections = snapshot.sectionIdentifiers
        let name = vector.id.split(separator: ".")[1]
        if let count = vector.number("expectedInRight") {
            #expect(try snapshot.numberOfItems(inSection: sections[1]) == Int(count), note)
        } else if name == "testIndexOfItem" {
            let index = try snapshot.indexOfItem(#require(vector.number("item")))
            #expect(index.map { UInt64($0) } == vector.number("expectedIndex"), note)
        } else if name == "testSectionIdentifiersContainingItem" {
            let item = try #require(vector.number("item"))
            let section = snapshot.sectionIdentifier(containingItem: item)
            #expect(section == vector.number("expected"), note)
        } else if name == "testNumberOfSections" {
            #expect(vector.number("expected").map { Int($0) } == sections.count, note)
        } else if name.contains("Sections") || name.contains("MoveSection")
            || name == "testSectionIdentifiers"
        {
            #expect(sections == vector.list("expected"), note)
        } else if case .lists(let lists) = try #require(vector.values["expected"]) {
            let items = try sections.map { try snapshot.itemIdentifiers(inSection: $0) }
            #expect(items == lists, note)
        } else {
            #expect(snapshot.itemIdentifiers == vector.list("expected"), note)
        }
    }
}
