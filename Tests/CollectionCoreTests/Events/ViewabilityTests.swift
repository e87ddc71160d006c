import CollectionCore
import Testing

/// V10: rows of 10 points in bounds of 100 x 50.
@Suite("Viewability")
struct ViewabilityTests {
    private static func stage(
        _ counts: [UInt32] = [100], percent: Double = 50, time_ms: UInt64 = 100
    ) throws -> EventStage {
        var stage = try EventStage(counts, mask: .viewability)
        var configuration = ViewabilityConfiguration()
        configuration.measure = .item
        configuration.percent = percent
        configuration.minimumTime_ns = time_ms * 1_000_000
        try stage.view.setViewabilityConfiguration(configuration)
        return stage
    }

    private static let ms: UInt64 = 1_000_000

    @Test("An item counts from the time on at which enough of it was visible for long enough")
    func times() throws {
        var stage = try Self.stage()
        try stage.show(0, at: Self.ms)
        #expect(stage.told() == [] && stage.view.wakeAt == .time_ns(101 * Self.ms))
        try stage.show(6, at: 51 * Self.ms)
        #expect(stage.told() == [] && stage.view.wakeAt == .time_ns(101 * Self.ms))
        try stage.show(6, at: 120 * Self.ms)
        #expect(stage.told() == ["viewable 4 at 101000000"])
        #expect(stage.view.wakeAt == .time_ns(151 * Self.ms))
        // Rows 1 to 5 were visible until now, rows 1 and 2 no longer are.
        try stage.show(26, at: 200 * Self.ms)
        #expect(stage.told() == ["viewable 1 at 151000000", "not viewable 2 at 200000000"])
        try stage.show(500, at: 210 * Self.ms)
        #expect(stage.told() == ["not viewable 3 at 210000000"])
        #expect(stage.view.wakeAt == .time_ns(310 * Self.ms))
        // Those of before have not been viewable for long enough.
        try stage.show(0, at: 220 * Self.ms)
        #expect(stage.told() == [])
    }

    @Test("Items follow updates, and end with those that take them away")
    func updates() throws {
        var stage = try Self.stage(time_ms: 0)
        try stage.show(0)
        #expect(stage.told() == ["viewable 5"])
        try stage.update([
            .insert(IndexPath(section: 0, item: 0)), .delete(IndexPath(section: 0, item: 3)),
        ])
        #expect(stage.told() == ["not viewable 1 old"])
        try stage.show(0)
        #expect(stage.told() == ["viewable 1"])
        try stage.update([.reload(IndexPath(section: 0, item: 1))])
        #expect(stage.told() == ["not viewable 1 old"])
        try stage.show(0)
        #expect(stage.told() == ["viewable 1"])
        try stage.setData([2])
        #expect(stage.told() == ["not viewable 5 old"])
        try stage.show(0)
        #expect(stage.told() == ["viewable 2"])
    }

    @Test("Other settings begin anew; the mask must ask for it, too")
    func settings() throws {
        var stage = try Self.stage(time_ms: 0)
        try stage.show(0)
        #expect(stage.told() == ["viewable 5"])
        var configuration = stage.view.viewabilityConfiguration
        try stage.view.setViewabilityConfiguration(configuration)
        #expect(stage.told() == [])
        configuration.waitsForInteraction = true
        try stage.view.setViewabilityConfiguration(configuration)
        #expect(stage.told() == ["not viewable 5"])
        try stage.show(0)
        try stage.show(0)
        #expect(stage.told() == [])
        try stage.show(1)
        #expect(stage.told() == ["viewable 5"])
        configuration.percent = 100.5
        #expect(throws: CollectionError.invalidNumber("percent", .tooLarge)) {
            try stage.view.setViewabilityConfiguration(configuration)
        }
        try stage.view.setEventMask(.content)
        try stage.show(200)
        #expect(stage.told() == [])
    }
}
