import CollectionCore
import Testing

private struct KeyCase: VectorCase {
    var id: String
    var input: Input
    var expect: Expectation

    struct Input: Decodable {
        var items: UInt32?
        var noDropOn: [UInt32]?
        var rejects: [UInt32]?
        var onlyOn: Bool?
        var pageItems: UInt32?
        var at: [VectorWord]?
        var key: String?
    }

    struct Expectation: Decodable {
        var position: [VectorWord]?

        private enum Key: CodingKey { case position }

        init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: Key.self)
            position = try? values.decode([VectorWord].self, forKey: .position)
        }
    }
}

/// What React Aria makes of keys while items are dragged by keys: rules O7, O13.
@Suite("Vectors: drops by keys")
struct DropKeyVectorTests {
    private static let notApplying: [String: String] = {
        let root = "nowhere is no position that keys lead to"
        let foreign = "keys drag the view's own items only, which begin behind themselves"
        let tree = "the items of an outline are those of a section, and a gap is one position"
        return [
            "drop.down.0": root, "drop.up.0": root, "drop.up.1": root, "drop.pageDown.root": root,
            "drop.default.focused": "the order of keys in another test",
            "drop.default.onFirst": foreign, "drop.default.onLast": foreign,
            "drop.tree.down": tree, "drop.tree.up": tree, "drop.tree.right": tree,
            "drop.tree.leftRtl": tree,
        ]
    }()

    @Test("Keys lead from position to position")
    func keys() throws {
        let cases = try VectorFile<KeyCase>.load(
            "drop_keyboard_react_aria", notApplying: Self.notApplying)
        #expect(cases.count == 8)
        for one in cases {
            var stage = try Self.stage(one.input)
            let start = Self.position(try #require(one.input.at))
            let end = Self.position(try #require(one.expect.position))
            for _ in 0..<40 where Self.now(stage) != start { _ = try stage.press(.down) }
            #expect(Self.now(stage) == start, "\(one.id)")
            let keys: [String: Key] = [
                "ArrowDown": .down, "ArrowUp": .up, "PageDown": .pageDown, "PageUp": .pageUp,
            ]
            let key = try #require(keys[one.input.key ?? ""], "\(one.id)")
            #expect(try stage.press(key), "\(one.id)")
            #expect(Self.now(stage) == end, "\(one.id)")
        }
    }

    /// The item that is dragged has a section of its own, before those of the case.
    private static func stage(_ input: KeyCase.Input) throws -> DragStage {
        let count = try #require(input.items)
        var stage = try DragStage(counts: [1, count]) { $0.isDragInteractionEnabled = true }
        if let rows = input.pageItems { stage.bounds.height = 20 * Double(rows + 1) }
        if input.onlyOn == true {
            // Nothing may come to stand between these.
            var movement = MovementConfiguration()
            movement.lockedItemsAtStart = count
            movement.lockedItemsAtEnd = 1
            try stage.view.setMovementConfiguration(movement)
        }
        var focus = FocusConfiguration()
        focus.allowsFocus = true
        stage.view.setFocusConfiguration(focus)
        var accepting = ItemTraits.standard
        accepting.drag = .yes
        accepting.flags.insert(.acceptsDrops)
        let refused = (input.noDropOn ?? []) + (input.rejects ?? [])
        for item in 0..<count where !refused.contains(item) {
            let run = ItemRun(indexPath: .at(1, item), count: 1)
            try stage.view.setTraits(
                ([accepting] as [1 of ItemTraits]).span, ofItems: ([run] as [1 of ItemRun]).span)
        }
        try stage.show()
        try stage.view.setFocusedElement(.cell(.at(0, 0)))
        #expect(try stage.press(.enter, .alt))
        return stage
    }

    /// The item, and whether the position is onto it; a gap has the item behind it.
    private struct Position: Equatable {
        var item: UInt32
        var isOnto: Bool
    }

    private static func position(_ words: [VectorWord]) -> Position {
        guard case .count(let number) = words[0] else { return Position(item: .max, isOnto: true) }
        let item = UInt32(number)
        switch words[1] {
        case .name("before"): return Position(item: item, isOnto: false)
        case .name("on"): return Position(item: item, isOnto: true)
        default: return Position(item: item + 1, isOnto: false)
        }
    }

    private static func now(_ stage: borrowing DragStage) -> Position? {
        guard let state = stage.view.dropState, let path = state.destination, path.section == 1
        else { return nil }
        return Position(
            item: path.item,
            isOnto: state.proposal.intent == .insertIntoDestinationIndexPath)
    }
}
