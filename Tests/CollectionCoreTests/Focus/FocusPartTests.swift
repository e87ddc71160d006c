import CollectionCore
import Testing

/// Focus within items: rule N11.
@Suite("Focus: parts of items")
struct FocusPartTests {
    /// Where focus is: "0-3", or "0-3/2" in a part.
    private func place(_ stage: borrowing FocusStage) -> String {
        let part = stage.events.view.focusState.part
        return stage.place + (part > 0 ? "/\(part)" : "")
    }

    private func setParts(
        _ counts: [UInt32], _ stage: inout FocusStage
    ) throws {
        let traits = counts.map { count in
            var traits = ItemTraits.inherited
            traits.flags = .areOwn
            traits.focusablePartCount = count
            return traits
        }
        let runs = counts.indices.map {
            ItemRun(indexPath: IndexPath(section: 0, item: UInt32($0)), count: 1)
        }
        try stage.events.view.setTraits(traits.span, ofItems: runs.span)
    }

    private func stage(_ counts: [UInt32]) throws -> FocusStage {
        var stage = try FocusStage([UInt32(counts.count)])
        try setParts(counts, &stage)
        try stage.focus(0)
        _ = stage.told()
        return stage
    }

    @Test("In a list arrows across go from the item to its parts, round and round")
    func list() throws {
        var stage = try stage([2, 0, 1])
        for (heading, expected) in [
            (FocusHeading.right, "0-0/1"), (.right, "0-0/2"), (.right, "0-0"), (.left, "0-0/2"),
            (.left, "0-0/1"), (.left, "0-0"), (.left, "0-0/2"),
        ] {
            #expect(try stage.events.view.moveFocus(heading))
            #expect(place(stage) == expected)
        }
        #expect(try stage.after(.down) == "0-1" && place(stage) == "0-1")
        #expect(try stage.after(.right) == "0-1!")
        _ = stage.events.view.nextEvents()
        _ = try stage.after(.down, .right)
        let events = stage.events.view.nextEvents().events
        #expect(events.map(\.otherValue) == [0, 1])
        #expect(events[1].element == .cell(IndexPath(section: 0, item: 2)))
        #expect(events[1].value == UInt64(FocusHeading.right.rawValue))
    }

    @Test("Enter and F2 lead in, Escape back; other keys are the host's within")
    func keys() throws {
        var stage = try stage([2, 0])
        #expect(try stage.press(.enter, at: 0) && place(stage) == "0-0/1")
        for key in [Key.enter, .f2, .space, .delete, .a, .other] {
            #expect(try !stage.press(key, at: 1, [.control]))
        }
        try stage.name(["a", "b"], from: 0)
        #expect(try stage.after(typing: "b", at: 1) == "0-0!")
        #expect(place(stage) == "0-0/1")
        #expect(try stage.press(.escape, at: 2) && place(stage) == "0-0")
        #expect(try !stage.press(.escape, at: 2))
        #expect(try stage.press(.f2, at: 3) && place(stage) == "0-0/1")
        #expect(try stage.press(.end, at: 4) && place(stage) == "0-1")
        #expect(try !stage.press(.enter, at: 5))
    }

    @Test("In a grid arrows across lead to items, and within an item from part to part")
    func grid() throws {
        var layout = GridLayout()
        layout.lanes = .fixed(2)
        var stage = try FocusStage.laidOut(.grid(layout), [4])
        try setParts([2, 2, 2, 2], &stage)
        try stage.focus(0)
        #expect(try stage.after(.right) == "0-1" && place(stage) == "0-1")
        #expect(try stage.press(.enter, at: 0) && place(stage) == "0-1/1")
        _ = try stage.after(.right)
        #expect(place(stage) == "0-1/2")
        _ = try stage.after(.right)
        #expect(place(stage) == "0-1")
        #expect(try stage.press(.enter, at: 1))
        #expect(try stage.after(.down) == "0-3" && place(stage) == "0-3")
    }

    @Test("A part that is no more is the item; what gives focus to an item leaves its parts")
    func changes() throws {
        var stage = try stage([3])
        _ = try stage.after(.left)
        #expect(place(stage) == "0-0/3")
        try stage.events.update([.insert(IndexPath(section: 0, item: 0))])
        #expect(place(stage) == "0-1/3")
        try setParts([0, 2], &stage)
        #expect(place(stage) == "0-1")
        _ = try stage.after(.left)
        #expect(place(stage) == "0-1/2")
        _ = stage.events.view.nextEvents()
        try stage.focus(1)
        #expect(place(stage) == "0-1" && stage.told() == ["0-1 to 0-1 program"])
        try stage.show()
        _ = try stage.after(.left)
        #expect(try stage.after(tapping: 15) == "0-1" && place(stage) == "0-1")
    }

    @Test("From right to left, left leads on")
    func mirrored() throws {
        var layout = ListLayout()
        layout.configuration.flipsHorizontallyInOppositeLayoutDirection = true
        var environment = Environment()
        environment.layoutDirection = .rightToLeft
        var stage = try FocusStage.laidOut(.list(layout), [1], environment: environment)
        try setParts([2], &stage)
        try stage.focus(0)
        _ = try stage.after(.left)
        #expect(place(stage) == "0-0/1")
        _ = try stage.after(.right, .right)
        #expect(place(stage) == "0-0/2")
    }
}
