import CollectionCore
import CollectionReference
import Testing

/// U2 to U4 and U7 to U11: what comes of a pointer that does not drag.
@Suite("Taps, highlights and long presses")
struct PressTests {
    @Test("A tap: the highlight waits under a touch or a pen, and not under a mouse")
    func tap() throws {
        var stage = try PressStage(mask: [.taps, .highlights])
        try stage.point(.down, 34, at: 100)
        #expect(stage.events.view.wakeAt == .time_ns(250_000_000))
        try stage.point(.up, 36, at: 190)
        #expect(
            stage.told() == ["highlight 0-3 at 190", "tap 0-3 at 190", "unhighlight 0-3 at 190"])
        try stage.point(.down, 34, at: 300)
        try stage.show(at: 1000)
        #expect(stage.told() == ["highlight 0-3 at 450"])
        #expect(stage.events.view.wakeAt == nil)
        try stage.point(.up, 34, at: 5000)
        #expect(stage.told() == ["tap 0-3 at 5000", "unhighlight 0-3 at 5000"])
        for device in [PointerSample.Device.mouse, .trackpad] {
            try stage.point(.down, 34, at: 6000, device: device)
            #expect(stage.told() == ["highlight 0-3 at 6000"])
            try stage.point(.up, 34, at: 6000, device: device)
            #expect(stage.told() == ["tap 0-3 at 6000", "unhighlight 0-3 at 6000"])
        }
    }

    @Test("What depends on time alone is the same, however often display frames are asked")
    func time() throws {
        var told: [[String]] = []
        for times in [[1000.0], [500, 1000], [100, 150, 200, 499, 500, 501, 1000]] {
            var stage = try PressStage()
            try stage.point(.down, 34, at: 0)
            for time in times { try stage.show(at: time) }
            told.append(stage.told())
        }
        #expect(told[0] == ["highlight 0-3 at 150", "long press 0-3 at 500"])
        #expect(told.allSatisfy { $0 == told[0] })
    }

    @Test("A tap tells where, what shows it, its item's identifier, and the keys that were held")
    func fields() throws {
        var stage = try PressStage(mask: .taps)
        var snapshot = Snapshot(limits: Limits())
        _ = try snapshot.appendSections([7])
        _ = try snapshot.appendItems(Array(100..<200))
        try stage.events.view.applySnapshot(snapshot)
        try stage.show(at: 0, offset: 1000 - 50)
        try stage.point(.down, 34, at: 10, modifiers: [.shift, .alt])
        try stage.point(.up, 35, at: 20)
        let events = stage.events.view.nextEvents().events
        #expect(events.count == 1)
        #expect(events[0].element == .cell(IndexPath(section: 0, item: 98)))
        #expect(events[0].identifier == 198 && events[0].flags == .hasIdentifier)
        #expect(events[0].point == Point(x: 50, y: 35))
        #expect(events[0].otherPoint == Point(x: 50, y: 985))
        #expect(events[0].value == 5 && events[0].origin == .user)
        let shown = stage.events.view.reusableView(for: events[0].element)
        #expect(shown.map { $0 == (events[0].reusableView, events[0].generation) } == true)
    }

    @Test("Headers are tapped and not highlighted; beside all elements there are taps of nothing")
    func headers() throws {
        var stage = try PressStage([2], header: 10)
        try stage.point(.down, 5, at: 0)
        try stage.point(.up, 5, at: 10)
        #expect(stage.told() == ["tap header 0 at 10"])
        try stage.point(.down, 45, at: 20)
        try stage.point(.up, 45, at: 30)
        #expect(stage.told() == ["tap nothing at 30"])
        var unseen = try EventStage([5], mask: .taps)
        let samples = [
            PointerSample(.down, .zero, at: 0), PointerSample(.up, .zero, at: 0),
        ]
        try unseen.view.sendPointers(samples.span)
        #expect(unseen.told() == ["tap nothing"])
    }

    @Test("A pointer that goes too far is no tap: 10 points, of a mouse 4")
    func slop() throws {
        for (device, near, far) in [
            (PointerSample.Device.touch, 10.0, 10.1), (.pen, 10, 10.1), (.mouse, 4, 4.1),
        ] {
            for distance in [near, far] {
                var stage = try PressStage(mask: .taps)
                try stage.point(.down, 20, at: 0, device: device)
                try stage.point(.move, 20 + distance, at: 10, device: device)
                try stage.point(.move, 20, at: 20, device: device)
                try stage.point(.up, 20, at: 30, device: device)
                #expect(stage.told() == (distance == near ? ["tap 0-2 at 30"] : []))
            }
        }
    }

    @Test("Out of the item, but not far: a tap of the item that the pointer went down on")
    func outside() throws {
        var stage = try PressStage(mask: .taps)
        try stage.point(.down, 29, at: 0)
        try stage.point(.up, 32, at: 10)
        #expect(stage.told() == ["tap 0-2 at 10"])
    }

    @Test("A long press, only where the host asks for it; it moves, ends or is cancelled")
    func longPress() throws {
        var stage = try PressStage()
        try stage.point(.down, 34, at: 0)
        try stage.show(at: 600)
        try stage.point(.move, 90, at: 610)
        try stage.point(.up, 90, at: 620)
        #expect(
            stage.told() == [
                "highlight 0-3 at 150", "long press 0-3 at 500", "long press moved at 610",
                "long press ended at 620", "unhighlight 0-3 at 620",
            ])
        try stage.point(.down, 34, at: 1000)
        try stage.point(.cancel, 34, at: 1700)
        #expect(
            stage.told().suffix(2) == ["long press cancelled at 1700", "unhighlight 0-3 at 1700"])
        // A mouse that is too far for a tap may still press long.
        try stage.point(.down, 34, at: 2000, device: .mouse)
        try stage.point(.move, 41, at: 2010, device: .mouse)
        try stage.point(.up, 41, at: 2600, device: .mouse)
        #expect(
            stage.told() == [
                "highlight 0-3 at 2000", "long press 0-3 at 2500", "long press ended at 2600",
                "unhighlight 0-3 at 2600",
            ])
    }

    @Test("A drag takes the highlight back, and a long press keeps the content where it is")
    func drags() throws {
        var stage = try PressStage(mask: [.taps, .highlights, .longPresses, .scrolling]) {
            $0.isEnabled = true
        }
        try stage.point(.down, 34, at: 0)
        try stage.point(.move, 30, at: 200)
        try stage.point(.move, 20, at: 210)
        try stage.point(.up, 20, at: 220)
        let told = stage.told()
        #expect(
            told.prefix(3) == [
                "highlight 0-3 at 150", "unhighlight 0-3 at 210", "will drag at 210",
            ])
        #expect(!told.contains { $0.hasPrefix("tap") })
        try stage.show(at: 5000)
        _ = stage.told()
        let offset = stage.events.view.scrolling.contentOffset
        try stage.point(.down, 34, at: 6000)
        try stage.point(.move, 10, at: 6600)
        try stage.point(.up, 10, at: 6610)
        #expect(stage.events.view.scrolling.contentOffset == offset)
        #expect(!stage.told().contains { $0.hasPrefix("will drag") })
    }

    @Test("A host that does not take touches back: what is highlighted does not drag")
    func kept() throws {
        var stage = try PressStage(mask: [.taps, .highlights, .scrolling]) {
            $0.isEnabled = true
            $0.canCancelContentTouches = false
            $0.delaysContentTouches = false
        }
        try stage.point(.down, 34, at: 0)
        try stage.point(.move, 4, at: 10)
        #expect(stage.told() == ["highlight 0-3"])
        try stage.point(.up, 4, at: 20)
        #expect(stage.told() == ["unhighlight 0-3 at 20"])
        #expect(stage.events.view.scrolling.state == .idle)
    }

    @Test("A touch that stops a motion does nothing else")
    func caught() throws {
        var stage = try PressStage(mask: [.taps, .highlights, .longPresses, .scrolling]) {
            $0.isEnabled = true
        }
        try stage.point(.down, 40, at: 0)
        try stage.point(.move, 20, at: 8)
        try stage.point(.move, 0, at: 16)
        try stage.point(.up, 0, at: 16)
        try stage.show(at: 50)
        _ = stage.told()
        try stage.point(.down, 20, at: 60)
        try stage.point(.up, 20, at: 1000)
        #expect(stage.told().filter { !$0.hasPrefix("scrolled") } == ["decelerated at 60"])
    }

    @Test("A press belongs to the item: it moves along, and ends with the item or out of sight")
    func updates() throws {
        var stage = try PressStage(mask: [.taps, .highlights])
        try stage.point(.down, 34, at: 0, device: .mouse)
        try stage.events.update([.insert(IndexPath(section: 0, item: 0))])
        try stage.show(at: 10)
        try stage.point(.up, 34, at: 20, device: .mouse)
        #expect(
            stage.told() == ["highlight 0-3", "tap 0-4 at 20", "unhighlight 0-4 at 20"])
        try stage.point(.down, 34, at: 30, device: .mouse)
        try stage.events.update([.delete(IndexPath(section: 0, item: 3))])
        #expect(stage.told() == ["highlight 0-3 at 30", "unhighlight 0-3 old at 30"])
        try stage.point(.up, 34, at: 40, device: .mouse)
        #expect(stage.told() == [])
        try stage.show(at: 50)
        try stage.point(.down, 34, at: 60, device: .mouse)
        try stage.show(at: 70, offset: 500)
        #expect(stage.told() == ["highlight 0-3 at 60", "unhighlight 0-3 at 70"])
        try stage.point(.up, 34, at: 80, device: .mouse)
        try stage.point(.down, 34, at: 90, device: .mouse)
        try stage.events.setData([3])
        #expect(stage.told() == ["highlight 0-53 at 90", "unhighlight 0-53 old at 90"])
    }

    @Test("Who does not tap: a second pointer, another button")
    func others() throws {
        var stage = try PressStage()
        try stage.point(.down, 14, at: 0)
        try stage.point(.down, 34, at: 10, pointer: 2)
        try stage.point(.up, 34, at: 20, pointer: 2)
        try stage.point(.up, 14, at: 30)
        #expect(stage.told() == ["highlight 0-1 at 30", "tap 0-1 at 30", "unhighlight 0-1 at 30"])
        try stage.point(.down, 14, at: 40, device: .mouse, buttons: .secondary)
        try stage.point(.up, 14, at: 900, device: .mouse)
        #expect(stage.told() == [])
        // Nobody lifts the first one: the second one is another.
        try stage.point(.down, 14, at: 1000, device: .mouse)
        try stage.point(.down, 34, at: 1010, device: .mouse)
        try stage.point(.up, 34, at: 1020, device: .mouse)
        #expect(
            stage.told() == [
                "highlight 0-1 at 1000", "unhighlight 0-1 at 1010", "highlight 0-3 at 1010",
                "tap 0-3 at 1020", "unhighlight 0-3 at 1020",
            ])
    }

    @Test(
        "A display frame that fails leaves a press as it was, and time goes on from the last call")
    func refused() throws {
        var stage = try PressStage()
        try stage.point(.down, 34, at: 100)
        #expect(throws: CollectionError.invalidArgument("time_ns", .goesBack)) {
            try stage.show(at: 50)
        }
        let request = DisplayFrameRequest(
            bounds: Rect(x: .nan, y: 0, width: 100, height: 50), time_ns: 900_000_000,
            isComplete: false, preferredSizes: [])
        #expect(throws: CollectionError.self) {
            try stage.events.view.displayFrame(for: request)
        }
        #expect(stage.told() == [])
        #expect(stage.events.view.wakeAt == .time_ns(250_000_000))
        try stage.show(at: 260)
        #expect(stage.told() == ["highlight 0-3 at 250"])
        // The end of time is no trap.
        let last = [PointerSample(.down, .zero, at: .max, pointer: 9)]
        try stage.events.view.sendPointers(last.span)
    }
}
