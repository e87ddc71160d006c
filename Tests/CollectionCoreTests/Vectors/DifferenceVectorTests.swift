import CollectionCore
import Testing

/// An entry of an array: its identity, and what is compared besides, if anything.
private struct Entry: Decodable {
    var identity: String
    var value: String

    init(from decoder: any Decoder) throws {
        if var pair = try? decoder.unkeyedContainer() {
            identity = try pair.decode(Word.self).text
            value = try pair.decode(Word.self).text
        } else {
            identity = try Word(from: decoder).text
            value = ""
        }
    }
}

private struct Word: Decodable {
    var text: String

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
            text = String(number)
        } else {
            text = try container.decode(String.self)
        }
    }
}

private struct DifferenceCase: VectorCase {
    var id: String
    var input: Input
    var expect: Expectation

    struct Input: Decodable {
        var old: [Entry]
        var new: [Entry]
    }

    struct Expectation: Decodable {
        var hasChanges: Bool?
        var newIndex: [String: Int?]?
        var deletes: [Int]?
        var inserts: [Int]?
        var moves: [[Int]]?
        var updates: [Int]?
    }

    private static func numbers(_ entries: [Entry]) -> [UInt64] {
        entries.map { entry in
            entry.identity.utf8.reduce(0) { $0 &* 257 &+ UInt64($1) }
        }
    }

    var old: [UInt64] { Self.numbers(input.old) }
    var new: [UInt64] { Self.numbers(input.new) }
}

@Suite("Vectors: differences")
struct DifferenceVectorTests {
    /// Other algorithms give more moves than are needed: what is compared then is that ours are
    /// no more, and that they lead to the new array.
    @Test("Differences are those of others, but for moves that are not needed")
    func differences() throws {
        let cases = try VectorFile<DifferenceCase>.load(
            "diff_iglist_texture",
            notApplying: [
                "iglistdiff.test_whenInsertingObjects_"
                    + "withArrayOfEqualObjects_thatChangeCountMatches":
                    "the number is the length of the new array; DifferenceTests match equal ones"
            ])
        #expect(cases.count == 16)
        for vector in cases {
            let note = Comment(rawValue: vector.id)
            let (old, new, expect) = (vector.old, vector.new, vector.expect)
            let difference = Difference(from: old, to: new)
            #expect(DifferenceTests.applied(difference, old, new) == new, note)
            if let hasChanges = expect.hasChanges {
                #expect(difference.isEmpty == !hasChanges, note)
            }
            if let deletes = expect.deletes { #expect(difference.deletes == deletes, note) }
            if let inserts = expect.inserts { #expect(difference.inserts == inserts, note) }
            if let moves = expect.moves {
                #expect(difference.moves.count <= moves.count, note)
                if moves.isEmpty { #expect(difference.moves.isEmpty, note) }
            }
            for (name, index) in expect.newIndex ?? [:] {
                let identifier = name.utf8.reduce(0) { $0 &* 257 &+ UInt64($1) }
                #expect(new.firstIndex(of: identifier) == index, note)
                if let index, !old.contains(identifier) {
                    #expect(difference.inserts.contains(index), note)
                }
            }
            if let updates = expect.updates {
                try Self.checkUpdates(vector, updates, note)
            }
        }
    }

    /// What changed besides its identity is for the host to say: it reconfigures those items.
    private static func checkUpdates(
        _ vector: DifferenceCase, _ updates: [Int], _ note: Comment
    ) throws {
        var old = Snapshot(limits: Limits())
        try old.appendSections([0])
        var new = old
        try old.appendItems(vector.old)
        try new.appendItems(vector.new)
        for (entry, identifier) in zip(vector.input.new, vector.new) {
            let before = vector.input.old.first { $0.identity == entry.identity }
            if let before, before.value != entry.value { try new.reconfigureItems([identifier]) }
        }
        var found: [Int] = []
        for part in new.difference(from: old).items where part.action == .reconfigure {
            let first = Int(part.indexPathBeforeUpdate.item)
            found += first..<first + Int(part.count)
        }
        #expect(found.sorted() == updates, note)
    }
}
