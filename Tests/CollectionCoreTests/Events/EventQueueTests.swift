import CollectionCore
import Testing

/// Q3, Q5, Q6: numbers, and what there is no room for.
@Suite("Event queue")
struct EventQueueTests {
    @Test("What does not fit is counted, and takes no number")
    func overflow() throws {
        var stage = try EventStage([], mask: .content)
        let countMax = 65_536
        for round in 0..<countMax + 9 { try stage.setData(round % 2 == 0 ? [1] : []) }
        var events = stage.view.nextEvents().events
        #expect(events.count == countMax)
        #expect(events.map(\.sequence) == Array(1...UInt64(countMax)))
        #expect(events.last?.words == "lost 10")
        #expect(events.dropLast().allSatisfy { $0.kind != .lost })
        try stage.setData([1])
        try stage.setData([])
        events = stage.view.nextEvents().events
        #expect(events.map(\.words) == ["empty"] || events.map(\.words) == ["not empty", "empty"])
        #expect(events[0].sequence == UInt64(countMax) + 1)
    }

    @Test("What is too long for the queue is lost, with all behind it")
    func lists() throws {
        var stage = try PressStage([10_000], mask: .actions)
        var traits = ItemTraits.standard
        traits.menu = .yes
        try stage.events.view.setDefaultTraits(traits)
        var configuration = SelectionConfiguration()
        configuration.allowsMultipleSelection = true
        stage.events.view.setSelectionConfiguration(configuration)
        let runs = (0..<5000).map {
            ItemRun(indexPath: IndexPath(section: 0, item: 2 * $0), count: 1)
        }
        try stage.events.view.changeSelection(.select, runs.span)
        for _ in 0..<2 {
            for _ in 0..<100 {
                try stage.point(.down, 5, at: 0, device: .mouse, buttons: .secondary)
                try stage.point(.up, 5, at: 0, device: .mouse)
            }
            let events = stage.events.view.nextEvents()
            // 4 MiB of runs, of 16 bytes each.
            #expect(events.runs.count == 1 << 18 && events.events.count == 65)
            #expect(events.events.last?.kind == .lost && events.events.last?.value == 36)
        }
    }

    @Test("Events that wait stay when the mask changes; a call that fails queues none")
    func waiting() throws {
        var stage = try EventStage([1])
        try stage.view.setEventMask([])
        try stage.setData([])
        #expect(stage.told() == ["not empty"])
        try stage.view.setEventMask(.all)
        #expect(throws: CollectionError.self) {
            try stage.update([.delete(IndexPath(section: 0, item: 0))])
        }
        #expect(throws: CollectionError.self) { try stage.show(.nan) }
        #expect(stage.told() == [])
    }

    @Test("Events put behind others keep what belongs to them")
    func append() {
        var (all, more) = (Events(), Events())
        for (count, number) in [(2, 0), (0, 2), (3, 2)] as [(UInt32, UInt32)] {
            var event = Event(.completion, at: UInt64(count))
            (event.firstRun, event.runCount) = (number, count)
            (event.firstIdentifier, event.identifierCount) = (number, count)
            more.events.append(event)
        }
        more.runs = (0..<5).map { ItemRun(indexPath: IndexPath(section: $0, item: 1), count: 2) }
        more.identifiers = [10, 11, 12, 13, 14]
        all.append(more)
        #expect(all == more)
        all.append(more)
        #expect(all.events.map(\.firstRun) == [0, 2, 2, 5, 7, 7])
        #expect(all.events.map(\.firstIdentifier) == [0, 2, 2, 5, 7, 7])
        #expect(all.runs == more.runs + more.runs)
    }
}
