import CollectionCore
import Testing

/// Items that are found by typing: rule N8.
@Suite("Focus: type-ahead")
struct TypeAheadTests {
    private static let dwarfs = ["Thorin", "Balin", "Dwalin", "Bifur", "Bofur", "Bombur", "b c"]

    private static func stage(
        _ names: [String] = dwarfs, mask: EventMask = [.focus, .typeAhead]
    ) throws -> FocusStage {
        var stage = try FocusStage([UInt32(names.count)])
        try stage.events.view.setEventMask(mask)
        try stage.name(names, from: 0)
        _ = try stage.events.view.enterFocus(.next)
        _ = stage.told()
        return stage
    }

    @Test("The next item whose name begins with what is typed, and on with the same character")
    func first() throws {
        var stage = try Self.stage()
        #expect(try stage.after(typing: "b", at: 0) == "0-1")
        #expect(stage.told() == ["0-0 to 0-1"])
        #expect(try stage.after(typing: "B", at: 1) == "0-3")
        #expect(try stage.after(typing: "b", at: 2) == "0-4")
        #expect(try stage.after(typing: "bb", at: 3) == "0-5")
        // Over the end.
        #expect(try stage.after(typing: "b", at: 4) == "0-6")
        #expect(try stage.after(typing: "b", at: 5) == "0-1")
        #expect(try stage.after(typing: "x", at: 1006) == "0-1")
    }

    @Test("Longer text begins at the item that has focus; a second later it is other text")
    func longer() throws {
        var stage = try Self.stage()
        #expect(try stage.after(typing: "b", at: 0) == "0-1")
        #expect(try stage.after(typing: "o", at: 999) == "0-4")
        #expect(try stage.after(typing: "F", at: 1998) == "0-4")
        #expect(try stage.after(typing: "d", at: 2998) == "0-2")
        #expect(try stage.after(typing: "bom", at: 5000) == "0-5")
        #expect(try stage.after(typing: "q", at: 5001) == "0-5")
    }

    @Test("Letters that are keys of their own are text without control and meta")
    func letters() throws {
        var stage = try Self.stage(["c", "b", "bc", "ba", "bx", "bv"])
        var time: UInt64 = 0
        for (key, letter, place) in [
            (Key.a, "a", "0-3"), (.c, "c", "0-2"), (.x, "x", "0-4"), (.v, "v", "0-5"),
        ] {
            _ = try stage.after(typing: "b", at: time)
            #expect(try !stage.press(key, at: time + 1))
            #expect(try stage.after(typing: letter, at: time + 2) == place)
            time += 3000
        }
    }

    @Test("A space is text while more is typed, and otherwise the key that it is")
    func space() throws {
        var stage = try Self.stage()
        #expect(try stage.after(typing: " ", at: 0) == "0-0!")
        #expect(try !stage.press(.space, at: 0))
        _ = try stage.after(typing: "b", at: 10)
        #expect(try stage.press(.space, at: 11, [.shift]) && stage.place == "0-6")
        #expect(try !stage.press(.space, at: 12, [.control]))
        // Another key has ended it.
        #expect(try stage.after(typing: "c", at: 13) == "0-6")
        _ = try stage.after(typing: "b", at: 2000)
        #expect(try stage.press(.down, at: 2001) && stage.place == "0-2")
        #expect(try stage.after(typing: "t", at: 2002) == "0-0")
        #expect(try !stage.press(.other, at: 2003))
        #expect(try stage.after(typing: "horin", at: 2004) == "0-0")
        #expect(try !stage.press(.space, at: 3004))
    }

    @Test("Capital letters of ASCII are small ones; other bytes are what they are")
    func folding() throws {
        var stage = try Self.stage(["z", "\u{c4}rger", "\u{e4}rger", "[", "{", "\u{e4}"])
        #expect(try stage.after(typing: "\u{e4}", at: 0) == "0-2")
        #expect(try stage.after(typing: "\u{e4}", at: 1) == "0-5")
        #expect(try stage.after(typing: "\u{c4}R", at: 2000) == "0-1")
        #expect(try stage.after(typing: "{", at: 4000) == "0-4")
    }

    @Test("Items that cannot have focus are passed over; about some the host is asked")
    func traits() throws {
        var stage = try Self.stage()
        try stage.setFocus(.no, of: 1, count: 3)
        #expect(try stage.after(typing: "b", at: 0) == "0-4")
        try stage.setFocus(.ask, of: 5)
        _ = stage.told()
        #expect(try stage.after(typing: "b", at: 2000) == "0-4")
        let asked = stage.events.view.nextEvents().events
        #expect(asked.map(\.kind) == [.focusRequested])
        #expect(asked[0].element == .cell(IndexPath(section: 0, item: 5)))
        try stage.setFocus(.no, of: 0, count: 7)
        #expect(try stage.after(typing: "b", at: 4000) == "0-4")
    }

    @Test("The selection follows where it follows arrows")
    func selection() throws {
        var stage = try Self.stage()
        var configuration = SelectionConfiguration()
        configuration.behavior = .replace
        stage.events.view.setSelectionConfiguration(configuration)
        _ = try stage.after(typing: "bo", at: 0)
        #expect(try stage.events.view.isItemSelected(at: IndexPath(section: 0, item: 4)))
        configuration.behavior = .toggle
        stage.events.view.setSelectionConfiguration(configuration)
        _ = try stage.after(typing: "t", at: 2000)
        #expect(try !stage.events.view.isItemSelected(at: IndexPath(section: 0, item: 0)))
    }

    @Test("The content follows, and does so again where the item is out of sight")
    func scrolling() throws {
        var stage = try Self.stage(mask: .scrolling)
        try stage.show()
        _ = try stage.after(typing: "bom", at: 0)
        #expect(stage.events.view.nextEvents().events.map(\.point.y) == [10])
        _ = try stage.after(typing: "b", at: 1)
        #expect(stage.events.view.nextEvents().events.map(\.point.y) == [10])
    }

    @Test("A view that knows no names asks the host")
    func asking() throws {
        var stage = try Self.stage(["", "", ""])
        #expect(try stage.after(typing: "B", at: 7) == "0-0")
        #expect(try stage.after(typing: "\u{e4} ", at: 8) == "0-0")
        let news = stage.events.view.nextEvents()
        #expect(news.events.map(\.kind) == [.typeAhead, .typeAhead])
        #expect(news.text == Array("BB\u{e4} ".utf8))
        #expect(news.events.map(\.value) == [0, 1] && news.events.map(\.otherValue) == [1, 4])
        #expect(news.events.map(\.cause) == [1, 2] && news.events[1].origin == .user)
        #expect(news.events[0].element == .cell(IndexPath(section: 0, item: 0)))
        // The host answers, and the text goes on.
        try stage.focus(2)
        _ = try stage.after(typing: "c", at: 9)
        #expect(stage.events.view.nextEvents().text == Array("B\u{e4} c".utf8))
        try stage.events.view.setEventMask(.focus)
        #expect(try stage.after(typing: "c", at: 10) == "0-2!")
        try stage.name(["cd"], from: 1)
        #expect(try stage.after(typing: "c", at: 3000) == "0-1")
    }

    @Test("Nothing comes of text outside of the view, and without items")
    func nothing() throws {
        var stage = try Self.stage()
        try stage.events.view.leaveFocus()
        #expect(try stage.after(typing: "b", at: 0) == "outside!")
        _ = try stage.events.view.enterFocus(.next)
        try stage.events.setData([])
        #expect(try stage.after(typing: "b", at: 0) == "nothing!")
    }

    @Test("Names go with their items, and new items have none")
    func updates() throws {
        var stage = try Self.stage()
        try stage.events.update([
            .insert(IndexPath(section: 0, item: 1), count: 2),
            .move(IndexPath(section: 0, item: 3), to: IndexPath(section: 0, item: 0)),
            .delete(IndexPath(section: 0, item: 4)),
        ])
        // Bifur, two new ones, Thorin, Balin, Dwalin, Bombur, b c.
        try stage.focus(0)
        #expect(try stage.after(typing: "b", at: 0) == "0-4")
        #expect(try stage.after(typing: "o", at: 1) == "0-6")
        #expect(try stage.after(typing: "bif", at: 2000) == "0-0")
        try stage.events.setData([9])
        #expect(try stage.after(typing: "b", at: 4000) == "0-0")
    }

    @Test("Names count against the limit on bytes; what is refused changes nothing")
    func refusals() throws {
        var stage = try FocusStage([100])
        let runs = [ItemRun(indexPath: IndexPath(section: 0, item: 98), count: 2)]
        func refused(
            _ text: [UInt8], _ sizes: [UInt32], _ view: inout CollectionView,
            within limits: Limits? = nil
        ) -> CollectionError? {
            do throws(CollectionError) {
                try view.setNames(
                    text.span, sizes: sizes.span, ofItems: runs.span, within: limits)
                return nil
            } catch { return error }
        }
        let before = stage.events.view.heldBytes
        #expect(
            refused([65], [1], &stage.events.view)
                == .unequalColumns("name_sizes", count: 1, expected: 2))
        for sizes: [UInt32] in [[1, 0], [3, 0], [.max, 3]] {
            #expect(
                refused([65, 66], sizes, &stage.events.view)
                    == .invalidArgument("text_size", .outOfRange))
        }
        #expect(
            refused([0xc3, 0xa4], [1, 1], &stage.events.view)
                == .invalidArgument("text", .invalidUTF8))
        #expect(refused([0xff], [1, 0], &stage.events.view) != nil)
        var limits = stage.events.view.limits
        limits.dataBytes = before + 100
        #expect(refused([65, 66], [1, 1], &stage.events.view, within: limits) != nil)
        #expect(stage.events.view.heldBytes == before)
        #expect(refused([65, 66], [1, 1], &stage.events.view) == nil)
        #expect(stage.events.view.heldBytes > before)
        _ = try stage.events.view.enterFocus(.next)
        for text in [[], [0xff], Array(repeating: 65, count: 256)] as [[UInt8]] {
            #expect(throws: CollectionError.self) {
                _ = try stage.events.view.sendText(text.span, at: 0)
            }
        }
        stage.events.time_ns = 10
        try stage.show()
        #expect(throws: CollectionError.invalidArgument("time_ns", .goesBack)) {
            _ = try stage.events.view.sendText(([66] as [1 of UInt8]).span, at: 9)
        }
    }
}

extension FocusStage {
    /// Gives names to items of the first section.
    mutating func name(_ names: [String], from item: UInt32) throws {
        let text = names.flatMap { Array($0.utf8) }
        let sizes = names.map { UInt32($0.utf8.count) }
        let path = IndexPath(section: 0, item: item)
        let runs = [ItemRun(indexPath: path, count: UInt64(names.count))]
        try events.view.setNames(text.span, sizes: sizes.span, ofItems: runs.span)
    }

    /// Where focus is after text, with "!" where that was not handled.
    mutating func after(typing text: String, at milliseconds: UInt64) throws -> String {
        let bytes = Array(text.utf8)
        let isHandled = try events.view.sendText(bytes.span, at: milliseconds * 1_000_000)
        return place + (isHandled ? "" : "!")
    }

    mutating func press(
        _ key: Key, at milliseconds: UInt64, _ modifiers: KeyModifiers = []
    ) throws -> Bool {
        try events.view.sendKey(
            KeySample(key, at: milliseconds * 1_000_000, modifiers: modifiers))
    }
}
