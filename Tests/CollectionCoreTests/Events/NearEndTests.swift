import CollectionCore
import Testing

/// V9: rows of 10 points in bounds of 100 x 50, so that 100 points are two screens.
@Suite("Near the end")
struct NearEndTests {
    private static func stage(_ counts: [UInt32] = [30]) throws -> EventStage {
        try EventStage(counts, mask: .nearEnd)
    }

    @Test("It is told once, as scrolling comes within two screens of the end")
    func once() throws {
        var stage = try Self.stage()
        try stage.show(0)
        try stage.show(140)
        #expect(stage.told() == [])
        try stage.show(160)
        #expect(stage.told() == ["near end 90.0"])
        try stage.show(140)
        try stage.show(280)
        #expect(stage.told() == [])
        stage.view.endLoading()
        #expect(stage.told() == [])
        try stage.show(280)
        #expect(stage.told() == ["near end -30.0"])
    }

    @Test("Neither a movement back nor a layout change tells of it")
    func movements() throws {
        var stage = try Self.stage()
        try stage.show(200)
        try stage.show(190)
        #expect(stage.told() == [])
        // What the user looks at moves down with the rows that are inserted above.
        try stage.update([.insert(IndexPath(section: 0, item: 0))])
        let frame = try stage.show(190)
        #expect(frame.contentOffsetAdjustment.y == 10)
        #expect(stage.told() == [])
        try stage.show(201)
        #expect(stage.told() == ["near end 59.0"])
    }

    @Test("It is told again once the number of items has changed, or the data was replaced")
    func changes() throws {
        var stage = try Self.stage()
        try stage.show(0)
        try stage.show(170)
        #expect(stage.told() == ["near end 80.0"])
        // One came, one went.
        try stage.update([
            .delete(IndexPath(section: 0, item: 29)),
            .insert(IndexPath(section: 0, item: 28)),
        ])
        try stage.show(171)
        #expect(stage.told() == [])
        // At rest, too: the next page is short.
        try stage.update([.delete(IndexPath(section: 0, item: 29))])
        try stage.show(171)
        #expect(stage.told() == ["near end 69.0"])
        try stage.setData([29])
        try stage.show(172)
        #expect(stage.told() == ["near end 68.0"])
    }

    @Test("Content that is shorter than the bounds is near its end without a movement")
    func short() throws {
        var stage = try Self.stage([])
        try stage.show(0)
        #expect(stage.told() == ["near end -50.0"])
        try stage.setData([4])
        try stage.show(0)
        try stage.show(0)
        #expect(stage.told() == ["near end -10.0"])
        try stage.setData([5])
        try stage.show(0)
        #expect(stage.told() == [])
    }

    @Test("The settings say how many screens are near, and the mask whether anything is told")
    func settings() throws {
        var stage = try Self.stage()
        var configuration = PrefetchConfiguration()
        configuration.nearEndScreens = 0.5
        try stage.view.setPrefetchConfiguration(configuration)
        try stage.show(0)
        try stage.show(220)
        #expect(stage.told() == [])
        try stage.show(230)
        #expect(stage.told() == ["near end 20.0"])
        configuration.nearEndScreens = -1
        #expect(throws: CollectionError.invalidNumber("near_end_screens", .negative)) {
            try stage.view.setPrefetchConfiguration(configuration)
        }
        #expect(stage.view.prefetchConfiguration.nearEndScreens == 0.5)
        stage = try EventStage([30], mask: .shown)
        try stage.show(0)
        try stage.show(250)
        #expect(!stage.told().contains { $0.hasPrefix("near") })
    }

    @Test("The start is told once, until loading has ended: rows at either end do not ask again")
    func start() throws {
        var stage = try EventStage([30], mask: .nearStart)
        try stage.show(150)
        try stage.show(110)
        #expect(stage.told() == [])
        try stage.show(100)
        #expect(stage.told() == ["near start 100.0"])
        try stage.update([.insert(IndexPath(section: 0, item: 30))])
        try stage.show(90)
        try stage.update([.insert(IndexPath(section: 0, item: 0))])
        #expect(try stage.show(90).contentOffsetAdjustment.y == 10)
        try stage.show(80)
        #expect(stage.told() == [])
        stage.view.endLoading()
        try stage.show(80)
        #expect(stage.told() == ["near start 80.0"])
    }

    @Test("The start is told again after it was far with another number of items")
    func startAfterPage() throws {
        var stage = try EventStage([30], mask: .nearStart)
        try stage.show(150)
        try stage.show(90)
        try stage.show(150)
        try stage.show(90)
        #expect(stage.told() == ["near start 90.0"])
        try stage.update([.insert(IndexPath(section: 0, item: 30))])
        try stage.show(101)
        try stage.show(99)
        #expect(stage.told() == ["near start 99.0"])
    }

    @Test("The settings say how many screens are near the start")
    func startSettings() throws {
        var stage = try EventStage([30], mask: [.nearStart, .nearEnd])
        var configuration = PrefetchConfiguration()
        (configuration.nearStartScreens, configuration.nearEndScreens) = (0.5, 30)
        try stage.view.setPrefetchConfiguration(configuration)
        try stage.show(100)
        try stage.show(110)
        #expect(stage.told() == ["near end 140.0"])
        try stage.show(26)
        #expect(stage.told() == [])
        try stage.show(25)
        #expect(stage.told() == ["near start 25.0"])
        configuration.nearStartScreens = -1
        #expect(throws: CollectionError.invalidNumber("near_start_screens", .negative)) {
            try stage.view.setPrefetchConfiguration(configuration)
        }
    }
}
