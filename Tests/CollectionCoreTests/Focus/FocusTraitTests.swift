import CollectionCore
import Testing

/// Items that cannot have focus, and those about which the host is asked: rules N2 to N4.
@Suite("Focus: traits")
struct FocusTraitTests {
    @Test("N4: items that cannot have focus are passed over, as many as there are")
    func passedOver() throws {
        var stage = try FocusStage([1_000_000_000])
        try stage.setFocus(.no, of: 1, count: 999_999_997)
        try stage.focus(0)
        #expect(try stage.after(.down) == "0-999999998")
        #expect(try stage.after(.up) == "0-0")
        #expect(try stage.after(.last) == "0-999999999")
        try stage.setFocus(.no, of: 0)
        #expect(try stage.after(.first) == "0-999999998")
    }

    @Test("N4: also where no two neighbours have the same traits")
    func passedAlternating() throws {
        var stage = try FocusStage([10_000])
        let runs = (1..<9999).map { ItemRun(indexPath: IndexPath(section: 0, item: $0), count: 1) }
        let traits = runs.indices.map { index in
            var traits = ItemTraits.inherited
            if index % 2 == 0 { traits.focus = .no } else { traits.select = .no }
            return traits
        }
        try stage.events.view.setTraits(traits.span, ofItems: runs.span)
        try stage.focus(0)
        #expect(try stage.after(.down) == "0-9999")
        #expect(try stage.after(.up) == "0-0")
    }

    @Test("N4: by geometry, too; where four screens hold none, the next one in order is next")
    func byGeometry() throws {
        var layout = GridLayout()
        layout.lanes = .fixed(4)
        layout.sectionMetrics.minimumLineSpacing = 0
        layout.sectionMetrics.minimumInteritemSpacing = 0
        var stage = try FocusStage.laidOut(.grid(layout), [4000], width: 80)
        try stage.setFocus(.no, of: 5)
        try stage.focus(1)
        #expect(try stage.after(.down) == "0-9")
        try stage.setFocus(.no, of: 10, count: 3000)
        #expect(try stage.after(.down) == "0-3010")
    }

    @Test("N2: focus enters past what cannot have it; where nothing can, it stays outside")
    func enter() throws {
        var stage = try FocusStage([3]) { $0.remembersLastFocusedIndexPath = true }
        try stage.setFocus(.no, of: 0)
        #expect(try stage.after(entering: .next) == "0-1")
        try stage.events.view.leaveFocus()
        try stage.setFocus(.no, of: 1)
        #expect(try stage.after(entering: .next) == "0-2")
        try stage.events.view.leaveFocus()
        var none = ItemTraits.standard
        none.select = .no
        try stage.events.view.setDefaultTraits(none)
        try stage.setFocus(.inherit, of: 0, count: 3)
        #expect(try stage.after(entering: .next) == "outside!")
        // By program all goes.
        try stage.focus(1)
        #expect(stage.place == "0-1")
    }

    @Test("N3: the host is asked, and gives focus if it agrees")
    func ask() throws {
        var stage = try FocusStage([3])
        try stage.setFocus(.ask, of: 1)
        try stage.focus(0)
        _ = stage.told()
        #expect(try stage.after(.down) == "0-0")
        let asked = stage.events.view.nextEvents()
        #expect(asked.events.map(\.kind) == [.focusRequested])
        #expect(asked.events[0].element == .cell(IndexPath(section: 0, item: 1)))
        #expect(asked.events[0].value == UInt64(FocusHeading.down.rawValue))
        try stage.focus(1)
        #expect(stage.told() == ["0-0 to 0-1 program"])
    }

    @Test("N10: focus that moves on passes over what cannot have it")
    func deleted() throws {
        var stage = try FocusStage([4])
        try stage.setFocus(.no, of: 2, count: 2)
        try stage.focus(1)
        try stage.events.update([.delete(IndexPath(section: 0, item: 1))])
        #expect(stage.place == "0-0")
    }
}
