import CollectionCore
import CollectionReference
import Testing

/// V8: rows that a person swipes.
@Suite("V8: swipe actions")
struct SwipeTests {
    @Test("A row that comes back while no display frame is made is not marked any more")
    func unseen() throws {
        var stage = try SwipeStage()
        var traits = stage.press.events.view.defaultTraits
        traits.flags.remove(.hasLeadingActions)
        try stage.press.events.view.setDefaultTraits(traits)
        try stage.show()
        #expect(try stage.press.events.view.openSwipe(ofItemAt: .at(0, 1), .trailing))
        try stage.show(after: 16)
        try stage.show(after: 1000)
        #expect(try stage.swiped() == [1])
        // A finger elsewhere closes the row, and moves to the side without actions.
        try stage.point(.down, 50, 35)
        try stage.show(after: 16)
        try stage.point(.move, 90, 35, after: 2000)
        #expect(try stage.swiped().isEmpty)
    }

    @Test("Beyond half of the width of its actions a row stays open, before that it closes")
    func halves() throws {
        for (distance, rest) in [(-20.5, -40.0), (-20, 0), (15.5, 30), (14, 0)] {
            var stage = try SwipeStage()
            try stage.drag(distance)
            #expect(
                stage.told() == ["swipe 0-1 from 0", "swipe 0-1 to \(Int(distance))"])
            try stage.lift()
            #expect(stage.told() == ["swiped 0-1, rests at \(Int(rest))"])
            try stage.show(after: 3000)
            #expect(stage.told().last == "swipe 0-1 to \(Int(rest))")
            #expect(try stage.swiped() == (rest == 0 ? [] : [1]))
        }
    }

    @Test("A flick opens and closes, whatever the distance")
    func flicks() throws {
        var stage = try SwipeStage()
        try stage.drag(-10)
        try stage.point(.move, 26, after: 8)
        try stage.point(.move, 22, after: 8)
        try stage.lift(after: 8)
        #expect(stage.told().last == "swiped 0-1, rests at -40")
        try stage.show(after: 3000)
        try stage.drag(5)
        try stage.point(.move, 70, after: 8)
        try stage.point(.move, 74, after: 8)
        try stage.lift(after: 8)
        #expect(stage.told().last == "swiped 0-1, rests at 0")
    }

    @Test("Only rows with actions are swiped, to a side that has some, and as they are asked for")
    func without() throws {
        var stage = try SwipeStage { $0.leadingActionsWidth = 0 }
        try stage.drag(30)
        try stage.lift()
        var unasked = try SwipeStage(mask: .taps)
        try unasked.drag(-30)
        try unasked.lift()
        var locked = try SwipeStage()
        try locked.press.events.view.setDefaultTraits(.standard)
        try locked.drag(-30)
        try locked.lift()
        var editing = try SwipeStage()
        editing.press.events.view.setEditing(true)
        try editing.drag(-30)
        try editing.lift()
        #expect(stage.told() + unasked.told() + locked.told() + editing.told() == [])
    }

    @Test("Beyond its actions a row follows the finger where a full swipe commits, else it resists")
    func fullSwipe() throws {
        var stage = try SwipeStage { $0.performsFirstLeadingActionWithFullSwipe = false }
        try stage.drag(-51)
        #expect(stage.told().last == "swipe 0-1 to -51 commits")
        try stage.lift()
        #expect(
            stage.told() == ["swiped 0-1, rests at -100 commits", "commit 0-1"])
        try stage.show(after: 3000)
        #expect(stage.told().last == "swipe 0-1 to -100 commits")
        #expect(try stage.close())
        #expect(stage.told() == ["swipe closes 0-1"])
        try stage.show()
        try stage.show(after: 3000)
        _ = stage.told()
        try stage.drag(80)
        let offset = try #require(stage.press.events.view.nextEvents().events.last).number
        // M5, with the width of the row: 30 + 50 c L / (50 c + L).
        #expect(abs(offset - (30 + 27.5 * 100 / 127.5)) < 1e-9)
        try stage.lift()
        #expect(stage.told() == ["swiped 0-1, rests at 30"])
    }

    @Test("A row that is let go springs to its rest, and not beyond it")
    func spring() throws {
        var stage = try SwipeStage()
        try stage.drag(-30)
        try stage.lift()
        _ = stage.told()
        #expect(stage.press.events.view.wakeAt == .everyFrame)
        try stage.show(after: 100)
        let offset = try #require(stage.press.events.view.nextEvents().events.last).number
        // M6 with A = 10, v = 0: -40 + (10 + 100 t) / E at t = 0.1.
        #expect(abs(offset - (-40 + 20 / 2.718281828459045)) < 1e-9)
        try stage.show(after: 2000)
        #expect(stage.told() == ["swipe 0-1 to -40"])
        #expect(stage.press.events.view.wakeAt == nil)
        try stage.show(after: 10)
        #expect(stage.told() == [])
    }

    @Test("A touch elsewhere closes the row that is open, and taps nothing; one row at a time")
    func elsewhere() throws {
        var stage = try SwipeStage()
        #expect(try stage.press.events.view.openSwipe(ofItemAt: .at(0, 1), .trailing))
        try stage.show()
        try stage.show(after: 3000)
        #expect(stage.told() == ["swipe 0-1 to -40"])
        try stage.point(.down, 50, 35)
        try stage.point(.up, 50, 35, after: 50)
        #expect(stage.told() == ["swipe closes 0-1"])
        try stage.show(after: 3000)
        try stage.point(.down, 50, 35)
        try stage.point(.up, 50, 35, after: 50)
        #expect(stage.told() == ["swipe 0-1 to 0", "tap 0-3"])
        #expect(try stage.press.events.view.openSwipe(ofItemAt: .at(0, 1), .trailing))
        #expect(try stage.press.events.view.openSwipe(ofItemAt: .at(0, 2), .leading))
        #expect(stage.told() == ["swipe closes 0-1"])
        try stage.show()
        try stage.show(after: 3000)
        #expect(try stage.swiped() == [2])
    }

    @Test("A tap on the content of an open row closes it; one on its actions is the host's")
    func onOpenRow() throws {
        var stage = try SwipeStage()
        #expect(try stage.press.events.view.openSwipe(ofItemAt: .at(0, 1), .trailing))
        try stage.show()
        try stage.show(after: 3000)
        _ = stage.told()
        try stage.point(.down, 70)
        try stage.point(.up, 70, after: 50)
        #expect(stage.told() == [])
        try stage.point(.down, 50)
        try stage.point(.up, 50, after: 50)
        #expect(stage.told() == ["swipe closes 0-1"])
    }

    @Test("Scrolling, Escape, editing, another layout and another pointer's end close a row")
    func closing() throws {
        for way in 0..<4 {
            var stage = try SwipeStage()
            #expect(try stage.press.events.view.openSwipe(ofItemAt: .at(0, 1), .trailing))
            try stage.show()
            try stage.show(after: 3000)
            _ = stage.told()
            switch way {
            case 0:
                try stage.point(.down, 50, 15)
                try stage.point(.move, 50, 0, after: 20)
            case 1: #expect(try stage.press.events.view.sendKey(KeySample(.escape, at: .max)))
            case 2: stage.press.events.view.setEditing(true)
            default: try stage.press.events.view.setListLayout(ListLayout())
            }
            #expect(stage.told().first { $0.hasPrefix("swipe") } == "swipe closes 0-1")
            #expect(try !stage.close())
        }
        var stage = try SwipeStage()
        try stage.drag(-30)
        try stage.point(.cancel, 20)
        #expect(stage.told().last == "swipe back 0-1")
        try stage.show(after: 3000)
        #expect(stage.told() == ["swipe 0-1 to 0"])
    }

    @Test("A row follows updates, and is closed as its item leaves the data")
    func updates() throws {
        var stage = try SwipeStage()
        try stage.drag(-30)
        try stage.press.events.update([.insert(.at(0, 0))])
        try stage.lift()
        #expect(stage.told().last == "swiped 0-2, rests at -40")
        #expect(try stage.swiped() == [2])
        _ = stage.told()
        try stage.press.events.update([.reload(.at(0, 2))])
        #expect(stage.told() == ["swipe closes 0-2 old"])
        #expect(try stage.swiped() == [])
        #expect(stage.press.events.view.wakeAt == nil)
        try stage.drag(-30)
        _ = stage.told()
        try stage.press.events.setData([3])
        #expect(stage.told() == ["swipe back 0-1 old"])
    }

    @Test("From right to left the leading actions are at the right")
    func rightToLeft() throws {
        var stage = try SwipeStage()
        var environment = Environment()
        environment.layoutDirection = .rightToLeft
        try stage.press.events.view.setEnvironment(environment)
        try stage.show()
        #expect(try stage.press.events.view.openSwipe(ofItemAt: .at(0, 1), .leading))
        try stage.show()
        try stage.show(after: 3000)
        let event = try #require(stage.press.events.view.nextEvents().events.last)
        #expect(event.number == -30 && event.value == 1)
    }

    @Test("The host sets the widths of the row that begins to be swiped")
    func widths() throws {
        var stage = try SwipeStage()
        try stage.drag(-30)
        var configuration = SwipeConfiguration()
        configuration.trailingActionsWidth = 80
        try stage.press.events.view.setSwipeConfiguration(configuration)
        try stage.point(.move, -5, after: 100)
        try stage.lift()
        #expect(stage.told().last == "swiped 0-1, rests at -80")
        configuration.trailingActionsWidth = 50
        try stage.press.events.view.setSwipeConfiguration(configuration)
        try stage.show()
        try stage.show(after: 3000)
        #expect(stage.told().last == "swipe 0-1 to -50")
        configuration.trailingActionsWidth = -1
        #expect(throws: CollectionError.self) {
            try stage.press.events.view.setSwipeConfiguration(configuration)
        }
    }

    @Test("The fingers on a trackpad swipe the row that they are over, and then scroll")
    func trackpad() throws {
        var stage = try SwipeStage()
        let place = Point(x: 50, y: 15)
        let samples = [
            WheelSample(Point(x: 25, y: 3), place, at: 0, phase: .began),
            WheelSample(Point(x: 10, y: 0), place, at: 8_000_000, phase: .changed),
            WheelSample(.zero, place, at: 300_000_000, phase: .ended),
        ]
        try stage.press.events.view.sendWheels(samples.span)
        #expect(
            stage.told() == [
                "swipe 0-1 from 0", "swipe 0-1 to -25", "swipe 0-1 to -35",
                "swiped 0-1, rests at -40",
            ])
        let scroll = [WheelSample(Point(x: 0, y: 4), place, at: 400_000_000, phase: .began)]
        try stage.press.events.view.sendWheels(scroll.span)
        #expect(stage.told().first == "swipe closes 0-1")
    }
}
