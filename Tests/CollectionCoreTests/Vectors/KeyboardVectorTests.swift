import CollectionCore
import Testing

private struct KeyboardCase: VectorCase {
    var id: String
    var input: Input
    var expect: Expectation

    struct Input: Decodable {
        var count: UInt32
        var selection: String
        var behaviour: String
        var script: [VectorWord]
        var layout: String?
        var frames: [[Double]]?
        var initial: [UInt32]?
        var disabled: [UInt32]?
        var hasAction: Bool?
        var titles: [String]?
    }

    struct Expectation: Decodable {
        var focus: UInt32?
        var selected: [UInt32]?
        var changes: Int?
        var lastChange: [UInt32]?
        var actions: [UInt32]?
        var anchor: UInt32?
        var lead: UInt32?
    }
}

private struct AnnouncementCase: VectorCase {
    var id: String
    var input: KeyboardCase.Input
    var expect: Expectation

    struct Expectation: Decodable {
        var item: UInt32?
        var becameSelected: Bool?
        var selectedCount: Int
    }
}

/// Where focus is, and what is selected, after keys, clicks and touches: rules N2, N4 to N6, N8,
/// N9, S12 and U12.
@Suite("Vectors: keys, clicks and touches")
struct KeyboardVectorTests {
    private static let notApplying = [
        "aria.escapeNone": "no setting keeps Escape from deselecting",
        "aria.mac.metaArrow": "control and meta are one key, on every platform",
        "aria.lv.enter": "Enter is the primary action, and the space bar selects",
        "aria.lv.disabledSelectionActs": "where nothing can be selected a tap is told as a tap",
    ]

    @Test("They lead where they do elsewhere")
    func scripts() throws {
        let cases = try VectorFile<KeyboardCase>.load(
            "keyboard_react_aria", notApplying: Self.notApplying)
        #expect(cases.count == 41)
        for one in cases {
            var stage = try stage(one.input)
            for word in one.input.script { try perform(word, of: one.input, on: &stage) }
            try expect(one.expect, one.id, of: &stage)
        }
    }

    @Test("What a host announces comes of the last event and the selection: Y6")
    func announcements() throws {
        let cases = try VectorFile<AnnouncementCase>.load("a11y_announcements_react_aria")
        #expect(cases.count == 5)
        for one in cases {
            var stage = try stage(one.input)
            for word in one.input.script { try perform(word, of: one.input, on: &stage) }
            let events = stage.events.view.nextEvents()
            let last = try #require(
                events.events.last { $0.kind == .selectionDidChange }, "\(one.id)")
            let (added, removed, count) = (last.value, last.otherValue, Int(last.number))
            var item: UInt32?
            if added + removed == 1 {
                item = events.runs[Int(last.firstRun)].indexPath.item
            } else if count == 1 {
                item = stage.events.view.currentSelection.coveringRun?.indexPath.item
            }
            #expect(count == one.expect.selectedCount, "\(one.id)")
            #expect(item == one.expect.item, "\(one.id)")
            let becameSelected = item.map { _ in added > 0 || count == 1 && removed > 1 }
            #expect(becameSelected == one.expect.becameSelected, "\(one.id)")
        }
    }

    private func stage(_ input: KeyboardCase.Input) throws -> FocusStage {
        var stage = try FocusStage.laidOut(
            layout(input), [input.count], width: 1000, height: 1000)
        var selection = SelectionConfiguration()
        selection.allowsSelection = input.selection != "none"
        selection.allowsMultipleSelection = input.selection == "multiple"
        selection.behavior =
            input.behaviour == "replace"
            ? .replace : input.hasAction == true ? .longPressSelects : .toggle
        stage.events.view.setSelectionConfiguration(selection)
        if let initial = input.initial { try stage.select(initial) }
        for item in input.disabled ?? [] { try stage.setFocus(.no, of: item) }
        if let titles = input.titles { try stage.name(titles, from: 0) }
        try stage.events.view.setEventMask([.selection, .actions])
        _ = stage.events.view.nextEvents()
        try stage.show()
        return stage
    }

    /// Rows of 10 points, or a grid of as many lanes as there are frames on the first line.
    private func layout(_ input: KeyboardCase.Input) -> Layout {
        let isHorizontal = input.layout?.hasPrefix("horizontal") == true
        var configuration = LayoutConfiguration()
        if isHorizontal { configuration.scrollDirection = .horizontal }
        configuration.sectionMetrics.itemSize = Size(width: 100, height: 10)
        configuration.sectionMetrics.minimumLineSpacing = 0
        configuration.sectionMetrics.minimumInteritemSpacing = 0
        guard let frames = input.frames else {
            var list = ListLayout()
            list.configuration = configuration
            return .list(list)
        }
        var grid = GridLayout()
        grid.configuration = configuration
        let along = isHorizontal ? 0 : 1
        grid.lanes = .fixed(UInt32(frames.count { $0[along] == frames[0][along] }))
        return .grid(grid)
    }

    private func perform(
        _ word: VectorWord, of input: KeyboardCase.Input, on stage: inout FocusStage
    ) throws {
        let modifiers = word.words.count > 2 ? self.modifiers(word.words[2]) : []
        switch word.verb {
        case "tab": _ = try stage.events.view.enterFocus(.next)
        case "shiftTab": _ = try stage.events.view.enterFocus(.previous)
        case "click": try stage.tap(at: word.number(1), .mouse, modifiers)
        case "touch": try stage.tap(at: word.number(1), .touch)
        case "longPress":
            try stage.tap(at: word.number(1), .touch, for: UInt64(word.number(2)))
        case "key":
            guard case .name(let name) = word.words[1] else { return }
            guard input.titles == nil else {
                _ = try stage.after(typing: name, at: stage.events.time_ns / 1_000_000)
                return
            }
            let key = try #require(Self.keys[name], "\(name)")
            _ = try stage.press(key, at: stage.events.time_ns / 1_000_000, modifiers)
        default: Issue.record("no step \(word.verb)")
        }
    }

    private static let keys: [String: Key] = [
        "ArrowUp": .up, "ArrowDown": .down, "ArrowLeft": .left, "ArrowRight": .right,
        "Home": .home, "End": .end, "Space": .space, "Enter": .enter, "a": .a, "Escape": .escape,
    ]

    private func modifiers(_ word: VectorWord) -> KeyModifiers {
        guard case .name(let names) = word else { return [] }
        return names.split(separator: "+").reduce(into: []) {
            $0.formUnion($1 == "shift" ? .shift : $1 == "ctrl" ? .control : .meta)
        }
    }

    private func expect(
        _ expected: KeyboardCase.Expectation, _ id: String, of stage: inout FocusStage
    ) throws {
        if let item = expected.focus { #expect(stage.place == "0-\(item)", "\(id)") }
        let selected = try stage.selectedItems()
        if let items = expected.selected ?? expected.lastChange {
            #expect(selected == items, "\(id)")
        }
        let events = stage.events.view.nextEvents().events
        if let count = expected.changes {
            #expect(events.count { $0.kind == .selectionDidChange } == count, "\(id)")
        }
        if let items = expected.actions {
            let acts = events.filter { $0.kind == .primaryAction }
            #expect(acts.map(\.element.indexPath.item) == items, "\(id)")
        }
        let selection = stage.events.view.currentSelection
        if let anchor = expected.anchor { #expect(selection.anchor?.item == anchor, "\(id)") }
        if let lead = expected.lead { #expect(selection.lead?.item == lead, "\(id)") }
    }
}

extension FocusStage {
    /// A pointer taps an item of the first section.
    fileprivate mutating func tap(
        at item: Int, _ device: PointerSample.Device, _ modifiers: KeyModifiers = [],
        for milliseconds: UInt64 = 10
    ) throws {
        let cell = Element.cell(IndexPath(section: 0, item: UInt32(item)))
        let frame = try events.view.layoutAttributes(for: cell).frame
        try tap(
            x: frame.x + frame.width / 2, y: frame.y + frame.height / 2, device, modifiers,
            for: milliseconds)
    }
}
