import CollectionCore

/// A case of a file about selections.
struct SelectionVector: VectorCase {
    var id: String
    var input: Input
    var expect: Expected

    struct Input: Decodable {
        var setup: [VectorWord]?
        var op: VectorWord
        var before: Before?
        var mode: String?
        var items: [VectorWord]?
        var selected: [VectorWord]?
    }

    struct Before: Decodable {
        var selected: [Int]
        var anchor: Int?
        var lead: Int?
    }

    struct Expected: Decodable {
        var selected: [VectorWord]
        var first: Int?
        var anchor: Int?
        var lead: Int?
        var added: [String]?
        var removed: [String]?
        var change: [Int]?
        var result: Bool?
        private(set) var tellsAnchor: Bool
        private(set) var tellsLead: Bool

        private enum CodingKeys: String, CodingKey {
            case selected, first, anchor, lead, added, removed, change, result
        }

        init(from decoder: any Decoder) throws {
            let fields = try decoder.container(keyedBy: CodingKeys.self)
            selected = try fields.decode([VectorWord].self, forKey: .selected)
            first = try fields.decodeIfPresent(Int.self, forKey: .first)
            anchor = try fields.decodeIfPresent(Int.self, forKey: .anchor)
            lead = try fields.decodeIfPresent(Int.self, forKey: .lead)
            added = try fields.decodeIfPresent([String].self, forKey: .added)
            removed = try fields.decodeIfPresent([String].self, forKey: .removed)
            change = try fields.decodeIfPresent([Int].self, forKey: .change)
            result = try fields.decodeIfPresent(Bool.self, forKey: .result)
            // Null is a fact as well: there is none.
            (tellsAnchor, tellsLead) = (fields.contains(.anchor), fields.contains(.lead))
        }
    }
}

/// A word of a program: a name, a number, yes or no, or a list of words.
enum VectorWord: Decodable, Equatable {
    case name(String)
    case count(Int)
    case flag(Bool)
    case list([VectorWord])

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if let flag = try? value.decode(Bool.self) {
            self = .flag(flag)
        } else if let count = try? value.decode(Int.self) {
            self = .count(count)
        } else if let name = try? value.decode(String.self) {
            self = .name(name)
        } else {
            self = .list(try value.decode([VectorWord].self))
        }
    }

    var number: Int? { if case .count(let count) = self { count } else { nil } }
    var words: [VectorWord] { if case .list(let words) = self { words } else { [] } }
    var verb: String { if case .name(let name) = words.first { name } else { "" } }
    func number(_ place: Int) -> Int { words[place].number ?? -1 }

    func flag(_ place: Int) -> Bool {
        if case .flag(let flag) = words[place] { flag } else { false }
    }

    /// Whether the word is an operation that selects or deselects.
    var isOfSelection: Bool { verb.contains("elect") }
}
