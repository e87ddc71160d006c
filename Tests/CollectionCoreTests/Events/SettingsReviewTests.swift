import CollectionCore
import Testing

/// Q10: what display frames tell of settings without effect.
@Suite("Settings without effect")
struct SettingsReviewTests {
    private static func prefetching(_ isEnabled: Bool) -> PrefetchConfiguration {
        var configuration = PrefetchConfiguration()
        configuration.isPrefetchingEnabled = isEnabled
        return configuration
    }

    private static func viewability(
        _ measure: ViewabilityConfiguration.Measure
    ) -> ViewabilityConfiguration {
        var configuration = ViewabilityConfiguration()
        configuration.measure = measure
        return configuration
    }

    @Test("Prefetching without its events, and events without prefetching, are told once each")
    func prefetching() throws {
        var stage = try EventStage([100])
        #expect(try stage.codes() == [])
        try stage.view.setPrefetchConfiguration(Self.prefetching(true))
        #expect(try stage.codes() == [.prefetchingWithoutEvents])
        #expect(try stage.codes() == [])
        try stage.view.setEventMask(.prefetching)
        #expect(try stage.codes() == [])
        try stage.view.setPrefetchConfiguration(Self.prefetching(false))
        #expect(try stage.codes() == [.eventsWithoutPrefetching])
        try stage.view.setPrefetchConfiguration(Self.prefetching(true))
        try stage.view.setEventMask([])
        #expect(try stage.codes() == [])
    }

    @Test("Viewability without its events, and events without viewability, are told once each")
    func viewability() throws {
        var stage = try EventStage([100], mask: .viewability)
        #expect(try stage.codes() == [.eventsWithoutViewability])
        try stage.view.setViewabilityConfiguration(Self.viewability(.item))
        #expect(try stage.codes() == [])
        try stage.view.setEventMask(.display)
        #expect(try stage.codes() == [.viewabilityWithoutEvents])
        #expect(try stage.codes() == [])
    }

    @Test("The order in which settings are made before a display frame does not matter")
    func order() throws {
        var stage = try EventStage([100], mask: [])
        try stage.view.setEventMask([.prefetching, .viewability])
        try stage.view.setViewabilityConfiguration(Self.viewability(.bounds))
        try stage.view.setPrefetchConfiguration(Self.prefetching(true))
        #expect(try stage.codes() == [])
    }

    @Test("A code names no element")
    func element() throws {
        var stage = try EventStage([100], mask: .prefetching)
        let diagnostics = try stage.show(0).diagnostics
        #expect(diagnostics.map(\.element) == [.none])
        #expect(diagnostics.map(\.size) == [.zero])
    }

    @Test(
        "Bounds without width or height are told once, where there is data",
        arguments: [Size(width: 0, height: 50), Size(width: 100, height: 0), .zero])
    func noBounds(_ size: Size) throws {
        var stage = try EventStage([])
        #expect(try stage.codes(in: size) == [])
        try stage.setData([100])
        let told = try stage.diagnostics(in: size)
        #expect(told.map(\.code) == [.noBounds])
        #expect(told.map(\.size) == [size])
        #expect(try stage.codes(in: size) == [])
    }

    @Test("A view that had bounds may lose them")
    func lostBounds() throws {
        var stage = try EventStage([100])
        #expect(try stage.codes() == [])
        #expect(try stage.codes(in: .zero) == [])
    }
}

extension EventStage {
    fileprivate mutating func diagnostics(in size: Size) throws -> [Diagnostic] {
        try view.displayFrame(
            for: DisplayFrameRequest(
                bounds: Rect(x: 0, y: 0, width: size.width, height: size.height),
                time_ns: time_ns, isComplete: false, preferredSizes: [])
        ).diagnostics
    }

    fileprivate mutating func codes(
        in size: Size = Size(width: 100, height: 50)
    ) throws -> [Diagnostic.Code] {
        try diagnostics(in: size).map(\.code)
    }
}
