import CollectionCore
import Testing

/// W1 to W8: which items the host is to fetch the data of.
@Suite("Prefetching")
struct PrefetchTests {
    @Test("Nothing is asked for before the content scrolls, nor what was visible")
    func start() throws {
        var stage = try PrefetchStage()
        #expect(try stage.show(0) == [])
        #expect(try stage.show(0, after: 100) == [])
        #expect(try stage.show(1) == ["prefetch 0-6...10"])
        #expect(try stage.show(9) == [])
        #expect(try stage.show(11) == ["prefetch 0-11"])
        #expect(try stage.show(11) == [])
        #expect(try stage.show(61) == ["prefetch 0-12...16"])
        // An item that was displayed is forgotten once it is a screen away.
        #expect(try stage.show(40) == ["cancel 0-14...16", "prefetch 0-0"])
    }

    @Test("Both the settings and the event mask must ask for it")
    func settings() throws {
        var stage = try PrefetchStage(isEnabled: false)
        #expect(try stage.show(0) + stage.show(1) == [])
        var configuration = PrefetchConfiguration()
        configuration.isPrefetchingEnabled = true
        try stage.stage.view.setPrefetchConfiguration(configuration)
        #expect(stage.stage.view.prefetchConfiguration == configuration)
        #expect(try stage.show(2) == [])
        #expect(try stage.show(1) == ["prefetch 0-6...7"])
        #expect(try stage.show(2) == ["prefetch 0-8...10"])
        try stage.stage.view.setPrefetchConfiguration(PrefetchConfiguration())
        #expect(stage.told() == ["cancel 0-6...10"])
        try stage.stage.view.setPrefetchConfiguration(configuration)
        try stage.stage.view.setEventMask([])
        #expect(try stage.show(2).count == 0 && stage.show(3).count == 0)
    }

    @Test("The faster the content scrolls, the farther ahead items are asked for")
    func speed() throws {
        var stage = try PrefetchStage()
        #expect(try stage.show(0) == [])
        // 100 points per second: half a second is another screen.
        #expect(try stage.show(10, after: 100) == ["prefetch 0-6...15"])
        stage = try PrefetchStage()
        #expect(try stage.show(0) == [])
        #expect(try stage.show(50, after: 50) == ["prefetch 0-10...22"])
        // At rest for longer than 0.25 s: what is beyond a screen and a half is not asked for.
        #expect(try stage.show(50, after: 250) == [])
        #expect(try stage.show(50, after: 1) == ["cancel 0-18...22"])
        // A movement that took longer has no speed.
        #expect(try stage.show(51, after: 1_000) == [])
        #expect(try stage.show(60, after: 1_000) == [])
    }

    @Test("Items are cancelled once they are half a screen beyond the window")
    func reversal() throws {
        var stage = try PrefetchStage()
        #expect(try stage.show(200) == [])
        #expect(try stage.show(210) == ["prefetch 0-26 0-19 0-27 0-18 0-28...30"])
        // Ahead is behind now: what is asked for stays for half a screen.
        #expect(try stage.show(209) == ["prefetch 0-17 0-16 0-15"])
        #expect(try stage.show(201) == [])
        #expect(try stage.show(190) == ["cancel 0-29...30", "prefetch 0-14"])
    }

    @Test("After a jump half a screen to both sides is asked for, the nearest items first")
    func jump() throws {
        var stage = try PrefetchStage()
        #expect(try stage.show(0) == [])
        #expect(try stage.show(1) == ["prefetch 0-6...10"])
        #expect(
            try stage.show(500, after: 10) == [
                "cancel 0-10 0-9 0-8 0-7 0-6", "prefetch 0-49 0-55 0-48 0-56 0-47 0-57",
            ])
        #expect(try stage.show(500, after: 10) == [])
        #expect(try stage.show(501) == ["prefetch 0-58...60"])
    }

    @Test("Updates move what is asked for, and cancel what is deleted or reloaded")
    func updates() throws {
        var stage = try PrefetchStage()
        #expect(try stage.show(0) == [])
        #expect(try stage.show(1) == ["prefetch 0-6...10"])
        #expect(try stage.update([.insert(IndexPath(section: 0, item: 0), count: 3)]) == [])
        // The first visible row keeps its place.
        #expect(try stage.show(1) == ["prefetch 0-2 0-1 0-0"])
        #expect(try stage.update([.delete(IndexPath(section: 0, item: 9))]) == ["cancel 0-9 old"])
        #expect(try stage.show(31) == ["prefetch 0-13"])
        #expect(
            try stage.update([.reload(IndexPath(section: 0, item: 10), count: 2)])
                == ["cancel 0-10...11 old"])
        #expect(try stage.show(31) == ["prefetch 0-10...11"])
        #expect(try stage.show(41) == ["prefetch 0-14"])
    }

    @Test("Replaced data cancels all, and is asked for with the next display frame")
    func replacement() throws {
        var stage = try PrefetchStage()
        #expect(try stage.show(0) == [])
        #expect(try stage.show(1) == ["prefetch 0-6...10"])
        try stage.stage.setData([7, 2])
        #expect(stage.told() == ["cancel 0-6...10 old"])
        #expect(try stage.show(1) == ["prefetch 0-6 1-0...1"])
    }

    @Test("An event has at most 512 items, and no more than 2,048 are asked for at a time")
    func limits() throws {
        var stage = try PrefetchStage()
        var layout = ListLayout()
        layout.sectionMetrics.itemSize = Size(width: 100, height: 0.03125)
        layout.sectionMetrics.minimumLineSpacing = 0
        try stage.stage.view.setListLayout(layout)
        try stage.stage.setData([100_000])
        // 1,600 items are visible; up to 4,000 are ahead.
        #expect(try stage.show(0) == [])
        #expect(try stage.show(50, after: 50) == ["prefetch 0-3200...3711"])
        #expect(try stage.show(50) == ["prefetch 0-3712...4223"])
        #expect(try stage.show(50) == ["prefetch 0-4224...4735"])
        #expect(try stage.show(50) == ["prefetch 0-4736...5247"])
        #expect(try stage.show(50) == [])
        // Items that are displayed make room for others.
        #expect(try stage.show(52, after: 2) == ["prefetch 0-5248...5311"])
        try stage.stage.setData([0])
        #expect(
            stage.told() == [
                "cancel 0-3264...3775 old", "cancel 0-3776...4287 old", "cancel 0-4288...4799 old",
                "cancel 0-4800...5311 old",
            ])
    }

    @Test("Data of a snapshot is told with its identifiers")
    func identifiers() throws {
        var stage = try PrefetchStage([])
        var snapshot = Snapshot(limits: Limits())
        try snapshot.appendSections([1])
        try snapshot.appendItems((100..<200).map { UInt64($0) }, toSection: 1)
        try stage.stage.view.applySnapshot(snapshot)
        #expect(try stage.show(0) == [])
        try stage.stage.show(1)
        let events = stage.stage.view.nextEvents()
        #expect(events.events.map(\.kind) == [.prefetch])
        #expect(events.events.map(\.value) == [5])
        #expect(events.identifiers == [106, 107, 108, 109, 110])
        try snapshot.deleteItems([107, 109])
        try stage.stage.view.applySnapshot(snapshot)
        let news = stage.stage.view.nextEvents()
        #expect(news.identifiers == [107, 109])
        #expect(news.runs.map(\.indexPath.item) == [7, 9])
        #expect(news.events.first?.origin == .update)
    }
}
