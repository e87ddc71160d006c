import CollectionCore
import Testing

/// V2 to V5: what display frames and changes of the data are told as.
@Suite("Display events")
struct DisplayEventTests {
    @Test("Nothing is told unless it is asked for")
    func mask() throws {
        var stage = try EventStage([20], mask: [])
        try stage.show(0)
        try stage.show(30)
        #expect(stage.told() == [])
        // What is shown by then counts as displayed.
        try stage.view.setEventMask(.display)
        try stage.show(40)
        #expect(stage.told() == ["end 0-3", "will 0-8"])
        try stage.view.setEventMask(.sectionDisplay)
        try stage.show(100)
        #expect(stage.told() == [])
        #expect(throws: CollectionError.invalidArgument("event_mask", .unknownValue)) {
            try stage.view.setEventMask(EventMask(rawValue: 1 << 60))
        }
        #expect(stage.view.eventMask == .sectionDisplay)
    }

    @Test("What leaves is told before what comes, sections around their elements")
    func order() throws {
        var stage = try EventStage([2, 2, 9], header: 10)
        #expect(stage.told() == ["not empty"])
        try stage.show(0)
        #expect(
            stage.told() == [
                "section 0 will", "will 0-0", "will 0-1", "section 1 will", "will 1-0",
                "will header 0", "will header 1",
            ])
        try stage.show(31)
        #expect(
            stage.told() == [
                "end 0-0", "end 0-1", "end header 0", "section 0 end", "will 1-1",
                "section 2 will", "will 2-0", "will 2-1", "will header 2",
            ])
        try stage.show(31)
        #expect(stage.told() == [])
    }

    @Test("Items that are moved or pushed aside stay displayed, in whatever section")
    func moves() throws {
        var stage = try EventStage([3, 3])
        try stage.show(0)
        _ = stage.told()
        try stage.update([
            .move(IndexPath(section: 0, item: 0), to: IndexPath(section: 1, item: 0)),
            .delete(IndexPath(section: 0, item: 1)),
        ])
        try stage.show(0)
        #expect(stage.told() == ["end 0-1 old", "will 1-3"])
        // Its last item leaves the section by a move: nothing of it is displayed.
        try stage.update([
            .move(IndexPath(section: 0, item: 0), to: IndexPath(section: 1, item: 4))
        ])
        try stage.show(0)
        #expect(stage.told() == ["section 0 end"])
    }

    @Test("What is reloaded has ended and will display; what is reconfigured stays")
    func reloads() throws {
        var stage = try EventStage([3])
        try stage.show(0)
        _ = stage.told()
        try stage.update([
            .reload(IndexPath(section: 0, item: 0)), .reconfigure(IndexPath(section: 0, item: 1)),
        ])
        try stage.show(0)
        #expect(stage.told() == ["end 0-0 old", "will 0-0"])
        let counts: [UInt32] = [3]
        let content = try UpdateContent(
            metrics: [], itemCounts: counts.span, sectionMetrics: Span(), widths: Span(),
            heights: Span(), reuseIdentifiers: Span(), options: [], itemCount: 3, limits: Limits())
        try stage.view.performBatchUpdates(
            BatchUpdate(items: [.reload(IndexPath(section: 0))], content: content))
        try stage.show(0)
        #expect(
            stage.told() == [
                "end 0-0 old", "end 0-1 old", "end 0-2 old", "section 0 end old", "section 0 will",
                "will 0-0", "will 0-1", "will 0-2",
            ])
    }

    @Test("Replaced data ends all, with its last paths, and becomes empty once a call")
    func replacement() throws {
        var stage = try EventStage([2])
        try stage.show(0)
        _ = stage.told()
        try stage.setData([])
        #expect(stage.told() == ["empty"])
        try stage.setData([0])
        #expect(stage.told() == [])
        try stage.setData([1])
        #expect(stage.told() == ["not empty"])
        try stage.show(0)
        #expect(
            stage.told() == [
                "end 0-0 old", "end 0-1 old", "section 0 end old", "section 0 will", "will 0-0",
            ])
        try stage.update([.delete(IndexPath(section: 0, item: 0))])
        #expect(stage.told() == ["empty"])
    }

    @Test("An item that is deleted with an animation has ended when it has disappeared")
    func disappearing() throws {
        var stage = try EventStage([3], mask: EventMask.shown.union(.completions))
        try stage.show(0)
        _ = stage.told()
        let animation = Animation(duration_ns: 100)
        try stage.update(
            [.delete(IndexPath(section: 0, item: 1))],
            BatchUpdateOptions(animation: animation, tag: 7))
        #expect(stage.view.wakeAt == .everyFrame)
        try stage.show(0, at: 10)
        try stage.update([.delete(IndexPath(section: 0, item: 0))])
        try stage.show(0, at: 60)
        #expect(stage.told() == ["end 0-0 old at 60", "complete 0 at 60"])
        #expect(stage.view.wakeAt == .everyFrame)
        try stage.show(0, at: 200)
        #expect(stage.told() == ["complete 7 at 110", "end 0-1 old at 200"])
        #expect(stage.view.wakeAt == nil)
    }

    @Test("An update that other data ends is told of in that call, and not again")
    func interruption() throws {
        var stage = try EventStage([3], mask: .all)
        try stage.show(0)
        _ = stage.told()
        try stage.update(
            [.delete(IndexPath(section: 0, item: 1))],
            BatchUpdateOptions(animation: Animation(duration_ns: 100), tag: 7))
        try stage.setData([])
        #expect(stage.told() == ["complete 7 interrupted", "empty"])
        let frame = try stage.show(0)
        #expect(frame.completions == [Completion(tag: 7, isFinished: false)])
        #expect(!stage.told().contains("complete 7 interrupted"))
    }

    @Test("What is due comes at its time, however often display frames are asked")
    func time() throws {
        func completions(_ times: [UInt64]) throws -> [String] {
            var stage = try EventStage([9], mask: .completions)
            try stage.show(0)
            for (tag, duration) in [(1, 300), (2, 100), (3, 200)] as [(UInt64, UInt64)] {
                try stage.update(
                    [.delete(IndexPath(section: 0, item: 0))],
                    BatchUpdateOptions(animation: Animation(duration_ns: duration), tag: tag))
            }
            try stage.show(0, at: 1)
            var told: [String] = []
            for time in times {
                try stage.show(0, at: time)
                told += stage.told()
            }
            return told
        }
        let expected = ["complete 2 at 101", "complete 3 at 201", "complete 1 at 301"]
        #expect(try completions([1000]) == expected)
        #expect(try completions([50, 101, 150, 200, 250, 301, 302]) == expected)
    }

    @Test("Snapshots give identifiers, of items and of sections")
    func identifiers() throws {
        var stage = try EventStage([], header: 10)
        var snapshot = Snapshot(limits: Limits())
        try snapshot.appendSections([70])
        try snapshot.appendItems([5, 6], toSection: 70)
        try stage.view.applySnapshot(snapshot)
        try stage.show(0)
        try snapshot.deleteItems([5])
        try stage.view.applySnapshot(snapshot)
        try stage.show(0)
        let events = stage.view.nextEvents().events.filter { $0.flags.contains(.hasIdentifier) }
        #expect(
            events.map { "\($0.words) \($0.identifier)" } == [
                "section 0 will 70", "will 0-0 5", "will 0-1 6", "will header 0 70",
                "end 0-0 old 5",
            ])
    }
}
