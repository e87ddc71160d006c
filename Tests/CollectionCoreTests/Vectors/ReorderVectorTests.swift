import CollectionCore
import Testing

private struct RowsCase: VectorCase {
    var id: String
    var input: Input
    var expect: Expectation

    struct Input: Decodable {
        var lengths: [Double]
        var before: [Int]
        var item: Int
        var by: [Double]
        var held: Bool?
        var action: String?
    }

    struct Expectation: Decodable {
        var order: [Int]?
        var top: [String: Double]?
    }
}

private struct ListsCase: VectorCase {
    var id: String
    var input: Input
    var expect: Expectation

    struct Input: Decodable {
        var lists: [String: [VectorWord]]
        var from: VectorWord
        var to: VectorWord
        var cancelled: Bool?
    }

    struct Expectation: Decodable {
        var lists: [String: [VectorWord]]
    }
}

private struct EdgeCase: VectorCase {
    var id: String
    var input: Input
    var expect: Expectation

    struct Input: Decodable {
        var kind: String
        var list: [String]?
        var from: UInt32
        var to: UInt32?
        var target: UInt32?
        var edge: String?
    }

    struct Expectation: Decodable {
        var list: [String]?
        var index: Int?
    }
}

private struct PolicyCase: VectorCase {
    var id: String
    var input: Input
    var expect: Expectation

    struct Input: Decodable {
        var reorderable: Bool?
        var sections: [[Int]]?
        var moves: [[[UInt32]]]?
        var policy: Policy?
        var from: UInt32?
        var to: UInt32?
    }

    /// The name of a policy; a policy that lists sections has none.
    struct Policy: Decodable {
        var name: String?

        init(from decoder: any Decoder) throws {
            name = try? decoder.singleValueContainer().decode(String.self)
        }
    }

    struct Expectation: Decodable {
        var sections: [[Int]]?
        var allowed: Bool?
    }
}

/// What other projects make of items that a person moves: rules R2 to R9.
@Suite("Vectors: moving items")
struct ReorderVectorTests {
    @Test("Rows make room, and stand afterwards as they do elsewhere: R3 to R7, R13")
    func rows() throws {
        let cases = try VectorFile<RowsCase>.load(
            "reorder_flutter",
            notApplying: [
                "flutter.reversed.up50":
                    "no list begins at the bottom, and half of a neighbour is not enough"
            ])
        #expect(cases.count == 5)
        for one in cases {
            let before = one.input.before
            var stage = try MovementStage(
                rows: before.map { one.input.lengths[$0] }, height: 600
            ) { $0.movesByKeys = true }
            let place = UInt32(try #require(before.firstIndex(of: one.input.item), "\(one.id)"))
            if one.input.action == "moveDown" {
                #expect(try stage.moveDown(place), "\(one.id)")
            } else {
                #expect(try stage.drag(place, one.input.by), "\(one.id)")
                if one.input.held != true { try stage.letGo() }
            }
            _ = stage.told()
            let tops = MovementStage.tops(try stage.rest())
            let order = stage.model[0].map { before[$0] }
            #expect(order == one.expect.order ?? before, "\(one.id)")
            for (item, top) in one.expect.top ?? [:] {
                let index = try #require(order.firstIndex { "\($0)" == item })
                #expect(tops["0-\(index)"] == top, "\(one.id): \(item)")
            }
            #expect(stage.view.brokenInvariant() == nil, "\(one.id)")
        }
    }

    @Test("Within a list and between lists: R6, R9")
    func lists() throws {
        let cases = try VectorFile<ListsCase>.load("reorder_utilities")
        #expect(cases.count == 12)
        for one in cases {
            let names = one.input.lists.keys.sorted()
            let before = names.map { one.input.lists[$0] ?? [] }
            let all = before.flatMap { $0 }
            let after = names.map { name in
                (one.expect.lists[name] ?? []).compactMap { all.firstIndex(of: $0) }
            }
            func path(_ word: VectorWord) throws -> IndexPath {
                let section = try #require(names.firstIndex(of: word.verb), "\(one.id)")
                return .at(UInt32(section), UInt32(word.number(1)))
            }
            let (from, to) = (try path(one.input.from), try path(one.input.to))
            var lists = try ReorderedLists(before.map(\.count))
            if one.input.cancelled == true {
                #expect(throws: CollectionError.self) { try lists.move(from, to: to) }
            } else {
                #expect(try lists.move(from, to: to), "\(one.id)")
            }
            try expect(after, of: lists, one.id)
        }
    }

    @Test("At an edge of another item: R5, R6")
    func edges() throws {
        let cases = try VectorFile<EdgeCase>.load("reorder_pragmatic")
        #expect(cases.count == 5)
        for one in cases {
            let names = one.input.list ?? ["A", "B", "C", "D"]
            let from = IndexPath.at(0, one.input.from)
            var lists = try ReorderedLists([names.count])
            var order = Array(names.indices)
            if one.input.kind == "reorder" {
                let to = try #require(one.input.to, "\(one.id)")
                #expect(try lists.move(from, to: .at(0, to)), "\(one.id)")
                order = try #require(one.expect.list).compactMap { names.firstIndex(of: $0) }
            } else {
                let target = try #require(one.input.target, "\(one.id)")
                let isFar = one.input.edge == "far"
                #expect(try lists.drop(from, on: .at(0, target), atFarEdge: isFar), "\(one.id)")
                let item = order.remove(at: Int(from.item))
                order.insert(item, at: try #require(one.expect.index, "\(one.id)"))
            }
            try expect([order], of: lists, one.id)
        }
    }

    private static let policies = Dictionary(
        uniqueKeysWithValues: ["other", "listed"].map {
            ("listable.specific.\($0)", "no policy lists sections")
        } + [
            ("listable.specificOnly.listed", "no policy lists sections"),
            ("listable.validator.throws", "no host is asked about a place"),
        ])

    @Test("Which items may be moved, and where to: R2, R8")
    func policies() throws {
        let cases = try VectorFile<PolicyCase>.load(
            "reorder_policies", notApplying: Self.policies)
        #expect(cases.count == 5)
        for one in cases {
            let input = one.input
            var lists = try ReorderedLists(input.sections?.map(\.count) ?? [2, 2, 2, 2]) {
                if input.policy?.name == "current" { $0.policy = .currentSection }
            }
            if input.reorderable == false { try lists.stage.view.setDefaultTraits(.standard) }
            var order = try lists.items()
            if let moves = input.moves {
                for move in moves {
                    let (from, to) = (IndexPath.at(move[0]), IndexPath.at(move[1]))
                    let isMoved = try lists.move(from, to: to)
                    #expect(isMoved == input.reorderable, "\(one.id)")
                }
                order = try #require(one.expect.sections, "\(one.id)")
            } else if let source = input.from, let section = input.to {
                let place = IndexPath.at(section, source == section ? 1 : 0)
                #expect(try lists.move(.at(source, 0), to: place), "\(one.id)")
                if one.expect.allowed == true {
                    let item = order[Int(source)].remove(at: 0)
                    order[Int(section)].insert(item, at: Int(place.item))
                }
            } else {
                #expect(try lists.stage.pickUp(0, 0) == one.expect.allowed, "\(one.id)")
            }
            try expect(order, of: lists, one.id)
        }
    }

    /// Checks the items of lists, as the view has them and as the host was told.
    private func expect(
        _ items: [[Int]], of lists: borrowing ReorderedLists, _ id: String
    ) throws {
        let (shown, told) = (try lists.items(), lists.stage.model)
        #expect(shown == items, "\(id)")
        #expect(told == items, "\(id)")
        let broken = lists.stage.view.brokenInvariant()
        #expect(broken == nil, "\(id)")
    }
}

extension MovementStage {
    /// Picks a row up, and moves the pointer by some distances.
    ///
    /// - Returns: Whether the row was picked up.
    fileprivate mutating func drag(_ item: UInt32, _ distances: [Double]) throws -> Bool {
        let frame = try view.layoutAttributes(for: .cell(.at(0, item))).frame
        guard try pickUp(0, item) else { return false }
        var y = frame.y + frame.height / 2
        for distance in distances {
            y += distance
            try move(to: 50, y)
            try show()
        }
        return true
    }

    /// Moves a row by the key that leads down.
    ///
    /// - Returns: Whether the key was of use.
    fileprivate mutating func moveDown(_ item: UInt32) throws -> Bool {
        var focus = FocusConfiguration()
        focus.allowsFocus = true
        view.setFocusConfiguration(focus)
        try view.setFocusedElement(.cell(.at(0, item)))
        return try view.sendKey(KeySample(.down, at: time_ns, modifiers: .alt))
    }
}

extension IndexPath {
    fileprivate static func at(_ numbers: [UInt32]) -> IndexPath { .at(numbers[0], numbers[1]) }
}
