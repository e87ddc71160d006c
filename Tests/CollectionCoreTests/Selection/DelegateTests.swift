import CollectionCore
import CollectionReference
import Testing

/// Q7: what a delegate is asked, and what its answers come to.
@Suite("Q7: questions to a delegate")
struct DelegateTests {
    /// Answers what it is told to, and notes each question.
    private final class Answers: CollectionViewDelegate, @unchecked Sendable {
        /// Nil: no answer.
        var answer: Bool?
        /// The questions that have another answer.
        var others: [String: Bool?] = [:]
        private var asked: [String] = []

        init(_ answer: Bool?) {
            self.answer = answer
            super.init()
        }

        func taken() -> [String] {
            defer { asked = [] }
            return asked
        }

        private func ask(_ question: String, _ item: AskedItem) -> Bool? {
            let name = item.identifier.map { "#\($0)" } ?? ""
            asked.append("\(question) \(item.indexPath.section)-\(item.indexPath.item)\(name)")
            return others[question] ?? answer
        }

        override func shouldHighlightItem(_ item: AskedItem) -> Bool? { ask("highlight", item) }
        override func shouldSelectItem(_ item: AskedItem) -> Bool? { ask("select", item) }
        override func shouldDeselectItem(_ item: AskedItem) -> Bool? { ask("deselect", item) }
        override func shouldUpdateFocus(to item: AskedItem, _ heading: FocusHeading) -> Bool? {
            ask("focus \(heading)", item)
        }
        override func shouldShowMenu(forItem item: AskedItem) -> Bool? { ask("menu", item) }
        override func canPerformPrimaryAction(forItem item: AskedItem) -> Bool? {
            ask("act", item)
        }
    }

    private static var asking: ItemTraits {
        var traits = ItemTraits.inherited
        (traits.highlight, traits.select, traits.deselect) = (.ask, .ask, .ask)
        (traits.focus, traits.menu, traits.primaryAction) = (.ask, .ask, .ask)
        return traits
    }

    /// Rows of 10 points; the first two are asked about.
    private func stage(
        _ behavior: SelectionBehavior, _ delegate: Answers?, isSingle: Bool = false,
        mask: EventMask = [.highlights, .selection, .actions]
    ) throws -> PressStage {
        var stage = try PressStage([5], mask: mask)
        var configuration = SelectionConfiguration()
        configuration.allowsMultipleSelection = !isSingle
        configuration.behavior = behavior
        stage.events.view.setSelectionConfiguration(configuration)
        try ask(&stage.events.view)
        stage.events.view.delegate = delegate
        return stage
    }

    private func ask(_ view: inout CollectionView) throws {
        let runs = [ItemRun(indexPath: IndexPath(section: 0, item: 0), count: 2)]
        try view.setTraits(([Self.asking] as [1 of ItemTraits]).span, ofItems: runs.span)
    }

    private func selected(_ stage: borrowing PressStage) throws -> [ItemRun] {
        try stage.events.view.selectedRuns()
    }

    private func run(_ item: UInt32, _ count: UInt64 = 1) -> ItemRun {
        ItemRun(indexPath: IndexPath(section: 0, item: item), count: count)
    }

    @Test("A tap asks in UIKit's order, and tells what it tells of other items")
    func allowed() throws {
        let answers = Answers(true)
        var stage = try stage(.tap, answers)
        try stage.tap(5, at: 10)
        #expect(answers.taken() == ["highlight 0-0", "select 0-0", "act 0-0"])
        #expect(
            stage.told() == [
                "highlight 0-0 at 10", "select 0-0 at 10", "unhighlight 0-0 at 10",
                "selected 1, 0 of 1 at 10", "act on 0-0 at 10",
            ])
        try stage.tap(5, at: 1000)
        #expect(answers.taken() == ["highlight 0-0", "deselect 0-0"])
        #expect(stage.told()[1] == "deselect 0-0 at 1000")
        #expect(try selected(stage) == [])
    }

    @Test("An item whose traits answer is not asked about")
    func unasked() throws {
        let answers = Answers(false)
        var stage = try stage(.tap, answers)
        try stage.tap(25, at: 10)
        #expect(answers.taken() == [])
        #expect(try selected(stage) == [run(2)])
        var none = ItemTraits.inherited
        (none.highlight, none.select) = (.yes, .no)
        try stage.events.view.setTraits(
            ([none] as [1 of ItemTraits]).span, ofItems: ([run(0)] as [1 of ItemRun]).span)
        try stage.tap(5, at: 1000)
        #expect(answers.taken() == [])
        #expect(try selected(stage) == [run(2)])
    }

    @Test("What is denied is as where the traits say no")
    func denied() throws {
        let answers = Answers(true)
        answers.others = ["select": false]
        var stage = try stage(.tap, answers)
        try stage.tap(5, at: 10)
        #expect(
            stage.told() == [
                "highlight 0-0 at 10", "unhighlight 0-0 at 10", "act on 0-0 at 10",
            ])
        answers.others = ["act": false]
        try stage.tap(5, at: 1000)
        #expect(stage.told().last == "selected 1, 0 of 1 at 1000")
        answers.others = ["deselect": false]
        try stage.tap(5, at: 2000)
        #expect(stage.told() == ["highlight 0-0 at 2000", "unhighlight 0-0 at 2000"])
        #expect(try selected(stage) == [run(0)])
    }

    @Test("What may not be highlighted is not selected, and is asked about once for a press")
    func refusedHighlight() throws {
        let answers = Answers(true)
        answers.others = ["highlight": false]
        var stage = try stage(.tap, answers)
        try stage.tap(5, at: 10)
        #expect(answers.taken() == ["highlight 0-0"])
        #expect(stage.told() == [])
        var clicks = try self.stage(.replace, answers)
        try clicks.tap(5, at: 10, device: .mouse)
        #expect(answers.taken() == ["highlight 0-0"])
        #expect(try selected(clicks) == [])
    }

    @Test("Traits that change while a pointer is down count as it is lifted; an answer stays")
    func changedTraits() throws {
        let answers = Answers(false)
        var stage = try stage(.tap, answers, mask: [])
        var (light, dark) = (ItemTraits.inherited, ItemTraits.inherited)
        (light.highlight, dark.highlight) = (.yes, .no)
        try stage.point(.down, 5, at: 10)
        try stage.events.view.setTraits(
            ([light] as [1 of ItemTraits]).span, ofItems: ([run(0)] as [1 of ItemRun]).span)
        try stage.point(.up, 5, at: 20)
        #expect(try selected(stage) == [])
        try stage.events.view.setTraits(
            ([dark] as [1 of ItemTraits]).span, ofItems: ([run(0)] as [1 of ItemRun]).span)
        try stage.point(.down, 5, at: 1010)
        try stage.events.view.setTraits(
            ([light] as [1 of ItemTraits]).span, ofItems: ([run(0)] as [1 of ItemRun]).span)
        try stage.point(.up, 5, at: 1020)
        #expect(try selected(stage) == [run(0)])
        #expect(answers.taken() == ["highlight 0-0"])
    }

    @Test("Without an answer the host is asked by an event, as without a delegate")
    func unanswered() throws {
        let answers = Answers(nil)
        var asked = try stage(.tap, answers)
        var plain = try stage(.tap, nil)
        try asked.tap(5, at: 10)
        try plain.tap(5, at: 10)
        let told = plain.told()
        #expect(told[1] == "select 0-0? at 10" && told.count == 3)
        #expect(asked.told() == told)
        #expect(answers.taken() == ["highlight 0-0", "select 0-0"])
    }

    @Test("Where one may be selected, an allowed item replaces it")
    func single() throws {
        let answers = Answers(true)
        var stage = try stage(.tap, answers, isSingle: true, mask: .selection)
        try stage.tap(25, at: 10)
        try stage.tap(5, at: 1000)
        #expect(stage.told().suffix(3).first == "deselect 0-2 at 1000")
        #expect(try selected(stage) == [run(0)])
        // Nobody is asked about the item that is replaced.
        #expect(answers.taken() == ["highlight 0-0", "select 0-0"])
    }

    @Test("A click asks as the pointer goes down, and a range leaves out what is asked about")
    func clicks() throws {
        let answers = Answers(true)
        var stage = try stage(.replace, answers, mask: [])
        try stage.point(.down, 5, at: 0, device: .mouse)
        #expect(answers.taken() == ["highlight 0-0", "select 0-0"])
        try stage.point(.up, 5, at: 10, device: .mouse)
        #expect(answers.taken() == [])
        try stage.tap(35, at: 1000, device: .mouse, .shift)
        #expect(try selected(stage) == [run(0), run(2, 2)])
        #expect(answers.taken() == [])
    }

    @Test("A long press asks in the display frame that is the first at its time")
    func longPress() throws {
        let answers = Answers(true)
        var stage = try stage(.longPressSelects, answers, mask: .selection)
        try stage.point(.down, 5, at: 0)
        #expect(answers.taken() == ["highlight 0-0"])
        try stage.show(at: 600)
        #expect(answers.taken() == ["select 0-0"])
        #expect(stage.told() == ["select 0-0 at 500", "selected 1, 0 of 1 at 500"])
    }

    @Test("The secondary button asks whether the item may be selected, and has a menu")
    func menus() throws {
        let answers = Answers(true)
        answers.others = ["menu": false]
        var stage = try stage(.replace, answers)
        try stage.point(.down, 5, at: 0, device: .mouse, buttons: .secondary)
        #expect(answers.taken() == ["highlight 0-0", "select 0-0", "menu 0-0"])
        #expect(stage.told() == ["select 0-0", "selected 1, 0 of 1"])
        try stage.point(.up, 5, at: 10, device: .mouse)
        answers.others = [:]
        try stage.point(.down, 5, at: 20, device: .mouse, buttons: .secondary)
        #expect(answers.taken() == ["menu 0-0"])
        #expect(stage.told() == ["menu of 1 at 0-0 at 20"])
    }

    @Test("Focus goes where the delegate allows, and otherwise stays: the key is the host's")
    func focus() throws {
        let answers = Answers(false)
        var stage = try FocusStage([5])
        try ask(&stage.events.view)
        stage.events.view.delegate = answers
        #expect(try stage.after(entering: .next) == "outside!")
        #expect(answers.taken() == ["focus next 0-0"])
        try stage.focus(2)
        try stage.show()
        _ = stage.told()
        #expect(try stage.after(.up) == "0-2!")
        answers.others = ["highlight": true]
        #expect(try stage.after(tapping: 5) == "0-2")
        #expect(answers.taken() == ["focus up 0-1", "highlight 0-0", "focus none 0-0"])
        #expect(stage.told() == [])
        answers.answer = true
        #expect(try stage.after(.up) == "0-1")
        #expect(stage.told() == ["0-2 to 0-1 up"])
        answers.answer = nil
        #expect(try stage.after(.up) == "0-1")
        #expect(stage.told() == ["0-1 to 0-0 up"])
    }

    @Test("Keys and assistive technology ask as pointers do")
    func keysAndActions() throws {
        let answers = Answers(true)
        var stage = try stage(.tap, answers)
        stage.events.view.setFocusConfiguration(.allowed)
        try stage.events.view.setFocusedElement(.cell(IndexPath(section: 0, item: 0)))
        #expect(try stage.events.view.sendKey(KeySample(.space, at: 0)))
        #expect(try stage.events.view.sendKey(KeySample(.enter, at: 0)))
        #expect(answers.taken() == ["select 0-0", "act 0-0", "act 0-0"])
        let second = Element.cell(IndexPath(section: 0, item: 1))
        #expect(try stage.events.view.perform(.press, on: second))
        #expect(answers.taken() == ["focus none 0-1", "highlight 0-1", "select 0-1", "act 0-1"])
        #expect(try selected(stage) == [run(0, 2)])
        answers.answer = false
        #expect(try !stage.events.view.perform(.deselect, on: second))
        #expect(try !stage.events.view.perform(.primaryAction, on: second))
        #expect(answers.taken() == ["deselect 0-1", "act 0-1"])
        #expect(try selected(stage) == [run(0, 2)])
    }

    @Test("Where the data is a snapshot's, the item comes with its identifier")
    func identifiers() throws {
        let answers = Answers(true)
        var stage = try stage(.tap, answers)
        var snapshot = Snapshot(limits: Limits())
        _ = try snapshot.appendSections([7])
        _ = try snapshot.appendItems([42, 43])
        try stage.events.view.applySnapshotUsingReloadData(snapshot)
        try ask(&stage.events.view)
        try stage.show(at: 0)
        try stage.tap(15, at: 10)
        #expect(answers.taken() == ["highlight 0-1#43", "select 0-1#43", "act 0-1#43"])
    }
}

extension PressStage {
    fileprivate mutating func tap(
        _ y: Double, at milliseconds: Double, device: PointerSample.Device = .touch,
        _ modifiers: KeyModifiers = []
    ) throws {
        try point(.down, y, at: milliseconds, device: device, modifiers: modifiers)
        try point(.up, y, at: milliseconds, device: device, modifiers: modifiers)
    }
}
